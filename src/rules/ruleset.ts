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

/** The last argument of every function whose result depends on the ruleset. */
export interface RulesetOption {
  /** The name of a registered ruleset, or a record made by `extendRuleset`. */
  readonly ruleset?: RulesetName | Ruleset;
}

/** The rules of one edition. A ruleset extends another and changes what differs. */
export interface Ruleset extends RulesetAreas {
  readonly name: string;
  /** Its index among all rulesets made, for caches that keep one value for each ruleset. */
  readonly place: number;
  /** The ruleset that it extends. A quirk or ability without hooks for this ruleset uses those of the base. */
  readonly base: Ruleset | undefined;
  /** Hooks of quirks and abilities, by id. They replace those stated in the entry. */
  readonly hooks: Readonly<Record<string, DescribedHooks>>;
}

/** What a ruleset changes in its base: whole tables and single switches, area by area, and hooks by id. */
export type RulesetChanges = AreaChanges & { readonly hooks?: Ruleset['hooks'] };

const made: Ruleset[] = [];

/** Every ruleset is made here, so that all have the same shape to the JavaScript engine. */
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

/** Works out a value for each registered ruleset, by name. */
export const byRuleset = <Value>(valueIn: (rules: Ruleset) => Value): Record<RulesetName, Value> =>
  Object.fromEntries(RULESETS.map((name) => [name, valueIn(REGISTERED[name])])) as Record<RulesetName, Value>;

const isRegisteredName = (name: unknown): name is RulesetName => RULESETS.some((known) => known === name);

/**
 * Makes a custom ruleset from a registered or custom one with changes, and returns it.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
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

/** Whether a value is a ruleset made by this module. */
export const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === 'object' && value !== null && 'place' in value && made[Number(value.place)] === value;

/**
 * Returns the ruleset with this name, a record unchanged, or `standard` if there is no argument.
 * @throws {RangeError | TypeError} if there is no such ruleset
 */
export const rulesetOf = (ruleset?: RulesetName | Ruleset): Ruleset =>
  ruleset === undefined ? USUAL : statedRuleset(ruleset);

function statedRuleset(ruleset: RulesetName | Ruleset): Ruleset {
  if (typeof ruleset === 'string') {
    // Comparing a few names is faster than a lookup, and every shot comes through here.
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
 * Returns the name of a registered ruleset, for data that is saved or sent to another machine.
 * @throws {RangeError} for a custom ruleset
 */
export function registeredName({ name }: Ruleset, what: string): RulesetName {
  if (isRegisteredName(name)) return name;
  throw new RangeError(`ruleset is "${name}", a record of its own: ${what} takes ${RULESETS.join(' or ')}`);
}
