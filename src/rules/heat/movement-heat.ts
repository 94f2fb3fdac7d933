import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { MovementType } from '../to-hit/vocabulary.js';

interface EngineHeat {
  readonly stationary: number;
  readonly walk: number;
  readonly run: number;
  /** For each hex jumped, with a minimum number of hexes. */
  readonly jumpedHex: number;
}

const FUSION: EngineHeat = { stationary: 0, walk: 1, run: 2, jumpedHex: 1 };
const COOL: EngineHeat = { stationary: 0, walk: 0, run: 0, jumpedHex: 1 };
const LEAST_JUMP = 3;

/** By the engine's name in unit files. Engines that are not listed generate heat like a fusion engine. */
const ENGINES: ReadonlyMap<string, EngineHeat> = new Map([
  ['xxl', { stationary: 2, walk: 4, run: 6, jumpedHex: 2 }],
  ['ice', COOL],
  ['fuel-cell', COOL],
  ['battery', COOL],
  ['solar', COOL],
  ['steam', COOL],
]);

/** Engines that burn fuel or store power: neither steps nor hits on them generate heat. */
export const runsCool = (engine: string): boolean => ENGINES.get(engine) === COOL;

export interface MovementHeatOptions extends RulesetOption {
  readonly hexesJumped?: number;
  readonly improvedJumpJets?: boolean;
  readonly engine?: string;
  readonly attemptsToStand?: number;
}

/** Returns the heat of a turn's movement (docs/rules/movement.md). */
export function calculateMovementHeat(movementType: MovementType, options: MovementHeatOptions = {}): number {
  const { hexesJumped = 0, improvedJumpJets = false, engine = 'fusion', attemptsToStand = 0 } = options;
  const heat = ENGINES.get(engine) ?? FUSION;
  const standing = attemptsToStand * rulesetOf(options.ruleset).heat.attemptToStand;
  if (movementType !== 'jump') return heat[movementType] + standing;
  const paid = improvedJumpJets ? Math.ceil(hexesJumped / 2) : hexesJumped;
  return Math.max(LEAST_JUMP, paid) * heat.jumpedHex + standing;
}
