import { gyroHitAsksForRoll } from '../../../rules/piloting/gyro.js';
import { ACTUATOR_BITS, END } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';
import { isGyroDestroyed } from './gyro.js';

/** A gyro hit causes a roll at the end of the phase. A destroyed gyro causes none, because the 'Mech falls anyway. */
export function askForRollAfterGyroHit(unit: Combatant): void {
  const { rules, design, gyroHits } = unit;
  if (isGyroDestroyed(unit)) unit.fallsAtEndOfPhase = true;
  else if (gyroHitAsksForRoll(rules.piloting, mechFigures(design).gyro, gyroHits))
    unit.rolls.push({ kind: 'gyro' });
}

/** A hit on a leg actuator causes a roll as well. */
export function askForRollAfterLegHit(unit: Combatant, location: number, actuator: string): void {
  const { footHitAsksForRoll, oneRollPerLeg } = unit.rules.piloting;
  if (ACTUATOR_BITS[actuator] === END && !footHitAsksForRoll) return;
  const leg = unit.plan.locations[location];
  if (!oneRollPerLeg || leg === undefined) unit.rolls.push({ kind: 'leg' });
  else if (!unit.rolls.some((cause) => cause.leg === leg)) unit.rolls.push({ kind: 'leg', leg });
}
