export const RULESETS = ['standard', 'total-warfare'] as const;
/** `standard`: the requirement documents with their decided readings. `total-warfare`: the rulebook. */
export type RulesetName = (typeof RULESETS)[number];

/** Every function whose result differs between rulesets takes this last. */
export interface RulesetOption {
  readonly ruleset?: RulesetName;
}

/** A row of a table: the range it covers, and what it gives. */
export interface TableRow {
  readonly minimum: number;
  readonly maximum: number;
  readonly modifier: number;
}

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
    /** For each wound of the pilot. */
    readonly perWound: 0 | 1;
    /** By number of sensor hits; beyond the list no attack is possible. */
    readonly sensorHits: readonly number[];
    /** Whether damage to a shoulder adds to that of the rest of the arm, or makes it meaningless. */
    readonly shoulderStacks: boolean;
    /** Whether a targeting computer helps every weapon, or direct fire of single shots alone. */
    readonly targetingComputerServesAll: boolean;
    /** By movement of the spotter: stationary, walk, run, jump. */
    readonly spotterMovement: readonly [number, number, number, number];
    readonly spotterAttacked: number;
    /** Whether a teammate may name the location of a called shot. */
    readonly teammateCalledShot: boolean;
    readonly environment: 'flat' | 'by-weapon';
  };
  readonly hitLocation: {
    /** Whether punches and kicks from the side have tables of their own. */
    readonly sideTablesOfPunchAndKick: boolean;
    /** Whether head and center torso hits are marked as critical, or a through-armor roll alone. */
    readonly marksHeadAndCenterTorso: boolean;
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

const STANDARD: Ruleset = {
  name: 'standard',
  battleValue: { xxlStructureFactor: () => 0.33 },
  toHit: {
    minimumRangeExtra: 0,
    extremeRange: true,
    heat: [
      ...HEAT_UP_TO_24,
      { minimum: 24, maximum: 25, modifier: 4 },
      { minimum: 26, maximum: Number.POSITIVE_INFINITY, modifier: 5 },
    ],
    perWound: 1,
    sensorHits: [0, 1, 2],
    shoulderStacks: true,
    targetingComputerServesAll: true,
    spotterMovement: [0, 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    spotterAttacked: 1,
    teammateCalledShot: true,
    environment: 'flat',
  },
  hitLocation: { sideTablesOfPunchAndKick: false, marksHeadAndCenterTorso: true },
  piloting: { perWound: 1 },
};

const TOTAL_WARFARE: Ruleset = {
  name: 'total-warfare',
  battleValue: { xxlStructureFactor: (slots) => XXL_FACTORS[slots] ?? 1 },
  toHit: {
    minimumRangeExtra: 1,
    extremeRange: false,
    heat: [...HEAT_UP_TO_24, { minimum: 24, maximum: Number.POSITIVE_INFINITY, modifier: 4 }],
    perWound: 0,
    sensorHits: [0, 2],
    shoulderStacks: false,
    targetingComputerServesAll: false,
    spotterMovement: [0, 1, 2, 3],
    spotterAttacked: 1,
    teammateCalledShot: false,
    environment: 'by-weapon',
  },
  hitLocation: { sideTablesOfPunchAndKick: true, marksHeadAndCenterTorso: false },
  piloting: { perWound: 0 },
};

const BY_NAME: Readonly<Record<RulesetName, Ruleset>> = {
  standard: STANDARD,
  'total-warfare': TOTAL_WARFARE,
};

/** @throws {RangeError} if there is no such ruleset */
export function rulesetOf(name: RulesetName = 'standard'): Ruleset {
  const ruleset = BY_NAME[name];
  if (ruleset === undefined) {
    throw new RangeError(`ruleset is "${String(name)}": expected one of ${RULESETS.join(', ')}`);
  }
  return ruleset;
}
