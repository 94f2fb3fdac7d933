import { describe, expect, it } from 'vitest';
import {
  applyDamage,
  applyExplosion,
  calculateJumpingMp,
  calculateWalkingMp,
  heatAfterTurn,
  resolveFall,
  splitDamage,
} from '../../src/edge/rules.js';
import {
  calculateClusterModifier,
  calculatePilotingRoll,
  calculateToHit,
  distributeClusterHits,
  rollClusterHits,
  toHitNumber,
} from '../../src/index.js';
import { mechWith } from '../rules/damage/sample-mech.js';
import { itemNamed } from '../rules/items.js';
import { shooter, standing } from '../rules/shot.js';

// What `npm run fuzz` found: wrong values that came through, as callers without types may pass them.
const wrong = <T>(value: unknown): T => value as T;

describe('A wrong value is refused by its name before it becomes a wrong number', () => {
  it.each<[string, () => unknown]>([
    [
      'cause.terrain is null: expected an object',
      () => calculatePilotingRoll({ piloting: 5 }, { kind: 'terrain', terrain: wrong(null) }),
    ],
    ['wing is "x": expected a number', () => calculateJumpingMp({ torsoJets: 3, wing: wrong('x') })],
    ['largeShields is NaN', () => calculateJumpingMp({ torsoJets: 3, largeShields: Number.NaN })],
    ['mediumShields is 0.5', () => calculateJumpingMp({ torsoJets: 3, mediumShields: 0.5 })],
    ['weather is NaN', () => calculateWalkingMp({ walk: 4, weather: Number.NaN })],
    ['heat is "constructor": expected a number', () => heatAfterTurn(wrong('constructor'), 3, 10)],
    ['dissipation is NaN', () => heatAfterTurn(3, 3, Number.NaN)],
    [
      'designatedWeaponType is null: expected a string',
      () =>
        calculateClusterModifier({
          weapon: itemNamed('LRM 20'),
          abilities: ['sandblaster'],
          designatedWeaponType: wrong(null),
        }),
    ],
    ['size is NaN', () => rollClusterHits(Number.NaN, 0, () => 3)],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });

  it.each([
    [
      'left_arm.structure is "x": expected a number',
      { left_arm: { armor: 1, structure: wrong<number>('x') } },
    ],
    ['right_leg.armor is -1: expected 0 or more', { right_leg: { armor: -1, structure: 4 } }],
    ['head.rearArmor is NaN', { head: { armor: 9, rearArmor: Number.NaN, structure: 3 } }],
  ])('of a condition, in a hit as in an explosion: %s', (message, condition) => {
    const mech = { ...mechWith(), ...condition };
    expect(() => applyDamage(mech, 'head', 5)).toThrow(message);
    expect(() => applyExplosion(mech, 'head', 5)).toThrow(message);
  });

  it.each([
    ['weaponType is 0.5: expected a string', { weaponType: wrong<string>(0.5), abilities: ['sniper'] }, {}],
    ['designatedTargetId is null: expected a string', { designatedTargetId: wrong<string>(null) }, {}],
    [
      'attacker.damageModifiers[0].description is 0: expected a string',
      {
        damageModifiers: [
          { id: 'own', name: 'Own', value: 1, source: 'damage' as const, description: wrong<string>(0) },
        ],
      },
      {},
    ],
    ['interveningPoints is "3": expected a number', {}, { interveningPoints: wrong<number>('3') }],
    ['targetTerrainPoints is 0.5: expected a whole number', {}, { targetTerrainPoints: 0.5 }],
  ])('of a shot, itemised or bare: %s', (message, attacker, options) => {
    const shot = [{ ...shooter(), ...attacker }, standing(), 'short', 3, options] as const;
    expect(() => calculateToHit(...shot)).toThrow(message);
    expect(() => toHitNumber(...shot)).toThrow(message);
  });
});

describe('A number that no game knows costs neither time nor memory', () => {
  it.each<[string, () => unknown]>([
    [
      'damagePerHit is 1000000000: expected from 0 to 1000',
      () => distributeClusterHits('front', 20, 1e9, () => 3),
    ],
    ['damage is 1000000000: expected from 0 to 1000000', () => splitDamage(1e9, 5)],
    [
      'tonnage is 1000000000: expected from 0.001 to 2500000',
      () => resolveFall({ tonnage: 1e9, levels: 0, facing: 0 }, () => 3),
    ],
    [
      'fall.levels is 1000000000: expected a whole number, from 0 to 1000',
      () => resolveFall({ tonnage: 50, levels: 1e9, facing: 0 }, () => 3),
    ],
    [
      'fall.waterDepth is 1000000000: expected a whole number, from 0 to 1000',
      () => resolveFall({ tonnage: 50, levels: 1, facing: 0, waterDepth: 1e9 }, () => 3),
    ],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });
});

describe('A word that every object knows', () => {
  it.each(['constructor', '__proto__', 'toString'])('is no armor and no structure: %s', (word) => {
    const plain = applyDamage(mechWith(), 'left_arm', 12);
    const named = applyDamage(mechWith(), 'left_arm', 12, { armorType: word, structureType: word });
    expect(named).toEqual(plain);
  });
});
