import { roll2d6 } from '../../../dice/index.js';
import type { MotiveEffect } from '../../../rules/vehicle/motive.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { NOBODY } from '../../damage/source.js';
import {
  count,
  counted,
  flightStabilizer,
  GRADE_BITS,
  hasFlightStabilizerHit,
  MOTIVE_GRADES,
} from './counters.js';
import { overstrainEngine } from './criticals.js';
import { sufferMotive } from './motive.js';
import { breakFixture } from './take-stock.js';

const GRADES: readonly MotiveEffect[] = ['minor', 'moderate', 'heavy'];

/** The lowest roll for each number of steps. */
const STEPS: readonly number[] = [8, 10, 12];

/**
 * A failed supercharger is destroyed, and may damage the motive system, grade by grade, and then the engine. In a VTOL
 * it damages the flight stabilizer first.
 */
export function breakVehicleBooster(battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger'): void {
  for (const { index } of unit.design.gear[gear] ?? []) breakFixture(unit, index);
  const { total } = roll2d6(battle.roller);
  for (const lowest of STEPS) if (total >= lowest && !unit.isOut) worsen(battle, unit);
}

function worsen(battle: Battle, unit: Combatant): void {
  if (unit.design.rotor >= 0) {
    if (hasFlightStabilizerHit(unit)) overstrainEngine(battle, unit, NOBODY);
    else {
      count(unit, flightStabilizer(unit), 1);
      unit.refresh();
    }
    return;
  }
  const grades = counted(unit, MOTIVE_GRADES);
  const next = GRADES.find((grade) => grades < (GRADE_BITS[grade] ?? 0));
  if (next === undefined) overstrainEngine(battle, unit, NOBODY);
  else sufferMotive(battle, unit, next, NOBODY);
}
