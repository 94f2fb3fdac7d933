import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { MoveOrder, QuadVeeMode } from '../orders.js';
import { NOTHING_YET } from './break-off.js';

/** Points that the next conversion takes. */
const pointsToConvert = (unit: Combatant): number =>
  unit.design.kind.conversionMp?.(unit) ?? Number.POSITIVE_INFINITY;

/** The mode that it would change into. */
export const otherModeOf = ({ inVehicleMode }: Combatant): QuadVeeMode =>
  inVehicleMode ? 'mech' : 'vehicle';

/** What keeps a unit from changing its mode; undefined if nothing does (docs/rules/unusual-mechs.md). */
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

/** The first act of a move: what is left of the points goes on from there. */
export function convert(battle: Battle, unit: Combatant): void {
  changeMode(battle, unit);
  if (battle.listening)
    battle.tell({ type: 'convert', unit: unit.index, mode: unit.inVehicleMode ? 'vehicle' : 'mech' });
}

/** As it would be after a conversion, before it goes on. */
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
