import { checkList, checkWord } from '../../check/check.js';
import { wrongValue } from '../../check/refusal.js';
import { plainName } from '../carried.js';
import type { Pipeline } from '../quirks/quirk.js';
import type { Ability, AbilityCategory, AbilityEntry, ResolvedAbility } from './ability.js';
import { FURTHER_ABILITIES } from './further-abilities.js';
import { GUNNERY_ABILITIES } from './gunnery-abilities.js';
import { MISC_ABILITIES, TACTICAL_ABILITIES } from './misc-abilities.js';
import { DEFENSIVE_ABILITIES, PILOTING_ABILITIES } from './piloting-abilities.js';

const OF_CATALOG = [
  ...GUNNERY_ABILITIES,
  ...PILOTING_ABILITIES,
  ...DEFENSIVE_ABILITIES,
  ...MISC_ABILITIES,
  ...TACTICAL_ABILITIES,
];
export type AbilityId = (typeof OF_CATALOG)[number]['id'];
/** An ability of the catalog, or a further one from other programs. */
export type KnownAbilityId = AbilityId | (typeof FURTHER_ABILITIES)[number]['id'];

const ABILITIES: readonly Ability[] = OF_CATALOG;

export const entryOf = ({
  id,
  name,
  category,
  pipelines,
  combatEffect,
  effects,
  requiresDesignation,
}: Ability): AbilityEntry =>
  Object.freeze({
    id,
    name,
    category,
    pipelines: Object.freeze([...pipelines]),
    combatEffect,
    effects,
    requiresDesignation,
  });

/** All 36 abilities, by id. */
export const SPA_CATALOG = Object.freeze(
  Object.fromEntries(ABILITIES.map((ability) => [ability.id, entryOf(ability)])),
) as Readonly<Record<AbilityId, AbilityEntry>>;

export function getSPACatalogSize(): number {
  return ABILITIES.length;
}

export function getSPAsForPipeline(pipeline: Pipeline): readonly AbilityEntry[] {
  return Object.values(SPA_CATALOG).filter(({ pipelines }) => pipelines.includes(pipeline));
}

export function getSPAsByCategory(category: AbilityCategory): readonly AbilityEntry[] {
  return Object.values(SPA_CATALOG).filter((entry) => entry.category === category);
}

/** Ids of other programs that differ from the canonical id. */
export const OTHER_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['specialist', 'gunnery_specialist'],
  ['hvy_lifter', 'heavy_lifter'],
  ['animal_mimic', 'animal_mimicry'],
]);

const BY_ID: ReadonlyMap<string, Ability> = new Map(
  [...ABILITIES, ...FURTHER_ABILITIES].map((ability) => [ability.id, ability]),
);

const resolved = new Map<string, ResolvedAbility>();
const CACHE_LIMIT = 10_000;
const NO_ABILITIES: readonly ResolvedAbility[] = [];

/**
 * Resolves an id. Snake or kebab case, other programs' ids and a designation as a suffix are all accepted.
 * @throws {RangeError} if there is no such ability
 */
function resolveAbility(written: string, field: string, index?: number): ResolvedAbility {
  let found = resolved.get(written);
  if (found === undefined) {
    const place = index === undefined ? field : `${field}[${index}]`;
    checkWord(place, written);
    found = readAbility(written);
    if (found === undefined) throw wrongValue(place, written, 'a special pilot ability');
    if (resolved.size >= CACHE_LIMIT) resolved.clear();
    resolved.set(written, found);
  }
  return found;
}

export const isKnownAbility = (written: string): boolean => readAbility(written) !== undefined;

/** Whether its id may end in a designation. */
export const takesDesignation = ({ id, requiresDesignation }: Ability): boolean =>
  requiresDesignation || id === 'sandblaster';

export function readAbility(written: string): ResolvedAbility | undefined {
  const id = written.trim().toLowerCase().replaceAll('-', '_').replaceAll(' ', '_');
  const whole = BY_ID.get(OTHER_SPELLINGS.get(id) ?? id);
  if (whole !== undefined) return { id: whole.id, ability: whole };
  for (let end = id.lastIndexOf('_'); end > 0; end = id.lastIndexOf('_', end - 1)) {
    const stem = id.slice(0, end);
    const ability = BY_ID.get(OTHER_SPELLINGS.get(stem) ?? stem);
    if (ability !== undefined && takesDesignation(ability)) {
      const designation = id.slice(end + 1);
      const fits = ability.designations?.includes(designation) ?? true;
      return fits
        ? { id: ability.id, ability, designations: [designation], designatedNames: [plainName(designation)] }
        : undefined;
    }
  }
  return undefined;
}

/**
 * Looks up the abilities for these ids and returns each once, with all its designations.
 * @throws {RangeError | TypeError} naming the field and the value, if it is not a list or holds an unknown id
 */
export function resolveAbilities(
  ids: readonly string[] | undefined,
  field = 'abilities',
): readonly ResolvedAbility[] {
  if (ids === undefined) return NO_ABILITIES;
  const known = resolvedLists.get(ids);
  if (known !== undefined) return known;
  checkList(field, ids);
  if (ids.length === 0) return NO_ABILITIES;
  const abilities: ResolvedAbility[] = [];
  for (const [index, written] of ids.entries()) {
    const ability = resolveAbility(written, field, index);
    const place = abilities.findIndex(({ id }) => id === ability.id);
    if (place < 0) abilities.push(ability);
    else abilities[place] = chosenForBoth(abilities[place] as ResolvedAbility, ability);
  }
  if (Object.isFrozen(ids)) resolvedLists.set(ids, abilities);
  return abilities;
}

/** Frozen lists are looked up once. Pilots in battles have theirs frozen. */
const resolvedLists = new WeakMap<readonly string[], readonly ResolvedAbility[]>();

function chosenForBoth(one: ResolvedAbility, other: ResolvedAbility): ResolvedAbility {
  return {
    ...one,
    designations: [...new Set([...(one.designations ?? []), ...(other.designations ?? [])])],
    designatedNames: [...new Set([...(one.designatedNames ?? []), ...(other.designatedNames ?? [])])],
  };
}

export function hasSPA(abilities: readonly string[] | undefined, id: string): boolean {
  const wanted = resolveAbility(id, 'id').id;
  const means = (found: ResolvedAbility | undefined) =>
    found?.id === wanted || found?.ability.variantOf === wanted;
  return abilities?.some((written) => means(readAbility(written))) ?? false;
}
