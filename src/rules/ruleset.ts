import { deepFreeze } from '../catalog/deep-freeze.js';
import type { DescribedHooks } from './hooks.js';
import type { AreaChanges, RulesetAreas } from './rulesets/areas/index.js';
import { checkChanges } from './rulesets/checks/index.js';
import { CORE } from './rulesets/core/index.js';
import { STANDARD } from './rulesets/standard.js';
import { TOTAL_WARFARE } from './rulesets/total-warfare/index.js';

export const RULESETS = Object.freeze(['standard', 'total-warfare', 'core'] as const);
/**
 * `standard`: the rules as the project's requirements state them. `total-warfare`: the rulebook. `core`: the Core
 * Rulebook of 2026.
 */
export type RulesetName = (typeof RULESETS)[number];

/** Every function whose result differs between rulesets takes this last. */
export interface RulesetOption {
  /** The name of a registered ruleset, or a record that `extendRuleset` made. */
  readonly ruleset?: RulesetName | Ruleset;
}

/** The rules of one edition: a ruleset extends another and changes what differs. */
export interface Ruleset extends RulesetAreas {
  readonly name: string;
  /** Its place among all that were made, for what is worked out once for each. */
  readonly place: number;
  /** The ruleset that it extends: what a quirk or ability does not state for this one holds as stated for that. */
  readonly base: Ruleset | undefined;
  /** Hooks of quirks and abilities, by id, that replace those stated beside the entry. */
  readonly hooks: Readonly<Record<string, DescribedHooks>>;
}

/** What a ruleset changes against its base: whole tables and single switches, area by area, and hooks by id. */
export type RulesetChanges = AreaChanges & { readonly hooks?: Ruleset['hooks'] };

const made: Ruleset[] = [];

/** All rulesets are made here, so that they look alike to the engine. */
function make(
  name: string,
  base: Ruleset | undefined,
  areas: RulesetAreas,
  { hooks = {}, ...changes }: RulesetChanges,
): Ruleset {
  const ruleset: Ruleset = deepFreeze({
    name,
    place: made.length,
    base,
    hooks,
    battleValue: { ...areas.battleValue, ...changes.battleValue },
    toHit: { ...areas.toHit, ...changes.toHit },
    weapons: { ...areas.weapons, ...changes.weapons },
    cluster: { ...areas.cluster, ...changes.cluster },
    hitLocation: { ...areas.hitLocation, ...changes.hitLocation },
    pilot: { ...areas.pilot, ...changes.pilot },
    piloting: { ...areas.piloting, ...changes.piloting },
    physical: { ...areas.physical, ...changes.physical },
    falling: { ...areas.falling, ...changes.falling },
    movement: { ...areas.movement, ...changes.movement },
    terrain: { ...areas.terrain, ...changes.terrain },
    environment: { ...areas.environment, ...changes.environment },
    edge: { ...areas.edge, ...changes.edge },
    electronics: { ...areas.electronics, ...changes.electronics },
    critical: { ...areas.critical, ...changes.critical },
    damage: { ...areas.damage, ...changes.damage },
    withdrawal: { ...areas.withdrawal, ...changes.withdrawal },
    heat: { ...areas.heat, ...changes.heat },
    explosions: { ...areas.explosions, ...changes.explosions },
    initiative: { ...areas.initiative, ...changes.initiative },
  });
  made.push(ruleset);
  return ruleset;
}

const BOOK = make('total-warfare', undefined, TOTAL_WARFARE, {});

const USUAL = make('standard', BOOK, BOOK, STANDARD);

const CORE_BOOK = make('core', BOOK, BOOK, CORE);

const REGISTERED: Readonly<Record<RulesetName, Ruleset>> = {
  standard: USUAL,
  'total-warfare': BOOK,
  core: CORE_BOOK,
};
const registered: readonly Ruleset[] = Object.values(REGISTERED);

/** The same for each registered ruleset, by its name. */
export const byRuleset = <Value>(valueIn: (rules: Ruleset) => Value): Record<RulesetName, Value> =>
  Object.fromEntries(RULESETS.map((name) => [name, valueIn(REGISTERED[name])])) as Record<RulesetName, Value>;

const isRegisteredName = (name: unknown): name is RulesetName => RULESETS.some((known) => known === name);

/**
 * A ruleset of one's own: a registered one, or another of one's own, with changes.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function extendRuleset(
  base: RulesetName | Ruleset,
  given: RulesetChanges & { readonly name?: string },
): Ruleset {
  checkChanges(given);
  const { name = 'own rules', ...changes } = given;
  if (isRegisteredName(name)) throw new RangeError(`changes.name is "${name}": that ruleset exists already`);
  const extended = rulesetOf(base);
  return make(name, extended, extended, changes);
}

/** Whether a value is a record that was made here. */
export const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === 'object' && value !== null && 'place' in value && made[Number(value.place)] === value;

/**
 * The record behind a name. A record stands for itself.
 * @throws {RangeError | TypeError} if there is no such ruleset
 */
export const rulesetOf = (ruleset?: RulesetName | Ruleset): Ruleset =>
  ruleset === undefined ? USUAL : statedRuleset(ruleset);

function statedRuleset(ruleset: RulesetName | Ruleset): Ruleset {
  if (typeof ruleset === 'string') {
    // To compare a few names is faster than to look one up, and shots ask all the time.
    for (let index = 0; index < registered.length; index += 1) {
      const known = registered[index] as Ruleset;
      if (known.name === ruleset) return known;
    }
  } else if (ruleset !== null && made[ruleset.place] === ruleset) return ruleset;
  const names = RULESETS.join(', ');
  if (typeof ruleset === 'string') throw new RangeError(`ruleset is "${ruleset}": expected one of ${names}`);
  throw new TypeError(
    `ruleset is ${String(ruleset)}: expected one of ${names}, or a record made by extendRuleset`,
  );
}

/**
 * The name of a ruleset that every machine knows, for what is saved or sent elsewhere.
 * @throws {RangeError} for a ruleset of one's own
 */
export function registeredName({ name }: Ruleset, what: string): RulesetName {
  if (isRegisteredName(name)) return name;
  throw new RangeError(`ruleset is "${name}", a record of its own: ${what} takes ${RULESETS.join(' or ')}`);
}
