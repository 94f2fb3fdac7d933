import type { Combatant } from '../../combatant/combatant.js';
import {
  COMMANDER_HIT,
  count,
  counted,
  DRIVER_HIT,
  ENGINE_HIT,
  FIXTURES,
  FOR_GOOD,
  flightStabilizer,
  GRADE_BITS,
  IMMOBILIZED,
  MOST_SENSOR_HITS,
  MOST_STUNNED_TURNS,
  MOTIVE_GRADES,
  MP_LOST,
  REPLACED,
  SENSOR_HITS,
  STABILIZERS,
  STUNNED_TURNS,
  TURRET_JAMMED,
  TURRET_LOCKED,
  TURRET_STATE,
} from './counters.js';
import { vehicleFigures } from './figures.js';
import { fullCruise } from './full-cruise.js';

/**
 * One kind of damage to a vehicle, and its place in the counters: a whole counter, one bit of one, or one value of one.
 */
export interface Place {
  readonly id: string;
  readonly words: string;
  readonly counter: number;
  readonly most: number;
  readonly bit?: number;
  readonly state?: number;
}

/** Motive system, crew, sensors, engine, turrets, stabilizers and equipment. */
export function placesOf(unit: Combatant): readonly Place[] {
  const { plan, design } = unit;
  const { turretAt } = vehicleFigures(design);
  const flies = design.rotor >= 0;
  const flag = (id: string, words: string, counter: number, state = 1): Place => ({
    id,
    words,
    counter,
    most: 1,
    state,
  });
  const bit = (id: string, words: string, counter: number, bits: number): Place => ({
    id,
    words,
    counter,
    most: 1,
    bit: bits,
  });
  const inTurret = turretAt.filter((location) => location >= 0);
  return [
    ...Object.entries(GRADE_BITS).map(([grade, bits]) =>
      bit(`motive-${grade}`, `Motive damage, ${grade}`, MOTIVE_GRADES, bits),
    ),
    { id: 'mp-lost', words: 'Cruising points lost', counter: MP_LOST, most: fullCruise(unit) },
    flag('immobilized', 'Immobilized', IMMOBILIZED, FOR_GOOD),
    flag('driver', flies ? 'Pilot hit' : 'Driver hit', DRIVER_HIT),
    flag('commander', flies ? 'Co-pilot hit' : 'Commander hit', COMMANDER_HIT),
    ...(design.secondPilot && !flies
      ? [flag('console', 'Commander hit, console takes over', COMMANDER_HIT, REPLACED)]
      : []),
    ...(flies ? [flag('flight-stabilizer', 'Flight stabilizer hit', flightStabilizer(unit))] : []),
    { id: 'stunned', words: 'Turns the crew is stunned', counter: STUNNED_TURNS, most: MOST_STUNNED_TURNS },
    { id: 'sensors', words: 'Sensor hits', counter: SENSOR_HITS, most: MOST_SENSOR_HITS },
    flag('engine', 'Engine hit', ENGINE_HIT),
    ...inTurret.flatMap((location, turret) => {
      const words = plan.words[location] ?? 'turret';
      return [
        flag(`jammed-${turret}`, `Jammed: ${words}`, TURRET_STATE + turret, TURRET_JAMMED),
        flag(`locked-${turret}`, `Locked: ${words}`, TURRET_STATE + turret, TURRET_LOCKED),
      ];
    }),
    ...plan.words.map((words, location) =>
      bit(`stabilizer-${location}`, `Stabilizer hit: ${words}`, STABILIZERS, 1 << location),
    ),
    ...design.fixtures.flatMap(({ index, item, location }) =>
      item === undefined || item.kind === 'ammunition'
        ? []
        : [
            flag(
              `destroyed-${index}`,
              `Destroyed: ${item.name}, ${plan.words[location] ?? 'body'}`,
              FIXTURES + index,
            ),
          ],
    ),
  ];
}

export function valueAt(unit: Combatant, { counter, bit, state }: Place): number {
  const value = counted(unit, counter);
  if (bit !== undefined) return (value & bit) === 0 ? 0 : 1;
  return state === undefined ? value : Number(value === state);
}

export function writeAt(unit: Combatant, { counter, bit, state }: Place, value: number): void {
  if (bit !== undefined) {
    const others = counted(unit, counter) & ~bit;
    count(unit, counter, value === 0 ? others : others | bit);
  } else count(unit, counter, state === undefined || value === 0 ? value : state);
}
