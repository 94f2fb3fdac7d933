import { LOCATION_COUNT } from '../../rules/damage/body.js';
import { ACTUATOR_BITS } from './actuators.js';
import type { Combatant } from './combatant.js';
import type { MechDesign } from './design.js';

/** What works and what does not, by the slots that are hit and the locations that are gone. */
export function takeStock(unit: Combatant): void {
  const { slots, fixtures, heatSinks, unit: record } = unit.design;
  unit.working.fill(1);
  unit.actuatorsLost.fill(0);
  unit.engineHits = 0;
  unit.gyroHits = 0;
  unit.sensorHits = 0;
  unit.lifeSupportHits = 0;
  unit.cockpitHit = false;
  for (let location = 0; location < LOCATION_COUNT; location += 1) {
    const gone = unit.hasLost(location);
    const hits = unit.hitSlots[location] as number;
    if (hits === 0 && !gone) continue;
    const here = slots[location] as MechDesign['slots'][number];
    for (let slot = 0; slot < here.length; slot += 1) {
      if (!gone && (hits & (1 << slot)) === 0) continue;
      const fixture = here[slot]?.fixture ?? -1;
      if (fixture >= 0) loseSlot(unit, fixtures[fixture] as MechDesign['fixtures'][number]);
    }
  }
  if (record.gyro === 'none') unit.gyroHits = 0;
  unit.heatSinksLost = 0;
  for (const { index } of heatSinks) if (unit.working[index] === 0) unit.heatSinksLost += 1;
}

function loseSlot(unit: Combatant, { index, system, location }: MechDesign['fixtures'][number]): void {
  unit.working[index] = 0;
  switch (system) {
    case undefined:
      return;
    case 'engine':
      unit.engineHits += 1;
      return;
    case 'gyro':
      unit.gyroHits += 1;
      return;
    case 'sensors':
      unit.sensorHits += 1;
      return;
    case 'life-support':
      unit.lifeSupportHits += 1;
      return;
    case 'cockpit':
      unit.cockpitHit = true;
      return;
    default:
      unit.actuatorsLost[location] = (unit.actuatorsLost[location] as number) | (ACTUATOR_BITS[system] ?? 0);
  }
}
