import { describe, expect, it } from 'vitest';
import {
  calculateMinimumRangeModifier,
  calculateToHit,
  getRangeBracket,
  type IAttackerState,
  RANGE_MODIFIERS,
  RangeBracket,
  type RulesetName,
  toHitNumber,
} from '../../../src/index.js';
import { entry, mark, shooter, wrong } from './duel.js';

describe('Base gunnery', () => {
  it('Gunnery 4 pilot base to-hit is 4', () => {
    const calculation = calculateToHit(shooter({ gunnery: 4 }), mark(), RangeBracket.Short, 3);
    expect(calculation.baseToHit).toBe(4);
    expect(entry(calculation, 'gunnery')).toBe(4);
    expect(calculation.finalToHit).toBe(4);
  });

  it('Gunnery 2 elite pilot base to-hit is 2', () => {
    const calculation = calculateToHit(shooter({ gunnery: 2 }), mark(), RangeBracket.Short, 3);
    expect(calculation.baseToHit).toBe(2);
    expect(entry(calculation, 'gunnery')).toBe(2);
    expect(calculation.finalToHit).toBe(2);
  });

  it('stands first in the list, as the base', () => {
    expect(calculateToHit(shooter(), mark(), RangeBracket.Short, 3).modifiers[0]).toMatchObject({
      id: 'gunnery',
      value: 4,
      source: 'base',
    });
  });

  it('is listed even if it is 0', () => {
    const calculation = calculateToHit(shooter({ gunnery: 0 }), mark(), RangeBracket.Short, 3);
    expect(entry(calculation, 'gunnery')).toBe(0);
    expect(calculation.finalToHit).toBe(0);
  });
});

describe('Range', () => {
  // A medium laser: 3/6/9, extreme 12.
  const bracketAt = (range: number) => getRangeBracket(range, 3, 6, 9, 12);
  const at = (range: number) => calculateToHit(shooter(), mark(), bracketAt(range), range);

  it('Short range no modifier', () => {
    expect(bracketAt(3)).toBe(RangeBracket.Short);
    expect(entry(at(3), 'range')).toBe(0);
    expect(at(3).finalToHit).toBe(4);
  });

  it('Medium range modifier is +2', () => {
    expect([bracketAt(4), bracketAt(6)]).toEqual([RangeBracket.Medium, RangeBracket.Medium]);
    expect(entry(at(4), 'range')).toBe(2);
    expect(entry(at(6), 'range')).toBe(2);
    expect(at(6).finalToHit).toBe(6);
  });

  it('Long range modifier is +4', () => {
    expect([bracketAt(7), bracketAt(9)]).toEqual([RangeBracket.Long, RangeBracket.Long]);
    expect(entry(at(7), 'range')).toBe(4);
    expect(entry(at(9), 'range')).toBe(4);
    expect(at(9).finalToHit).toBe(8);
  });

  it('Extreme range modifier is +6', () => {
    expect([bracketAt(10), bracketAt(12)]).toEqual([RangeBracket.Extreme, RangeBracket.Extreme]);
    expect(entry(at(10), 'range')).toBe(6);
    expect(entry(at(12), 'range')).toBe(6);
    expect(at(12).finalToHit).toBe(10);
  });

  it('Out of range impossible: to-hit is Infinity', () => {
    expect(bracketAt(13)).toBe(RangeBracket.OutOfRange);
    expect(at(13)).toMatchObject({
      rawToHit: Number.POSITIVE_INFINITY,
      finalToHit: Number.POSITIVE_INFINITY,
      impossible: true,
      probability: 0,
    });
    expect(entry(at(13), 'range')).toBe(Number.POSITIVE_INFINITY);
    expect(toHitNumber(shooter(), mark(), RangeBracket.OutOfRange, 13)).toBe(Number.POSITIVE_INFINITY);
  });

  it('RANGE_MODIFIERS table completeness', () => {
    expect(RANGE_MODIFIERS).toEqual({
      [RangeBracket.Short]: 0,
      [RangeBracket.Medium]: 2,
      [RangeBracket.Long]: 4,
      [RangeBracket.Extreme]: 6,
      [RangeBracket.OutOfRange]: Number.POSITIVE_INFINITY,
    });
  });

  it('takes the bracket it is given, whatever the distance (docs/rules/standard.md)', () => {
    expect(toHitNumber(shooter(), mark(), RangeBracket.Long, 1)).toBe(8);
    expect(toHitNumber(shooter(), mark(), RangeBracket.Long, 1, { weapon: 'Medium Laser' })).toBe(8);
  });

  it('knows nothing beyond long for a weapon without an extreme range', () => {
    expect(getRangeBracket(10, 3, 6, 9)).toBe(RangeBracket.OutOfRange);
  });

  it.each<[RangeBracket, number, number]>([
    ['short', 4, 4],
    ['medium', 6, 6],
    ['long', 8, 8],
    ['extreme', 10, Number.POSITIVE_INFINITY],
    ['out_of_range', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('at %s needs %s in standard and %s in total-warfare', (bracket, standard, totalWarfare) => {
    expect(toHitNumber(shooter(), mark(), bracket, 12, { ruleset: 'standard' })).toBe(standard);
    expect(toHitNumber(shooter(), mark(), bracket, 12, { ruleset: 'total-warfare' })).toBe(totalWarfare);
  });

  it('tells extreme range from out of range where neither can be fired at', () => {
    const words = (bracket: RangeBracket) =>
      calculateToHit(shooter(), mark(), bracket, 14, { ruleset: 'total-warfare' }).modifiers.find(
        ({ id }) => id === 'range',
      )?.description;
    expect(words('out_of_range')).toBe('out of range (14 hexes)');
    expect(words('extreme')).toBe('extreme range (14 hexes)');
  });
});

describe('Minimum range', () => {
  const penalty = (range: number, minimumRange: number, ruleset: RulesetName = 'standard') =>
    entry(calculateToHit(shooter(), mark(), 'short', range, { minimumRange, ruleset }), 'minimum_range');

  it('Inside minimum range penalty is +2 at range 1 of minimum 3', () => {
    expect(calculateMinimumRangeModifier(1, 3)?.value).toBe(2);
    expect(penalty(1, 3)).toBe(2);
    expect(toHitNumber(shooter(), mark(), 'short', 1, { minimumRange: 3 })).toBe(6);
  });

  it('At minimum range no penalty', () => {
    expect(calculateMinimumRangeModifier(3, 3)).toBeNull();
    expect(penalty(3, 3)).toBeUndefined();
    expect(toHitNumber(shooter(), mark(), 'short', 3, { minimumRange: 3 })).toBe(4);
  });

  it('Beyond minimum range no penalty', () => {
    expect(calculateMinimumRangeModifier(5, 3)).toBeNull();
    expect(penalty(5, 3)).toBeUndefined();
    expect(toHitNumber(shooter(), mark(), 'short', 5, { minimumRange: 3 })).toBe(4);
  });

  it.each([
    [1, 6, 5, 6],
    [5, 6, 1, 2],
    [6, 6, undefined, 1],
    [7, 6, undefined, undefined],
    [1, 0, undefined, undefined],
    [0, 0, undefined, undefined],
  ])(
    'at range %i of minimum %i adds %s in standard and %s in total-warfare',
    (range, minimum, ours, book) => {
      expect(penalty(range, minimum)).toBe(ours);
      expect(penalty(range, minimum, 'total-warfare')).toBe(book);
      expect(calculateMinimumRangeModifier(range, minimum)?.value).toBe(ours);
      expect(calculateMinimumRangeModifier(range, minimum, { ruleset: 'total-warfare' })?.value).toBe(book);
    },
  );

  it('comes with a weapon of the catalog, unless told otherwise', () => {
    const lrm = { weapon: 'LRM 20' };
    expect(entry(calculateToHit(shooter(), mark(), 'short', 2, lrm), 'minimum_range')).toBe(4);
    expect(
      entry(calculateToHit(shooter(), mark(), 'short', 2, { ...lrm, minimumRange: 0 }), 'minimum_range'),
    ).toBeUndefined();
  });

  it('is a penalty of its own beside the range', () => {
    const calculation = calculateToHit(shooter(), mark(), 'medium', 1, { minimumRange: 3 });
    expect(entry(calculation, 'range')).toBe(2);
    expect(entry(calculation, 'minimum_range')).toBe(2);
    expect(calculation.finalToHit).toBe(8);
  });
});

describe('Wrong input of base and range is refused with field and value', () => {
  it.each<[string, Partial<IAttackerState>, typeof RangeError]>([
    ['gunnery is 9', { gunnery: 9 }, RangeError],
    ['gunnery is -1', { gunnery: -1 }, RangeError],
    ['gunnery is 3.5', { gunnery: 3.5 }, RangeError],
    ['gunnery is NaN', { gunnery: Number.NaN }, RangeError],
    ['gunnery is "4"', { gunnery: wrong('4') }, TypeError],
    ['gunnery is undefined', { gunnery: wrong(undefined) }, TypeError],
    ['gunnery is null', { gunnery: wrong(null) }, TypeError],
  ])('%s', (message, changes, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter(changes), mark(), 'short', 3);
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
  });

  it.each<[string, unknown, typeof RangeError]>([
    ['rangeBracket is "point_blank"', 'point_blank', RangeError],
    ['rangeBracket is "Short"', 'Short', RangeError],
    ['rangeBracket is undefined', undefined, TypeError],
    ['rangeBracket is 3', 3, TypeError],
  ])('%s', (message, bracket, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter(), mark(), wrong(bracket), 3);
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
  });

  it.each<[string, unknown, typeof RangeError]>([
    ['range is -1', -1, RangeError],
    ['range is NaN', Number.NaN, RangeError],
    ['range is "3"', '3', TypeError],
  ])('%s', (message, range, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter(), mark(), 'short', wrong(range));
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
    expect(() => getRangeBracket(wrong(range), 3, 6, 9)).toThrow(message);
    expect(() => calculateMinimumRangeModifier(wrong(range), 3)).toThrow(message);
  });

  it('minimumRange is NaN', () => {
    expect(() => calculateToHit(shooter(), mark(), 'short', 3, { minimumRange: Number.NaN })).toThrow(
      /minimumRange is NaN/,
    );
    expect(() => calculateMinimumRangeModifier(3, Number.NaN)).toThrow(/minimumRange is NaN/);
  });

  it('brackets of a weapon that are no numbers', () => {
    expect(() => getRangeBracket(3, Number.NaN, 6, 9)).toThrow(/short is NaN/);
    expect(() => getRangeBracket(3, 3, -6, 9)).toThrow(/medium is -6/);
    expect(() => getRangeBracket(3, 3, 6, Number.NaN)).toThrow(/long is NaN/);
    expect(() => getRangeBracket(3, 3, 6, 9, Number.NaN)).toThrow(/extreme is NaN/);
  });

  it('a ruleset that does not exist', () => {
    const shot = () => calculateToHit(shooter(), mark(), 'short', 3, { ruleset: wrong('house') });
    expect(shot).toThrow(RangeError);
    expect(shot).toThrow(/ruleset is "house"/);
  });

  it('a weapon that does not exist', () => {
    const shot = () => calculateToHit(shooter(), mark(), 'short', 3, { weapon: 'Death Ray' });
    expect(shot).toThrow(RangeError);
    expect(shot).toThrow(/weapon is "Death Ray"/);
  });
});

describe('The option of extreme range', () => {
  const attacker = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
  const target = { movementType: 'stationary', hexesMoved: 0 } as const;
  const number = (options: object) => toHitNumber(attacker, target, 'extreme', 20, options);

  it('lets the book fire at extreme range for +6, which it does not do otherwise', () => {
    expect(number({ ruleset: 'total-warfare' })).toBe(Number.POSITIVE_INFINITY);
    expect(number({ ruleset: 'total-warfare', extremeRange: true })).toBe(10);
  });

  it('can be switched off in standard', () => {
    expect(number({})).toBe(10);
    expect(number({ extremeRange: false })).toBe(Number.POSITIVE_INFINITY);
  });
});
