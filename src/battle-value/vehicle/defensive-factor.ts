import type { Vehicle, VehicleMotion } from '../../units/index.js';
import { multiplied, type ReportWriter } from '../report.js';
import { targetMovementModifier } from '../speed.js';
import { addChassisBonuses } from './chassis-bonus.js';
import type { VehicleMovement } from './movement.js';

/** How well a vehicle withstands damage, by motion type. */
const TYPE_MODIFIER: Readonly<Record<VehicleMotion, number>> = {
  tracked: 0.9,
  wheeled: 0.8,
  hover: 0.7,
  vtol: 0.7,
  wige: 0.7,
  naval: 0.6,
  hydrofoil: 0.6,
  submarine: 0.6,
  rail: 0.6,
  maglev: 0.6,
};

export function multiplyByTypeModifier(before: number, vehicle: Vehicle, report?: ReportWriter): number {
  // Support vehicles pay for this equipment in construction, and gain nothing here.
  const bare = TYPE_MODIFIER[vehicle.motion];
  const modifier = vehicle.construction === 'combat' ? addChassisBonuses(bare, vehicle.equipment) : bare;
  return multiplied(before, 'Vehicle type', modifier, report);
}

const STEALTH_BONUS = 2;

/** A target that is hard to hit lasts longer: ten percent more for each point of the better movement modifier. */
export function multiplyByDefensiveFactor(
  before: number,
  vehicle: Vehicle,
  { flank, jump }: VehicleMovement,
  report?: ReportWriter,
): number {
  const stealth = hasStealth(vehicle) ? STEALTH_BONUS : 0;
  const airborne = vehicle.unitType === 'VTOL' || vehicle.motion === 'wige' ? 1 : 0;
  const running = flank === 0 ? 0 : targetMovementModifier(flank) + airborne + stealth;
  const jumping = jump === 0 ? 0 : targetMovementModifier(jump) + 1 + stealth;
  const factor = 1 + Math.max(running, jumping) / 10;
  if (report) {
    const why = stealth > 0 ? ' (with stealth)' : '';
    report.line('Target movement modifiers', `flank ${running}, jump ${jumping}, underwater 0${why}`);
  }
  return multiplied(before, 'Defensive factor', factor, report);
}

/** Stealth armor counts only for the unit as a whole: by type, not by amount. */
const hasStealth = ({ patchwork, locations }: Vehicle): boolean =>
  !patchwork && locations.some(({ armor }) => armor?.traits.includes('stealth') === true);
