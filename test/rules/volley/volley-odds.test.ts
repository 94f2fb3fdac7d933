import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateVolleyOdds, type VolleyShot } from '../../../src/edge/rules/volley.js';

const laser: VolleyShot = { needed: 8, damagePerHit: 5 };
const CHANCE_OF_8 = 15 / 36;

describe('The odds of a volley', () => {
  it('of one shot are those of its number', () => {
    const odds = calculateVolleyOdds([laser]);
    expect(odds.damage).toHaveLength(6);
    expect(odds.damage[0]).toBeCloseTo(21 / 36, 12);
    expect(odds.damage[5]).toBeCloseTo(CHANCE_OF_8, 12);
    expect(odds.expected).toBeCloseTo(5 * CHANCE_OF_8, 12);
    expect(odds.head).toBeCloseTo(CHANCE_OF_8 / 36, 12);
    expect([odds.hit, odds.heavy]).toEqual([odds.shots[0]?.hit, 0]);
  });

  it('of several are sums over all that may happen together', () => {
    const { damage, heavy, hit, head } = calculateVolleyOdds([
      { ...laser, damagePerHit: 10 },
      { ...laser, damagePerHit: 10 },
    ]);
    expect(damage[10]).toBeCloseTo(2 * CHANCE_OF_8 * (1 - CHANCE_OF_8), 12);
    expect(heavy).toBeCloseTo(CHANCE_OF_8 ** 2, 12);
    expect(hit).toBeCloseTo(1 - (21 / 36) ** 2, 12);
    expect(head).toBeCloseTo(1 - (1 - CHANCE_OF_8 / 36) ** 2, 12);
  });

  it('know that nothing is certain above 12, and everything at 2', () => {
    expect(calculateVolleyOdds([{ ...laser, needed: 13 }])).toMatchObject({
      expected: 0,
      hit: 0,
      damage: [1],
    });
    expect(calculateVolleyOdds([{ ...laser, needed: 2 }]).expected).toBeCloseTo(5, 12);
    expect(calculateVolleyOdds([])).toMatchObject({ expected: 0, head: 0, heavy: 0, hit: 0, damage: [1] });
  });

  it('roll for clusters: of ten 6 hit on 5 to 8', () => {
    const odds = calculateVolleyOdds([{ needed: 2, damagePerHit: 1, clusterSize: 10, groupPoints: 5 }]);
    expect(odds.damage[6]).toBeCloseTo(20 / 36, 12);
    // 3 or 4 hits are one group, 6 and more are two; each spares the head in 35 of 36 rolls.
    expect(1 - odds.head).toBeCloseTo((6 * (35 / 36) + 30 * (35 / 36) ** 2) / 36, 12);
  });

  it('shift the cluster roll by its modifier, within the table', () => {
    const srm = { needed: 2, damagePerHit: 2, clusterSize: 6 };
    expect(calculateVolleyOdds([{ ...srm, clusterModifier: 20 }]).expected).toBeCloseTo(12, 12);
    expect(calculateVolleyOdds([{ ...srm, clusterModifier: -20 }]).expected).toBeCloseTo(4, 12);
  });

  it('roll twice where the table has no row: 50 are 40 and 10', () => {
    const { damage } = calculateVolleyOdds([{ needed: 2, damagePerHit: 1, clusterSize: 50 }]);
    // Both at their best: 40 and 10 on 11 and 12, 3 of 36 each.
    expect(damage[50]).toBeCloseTo((3 / 36) ** 2, 12);
  });

  it('let all missiles of a Streak launcher hit, and count its heat only then', () => {
    const streak = { ...laser, damagePerHit: 2, clusterSize: 6, streak: true, heat: 4 };
    const { damage, heat } = calculateVolleyOdds([streak]);
    expect(damage[12]).toBeCloseTo(CHANCE_OF_8, 12);
    expect(heat).toBeCloseTo(4 * CHANCE_OF_8, 12);
    expect(calculateVolleyOdds([{ ...laser, heat: 3 }]).heat).toBe(3);
  });

  it('lose what strikes the cover: 5 and 9 from the front', () => {
    expect(calculateVolleyOdds([{ ...laser, needed: 2, cover: 'legs' }]).expected).toBeCloseTo(
      (5 * 28) / 36,
      12,
    );
    // From the left also 3, 6 and 11: 2 + 5 + 2 of 36, and 4, 5, 10 are front legs of a quad.
    const fromLeft: VolleyShot = { ...laser, needed: 2, cover: 'legs', side: 'left' };
    expect(calculateVolleyOdds([fromLeft]).expected).toBeCloseTo((5 * (36 - 2 - 5 - 2)) / 36, 12);
    const quad = calculateVolleyOdds([{ ...laser, needed: 2, cover: 'legs', chassis: 'quad' }]);
    // 3, 4, 5, 9, 10, 11 are legs.
    expect(quad.expected).toBeCloseTo((5 * (36 - 2 - 3 - 4 - 4 - 3 - 2)) / 36, 12);
    const underwater = calculateVolleyOdds([{ ...laser, needed: 2, cover: 'body' }]);
    expect(underwater.expected).toBeCloseTo((5 * 8) / 36, 12);
    expect(underwater.head).toBe(0);
  });

  it('strike what was called for sure, and what was aimed at on 6 to 8', () => {
    const at = (sure: boolean): VolleyShot => ({ ...laser, needed: 2, aim: { location: 'head', sure } });
    expect(calculateVolleyOdds([at(true)]).head).toBeCloseTo(1, 12);
    expect(calculateVolleyOdds([at(false)]).head).toBeCloseTo(16 / 36 + 20 / 36 / 36, 12);
  });

  it('of a shot that cannot miss has no chance below nothing', () => {
    for (const needed of [2, 1, 0]) {
      const { hit, damage } = calculateVolleyOdds([{ needed, damagePerHit: 5 }]);
      expect(hit).toBeCloseTo(1, 12);
      expect(Math.min(...damage)).toBeGreaterThanOrEqual(0);
    }
  });

  it('of missiles armed in the tube use the lowest two of three dice', () => {
    // Of two missiles both hit from 8 on, which 42 of the 216 ways bring that three dice fall.
    const hot = { needed: 2, damagePerHit: 1, clusterSize: 2, hotLoaded: true };
    expect(calculateVolleyOdds([hot]).damage[2]).toBeCloseTo(42 / 216, 12);
  });

  it('count jams: a miss of an Ultra autocannon, not of a rotary one', () => {
    const ultra = { needed: 2, damagePerHit: 5, clusterSize: 2, jamsUpTo: 2, jamMisses: true };
    expect(calculateVolleyOdds([ultra]).shots[0]).toMatchObject({
      jam: 1 / 36,
      hit: expect.closeTo(35 / 36, 12),
    });
    const rotary = { needed: 2, damagePerHit: 5, clusterSize: 6, jamsUpTo: 4 };
    const [odds] = calculateVolleyOdds([rotary]).shots;
    expect(odds?.jam).toBeCloseTo(6 / 36, 12);
    expect(odds?.hit).toBeCloseTo(1, 12);
  });

  it('halve what glances off, or thin it out', () => {
    // 8 and 9 glance: 9 of 15 hits, with 2 points of 5.
    const { expected } = calculateVolleyOdds([{ ...laser, glancingMargin: 1 }]);
    expect(expected).toBeCloseTo((9 * 2 + 6 * 5) / 36, 12);
    const missiles = { needed: 2, damagePerHit: 2, clusterSize: 4, streak: true, glancingMargin: 12 };
    // A lock counts as 11, less 4: three of four.
    expect(calculateVolleyOdds([missiles]).expected).toBeCloseTo(6, 12);
  });

  it('send one anti-missile system against the first volley of missiles that hits', () => {
    const streak = { needed: 8, damagePerHit: 2, clusterSize: 4, streak: true, missiles: true };
    const { damage, shots } = calculateVolleyOdds([streak, streak], { antiMissileSystems: 1 });
    // 11 less 4: three of the first that hits, four of the second.
    expect(damage[6]).toBeCloseTo(2 * CHANCE_OF_8 * (1 - CHANCE_OF_8), 12);
    expect(damage[14]).toBeCloseTo(CHANCE_OF_8 ** 2, 12);
    expect(shots[1]?.damage[8]).toBeCloseTo(CHANCE_OF_8 ** 2, 12);
    // A missile alone is brought down on 1 to 3.
    const single = { ...laser, needed: 2, missiles: true };
    expect(calculateVolleyOdds([single], { antiMissileSystems: 1 }).expected).toBeCloseTo(2.5, 12);
  });

  it('know that a system thins a volley out but saves nobody from being hit, and that shells pass it by', () => {
    const streak = { needed: 8, damagePerHit: 2, clusterSize: 4, streak: true, missiles: true };
    const { hit } = calculateVolleyOdds([streak, streak], { antiMissileSystems: 1 });
    expect(hit).toBeCloseTo(1 - (21 / 36) ** 2, 12);
    expect(calculateVolleyOdds([laser], { antiMissileSystems: 1 })).toEqual(calculateVolleyOdds([laser]));
  });

  it('know pilots who roll three dice: 8 or more in 147 of 216', () => {
    expect(calculateVolleyOdds([{ ...laser, bestTwoOfThree: true }]).hit).toBeCloseTo(147 / 216, 12);
  });

  it('always add up to one, whatever is fired', () => {
    const shot = fc.record(
      {
        needed: fc.integer({ min: 0, max: 14 }),
        damagePerHit: fc.integer({ min: 0, max: 20 }),
        clusterSize: fc.integer({ min: 1, max: 30 }),
        clusterModifier: fc.integer({ min: -6, max: 6 }),
        groupPoints: fc.integer({ min: 1, max: 10 }),
        streak: fc.boolean(),
        missiles: fc.boolean(),
        cover: fc.constantFrom('none', 'legs', 'body'),
        side: fc.constantFrom('front', 'left', 'right', 'rear'),
        glancingMargin: fc.integer({ min: -1, max: 2 }),
      },
      { requiredKeys: ['needed', 'damagePerHit'] },
    );
    fc.assert(
      fc.property(
        fc.array(shot, { maxLength: 4 }),
        fc.integer({ min: 0, max: 2 }),
        (shots, antiMissileSystems) => {
          const odds = calculateVolleyOdds(shots as VolleyShot[], { antiMissileSystems });
          expect(odds.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(odds.shots.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(odds.expected, 6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ needed: 8, damagePerHit: 2.5 }, 'shots[0].damagePerHit is 2.5'],
    [{ needed: Number.NaN, damagePerHit: 2 }, 'shots[0].needed is NaN'],
    [{ needed: 8, damagePerHit: 2, clusterSize: -1 }, 'shots[0].clusterSize is -1'],
    [{ needed: 8, damagePerHit: 2, groupPoints: 0 }, 'shots[0].groupPoints is 0'],
  ])('refuse what makes no sense: %j', (shot, message) => {
    expect(() => calculateVolleyOdds([shot])).toThrow(message);
  });
});
