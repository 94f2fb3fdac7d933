import { describe, expect, it } from 'vitest';
import { canFight } from '../../src/edge/battle.js';
import { calculateForceBattleValue, networksOf } from '../../src/edge/battle-value.js';
import { loadUnit, searchUnits } from '../../src/edge/library.node.js';
import { type MusteredForce, musterForces } from '../../src/edge/muster.js';

const heavies = searchUnits('kind=mek tons=60-75 rules<=2');
/** Linked by C3 as far as they can be, as everywhere. */
function worthOf({ units }: MusteredForce): number {
  const networks = networksOf(units.map(({ unit }) => unit));
  const members = units.map(({ unit, gunnery, piloting }, place) => {
    const network = networks[place];
    return { unit, gunnery, piloting, ...(network !== undefined && { network }) };
  });
  return calculateForceBattleValue(members).battleValue;
}
const written = ({ units }: MusteredForce): readonly string[] =>
  units.map(({ row, gunnery, piloting }) => `${row.id} ${gunnery}/${piloting}`);

describe('A mustered force', () => {
  it('spends its budget but for the tolerance, and is worth what its units are worth together', async () => {
    const { forces, problem } = await musterForces(
      heavies,
      { budget: 7000, tolerance: 30, count: [3, 6], gunnery: [3, 5], piloting: [4, 6] },
      loadUnit,
      { forces: 5, seed: 3 },
    );
    expect(problem).toBeUndefined();
    expect(forces).toHaveLength(5);
    for (const force of forces) {
      const { units, battleValue } = force;
      expect(battleValue).toBeGreaterThanOrEqual(6970);
      expect(battleValue).toBeLessThanOrEqual(7000);
      expect(battleValue).toBe(worthOf(force));
      expect(new Set(units.map(({ row }) => row.id)).size).toBe(units.length);
    }
  });

  it('has four units with average pilots and leaves 2 % over at most, where nothing else is said', async () => {
    const { forces } = await musterForces(heavies, { budget: 6000 }, loadUnit);
    expect(forces).toHaveLength(1);
    expect(forces[0]?.units.map(({ gunnery, piloting }) => [gunnery, piloting])).toEqual(
      Array(4).fill([4, 5]),
    );
    expect(forces[0]?.battleValue).toBeGreaterThanOrEqual(5880);
  });

  it('fits with what C3 and TAG add, too', async () => {
    for (const query of ['kind=mek has="C3 Computer*"', 'kind=mek has="Improved C3*"', 'has=TAG has=*LRM*']) {
      const { forces, problem } = await musterForces(searchUnits(query), { budget: 8000 }, loadUnit, {
        forces: 6,
      });
      expect(problem, query).toBeUndefined();
      for (const force of forces) {
        expect(force.battleValue).toBe(worthOf(force));
        expect(force.battleValue).toBeGreaterThanOrEqual(7840);
        expect(force.battleValue).toBeLessThanOrEqual(8000);
      }
    }
  });

  it.each([
    [24, 60_000],
    [24, 6000],
    [12, 40_000],
    [1, 4519],
    [8, 30_000],
  ])(
    'of %i units for %i is found among all ’Mechs, though a free draw hardly ever fits',
    async (count, budget) => {
      const { forces, problem } = await musterForces(searchUnits('kind=mek'), { budget, count }, loadUnit, {
        forces: 2,
      });
      expect(problem).toBe(count === 1 ? 'Only 1 of 2 different forces could be drawn.' : undefined);
      for (const force of forces) {
        expect(force.units).toHaveLength(count);
        expect(force.battleValue).toBeLessThanOrEqual(budget);
        expect(force.battleValue).toBeGreaterThanOrEqual(budget * 0.98);
      }
    },
  );

  it('comes again from the same seed, and no two of one draw are the same', async () => {
    const draw = async (seed: number) =>
      (await musterForces(heavies, { budget: 5000 }, loadUnit, { seed, forces: 8 })).forces.map(written);
    const first = await draw(7);
    expect(await draw(7)).toEqual(first);
    expect(await draw(8)).not.toEqual(first);
    expect(new Set(first.map((force) => [...force].sort().join())).size).toBe(8);
  });

  it('has none of the units that were not accepted', async () => {
    const { forces, refused } = await musterForces(
      searchUnits('kind=mek,aero tons=20-30 rules<=2'),
      { budget: 2500, tolerance: 200 },
      loadUnit,
      { forces: 6, accepts: canFight },
    );
    expect(forces).toHaveLength(6);
    for (const { units } of forces) for (const { row } of units) expect(row.kind).toBe('mek');
    for (const { kind } of refused) expect(kind).toBe('aero');
    expect(refused.length).toBeGreaterThan(0);
  });
});

describe('A wish that nothing fulfils', () => {
  it.each([
    [
      'is told of the price of the cheapest',
      { budget: 100 },
      /Even the cheapest 4 with the least skilled pilots allowed are worth \d+\.$/,
    ],
    [
      'is told what the most expensive are worth',
      { budget: 90_000 },
      /Even the most expensive 4 with the best pilots allowed are worth only \d+\.$/,
    ],
    [
      'is told what was looked for',
      { budget: 6000, tolerance: 0, count: 1 },
      /^No force of 1 units? for 6000 points was found among \d+ units/,
    ],
  ])('%s', async (_, wish, words) => {
    const { forces, problem } = await musterForces(heavies, wish, loadUnit);
    expect(forces).toEqual([]);
    expect(problem).toMatch(words);
  });

  it('is told that a force has each unit once', async () => {
    const { problem } = await musterForces(heavies.slice(0, 2), { budget: 4000, count: [3, 4] }, loadUnit);
    expect(problem).toContain('A force has each unit once, so there are too few to choose from.');
    expect((await musterForces([], { budget: 4000 }, loadUnit)).problem).toBe(
      'There are no units to choose from.',
    );
  });

  it('is told how many different forces there are, where there are some', async () => {
    const { forces, problem } = await musterForces(
      heavies.slice(0, 2),
      { budget: 9000, tolerance: 9000, count: 2 },
      loadUnit,
      { forces: 3 },
    );
    expect(forces).toHaveLength(1);
    expect(problem).toBe('Only 1 of 3 different forces could be drawn.');
  });
});

it('a range that ends before it begins is refused', async () => {
  await expect(musterForces(heavies, { budget: 6000, count: [5, 3] }, loadUnit)).rejects.toThrow(
    'wish.count[0] is 5: expected at most 3, because the range ends there',
  );
});
