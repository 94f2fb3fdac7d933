import { describe, expect, it } from 'vitest';
import {
  aggregateModifiers,
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitModifierDetail,
  MovementType,
  RangeBracket,
  type ToHitSource,
  toHitNumber,
} from '../../../src/index.js';
import { mark, shooter, wrong } from './duel.js';

const item = (id: string, value: number, source: ToHitSource = 'damage'): IToHitModifierDetail => ({
  id,
  name: id,
  value,
  source,
  description: id,
});

describe('Aggregation', () => {
  it('Simple attack aggregation: 4 + 2 + 1 = 7', () => {
    const attacker = shooter({ movementType: MovementType.Walk });
    expect(calculateToHit(attacker, mark(), RangeBracket.Medium, 5).finalToHit).toBe(7);
  });

  it('Complex attack aggregation: 4 + 4 + 2 + 2 + 1 + 2 + 1 = 16', () => {
    const attacker = shooter({ movementType: MovementType.Run, heat: 15, pilotWounds: 1 });
    const target = mark({ movementType: MovementType.Walk, hexesMoved: 5 });
    const calculation = calculateToHit(attacker, target, RangeBracket.Long, 8, {
      targetTerrain: ['light_woods'],
    });
    expect(calculation.modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['gunnery', 4],
      ['range', 4],
      ['attacker_movement', 2],
      ['target_movement', 2],
      ['heat', 2],
      ['target_terrain', 1],
      ['pilot_wounds', 1],
    ]);
    // The sum, of which the next scenario caps what is shown as final (docs/rules/standard.md).
    expect(calculation.rawToHit).toBe(16);
    expect(calculation).toMatchObject({ finalToHit: 13, impossible: true, probability: 0 });
  });

  it('To-hit capped at 13 (impossible)', () => {
    const fifteen = aggregateModifiers([
      item('gunnery', 4, 'base'),
      item('range', 6, 'range'),
      item('rest', 5),
    ]);
    expect(fifteen).toMatchObject({ rawToHit: 15, finalToHit: 13, impossible: true, probability: 0 });
    const shot = calculateToHit(shooter({ gunnery: 8, movementType: 'jump' }), mark(), 'long', 8);
    expect(shot).toMatchObject({ rawToHit: 15, finalToHit: 13, impossible: true, probability: 0 });
  });

  it('Example 1, the simple attack', () => {
    const attacker: IAttackerState = { gunnery: 4, movementType: MovementType.Walk, heat: 0 };
    const target: ITargetState = { movementType: MovementType.Walk, hexesMoved: 5 };
    const calculation = calculateToHit(attacker, target, RangeBracket.Medium, 8);
    expect(calculation.finalToHit).toBe(9);
    expect(calculation.probability).toBe(10 / 36);
    expect(calculation.impossible).toBe(false);
  });

  it('Example 2, the complex attack with quirks and abilities', () => {
    const attacker: IAttackerState = {
      gunnery: 3,
      movementType: MovementType.Run,
      heat: 15,
      pilotWounds: 2,
      sensorHits: 1,
      unitQuirks: ['improved_targeting_long'],
      abilities: ['weapon_specialist_medium_laser', 'pain_resistance'],
      weaponType: 'Medium Laser',
    };
    const target: ITargetState = {
      movementType: MovementType.Jump,
      hexesMoved: 6,
      unitQuirks: ['distracting'],
    };
    const calculation = calculateToHit(attacker, target, RangeBracket.Long, 12);
    expect(calculation.rawToHit).toBe(14);
    expect(calculation).toMatchObject({ finalToHit: 13, impossible: true, probability: 0 });
    expect(toHitNumber(attacker, target, RangeBracket.Long, 12)).toBe(13);
    // In the book: no wounds, sensors +2, Distracting nothing.
    const book = calculateToHit(attacker, target, RangeBracket.Long, 12, { ruleset: 'total-warfare' });
    expect(book.rawToHit).toBe(3 + 4 + 2 + 2 + 2 + 3 - 1 - 2);
  });

  it('follows the order of the requirement', () => {
    const calculation = calculateToHit(
      shooter({
        movementType: 'run',
        heat: 10,
        pilotWounds: 1,
        sensorHits: 1,
        actuatorDamage: { upperArmDestroyed: true },
        targetingComputer: true,
        prone: true,
        secondaryTarget: { isSecondary: true, inFrontArc: false },
        indirectFire: { isIndirect: true },
        calledShot: true,
        unitQuirks: ['sensor_ghosts'],
        abilities: ['sniper'],
      }),
      mark({ movementType: 'walk', hexesMoved: 5, prone: true, immobile: true, partialCover: true }),
      'medium',
      2,
      {
        minimumRange: 3,
        interveningTerrain: [['light_woods']],
        targetTerrain: ['heavy_woods'],
        environment: { light: 'night' },
      },
    );
    const steps = calculation.modifiers.map(({ source }) => source);
    expect([...new Set(steps)]).toEqual([
      'base',
      'range',
      'attacker_movement',
      'target_movement',
      'heat',
      'target_state',
      'terrain',
      'damage',
      'equipment',
      'attacker_state',
      'quirk',
      'spa',
      'environment',
    ]);
    // Each step stands together.
    expect(steps.filter((source, index) => source !== steps[index - 1])).toHaveLength(13);
  });

  it('lists what every shot has, be it 0, and nothing else that is 0 (docs/rules/standard.md)', () => {
    const plain = calculateToHit(shooter({ gunnery: 0 }), mark(), 'short', 3);
    expect(plain.modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['gunnery', 0],
      ['range', 0],
      ['attacker_movement', 0],
      ['target_movement', 0],
    ]);
  });

  it('gives each entry an id, a name, a value, a source and words', () => {
    for (const modifier of calculateToHit(shooter(), mark(), 'medium', 5).modifiers) {
      expect(modifier).toEqual({
        id: expect.stringMatching(/^[a-z_]+$/),
        name: expect.stringMatching(/./),
        value: expect.any(Number),
        source: expect.stringMatching(/^[a-z_]+$/),
        description: expect.stringMatching(/./),
      });
    }
  });
});

describe('aggregateModifiers', () => {
  it('sums the entries it is given', () => {
    const modifiers = [
      item('gunnery', 4, 'base'),
      item('range', 2, 'range'),
      item('computer', -1, 'equipment'),
    ];
    expect(aggregateModifiers(modifiers)).toEqual({
      baseToHit: 4,
      modifiers,
      rawToHit: 5,
      finalToHit: 5,
      impossible: false,
      probability: 30 / 36,
    });
  });

  it('of the entries of a shot is the shot', () => {
    const shot = calculateToHit(shooter({ heat: 9 }), mark({ prone: true }), 'long', 8);
    expect(aggregateModifiers(shot.modifiers)).toEqual(shot);
  });

  it('keeps 12 possible and 13 impossible', () => {
    expect(aggregateModifiers([item('a', 12)])).toMatchObject({ finalToHit: 12, impossible: false });
    expect(aggregateModifiers([item('a', 13)])).toMatchObject({ finalToHit: 13, impossible: true });
  });

  it('lets Infinity pass the cap (docs/rules/standard.md)', () => {
    expect(
      aggregateModifiers([item('a', 4), item('b', Number.POSITIVE_INFINITY), item('c', -9)]),
    ).toMatchObject({
      rawToHit: Number.POSITIVE_INFINITY,
      finalToHit: Number.POSITIVE_INFINITY,
      impossible: true,
      probability: 0,
    });
  });

  it('knows no lower bound', () => {
    expect(aggregateModifiers([item('a', -3)])).toMatchObject({ finalToHit: -3, probability: 1 });
    expect(aggregateModifiers([])).toMatchObject({ rawToHit: 0, finalToHit: 0, probability: 1 });
  });

  it('refuses what is no number, with its place in the list', () => {
    expect(() => aggregateModifiers([item('odd', Number.NaN)])).toThrow(RangeError);
    expect(() => aggregateModifiers([item('odd', Number.NaN)])).toThrow(/^modifiers\[0\]\.value is NaN/);
    expect(() => aggregateModifiers([item('odd', wrong('2'))])).toThrow(TypeError);
    expect(() => aggregateModifiers([item('odd', Number.NEGATIVE_INFINITY)])).toThrow(
      /^modifiers\[0\]\.value is -Infinity/,
    );
  });
});
