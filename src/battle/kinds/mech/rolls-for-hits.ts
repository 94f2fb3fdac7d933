import { gyroHitAsksForRoll } from '../../../rules/piloting/gyro.js';
import { rollForHitsOnLeg } from '../../../rules/piloting/legs.js';
import { ACTUATOR_BITS, END, ROOT } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';
import { isGyroDestroyed } from './gyro.js';
import { legDamage } from './pilot-state.js';

/** A gyro hit causes a roll at the end of the phase. A destroyed gyro causes none, because the 'Mech falls anyway. */
export function askForRollAfterGyroHit(unit: Combatant): void {
  const { rules, design, gyroHits } = unit;
  if (isGyroDestroyed(unit)) unit.fallsAtEndOfPhase = true;
  else if (gyroHitAsksForRoll(rules.piloting, mechFigures(design).gyro, gyroHits))
    unit.rolls.push({ kind: 'gyro' });
}

/** A hit on a leg actuator causes a roll as well. */
export function askForRollAfterLegHit(unit: Combatant, location: number, actuator: string): void {
  const { piloting } = unit.rules;
  const bit = ACTUATOR_BITS[actuator];
  if (bit === END && !piloting.footHitAsksForRoll) return;
  const leg = unit.plan.locations[location];
  if (piloting.rollsForLegHits === 'each' || leg === undefined) {
    unit.rolls.push({ kind: 'leg' });
    return;
  }
  const at = unit.rolls.findIndex((cause) => cause.leg === leg);
  const hit = bit === ROOT ? 'hip' : bit === END ? 'foot' : 'between';
  const roll = rollForHitsOnLeg(leg, hit, legDamage(unit, location), unit.rolls[at], piloting);
  unit.rolls[at < 0 ? unit.rolls.length : at] = roll;
}
