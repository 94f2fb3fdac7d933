import { cruisingMp, flankMp } from '../../units/blk/vehicle-movement.js';
import type { Vehicle } from '../../units/index.js';
import { MARKS } from '../common/item-roles.js';
import type { Stock } from '../common/stock.js';

export interface VehicleMovement {
  readonly cruise: number;
  readonly flank: number;
  readonly jump: number;
}

/** Movement points for Battle Value: with active boosters, without modular armor, which can be lost. */
export function vehicleMovement({ cruise, unitType }: Vehicle, { marks, jumpJets }: Stock): VehicleMovement {
  const foil = unitType !== 'VTOL' && (marks & MARKS.hydrofoil) !== 0;
  const cruising = cruisingMp(cruise, foil, marks & MARKS.duneBuggy ? 1 : 0);
  const boosted = (marks & (MARKS.masc | MARKS.supercharger)) !== 0;
  return { cruise: cruising, flank: flankMp(cruising, boosted), jump: jumpJets };
}

/** A vehicle on rails gains nothing from flank speed. */
export function speedPoints({ motion, cruise }: Vehicle, movement: VehicleMovement): number {
  // A towed vehicle counts one point.
  if (cruise === 0) return TOWED + half(movement.jump);
  const bound = motion === 'rail' || motion === 'maglev';
  return (bound ? movement.cruise : movement.flank) + half(movement.jump);
}

const TOWED = 1;
const half = (points: number) => Math.round(points / 2);
