import { movementGear } from '../../../src/edge/battle.js';
import {
  calculateRunningMp,
  type MovementType,
  type RulesetName,
  walkingMpAtHeat,
} from '../../../src/edge/rules.js';
import type { Unit } from '../../../src/edge/units.js';
import { counted } from '../../words.js';
import type { Situation } from './situation-fields.js';

/** The most hexes that a unit can cover by each way of moving. */
export type Moves = Readonly<Record<MovementType, number>>;

/** A situation that the rules allow, and the changes that were needed. */
export interface Allowed {
  readonly situation: Situation;
  readonly attackerNote: string | undefined;
  readonly targetNote: string | undefined;
}

const HOTTEST = 30;

/**
 * Damage is ignored, since it may have come after the move. Heat counts only if it makes the unit faster, as with
 * triple-strength myomer.
 */
export function movesOf(unit: Unit, abilities: readonly string[], ruleset: RulesetName): Moves {
  const { walk, run, jump } = unit;
  if (unit.unitType !== 'Mek') return { stationary: 0, walk, run, jump };
  const { tripleStrengthMyomer: strong } = movementGear(unit);
  const hot = Array.from({ length: HOTTEST + 1 }, (_, heat) => walkingMpAtHeat(walk, heat, strong));
  const fastest = Math.max(...hot);
  const usualRun = calculateRunningMp(walk, [], { ruleset });
  return {
    stationary: 0,
    walk: fastest,
    // `run` includes boosters, but not abilities and myomer.
    run: run + calculateRunningMp(fastest, abilities, { ruleset }) - usualRun,
    jump: Math.max(jump, unit.boosterJump),
  };
}

const VERBS: Readonly<Record<MovementType, string>> = {
  stationary: 'stand',
  walk: 'walk',
  run: 'run',
  jump: 'jump',
};

/** The situation with moves that both units can make. Moves of unknown units do not change. */
export function allowed(
  situation: Situation,
  attackersMoves: Moves | undefined,
  targetsMoves: Moves | undefined,
): Allowed {
  const { attacker, target, moved, targetMoved } = situation;
  const possible = allowedMove(moved, attackersMoves);
  const targetPossible = allowedMove(targetMoved, targetsMoves);
  const most = targetsMoves === undefined ? situation.hexes : targetsMoves[targetPossible];
  const hexes = targetPossible === 'stationary' ? situation.hexes : Math.min(situation.hexes, most);
  const notes = [
    targetPossible === targetMoved ? '' : cannot(target, targetMoved, targetPossible),
    hexes === situation.hexes
      ? ''
      : `It can ${VERBS[targetPossible]} ${counted(most, 'hex', 'hexes')} at most.`,
  ].filter((note) => note !== '');
  const isAllowed = possible === moved && notes.length === 0;
  return {
    situation: isAllowed ? situation : { ...situation, moved: possible, targetMoved: targetPossible, hexes },
    attackerNote: possible === moved ? undefined : cannot(attacker, moved, possible),
    targetNote: notes.length === 0 ? undefined : notes.join(' '),
  };
}

function allowedMove(wanted: MovementType, moves: Moves | undefined): MovementType {
  if (moves === undefined || wanted === 'stationary' || moves[wanted] > 0) return wanted;
  return moves.walk > 0 ? 'walk' : 'stationary';
}

const cannot = (name: string, wanted: MovementType, instead: MovementType): string =>
  `${name} cannot ${VERBS[wanted]}, so it counts as ${instead === 'walk' ? 'walking' : 'standing'}.`;
