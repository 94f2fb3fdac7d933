import { MOTIVE_DRIVING, type MotiveEffect } from '../../rules/vehicle/motive.js';
import type { ConditionSetup, VehicleCondition } from '../combatant/condition.js';
import type { Design } from '../combatant/design.js';
import { wholeNumber } from './mul-attributes.js';
import type { XmlElement } from './read-xml.js';
import { element } from './write-xml.js';

const GRADES: readonly MotiveEffect[] = ['heavy', 'moderate', 'minor'];

/**
 * Reads the damage that only vehicles take, from the entity's own elements: motive system, crew, sensors, engine,
 * turret.
 */
export function readVehicle(entity: XmlElement, { vehicle }: Design): VehicleCondition {
  if (vehicle === undefined) return {};
  const child = (name: string): XmlElement | undefined => entity.children.find((one) => one.name === name);
  const motive = child('motive');
  const criticals = child('tcriticals');
  const suffered = (attribute: string): string | undefined => criticals?.attributes.get(attribute)?.trim();
  const hit = (attribute: string): boolean => suffered(attribute) === 'hit';
  const lost = Math.max(0, (motive && wholeNumber(motive, 'damage')) ?? 0);
  const grades = gradesOf((motive && wholeNumber(motive, 'penalty')) ?? 0);
  const sensorHits = Math.max(0, (criticals && wholeNumber(criticals, 'sensors')) ?? 0);
  return {
    ...(grades.length > 0 && { motive: grades }),
    ...(lost > 0 && { mpLost: Math.min(lost, vehicle.cruise) }),
    ...(lost > 0 && lost >= vehicle.cruise && { immobilized: true }),
    ...(hit('driver') && { driverHit: true }),
    ...(hit('commander') && { commanderHit: true }),
    ...(suffered('commander') === 'console' && { consoleTakesOver: true }),
    ...(hit('engine') && { engineHit: true }),
    ...(sensorHits > 0 && { sensorHits: Math.min(sensorHits, MOST_SENSOR_HITS) }),
    ...(child('turretlock') !== undefined && vehicle.turretAt[0] >= 0 && { turretsLocked: ['turret'] }),
  };
}

const MOST_SENSOR_HITS = 4;

/** Grades of motive damage whose penalties add up to this sum, the heaviest first. */
function gradesOf(penalty: number): readonly MotiveEffect[] {
  const grades: MotiveEffect[] = [];
  let left = penalty;
  for (const grade of GRADES) {
    const own = MOTIVE_DRIVING[grade] ?? 0;
    if (own === 0 || own > left) continue;
    grades.push(grade);
    left -= own;
  }
  return grades;
}

/** Returns the same elements for a vehicle's damage. */
export function vehicleElements({ vehicle = {} }: ConditionSetup, design: Design): readonly string[] {
  const figures = design.vehicle;
  if (figures === undefined) return [];
  const {
    motive = [],
    mpLost = 0,
    immobilized,
    driverHit,
    commanderHit,
    consoleTakesOver,
    engineHit,
    sensorHits = 0,
  } = vehicle;
  const damage = immobilized || engineHit ? figures.cruise : mpLost;
  const penalty = motive.reduce((sum, grade) => sum + (MOTIVE_DRIVING[grade] ?? 0), 0);
  const hit = (isSo: boolean | undefined): string | undefined => (isSo ? 'hit' : undefined);
  const criticals = {
    sensors: sensorHits > 0 ? sensorHits : undefined,
    engine: hit(engineHit),
    driver: hit(driverHit),
    commander: hit(commanderHit) ?? (consoleTakesOver ? 'console' : undefined),
  };
  const hasCriticals = Object.values(criticals).some((value) => value !== undefined);
  return [
    ...(damage > 0 || penalty > 0 ? [element('motive', { damage, penalty })] : []),
    ...((vehicle.turretsLocked ?? []).includes('turret') ? [element('turretlock', { direction: 0 })] : []),
    ...(hasCriticals ? [element('tcriticals', criticals)] : []),
  ];
}
