import { ACTUATOR_BITS } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Design } from '../../combatant/design.js';
import { mechFigures } from './figures.js';

/** Works out what still works, from hit slots and lost locations. */
export function takeStock(unit: Combatant): void {
  const { slots, fixtures, heatSinks } = unit.design;
  unit.working.fill(1);
  unit.actuatorsLost.fill(0);
  unit.engineHits = 0;
  unit.gyroHits = 0;
  unit.sensorHits = 0;
  unit.lifeSupportHits = 0;
  unit.cockpitHit = false;
  for (let location = 0; location < slots.length; location += 1) {
    const gone = unit.hasLost(location);
    const hits = unit.hitSlots[location] as number;
    if (hits === 0 && !gone) continue;
    const here = slots[location] as Design['slots'][number];
    for (let slot = 0; slot < here.length; slot += 1) {
      if (!gone && (hits & (1 << slot)) === 0) continue;
      const { fixture, second } = here[slot] as Design['slots'][number][number];
      if (fixture >= 0) loseSlot(unit, fixtures[fixture] as Design['fixtures'][number]);
      if (second >= 0) loseSlot(unit, fixtures[second] as Design['fixtures'][number]);
    }
  }
  if (mechFigures(unit.design).gyro === 'none') unit.gyroHits = 0;
  unit.heatSinksLost = 0;
  for (const { index } of heatSinks) if (unit.working[index] === 0) unit.heatSinksLost += 1;
}

function loseSlot(unit: Combatant, { index, system, location }: Design['fixtures'][number]): void {
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
