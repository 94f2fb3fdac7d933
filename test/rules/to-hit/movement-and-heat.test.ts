import { describe, expect, it } from 'vitest';
import {
  calculateTMM,
  calculateToHit,
  HEAT_TO_HIT_TABLE,
  type ITargetState,
  MovementType,
  type RulesetName,
  TMM_BRACKETS,
  toHitNumber,
} from '../../../src/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { entry, mark, shooter, wrong } from './duel.js';

describe('Attacker movement', () => {
  const having = (movementType: MovementType) =>
    calculateToHit(shooter({ movementType }), mark(), 'short', 3);

  it('Stationary attacker no penalty', () => {
    expect(entry(having(MovementType.Stationary), 'attacker_movement')).toBe(0);
    expect(having(MovementType.Stationary).finalToHit).toBe(4);
  });

  it('Walking attacker penalty is +1', () => {
    expect(entry(having(MovementType.Walk), 'attacker_movement')).toBe(1);
    expect(having(MovementType.Walk).finalToHit).toBe(5);
  });

  it('Running attacker penalty is +2', () => {
    expect(entry(having(MovementType.Run), 'attacker_movement')).toBe(2);
    expect(having(MovementType.Run).finalToHit).toBe(6);
  });

  it('Jumping attacker penalty is +3', () => {
    expect(entry(having(MovementType.Jump), 'attacker_movement')).toBe(3);
    expect(having(MovementType.Jump).finalToHit).toBe(7);
  });

  it.each<[MovementType, number]>([
    ['stationary', 4],
    ['walk', 5],
    ['run', 6],
    ['jump', 7],
  ])('is the same in total-warfare: %s needs %i', (movementType, needed) => {
    const options = { ruleset: 'total-warfare' } as const;
    expect(toHitNumber(shooter({ movementType }), mark(), 'short', 3, options)).toBe(needed);
  });
});

describe('Target movement', () => {
  const against = (movementType: MovementType, hexesMoved: number, ruleset: RulesetName = 'standard') =>
    entry(
      calculateToHit(shooter(), mark({ movementType, hexesMoved }), 'short', 3, { ruleset }),
      'target_movement',
    );

  it('Stationary target TMM 0', () => {
    expect(calculateTMM(MovementType.Stationary, 0)).toMatchObject({ value: 0, source: 'target_movement' });
    expect(against(MovementType.Stationary, 0)).toBe(0);
  });

  it('Target moved 3 hexes TMM 1', () => {
    expect(calculateTMM(MovementType.Walk, 3).value).toBe(1);
    expect(against(MovementType.Walk, 3)).toBe(1);
  });

  it('Target moved 5 hexes TMM 2', () => {
    expect(calculateTMM(MovementType.Walk, 5).value).toBe(2);
    expect(against(MovementType.Walk, 5)).toBe(2);
  });

  it('Target moved 7 hexes TMM 3', () => {
    expect(calculateTMM(MovementType.Walk, 7).value).toBe(3);
    expect(against(MovementType.Walk, 7)).toBe(3);
  });

  it('Target moved 10 hexes TMM 4', () => {
    expect(calculateTMM(MovementType.Walk, 10).value).toBe(4);
    expect(against(MovementType.Walk, 10)).toBe(4);
  });

  it('Target moved 18 hexes TMM 5', () => {
    expect(calculateTMM(MovementType.Walk, 18).value).toBe(5);
    expect(against(MovementType.Walk, 18)).toBe(5);
  });

  it('Target moved 25 hexes TMM 6', () => {
    expect(calculateTMM(MovementType.Walk, 25).value).toBe(6);
    expect(against(MovementType.Walk, 25)).toBe(6);
  });

  it('Jump adds +1 to TMM: 5 hexes are +3', () => {
    expect(calculateTMM(MovementType.Jump, 5).value).toBe(3);
    expect(against(MovementType.Jump, 5)).toBe(3);
  });

  it('TMM bracket table completeness', () => {
    expect(TMM_BRACKETS).toEqual([
      { minimum: 0, maximum: 2, modifier: 0 },
      { minimum: 3, maximum: 4, modifier: 1 },
      { minimum: 5, maximum: 6, modifier: 2 },
      { minimum: 7, maximum: 9, modifier: 3 },
      { minimum: 10, maximum: 17, modifier: 4 },
      { minimum: 18, maximum: 24, modifier: 5 },
      { minimum: 25, maximum: Number.POSITIVE_INFINITY, modifier: 6 },
    ]);
  });

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [17, 4],
    [18, 5],
    [24, 5],
    [25, 6],
    [99, 6],
  ])('over %i hexes is +%i on foot and one more in a jump, in every ruleset', (hexes, modifier) => {
    for (const ruleset of RULESETS) {
      expect(against('walk', hexes, ruleset)).toBe(modifier);
      expect(against('run', hexes, ruleset)).toBe(modifier);
      expect(against('jump', hexes, ruleset)).toBe(modifier + 1);
    }
  });
});

describe('Heat', () => {
  const at = (heat: number, ruleset: RulesetName = 'standard') =>
    calculateToHit(shooter({ heat }), mark(), 'short', 3, { ruleset });

  it('Heat 0-7 no penalty', () => {
    expect(at(5).finalToHit).toBe(4);
    expect(entry(at(5), 'heat')).toBeUndefined();
  });

  it('Heat 8-12 penalty +1', () => {
    expect(entry(at(10), 'heat')).toBe(1);
    expect(at(10).finalToHit).toBe(5);
  });

  it('Heat 13-16 penalty +2', () => {
    expect(entry(at(15), 'heat')).toBe(2);
    expect(at(15).finalToHit).toBe(6);
  });

  it('Heat 17-23 penalty +3', () => {
    expect(entry(at(20), 'heat')).toBe(3);
    expect(at(20).finalToHit).toBe(7);
  });

  it('Heat 24-25 penalty +4', () => {
    expect(entry(at(24), 'heat')).toBe(4);
    expect(at(24).finalToHit).toBe(8);
  });

  it('Heat 26+ penalty +5', () => {
    expect(entry(at(28), 'heat')).toBe(5);
    expect(at(28).finalToHit).toBe(9);
  });

  it('is in a table', () => {
    expect(HEAT_TO_HIT_TABLE).toEqual([
      { minimum: 0, maximum: 7, modifier: 0 },
      { minimum: 8, maximum: 12, modifier: 1 },
      { minimum: 13, maximum: 16, modifier: 2 },
      { minimum: 17, maximum: 23, modifier: 3 },
      { minimum: 24, maximum: 25, modifier: 4 },
      { minimum: 26, maximum: Number.POSITIVE_INFINITY, modifier: 5 },
    ]);
  });

  it.each([
    [0, 0, 0],
    [7, 0, 0],
    [8, 1, 1],
    [12, 1, 1],
    [13, 2, 2],
    [16, 2, 2],
    [17, 3, 3],
    [23, 3, 3],
    [24, 4, 4],
    [25, 4, 4],
    [26, 5, 4],
    [30, 5, 4],
    [50, 5, 4],
  ])('of %i is +%i in standard and +%i in total-warfare', (heat, standard, totalWarfare) => {
    expect(at(heat).finalToHit).toBe(4 + standard);
    expect(at(heat, 'total-warfare').finalToHit).toBe(4 + totalWarfare);
  });
});

describe('Wrong input of movement and heat is refused with field and value', () => {
  it.each<[string, unknown, typeof RangeError]>([
    ['heat is -1', -1, RangeError],
    ['heat is NaN', Number.NaN, RangeError],
    ['heat is "hot"', 'hot', TypeError],
    ['heat is undefined', undefined, TypeError],
  ])('%s', (message, heat, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter({ heat: wrong(heat) }), mark(), 'short', 3);
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
  });

  it.each<[string, unknown, typeof RangeError]>([
    ['movementType is "crawl"', 'crawl', RangeError],
    ['movementType is undefined', undefined, TypeError],
  ])('%s', (message, movementType, error) => {
    const shot = () => calculateToHit(shooter({ movementType: wrong(movementType) }), mark(), 'short', 3);
    expect(shot).toThrow(error);
    expect(shot).toThrow(message);
    expect(() => calculateTMM(wrong(movementType), 3)).toThrow(message);
  });

  it.each<[string, Partial<ITargetState>, typeof RangeError]>([
    ['target.movementType is "swim"', { movementType: wrong('swim') }, RangeError],
    ['target.hexesMoved is -1', { hexesMoved: -1 }, RangeError],
    ['target.hexesMoved is NaN', { hexesMoved: Number.NaN }, RangeError],
    ['target.hexesMoved is "5"', { hexesMoved: wrong('5') }, TypeError],
  ])('%s', (message, changes, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter(), mark(changes), 'short', 3);
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
  });

  it('hexesMoved is NaN', () => {
    expect(() => calculateTMM('walk', Number.NaN)).toThrow(/hexesMoved is NaN/);
  });
});

describe('The words of an entry', () => {
  const said = (id: string, target: ITargetState, range = 3) =>
    calculateToHit(shooter(), target, 'short', range).modifiers.find((found) => found.id === id)?.description;

  it('tell of each shot how its own target moved, whatever was asked before', () => {
    const moves = (['walk', 'run', 'jump'] as const).flatMap((movementType) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 14].map((hexesMoved) => ({ movementType, hexesMoved })),
    );
    for (const move of [...moves, ...[...moves].reverse()]) {
      const how = move.movementType === 'jump' ? 'jumped' : 'moved';
      const far = move.hexesMoved === 1 ? '1 hex' : `${move.hexesMoved} hexes`;
      expect(said('target_movement', move)).toBe(`target ${how} ${far}`);
    }
  });

  it('tell of each shot how far it was', () => {
    const still = mark();
    for (const range of [0, 1, 2, 3, 2, 4, 1]) {
      expect(said('range', still, range)).toBe(`short range (${range === 1 ? '1 hex' : `${range} hexes`})`);
    }
  });
});
