import { deepFreeze } from '../catalog/deep-freeze.js';
import { checkWord } from '../check/check.js';
import type { IEdgeTrigger } from './abilities/edge-triggers.js';
import type { WeatherModifier } from './environment/environment.js';
import type { DescribedHooks } from './hooks.js';
import { STANDARD } from './rulesets/standard.js';
import { TOTAL_WARFARE } from './rulesets/total-warfare.js';
import type { TableRow } from './table.js';

export type { TableRow } from './table.js';

export const RULESETS = Object.freeze(['standard', 'total-warfare'] as const);
/** `standard`: the rules as the project's requirements state them. `total-warfare`: the rulebook. */
export type RulesetName = (typeof RULESETS)[number];

/** Every function whose result differs between rulesets takes this last. */
export interface RulesetOption {
  /** The name of a registered ruleset, or a record that `extendRuleset` made. */
  readonly ruleset?: RulesetName | Ruleset;
}

export const SENSOR_KINDS = ['standard', 'torso-mounted', 'industrial'] as const;
/** A torso-mounted cockpit spreads them, and they bear one hit more; those of an IndustrialMech bear none. */
export type SensorKind = (typeof SENSOR_KINDS)[number];

/** Everything in which editions differ, as data, area by area. */
export interface RulesetAreas {
  readonly battleValue: {
    /** Factor on internal structure with an XXL engine, by the slots it takes in one side torso. */
    readonly xxlStructureFactors: Readonly<Record<number, number>>;
  };
  readonly toHit: {
    /** Added to the hexes by which a target is too close; with 1, a target just at minimum range is too close too. */
    readonly minimumRangeExtra: 0 | 1;
    readonly extremeRange: boolean;
    readonly heat: readonly TableRow[];
    /** For each wound of the pilot. */
    readonly perWound: 0 | 1;
    /** By kind of sensors and number of hits; beyond the list no attack is possible. */
    readonly sensorHits: Readonly<Record<SensorKind, readonly number[]>>;
    /** Whether damage to a shoulder adds to that of the rest of the arm, or makes it meaningless. */
    readonly shoulderStacks: boolean;
    /** Whether a targeting computer helps every weapon, or direct fire of single shots alone. */
    readonly targetingComputerServesAll: boolean;
    /** By movement of the spotter: stationary, walk, run, jump. */
    readonly spotterMovement: readonly [number, number, number, number];
    readonly spotterAttacked: number;
    /** Whether a teammate may name the location of a called shot. */
    readonly teammateCalledShot: boolean;
    /** Whether Multi-Trac serves the side arcs, too. */
    readonly multiTracServesSides: boolean;
    /** Whether a Range Master's bracket changes places with short range, or is free of charge. */
    readonly rangeMasterSwapsWithShort: boolean;
  };
  readonly hitLocation: {
    /** Whether punches and kicks from the side have tables of their own. */
    readonly sideTablesOfPunchAndKick: boolean;
    /** Whether head and center torso hits are marked as critical, or a through-armor roll alone. */
    readonly marksHeadAndCenterTorso: boolean;
    /** Whether a called shot strikes what was named, or has to be rolled for like an aimed one (reading I-23). */
    readonly calledShotIsSure: boolean;
    /** Whether every missile has a location of its own, or groups of them share one as their launcher says. */
    readonly everyHitItsOwnLocation: boolean;
  };
  readonly piloting: {
    /** For each wound of the pilot. */
    readonly perWound: 0 | 1;
  };
  readonly environment: {
    /** What darkness and weather add to shots, and to piloting rolls. */
    readonly toHit: Readonly<Record<string, WeatherModifier>>;
    readonly piloting: Readonly<Record<string, number>>;
  };
  readonly edge: {
    /** What a point of Edge may be spent on, by id. */
    readonly triggers: Readonly<Record<string, IEdgeTrigger>>;
  };
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

/** What a ruleset changes against its base: whole tables and single switches, area by area. */
export type RulesetChanges = {
  readonly [Area in keyof RulesetAreas]?: Partial<RulesetAreas[Area]>;
} & { readonly hooks?: Ruleset['hooks'] };

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
    hitLocation: { ...areas.hitLocation, ...changes.hitLocation },
    piloting: { ...areas.piloting, ...changes.piloting },
    environment: { ...areas.environment, ...changes.environment },
    edge: { ...areas.edge, ...changes.edge },
  });
  made.push(ruleset);
  return ruleset;
}

const BOOK = make('total-warfare', undefined, TOTAL_WARFARE, {});

const REGISTERED: Readonly<Record<RulesetName, Ruleset>> = Object.freeze({
  __proto__: null,
  standard: make('standard', BOOK, BOOK, STANDARD),
  'total-warfare': BOOK,
});

const isRegisteredName = (name: unknown): name is RulesetName => RULESETS.some((known) => known === name);

/**
 * A ruleset of one's own: a registered one, or another of one's own, with changes.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function extendRuleset(
  base: RulesetName | Ruleset,
  { name = 'own rules', ...changes }: RulesetChanges & { readonly name?: string },
): Ruleset {
  checkWord('changes.name', name);
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
export function rulesetOf(ruleset: RulesetName | Ruleset = 'standard'): Ruleset {
  const found = typeof ruleset === 'string' ? REGISTERED[ruleset] : made[ruleset?.place];
  if (found !== undefined && (found === ruleset || typeof ruleset === 'string')) return found;
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
