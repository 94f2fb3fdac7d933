import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type BoosterUse, moverOf } from '../combatant/mover-of.js';
import type { PathPosition } from '../movement/position.js';

/** Of a move that has not begun. */
export const NOTHING_YET = {
  mp: 0,
  mode: 'stationary',
  hexesMoved: 0,
  lastWay: 'none',
  runBarred: false,
} as const;

/** After a fall a unit may spend its remaining points, whether it stands up or not (docs/rules/movement.md and docs/rules/falling.md). */
export function breakOff(
  battle: Battle,
  unit: Combatant,
  { mp, mode, hexesMoved, lastWay, runBarred }: Pick<PathPosition, keyof typeof NOTHING_YET>,
  { masc, supercharger }: Required<BoosterUse>,
  mpLastTurn: number,
): void {
  unit.moveSoFar = undefined;
  if (!unit.canAct || mode === 'jump') return;
  unit.moveSoFar = { mp, mode, hexesMoved, lastWay, runBarred, masc, supercharger, mpLastTurn };
  const { walk, run, jump, prone } = moverOf(battle, unit);
  const mayStep = walk > 0 && mp < (runBarred ? walk : run);
  if (!mayStep && (prone || jump === 0)) unit.moveSoFar = undefined;
}
