import { describe, expect, test } from 'vitest';
import {
  aggregateModifiers,
  calculateAttackerQuirkModifiers,
  calculateMinimumRangeModifier,
  calculateTMM,
  calculateToHit,
  getProbability,
  getRangeBracket,
  toHitNumber,
} from '../../../src/index.js';
import { shooter, standing } from '../shot.js';

// Callers without types can pass anything.
type Wrong = Record<string, unknown>;
const shoot = (
  attacker: Wrong,
  target: Wrong = {},
  bracket: unknown = 'short',
  range: unknown = 3,
  options?: Wrong,
) => {
  const call = [
    { ...shooter(), ...attacker },
    { ...standing(), ...target },
    bracket,
    range,
    options,
  ] as Parameters<typeof calculateToHit>;
  expect(() => toHitNumber(...call)).toThrow();
  return () => calculateToHit(...call);
};

describe('wrong numbers are named with field and value', () => {
  test.each([
    [{ gunnery: 9 }, RangeError, 'attacker.gunnery is 9: expected a whole number, from 0 to 8'],
    [{ gunnery: -1 }, RangeError, 'attacker.gunnery is -1: expected a whole number, from 0 to 8'],
    [{ gunnery: 3.5 }, RangeError, 'attacker.gunnery is 3.5: expected a whole number, from 0 to 8'],
    [{ gunnery: Number.NaN }, RangeError, 'attacker.gunnery is NaN: expected a whole number, from 0 to 8'],
    [{ gunnery: '4' }, TypeError, 'attacker.gunnery is "4": expected a number'],
    [{ gunnery: undefined }, TypeError, 'attacker.gunnery is undefined: expected a number'],
    [{ heat: -1 }, RangeError, 'attacker.heat is -1: expected a whole number, 0 or more'],
    [{ heat: Number.NaN }, RangeError, 'attacker.heat is NaN: expected a whole number, 0 or more'],
    [{ heat: null }, TypeError, 'attacker.heat is null: expected a number'],
    [{ pilotWounds: 7 }, RangeError, 'attacker.pilotWounds is 7: expected a whole number, from 0 to 6'],
    [{ sensorHits: 4 }, RangeError, 'attacker.sensorHits is 4: expected a whole number, from 0 to 3'],
  ] as const)('%o', (attacker, kind, message) => {
    expect(shoot(attacker)).toThrow(new kind(message));
  });

  test('of the target, the range and the options too', () => {
    expect(shoot({}, { hexesMoved: -1 })).toThrow(
      new RangeError('target.hexesMoved is -1: expected a whole number, 0 or more'),
    );
    expect(shoot({}, { hexesMoved: Number.NaN })).toThrow(RangeError);
    expect(shoot({}, { heat: -1 })).toThrow(
      new RangeError('target.heat is -1: expected a whole number, 0 or more'),
    );
    expect(shoot({}, {}, 'short', -1)).toThrow(
      new RangeError('range is -1: expected a whole number, 0 or more'),
    );
    expect(shoot({}, {}, 'short', Number.NaN)).toThrow(RangeError);
    expect(shoot({}, {}, 'short', 3, { minimumRange: Number.NaN })).toThrow(
      new RangeError('options.minimumRange is NaN: expected a whole number, 0 or more'),
    );
    expect(shoot({}, {}, 'short', 3, { damageSetting: -1 })).toThrow(RangeError);
  });
});

describe('unknown words are named with what would do', () => {
  test('movement and bracket', () => {
    expect(shoot({ movementType: 'fly' })).toThrow(
      new RangeError('attacker.movementType is "fly": expected one of stationary, walk, run, jump'),
    );
    expect(shoot({}, { movementType: 'swim' })).toThrow(RangeError);
    expect(shoot({}, {}, 'far')).toThrow(
      new RangeError('rangeBracket is "far": expected one of short, medium, long, extreme, out_of_range'),
    );
    expect(shoot({}, {}, 3)).toThrow(
      new TypeError('rangeBracket is 3: expected one of short, medium, long, extreme, out_of_range'),
    );
    expect(shoot({}, {}, 'toString')).toThrow(RangeError);
  });

  test.each([
    [{ weaponCategory: 'plasma' }, 'weaponCategory is "plasma": expected one of energy, ballistic, missile'],
    [{ designatedWeaponCategory: 'laser' }, 'designatedWeaponCategory is "laser"'],
    [{ designatedRangeBracket: 'far' }, 'designatedRangeBracket is "far"'],
    [{ secondaryTarget: { isSecondary: true, inFrontArc: false, arc: 'up' } }, 'secondaryTarget.arc is "up"'],
    [
      { indirectFire: { isIndirect: true, spotterMovement: 'crawl' } },
      'indirectFire.spotterMovement is "crawl"',
    ],
    [{ fireControl: 'magic' }, 'fireControl is "magic"'],
    [{ shield: 'broken' }, 'shield is "broken"'],
    [{ sensors: 'eyes' }, 'sensors is "eyes"'],
  ])('%o', (attacker, message) => {
    expect(shoot(attacker)).toThrow(message);
    expect(shoot(attacker)).toThrow(RangeError);
  });

  test.each(['weaponType', 'targetId', 'designatedWeaponType', 'designatedTargetId'])(
    '%s that is no word',
    (field) => {
      expect(shoot({ [field]: 5 })).toThrow(new TypeError(`attacker.${field} is 5: expected a string`));
      expect(shoot({ [field]: null })).toThrow(new TypeError(`attacker.${field} is null: expected a string`));
    },
  );

  test.each(['interveningPoints', 'targetTerrainPoints'])('%s of half a point', (field) => {
    expect(shoot({}, {}, 'short', 3, { [field]: 0.5 })).toThrow(`${field} is 0.5: expected a whole number`);
  });

  test('terrain and environment', () => {
    expect(shoot({}, {}, 'short', 3, { targetTerrain: ['forest'] })).toThrow(
      /^targetTerrain holds "forest": /,
    );
    expect(shoot({}, {}, 'short', 3, { interveningTerrain: [['clear'], ['constructor']] })).toThrow(
      /^interveningTerrain holds "constructor": /,
    );
    expect(shoot({}, {}, 'short', 3, { targetTerrain: [{ type: 3 }] })).toThrow(TypeError);
    expect(shoot({}, {}, 'short', 3, { environment: { light: 'noon' } })).toThrow(
      new RangeError(
        'options.environment.light is "noon": expected one of day, dawn_dusk, night, moonless_night, pitch_black',
      ),
    );
    expect(shoot({}, {}, 'short', 3, { environment: { wind: 'breeze' } })).toThrow(RangeError);
    expect(shoot({}, {}, 'short', 3, { aimed: 'at random' })).toThrow(RangeError);
  });
});

describe('abilities', () => {
  test('one that does not exist is an error, of either pilot (docs/rules/standard.md)', () => {
    expect(shoot({ abilities: ['sniper', 'sharp_elbows'] })).toThrow(
      new RangeError('abilities[1] is "sharp_elbows": expected a special pilot ability'),
    );
    expect(shoot({}, { abilities: ['sharp_elbows'] })).toThrow(RangeError);
  });

  test('a choice that does not exist is one too', () => {
    expect(shoot({ abilities: ['range_master_close'] })).toThrow(RangeError);
    expect(shoot({ abilities: ['gunnery_specialist_plasma'] })).toThrow(RangeError);
  });

  test('what is no id is refused, and so is what is no list', () => {
    expect(shoot({ abilities: [3] })).toThrow(new TypeError('attacker.abilities[0] is 3: expected a string'));
    expect(shoot({ abilities: 'sniper' })).toThrow(
      new TypeError('attacker.abilities is "sniper": expected a list'),
    );
    expect(shoot({ unitQuirks: 'stable' })).toThrow(
      new TypeError('attacker.unitQuirks is "stable": expected a list'),
    );
    expect(shoot({}, { unitQuirks: {} })).toThrow(TypeError);
  });

  test('it is an error every time', () => {
    const twice = shoot({ abilities: ['sharp_elbows'] });
    expect(twice).toThrow(RangeError);
    expect(twice).toThrow(RangeError);
  });
});

describe('the smaller functions', () => {
  test('refuse what makes no number', () => {
    expect(() => calculateTMM('fly' as 'jump', 3)).toThrow(RangeError);
    expect(() => calculateTMM('walk', Number.NaN)).toThrow(
      new RangeError('hexesMoved is NaN: expected a whole number, 0 or more'),
    );
    expect(() => calculateMinimumRangeModifier(-1, 3)).toThrow(RangeError);
    expect(() => getRangeBracket(Number.NaN, 3, 6, 9)).toThrow(
      new RangeError('range is NaN: expected a whole number, 0 or more'),
    );
    expect(() => getRangeBracket(3, 3, 6, 9, Number.NaN)).toThrow(RangeError);
    expect(() => getProbability(Number.NaN)).toThrow(RangeError);
    expect(() => calculateAttackerQuirkModifiers(shooter({ gunnery: 9 }), standing(), 'short')).toThrow(
      RangeError,
    );
  });

  test('entries must have values that add up to a number', () => {
    const entry = (value: number) =>
      ({ id: 'luck', name: 'Luck', value, source: 'spa', description: '' }) as const;
    expect(() => aggregateModifiers([entry(Number.NaN)])).toThrow(/^modifiers\[0\]\.value is NaN/);
    expect(() => aggregateModifiers([entry(Number.NEGATIVE_INFINITY)])).toThrow(RangeError);
    expect(shoot({ damageModifiers: [entry(Number.NaN)] })).toThrow(
      /^attacker\.damageModifiers\[0\]\.value is NaN/,
    );
  });

  test('entries of the caller are a list of entries, each with an id of its own', () => {
    const entry = { id: 'luck', name: 'Luck', value: 1, source: 'damage', description: 'luck' };
    expect(shoot({ damageModifiers: entry })).toThrow(TypeError);
    expect(shoot({ damageModifiers: 'luck' })).toThrow(
      /^attacker\.damageModifiers is "luck": expected a list/,
    );
    expect(shoot({ damageModifiers: [null] })).toThrow(
      /^attacker\.damageModifiers\[0\] is null: expected an object/,
    );
    expect(shoot({ damageModifiers: [{ value: 1 }] })).toThrow(
      /^attacker\.damageModifiers\[0\]\.id is undefined/,
    );
    expect(shoot({ damageModifiers: [entry, entry] })).toThrow(RangeError);
    expect(shoot({ damageModifiers: [entry, { ...entry, value: 2 }] })).toThrow(
      /^attacker\.damageModifiers holds "luck" twice/,
    );
    expect(() => aggregateModifiers({} as [])).toThrow(/^modifiers is .*: expected a list/);
  });
});
