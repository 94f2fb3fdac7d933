import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { DROPSHIP, FIGHTER, ratings, SMALL_CRAFT, several, WARSHIP } from './sample-craft.js';

/** Something of everything that the sums treat in a way of its own. */
const GEAR = [
  'Medium Laser',
  'ISERPPC',
  'PPC Capacitor',
  'LRM 20',
  'ISArtemisIV',
  'IS Ammo LRM-20',
  'ISStreakSRM4',
  'ISUltraAC5',
  'IS Ultra AC/5 Ammo',
  'ISGaussRifle',
  'IS Gauss Ammo',
  'ISAntiMissileSystem',
  'ISAMS Ammo',
  'ISGuardianECMSuite',
  'ISTargeting Computer',
  'ISCASE',
] as const;

const gear = fc.array(fc.constantFrom<string>(...GEAR), { maxLength: 8 });

/** Equipment for blocks of these names. */
const aboard = (...names: readonly string[]): fc.Arbitrary<BlockValues> =>
  fc.record(Object.fromEntries(names.map((name) => [`${name} Equipment`, gear])));

const fighter = aboard('Nose', 'Left Wing', 'Right Wing', 'Aft').map((blocks) => ({ ...FIGHTER, ...blocks }));
const smallCraft = aboard('Nose', 'Left Side', 'Right Side', 'Aft').map((blocks) => ({
  ...SMALL_CRAFT,
  ...blocks,
}));
const dropShip = aboard('Nose', 'Left Side', 'Right Side', 'Aft').map((blocks) => ({
  ...DROPSHIP,
  ...blocks,
}));
const warShip = aboard(
  'Nose',
  'Left Front Side',
  'Right Front Side',
  'Left Broadsides',
  'Right Broadsides',
  'Aft Left Side',
  'Aft Right Side',
  'Aft',
).map((blocks) => ({ ...WARSHIP, ...blocks }));
const anyCraft: fc.Arbitrary<BlockValues> = fc.oneof(fighter, smallCraft, dropShip, warShip);

describe('The Battle Value of any aerospace unit', () => {
  it('is both ratings together, and the report walks through all three', () => {
    fc.assert(
      fc.property(anyCraft, (blocks) => {
        const { base, exact, defensive, offensive, sections } = ratings(blocks);
        expect(exact).toBeCloseTo(defensive + offensive, 6);
        expect(base).toBe(Math.round(exact));
        const values = sections.flatMap(({ lines }) => lines.map(({ value }) => value));
        expect(values).toContain(defensive);
        expect(values).toContain(offensive);
        expect(values.at(-1)).toBe(base);
      }),
      { numRuns: 60 },
    );
  });

  it('grows with its armor and never falls with more heat sinks', () => {
    fc.assert(
      fc.property(anyCraft, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (blocks, heatsinks, more) => {
        const before = ratings({ ...blocks, heatsinks });
        const after = ratings({ ...blocks, heatsinks: heatsinks + more });
        expect(after.exact).toBeGreaterThanOrEqual(before.exact);
        const [nose, ...others] = blocks.armor as readonly number[];
        const armored = { ...blocks, heatsinks, armor: [(nose ?? 0) + 100, ...others] };
        expect(ratings(armored).exact).toBeGreaterThan(before.exact);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for its mirror image, as long as its sides are not equal', () => {
    // A strong nose keeps the choice of arcs to the two sides.
    const strongNose = dropShip.map((blocks) => ({ ...blocks, 'Nose Equipment': several(100, 'ISERPPC') }));
    const oneWay = fc.oneof<fc.Arbitrary<BlockValues>[]>(fighter, smallCraft, strongNose);
    fc.assert(
      fc.property(oneWay, fc.nat({ max: 100 }), (blocks, heatsinks) => {
        const one = ratings({ ...blocks, heatsinks });
        fc.pre(!hasEqualSides(one.sections));
        const { 'Left Wing Equipment': leftWing, 'Right Wing Equipment': rightWing } = blocks;
        const { 'Left Side Equipment': leftSide, 'Right Side Equipment': rightSide } = blocks;
        const mirrored = {
          ...blocks,
          heatsinks,
          'Left Wing Equipment': rightWing,
          'Right Wing Equipment': leftWing,
          'Left Side Equipment': rightSide,
          'Right Side Equipment': leftSide,
        };
        expect(ratings(mirrored).exact).toBeCloseTo(one.exact, 6);
      }),
      { numRuns: 100 },
    );
  });
});

/** Of equal sides the right one counts for more, whichever that is. */
function hasEqualSides(sections: ReturnType<typeof ratings>['sections']): boolean {
  const totals = sections
    .flatMap(({ lines }) => lines)
    .filter(({ label }) => label === 'Second arc' || label === 'Third arc')
    .map(({ calculation }) => calculation.split('weapons ')[1]);
  return totals.length > 0 && totals[0] === totals[1];
}
