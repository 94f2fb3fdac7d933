import { checkInteger, checkOneOf } from '../../../check/check.js';
import type { LocationName } from '../../../rules/body/plan.js';
import type { MotiveEffect } from '../../../rules/vehicle/motive.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { ConditionSetup, VehicleCondition } from '../../combatant/condition.js';
import { count, counted, FIXTURES, GRADE_BITS } from './counters.js';
import { vehicleFigures } from './figures.js';
import { placesOf, valueAt, writeAt } from './places.js';

/** Damage to a vehicle before a battle, besides armor and structure: the marks on its record sheet. */
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
  flag('consoleTakesOver', 'console', vehicle.consoleTakesOver);
  flag('commanderHit', 'commander', vehicle.commanderHit);
  flag('engineHit', 'engine', vehicle.engineHit);
  flag('flightStabilizerHit', 'flight-stabilizer', vehicle.flightStabilizerHit);
  // A rotor without movement points cannot keep a VTOL in the air.
  const rotorStopped = design.rotor >= 0 && (vehicle.mpLost ?? 0) >= vehicleFigures(design).cruise;
  flag('immobilized', 'immobilized', vehicle.immobilized || vehicle.engineHit || rotorStopped);
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

/** The same from its sheet; undamaged parts are left out. */
export function sufferedUntilNow(unit: Combatant): ConditionSetup {
  const { plan, design } = unit;
  const { turretAt } = vehicleFigures(design);
  const marked = new Map(placesOf(unit).map((place) => [place.id, valueAt(unit, place)]));
  const value = (id: string): number => marked.get(id) ?? 0;
  const motive = (Object.keys(GRADE_BITS) as MotiveEffect[]).filter((grade) => value(`motive-${grade}`) > 0);
  const stabilizers = plan.locations.filter((_, location) => value(`stabilizer-${location}`) > 0);
  const turrets = turretAt.filter((at) => at >= 0).map((at) => plan.locations[at] as LocationName);
  const turretsLocked = turrets.filter((_, turret) => value(`locked-${turret}`) > 0);
  const destroyed = design.fixtures
    .filter(({ index }) => counted(unit, FIXTURES + index) !== 0)
    .map(({ index }) => index);
  const vehicle: VehicleCondition = {
    ...(motive.length > 0 && { motive }),
    ...(value('mp-lost') > 0 && { mpLost: value('mp-lost') }),
    ...(value('sensors') > 0 && { sensorHits: value('sensors') }),
    ...(value('stunned') > 0 && { stunnedTurns: value('stunned') }),
    ...(value('driver') > 0 && { driverHit: true }),
    ...(value('commander') > 0 && { commanderHit: true }),
    ...(value('console') > 0 && { consoleTakesOver: true }),
    ...(value('engine') > 0 && { engineHit: true }),
    ...(value('flight-stabilizer') > 0 && { flightStabilizerHit: true }),
    ...(value('immobilized') > 0 && { immobilized: true }),
    ...(stabilizers.length > 0 && { stabilizers }),
    ...(turretsLocked.length > 0 && { turretsLocked }),
    ...(destroyed.length > 0 && { destroyed }),
  };
  return Object.keys(vehicle).length === 0 ? {} : { vehicle };
}
