import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { QuadVeeMode } from '../orders.js';

const pointsToConvert = (unit: Combatant): number =>
  unit.design.kind.conversionMp?.(unit) ?? Number.POSITIVE_INFINITY;

/** What keeps a unit from changing its mode; undefined if nothing does (docs/rules/unusual-mechs.md). */
export function conversionObstacle(battle: Battle, unit: Combatant): string | undefined {
  if (unit.design.otherMode === undefined) return 'it has one mode only';
  if (unit.moveSoFar !== undefined) return 'it has moved already';
  if (!unit.canAct) return 'it cannot act';
  if (unit.prone) return 'it is prone';
  if (unit.stuck) return 'it is stuck';
  if (unit.elevation < 0) return 'it is under water';
  return pointsToConvert(unit) > moverOf(battle, unit).run ? 'it takes more points than it has' : undefined;
}

/** The mode that it would change into. */
export const otherModeOf = ({ inVehicleMode }: Combatant): QuadVeeMode => (inVehicleMode ? 'mech' : 'vehicle');

/**
 * The first act of a move: what is left of the points goes on from there.
 * @throws {IllegalOrderError} if the rules forbid it
 */
export function convert(battle: Battle, unit: Combatant, mode: QuadVeeMode): void {
  const why = mode === otherModeOf(unit) ? conversionObstacle(battle, unit) : `it is in ${MODE_WORDS[mode]}`;
  if (why !== undefined) throw new IllegalOrderError(unit, 'convert', why);
  const { walk } = moverOf(battle, unit);
  const mp = pointsToConvert(unit);
  const { mpSpentLastTurn: mpLastTurn } = unit;
  unit.converted = true;
  unit.convert();
  unit.movement = mp <= walk ? 'walk' : 'run';
  unit.mpSpentLastTurn = mp;
  unit.moveSoFar = {
    mp,
    mode: unit.movement,
    hexesMoved: 0,
    lastWay: 'none',
    runBarred: false,
    masc: false,
    supercharger: false,
    mpLastTurn,
  };
  if (battle.listening) battle.tell({ type: 'convert', unit: unit.index, mode });
}

const MODE_WORDS: Readonly<Record<QuadVeeMode, string>> = { mech: "'Mech mode", vehicle: 'vehicle mode' };
