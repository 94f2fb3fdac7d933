import { lookUpIn, type TableRow } from './table.js';

export type { TableRow } from './table.js';

export const RULESETS = Object.freeze(['standard', 'total-warfare'] as const);
/** `standard`: the rules as the project's requirements state them. `total-warfare`: the rulebook. */
export type RulesetName = (typeof RULESETS)[number];

/** Every function whose result differs between rulesets takes this last. */
export interface RulesetOption {
  readonly ruleset?: RulesetName;
}

export const SENSOR_KINDS = ['standard', 'torso-mounted', 'industrial'] as const;
/** A torso-mounted cockpit spreads them, and they bear one hit more; those of an IndustrialMech bear none. */
export type SensorKind = (typeof SENSOR_KINDS)[number];

/** What differs between the rulesets, as data. What quirks and abilities do differently stands with them. */
export interface Ruleset {
  readonly name: RulesetName;
  readonly battleValue: {
    /** Factor on internal structure with an XXL engine, by the slots it takes in one side torso. */
    readonly xxlStructureFactor: (sideTorsoSlots: number) => number;
  };
  readonly toHit: {
    /** Added to the hexes by which a target is too close; with 1, a target just at minimum range is too close too. */
    readonly minimumRangeExtra: 0 | 1;
    readonly extremeRange: boolean;
    readonly heat: readonly TableRow[];
    /** By the table of heat. */
    readonly heatModifier: (heat: number) => number;
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
}

/** Slots of an XXL engine in one side torso: 6 Inner Sphere, 4 Clan; on superheavies 3 and 2. */
const XXL_FACTORS: Readonly<Record<number, number>> = { 6: 0.25, 4: 0.5, 3: 0.5, 2: 0.75 };

const HEAT_UP_TO_24: readonly TableRow[] = [
  { minimum: 0, maximum: 7, modifier: 0 },
  { minimum: 8, maximum: 12, modifier: 1 },
  { minimum: 13, maximum: 16, modifier: 2 },
  { minimum: 17, maximum: 23, modifier: 3 },
];

const frozen = (rows: readonly TableRow[]): readonly TableRow[] =>
  Object.freeze(rows.map((row) => Object.freeze(row)));

const HEAT = frozen([
  ...HEAT_UP_TO_24,
  { minimum: 24, maximum: 25, modifier: 4 },
  { minimum: 26, maximum: Number.POSITIVE_INFINITY, modifier: 5 },
]);
const HEAT_OF_THE_BOOK = frozen([
  ...HEAT_UP_TO_24,
  { minimum: 24, maximum: Number.POSITIVE_INFINITY, modifier: 4 },
]);

const STANDARD: Ruleset = {
  name: 'standard',
  battleValue: { xxlStructureFactor: () => 0.33 },
  toHit: {
    minimumRangeExtra: 0,
    extremeRange: true,
    heat: HEAT,
    heatModifier: lookUpIn(HEAT),
    perWound: 1,
    sensorHits: { standard: [0, 1, 2], 'torso-mounted': [0, 1, 2], industrial: [0, 1, 2] },
    shoulderStacks: true,
    targetingComputerServesAll: true,
    spotterMovement: [0, 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    spotterAttacked: 1,
    teammateCalledShot: true,
    multiTracServesSides: false,
    rangeMasterSwapsWithShort: false,
  },
  hitLocation: {
    sideTablesOfPunchAndKick: false,
    marksHeadAndCenterTorso: true,
    calledShotIsSure: true,
    everyHitItsOwnLocation: true,
  },
  piloting: { perWound: 1 },
};

const TOTAL_WARFARE: Ruleset = {
  name: 'total-warfare',
  battleValue: { xxlStructureFactor: (slots) => XXL_FACTORS[slots] ?? 1 },
  toHit: {
    minimumRangeExtra: 1,
    extremeRange: false,
    heat: HEAT_OF_THE_BOOK,
    heatModifier: lookUpIn(HEAT_OF_THE_BOOK),
    perWound: 0,
    sensorHits: { standard: [0, 2], 'torso-mounted': [0, 2, 4], industrial: [0] },
    shoulderStacks: false,
    targetingComputerServesAll: false,
    spotterMovement: [0, 1, 2, 3],
    spotterAttacked: 1,
    teammateCalledShot: false,
    multiTracServesSides: true,
    rangeMasterSwapsWithShort: true,
  },
  hitLocation: {
    sideTablesOfPunchAndKick: true,
    marksHeadAndCenterTorso: false,
    calledShotIsSure: false,
    everyHitItsOwnLocation: false,
  },
  piloting: { perWound: 0 },
};

/** @throws {RangeError} if there is no such ruleset */
export function rulesetOf(name: RulesetName = 'standard'): Ruleset {
  if (name === 'standard') return STANDARD;
  if (name === 'total-warfare') return TOTAL_WARFARE;
  throw new RangeError(`ruleset is "${String(name)}": expected one of ${RULESETS.join(', ')}`);
}
