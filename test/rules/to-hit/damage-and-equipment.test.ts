import { describe, expect, test } from 'vitest';
import { itemNamed } from '../items.js';
import { BOOK, calculate, entry, needs, step } from './shots.js';

describe('wounds of the pilot', () => {
  test('1 wound penalty', () => {
    expect(entry('pilot_wounds', { attacker: { pilotWounds: 1 } })).toBe(1);
  });

  test('3 wounds penalty', () => {
    expect(entry('pilot_wounds', { attacker: { pilotWounds: 3 } })).toBe(3);
  });

  test('Pain Resistance SPA reduces wounds', () => {
    expect(needs({ attacker: { pilotWounds: 2, abilities: ['pain_resistance'] } })).toBe(4 + 1);
  });

  test('do not hamper a shot in total-warfare', () => {
    expect(needs({ attacker: { pilotWounds: 3 }, options: BOOK })).toBe(4);
  });
});

describe('sensors', () => {
  test('1 sensor hit penalty', () => {
    expect(entry('sensor_damage', { attacker: { sensorHits: 1 } })).toBe(1);
  });

  test('2 sensor hits penalty', () => {
    expect(entry('sensor_damage', { attacker: { sensorHits: 2 } })).toBe(2);
  });

  test('cost 2 for the first hit in total-warfare, and with the second nothing can be fired', () => {
    expect(needs({ attacker: { sensorHits: 1 }, options: BOOK })).toBe(6);
    expect(calculate({ attacker: { sensorHits: 2 }, options: BOOK })).toMatchObject({
      finalToHit: Number.POSITIVE_INFINITY,
      impossible: true,
      probability: 0,
    });
  });

  test('of a torso-mounted cockpit bear a second hit in total-warfare', () => {
    const hits = (sensorHits: number) =>
      needs({ attacker: { sensorHits, sensors: 'torso-mounted' }, options: BOOK });
    expect([0, 1, 2, 3].map(hits)).toEqual([4, 6, 8, Number.POSITIVE_INFINITY]);
  });

  test('of an IndustrialMech bear no hit in total-warfare', () => {
    const shot = { attacker: { sensorHits: 1, sensors: 'industrial' }, options: BOOK } as const;
    expect(needs(shot)).toBe(Number.POSITIVE_INFINITY);
    expect(needs({ attacker: shot.attacker })).toBe(5);
  });
});

describe('actuators of the arm that holds the weapon', () => {
  const all = { shoulderDestroyed: true, upperArmDestroyed: true, lowerArmDestroyed: true };

  test('Shoulder destroyed penalty', () => {
    expect(entry('actuator_damage', { attacker: { actuatorDamage: { shoulderDestroyed: true } } })).toBe(4);
  });

  test('Upper arm destroyed penalty', () => {
    expect(entry('actuator_damage', { attacker: { actuatorDamage: { upperArmDestroyed: true } } })).toBe(1);
  });

  test('Lower arm destroyed penalty', () => {
    expect(entry('actuator_damage', { attacker: { actuatorDamage: { lowerArmDestroyed: true } } })).toBe(1);
  });

  test('All arm actuators destroyed cumulative', () => {
    expect(entry('actuator_damage', { attacker: { actuatorDamage: all } })).toBe(6);
  });

  test('a shoulder makes the rest of the arm meaningless in total-warfare', () => {
    const lost = (actuatorDamage: object) =>
      entry('actuator_damage', { attacker: { actuatorDamage }, options: BOOK });
    expect(lost(all)).toBe(4);
    expect(lost({ upperArmDestroyed: true, lowerArmDestroyed: true })).toBe(2);
  });

  test('the entry says which are lost, and a sound arm has none', () => {
    const { modifiers } = calculate({ attacker: { actuatorDamage: { ...all, upperArmDestroyed: false } } });
    expect(modifiers.at(-1)?.description).toBe('arm damaged: shoulder, lower arm');
    expect(entry('actuator_damage', { attacker: { actuatorDamage: {} } })).toBeUndefined();
  });
});

describe('entries that the caller adds', () => {
  const own = {
    id: 'fog_of_war',
    name: 'Fog of war',
    value: 2,
    source: 'damage',
    description: 'cannot see',
  } as const;

  test('count, and stand after the damage and before the equipment', () => {
    const { modifiers, finalToHit } = calculate({
      attacker: { damageModifiers: [own], pilotWounds: 1, targetingComputer: true },
    });
    expect(finalToHit).toBe(4 + 1 + 2 - 1);
    expect(modifiers.slice(-3).map(({ id }) => id)).toEqual([
      'pilot_wounds',
      'fog_of_war',
      'targeting_computer',
    ]);
    expect(modifiers.at(-2)).toEqual(own);
  });
});

describe('targeting computer', () => {
  const withComputer = (weapon: string | undefined, options = {}) =>
    entry('targeting_computer', {
      attacker: { targetingComputer: true },
      options: { ...(weapon !== undefined && { weapon: itemNamed(weapon) }), ...options },
    });

  test('Targeting computer bonus', () => {
    expect(withComputer(undefined)).toBe(-1);
  });

  test('helps every weapon in standard, single direct shots alone in total-warfare', () => {
    expect([withComputer('Large Laser'), withComputer('LRM 20')]).toEqual([-1, -1]);
    expect([withComputer('Large Laser', BOOK), withComputer('LRM 20', BOOK)]).toEqual([-1, undefined]);
    expect(withComputer(undefined, BOOK)).toBe(-1);
  });

  test('does not help a load that scatters in total-warfare', () => {
    const load = (name: string) => withComputer('LB 10-X AC', { ...BOOK, ammunition: itemNamed(name) });
    expect([load('LB 10-X AC Ammo'), load('LB 10-X Cluster Ammo')]).toEqual([-1, undefined]);
  });

  test('an aimed shot costs 3 in place of the bonus', () => {
    expect(withComputer('Large Laser', { ...BOOK, aimed: 'targeting-computer' })).toBe(3);
  });
});

describe('other equipment', () => {
  test('an Actuator Enhancement System in the arm helps by 1', () => {
    expect(step('equipment', { attacker: { actuatorEnhancement: true } })).toBe(-1);
  });

  test('industrial fire control costs 1, primitive 2', () => {
    const by = (fireControl: 'standard' | 'industrial' | 'primitive') =>
      step('equipment', { attacker: { fireControl } });
    expect([by('standard'), by('industrial'), by('primitive')]).toEqual([0, 1, 2]);
  });

  test('a shield in the way costs 1 carried and 2 passive', () => {
    expect(step('equipment', { attacker: { shield: 'carried' } })).toBe(1);
    expect(step('equipment', { attacker: { shield: 'passive' } })).toBe(2);
  });
});
