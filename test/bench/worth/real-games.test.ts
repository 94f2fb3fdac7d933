import { describe, expect, it } from 'vitest';
import { CELLS, type Change, jobOf } from '../../../bench/worth/plan/cells.js';
import { loadMatchUps } from '../../../bench/worth/plan/match-ups.js';
import { abilitiesAndQuirks, withArmor, withSkills } from '../../../bench/worth/plan/subjects.js';
import { zOf } from '../../../bench/worth/statistics/normal.js';
import { type PairCounts, worthOfPairs } from '../../../bench/worth/statistics/swapped-pairs.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { playJob } from '../../../src/simulate/index.js';
import { sourceEngine } from './source-engine.js';

const engine = sourceEngine;
const matchUps = await loadMatchUps(engine);

/** Light 'Mechs, whose games are short, in all three landscapes from both edges. */
const LIGHT = CELLS.map(({ matchUp }, cell) => ({ matchUp, cell }))
  .filter(({ matchUp }) => matchUp === 0)
  .map(({ cell }) => cell);

const cellsOf = (change: Change, pairs: number, ruleset: RulesetName = 'standard'): readonly PairCounts[] =>
  LIGHT.map(
    (cell) =>
      playJob(jobOf(engine, matchUps, cell, change, { ruleset, seed: 11, games: pairs }), 0, pairs).pairs,
  );

describe('games of the measurement', () => {
  it('are of eight match-ups or more, each on three landscapes and from both edges', () => {
    expect(matchUps.length).toBeGreaterThanOrEqual(8);
    expect(CELLS).toHaveLength(matchUps.length * 3 * 2);
  });

  it('have no force with quirks of its own', () => {
    for (const { unit } of matchUps.flatMap(({ first, second }) => [...first, ...second])) {
      expect(unit.quirks).toEqual([]);
      for (const mount of unit.equipment) expect(mount.quirks).toEqual([]);
    }
  });

  it('give every ability and quirk to a force that can be set up', () => {
    for (const { change, ruleset } of abilitiesAndQuirks(engine)) {
      for (const cell of [0, 36, 42]) jobOf(engine, matchUps, cell, change, { ruleset, seed: 1, games: 1 });
    }
  });

  it('are even where both sides have the same skills', () => {
    const { value, low, high } = worthOfPairs(cellsOf(withSkills(4, 5), 2), zOf(0.95));
    expect(value).toBe(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('tell 0 of an ability that has no effect in a ruleset', () => {
    const evasive: Change = (force) =>
      force.map((member) => ({ ...member, pilot: { abilities: ['evasive'] } }));
    expect(worthOfPairs(cellsOf(evasive, 2, 'total-warfare'), zOf(0.95)).value).toBe(0);
  });

  it('give no interval below zero to who has more armor, and none above to who has less', () => {
    expect(worthOfPairs(cellsOf(withArmor(engine, 150), 4), zOf(0.95)).high).toBeGreaterThan(0);
    expect(worthOfPairs(cellsOf(withArmor(engine, 50), 4), zOf(0.95)).low).toBeLessThan(0);
  });

  it('know that more armor costs more Battle Value', () => {
    const forces = matchUps.flatMap(({ first, second }) => [first, second]);
    for (const force of forces.filter((each) => each.some(({ unit }) => unit.unitType === 'Mek'))) {
      const valueAt = (percent: number) =>
        withArmor(engine, percent)(force, []).reduce(
          (sum, { unit }) => sum + engine.battleValueOf(unit, {}),
          0,
        );
      expect(valueAt(130)).toBeGreaterThan(valueAt(100));
      expect(valueAt(70)).toBeLessThan(valueAt(100));
    }
  });
});
