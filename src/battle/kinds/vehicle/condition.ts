import { checkInteger, checkOneOf } from '../../../check/check.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { ConditionSetup, VehicleCondition } from '../../combatant/condition.js';
import { count, FIXTURES } from './counters.js';
import { vehicleFigures } from './figures.js';
import { placesOf, writeAt } from './places.js';

/** What a vehicle has suffered before a battle, besides its armor and structure: marks on its record sheet. */
export function sufferBefore(unit: Combatant, { vehicle = {} }: ConditionSetup): void {
  const { plan, design } = unit;
  const { turretAt } = vehicleFigures(design);
  const places = new Map(placesOf(unit).map((place) => [place.id, place]));
  const suffer = (field: keyof VehicleCondition, id: string, value: number): void => {
    const place = places.get(id);
    if (place === undefined || value === 0) return;
    checkInteger(`vehicle.${field}`, value, 0, place.most);
    writeAt(unit, place, value);
  };
  const flag = (field: keyof VehicleCondition, id: string, isSo: boolean | undefined): void =>
    suffer(field, id, isSo ? 1 : 0);

  for (const grade of vehicle.motive ?? []) suffer('motive', `motive-${grade}`, 1);
  suffer('mpLost', 'mp-lost', vehicle.mpLost ?? 0);
  suffer('sensorHits', 'sensors', vehicle.sensorHits ?? 0);
  suffer('stunnedTurns', 'stunned', vehicle.stunnedTurns ?? 0);
  flag('driverHit', 'driver', vehicle.driverHit);
  flag('commanderHit', 'commander', vehicle.commanderHit);
  flag('engineHit', 'engine', vehicle.engineHit);
  flag('flightStabilizerHit', 'flight-stabilizer', vehicle.flightStabilizerHit);
  flag('immobilized', 'immobilized', vehicle.immobilized || vehicle.engineHit);
  for (const location of vehicle.stabilizers ?? []) {
    checkOneOf('vehicle.stabilizers', location, plan.locations);
    suffer('stabilizers', `stabilizer-${plan.locations.indexOf(location)}`, 1);
  }
  const turrets = turretAt.filter((at) => at >= 0);
  for (const location of vehicle.turretsLocked ?? [])
    suffer('turretsLocked', `locked-${turrets.indexOf(plan.locations.indexOf(location))}`, 1);
  for (const fixture of vehicle.destroyed ?? []) {
    checkInteger('vehicle.destroyed', fixture, 0, design.fixtures.length - 1);
    count(unit, FIXTURES + fixture, 1);
  }
}
