import { checkList, checkWord } from '../../check/check.js';
import { FURTHER_QUIRKS } from './further-quirks.js';
import type { Pipeline, Quirk, QuirkCategory, QuirkEntry } from './quirk.js';
import { canonicalQuirk } from './quirk-spelling.js';
import { TARGETING_QUIRKS } from './targeting-quirks.js';
import {
  COMBAT_QUIRKS,
  CRIT_QUIRKS,
  DEFENSIVE_QUIRKS,
  INITIATIVE_QUIRKS,
  PHYSICAL_QUIRKS,
  PILOTING_QUIRKS,
} from './unit-quirks.js';
import { WEAPON_QUIRKS } from './weapon-quirks.js';

const UNIT_QUIRKS = [
  ...TARGETING_QUIRKS,
  ...DEFENSIVE_QUIRKS,
  ...PILOTING_QUIRKS,
  ...PHYSICAL_QUIRKS,
  ...INITIATIVE_QUIRKS,
  ...COMBAT_QUIRKS,
  ...CRIT_QUIRKS,
];
const QUIRKS: readonly Quirk[] = [...UNIT_QUIRKS, ...WEAPON_QUIRKS];

export type UnitQuirkId = (typeof UNIT_QUIRKS)[number]['id'];
export type WeaponQuirkId = (typeof WEAPON_QUIRKS)[number]['id'];
export type QuirkId = UnitQuirkId | WeaponQuirkId;
/** A quirk of the catalog, or a further one from unit files. */
export type KnownQuirkId = QuirkId | (typeof FURTHER_QUIRKS)[number]['id'];

type InCapitals<Id extends string> = { readonly [Each in Id as Uppercase<Each>]: Each };

const idsOf = <Id extends string>(quirks: readonly { readonly id: Id }[]): InCapitals<Id> =>
  Object.freeze(Object.fromEntries(quirks.map(({ id }) => [id.toUpperCase(), id]))) as InCapitals<Id>;

/** Ids by their names in capitals. */
export const UNIT_QUIRK_IDS = idsOf<UnitQuirkId>(UNIT_QUIRKS);
export const WEAPON_QUIRK_IDS = idsOf<WeaponQuirkId>(WEAPON_QUIRKS);

const entryOf = ({ id, name, category, pipelines, combatEffect, effects, isPositive }: Quirk): QuirkEntry =>
  Object.freeze({
    id,
    name,
    category,
    pipelines: Object.freeze([...pipelines]),
    combatEffect,
    effects,
    isPositive,
  });

/** All 31 entries, by id. */
export const QUIRK_CATALOG = Object.freeze(
  Object.fromEntries(QUIRKS.map((quirk) => [quirk.id, entryOf(quirk)])),
) as Readonly<Record<QuirkId, QuirkEntry>>;

/** Further quirks of unit files, by id. They have no effect in `standard` (docs/rules/standard.md). */
export const FURTHER_QUIRK_CATALOG = Object.freeze(
  Object.fromEntries(FURTHER_QUIRKS.map((quirk) => [quirk.id, entryOf(quirk)])),
) as Readonly<Record<(typeof FURTHER_QUIRKS)[number]['id'], QuirkEntry>>;

/**
 * Returns the number of quirks, counting variants once: the catalog's 31 entries are 26 quirks
 * (docs/rules/standard.md).
 */
export function getQuirkCatalogSize(): number {
  return new Set(QUIRKS.map(({ family }) => family)).size;
}

export function getQuirksForPipeline(pipeline: Pipeline): readonly QuirkEntry[] {
  return Object.values(QUIRK_CATALOG).filter(({ pipelines }) => pipelines.includes(pipeline));
}

export function getQuirksByCategory(category: QuirkCategory): readonly QuirkEntry[] {
  return Object.values(QUIRK_CATALOG).filter((entry) => entry.category === category);
}

const BY_ID: ReadonlyMap<string, Quirk> = new Map(
  [...QUIRKS, ...FURTHER_QUIRKS].map((quirk) => [quirk.id, quirk]),
);

const NO_QUIRKS: readonly Quirk[] = [];

/**
 * Looks up the entries for these ids and returns each once. Unknown ids have no effect (docs/rules/standard.md).
 * @throws {TypeError} naming the field, if its value is not a list
 */
export function resolveQuirks(ids: readonly string[] | undefined, field = 'unitQuirks'): readonly Quirk[] {
  if (ids === undefined) return NO_QUIRKS;
  const known = resolvedLists.get(ids);
  if (known !== undefined) return known;
  checkList(field, ids);
  if (ids.length === 0) return NO_QUIRKS;
  const quirks: Quirk[] = [];
  for (const [index, id] of ids.entries()) {
    if (typeof id !== 'string') checkWord(`${field}[${index}]`, id);
    const quirk = BY_ID.get(canonicalQuirk(id));
    if (quirk !== undefined && !quirks.includes(quirk)) quirks.push(quirk);
  }
  if (Object.isFrozen(ids)) resolvedLists.set(ids, quirks);
  return quirks;
}

/** Frozen lists are looked up once. Units freeze theirs, and battles ask all the time. */
const resolvedLists = new WeakMap<readonly string[], readonly Quirk[]>();
