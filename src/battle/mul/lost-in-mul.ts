import { fullName } from '../../units/unit-names.js';
import type { ConditionSetup } from '../combatant/condition.js';
import type { MulUnit } from './mul-force.js';

/** Returns what the format has no place for, unit by unit: `Arion ARN: heat, vehicle mode`. */
export const lostInMul = (force: readonly MulUnit[]): readonly string[] =>
  force.flatMap(({ unit, condition = {} }) => lossOf(fullName(unit), unkept(condition)));

export const lossOf = (name: string, states: readonly string[]): readonly string[] =>
  states.length === 0 ? [] : [`${name}: ${states.join(', ')}`];

export function unkept({ heat = 0, prone, vehicleMode, vehicle = {} }: ConditionSetup): readonly string[] {
  const { stunnedTurns = 0, flightStabilizerHit, turretsLocked = [] } = vehicle;
  const states: readonly (readonly [words: string, isSo: boolean | undefined])[] = [
    ['heat', heat > 0],
    ['prone', prone],
    ['vehicle mode', vehicleMode],
    ['stunned crew', stunnedTurns > 0],
    ['flight stabilizer', flightStabilizerHit],
    ['locked front turret', turretsLocked.includes('front_turret')],
  ];
  return states.filter(([, isSo]) => isSo).map(([words]) => words);
}
