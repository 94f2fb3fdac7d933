import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import type { RulesetName } from '../../../src/rules/index.js';
import type { TerrainType } from '../../../src/rules/terrain/index.js';
import { mapOf } from '../map-of.js';
import { HAWK, type Moment, RED_WINS } from './moments.js';

/** Enough for whatever comes after a fall, all of it harmless: on the side, the center torso, the pilot unhurt. */
export const AFTER_A_FALL = Array<number[]>(20).fill([3, 4]).flat();

export interface Walk {
  readonly ruleset: RulesetName;
  readonly pilot: PilotSetup;
  /** What the fourth hex north of red is made of. */
  readonly ground: TerrainType;
  readonly steps: readonly StepKind[];
  /** Of the first roll. */
  readonly dice: readonly number[];
  readonly unit?: string;
}

/** Red goes north over bad ground; blue is far away. Piloting 5. */
export const walkOver = ({ ruleset, pilot, ground, steps, dice, unit = HAWK }: Walk): Moment => ({
  map: mapOf({ '5,10': { terrain: [ground], ...(ground === 'water' && { waterDepth: 1 }) } }),
  red: [{ unit, quirks: [], at: [5, 14], facing: 0, pilot }],
  blue: [{ unit: HAWK, quirks: [], at: [15, 0], facing: 3 }],
  ruleset,
  dice: [...RED_WINS, ...dice, ...AFTER_A_FALL],
  turns: [{ 0: { move: { steps } } }],
  until: 'weapons',
});

/** Four hexes, at a walk. */
export const WALK: readonly StepKind[] = ['forward', 'forward', 'forward', 'forward'];
/** Two hexes farther, at a run. */
export const RUN: readonly StepKind[] = [...WALK, 'forward', 'forward'];
