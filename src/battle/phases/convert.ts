import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { MoveOrder, QuadVeeMode } from '../orders.js';
import { NOTHING_YET } from './break-off.js';

/** The points for its next conversion. */
const pointsToConvert = (unit: Combatant): number =>
  unit.design.kind.conversionMp?.(unit) ?? Number.POSITIVE_INFINITY;

/** The mode that it would convert to. */
export const otherModeOf = ({ inVehicleMode }: Combatant): QuadVeeMode =>
  inVehicleMode ? 'mech' : 'vehicle';

/** Why a unit cannot convert; undefined if it can (docs/rules/unusual-mechs.md). */
export function conversionObstacle(battle: Battle, unit: Combatant): string | undefined {
  if (unit.design.otherMode === undefined) return 'it has one mode only';
  if (unit.hasMoved || unit.converted) return 'it has moved already';
  if (!unit.canAct) return 'it cannot act';
  if (unit.prone) return 'it is prone';
  if (unit.stuck) return 'it is stuck';
  if (unit.elevation < 0) return 'it is under water';
  return pointsToConvert(unit) > moverOf(battle, unit).run ? 'it takes more points than it has' : undefined;
}

/** @throws {IllegalOrderError} if the rules forbid it */
export function checkConversion(
  battle: Battle,
  unit: Combatant,
  mode: QuadVeeMode,
  { reactor, leave }: Pick<MoveOrder, 'reactor' | 'leave'> = {},
): void {
  if (reactor !== undefined || leave)
    throw new IllegalOrderError(unit, 'convert', 'its whole move goes into something else');
  const why = mode === otherModeOf(unit) ? conversionObstacle(battle, unit) : 'it is in that mode already';
  if (why !== undefined) throw new IllegalOrderError(unit, 'convert', why);
}

/** The conversion begins a move; the remaining points are spent afterwards. */
export function convert(battle: Battle, unit: Combatant): void {
  changeMode(battle, unit);
  if (battle.listening)
    battle.tell({ type: 'convert', unit: unit.index, mode: unit.inVehicleMode ? 'vehicle' : 'mech' });
}

/** The unit as it would be right after a conversion. */
export function afterConversion(battle: Battle, unit: Combatant): Combatant {
  const converted = unit.copy();
  changeMode(battle, converted);
  return converted;
}

function changeMode(battle: Battle, unit: Combatant): void {
  const { walk } = moverOf(battle, unit);
  const mp = pointsToConvert(unit);
  const mode = mp <= walk ? 'walk' : 'run';
  unit.moveSoFar = {
    ...NOTHING_YET,
    mp,
    mode,
    masc: false,
    supercharger: false,
    mpLastTurn: unit.mpSpentLastTurn,
  };
  unit.converted = true;
  unit.convert();
  unit.movement = mode;
  unit.mpSpentLastTurn = mp;
}
