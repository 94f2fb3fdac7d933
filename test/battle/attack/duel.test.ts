import { describe, expect, it } from 'vitest';
import {
  beginDuel,
  type Duel,
  damageByRange,
  designOf,
  duelVolley,
  sampleVolleys,
} from '../../../src/edge/battle.js';
import { starterUnit } from '../sample-battle.js';

// Three PPCs (10 points, 6/12/18 hexes, minimum 3, 10 heat) and a small laser in the head (3 points, 1/2/3 hexes).
const AWESOME = starterUnit('awesome-aws-8q', { quirks: [] });
const ATLAS = starterUnit('atlas-as7-d', { quirks: [] });

const duel = (changes: Partial<Duel> = {}): Duel => ({
  attacker: { unit: AWESOME },
  target: { unit: ATLAS },
  range: 6,
  ...changes,
});

const ppcsOf = (changes: Partial<Duel> = {}) =>
  duelVolley(duel(changes)).shots.filter(({ mount }) => mount.item.name === 'PPC');

describe('The volley of a duel', () => {
  it('says what each weapon needs, does and costs', () => {
    const ppcs = ppcsOf();
    expect(ppcs).toHaveLength(3);
    // Gunnery 4, short range, nobody moved: 4, which two dice reach in 33 of 36 ways.
    expect(ppcs.map(({ toHit }) => toHit?.finalToHit)).toEqual([4, 4, 4]);
    expect(ppcs[0]?.odds.expected).toBeCloseTo((10 * 33) / 36, 12);
    expect(ppcs[0]?.heat).toBe(10);
  });

  it('is fired by all that can hit, and by no other', () => {
    const { shots, odds, heat } = duelVolley(duel());
    const laser = shots.find(({ mount }) => mount.item.name === 'Small Laser');
    expect([laser?.fires, laser?.toHit, laser?.obstacle !== undefined]).toEqual([false, undefined, true]);
    expect(odds.expected).toBeCloseTo((30 * 33) / 36, 12);
    expect(heat).toBe(30);
  });

  it('leaves out what stays silent', () => {
    const silent = designOf(AWESOME).weapons.map(({ id }) => [id, { silent: true }]);
    const { odds, heat } = duelVolley(duel({ weapons: Object.fromEntries(silent) }));
    expect([odds.expected, heat]).toEqual([0, 0]);
  });

  it('knows how both have moved, what is between them and what the target stands in', () => {
    const [ppc] = ppcsOf({
      attacker: { unit: AWESOME, movementType: 'walk' },
      target: { unit: ATLAS, movementType: 'run', hexesMoved: 5 },
      targetTerrain: ['light_woods'],
      interveningTerrain: [['heavy_woods']],
    });
    // 4, walked 1, five hexes 2, in light woods 1, through heavy woods 2.
    expect(ppc?.toHit?.finalToHit).toBe(10);
  });

  it('strikes the side that is turned to it', () => {
    expect(beginDuel(duel({ side: 'rear' })).unit(1).facing).toBe(0);
    const [ppc] = ppcsOf({ bearing: 'rear' });
    expect(ppc?.obstacle).toBeDefined();
  });

  it('refuses weapons that the attacker does not have', () => {
    expect(() => duelVolley(duel({ weapons: { 99: { silent: true } } }))).toThrow('duel.weapons is "99"');
  });
});

describe('Damage by range', () => {
  it('reaches as far as the longest weapon', () => {
    const points = damageByRange(duel(), { ruleset: 'total-warfare' });
    // PPCs reach 18 hexes by the book.
    expect(points.map(({ range }) => range)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    // At long range 4 + 4 = 8, which two dice reach in 15 of 36 ways.
    expect(points[17]?.expected).toBeCloseTo((30 * 15) / 36, 12);
  });
});

describe('Volleys that are sampled', () => {
  it('kill where every hit on the head does, as often as one hits the head', () => {
    const bare = { unit: ATLAS, condition: { armor: { head: 0 } } };
    const { head } = duelVolley(duel({ target: bare })).odds;
    const [count] = sampleVolleys(duel({ target: bare }), { volleys: 2000 });
    const share = (count?.destroyed ?? 0) / 2000;
    // Three standard errors.
    expect(Math.abs(share - head)).toBeLessThan(3 * Math.sqrt((head * (1 - head)) / 2000));
  });

  it('report as often as they are asked to, and the same each time', () => {
    const counts = () => [...sampleVolleys(duel(), { volleys: 25, every: 10, seed: 7 })];
    expect(counts().map(({ volleys }) => volleys)).toEqual([10, 20, 25]);
    expect(counts()).toEqual(counts());
  });
});

it('the battle of a volley is asked about chances: it is not played, and rolls no dice', () => {
  const { battle } = duelVolley(duel());
  expect(() => battle.run()).toThrow('nobody plays it');
  expect(() => battle.roller()).toThrow('a die was rolled');
});
