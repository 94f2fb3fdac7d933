import type { Simulation } from '../../../../src/edge/simulate.js';
import { SIDE_NAMES } from '../../../forces/sides.js';
import { type GameBrief, strengthLeft } from '../../../games/game-brief.js';
import type { PickKind } from './game-picks.js';

export const PICK_WORDS: Readonly<Record<PickKind, string>> = {
  typical: 'A typical game',
  upset: 'An upset',
  'other-winner': 'A win for the other side',
  closest: 'The closest game',
  shortest: 'The shortest game',
  longest: 'The longest game',
};

/** "Red wins in turn 11 with 43 % of its strength left." */
export function briefWords(simulation: Simulation, brief: GameBrief): string {
  const { outcome, turn } = brief;
  if (outcome === 'undecided') return `Undecided after ${turn} turns.`;
  if (outcome === 'draw') return `A draw in turn ${turn}.`;
  const left = Math.round(strengthLeft(simulation)(brief)[outcome] * 100);
  return `${SIDE_NAMES[outcome]} wins in turn ${turn} with ${left} % of its strength left.`;
}
