import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import type { Mech } from '../../src/units/index.js';
import { expectedFigures, mechAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

interface Expected {
  readonly path: string;
  readonly bv: number;
  readonly defensiveValue: number;
  readonly offensiveValue: number;
}

describe.skipIf(!referenceData)(`The Battle Value of every 'Mech of the corpus${whereAbsent}`, () => {
  const mechs = expectedFigures<Expected>('.mtf').map((expected) => ({
    expected,
    mech: mechAt(expected.path),
  }));

  const different = (mech: Mech, expected: Expected, ruleset: 'standard' | 'total-warfare') => {
    const { base, defensive, offensive } = calculateBattleValue(mech, { ruleset });
    const near = (a: number, b: number) => Math.abs(a - b) < 0.001;
    return base !== expected.bv ||
      !near(defensive, expected.defensiveValue) ||
      !near(offensive, expected.offensiveValue)
      ? [
          `${expected.path}: ${base} (${defensive} + ${offensive}), reference ${expected.bv} (${expected.defensiveValue} + ${expected.offensiveValue})`,
        ]
      : [];
  };

  it('total-warfare: all to the point, both ratings to a thousandth', () => {
    expect(mechs).not.toHaveLength(0);
    const found = mechs.flatMap(({ mech, expected }) => different(mech, expected, 'total-warfare'));
    expect(found.slice(0, 10)).toEqual([]);
    expect(found).toHaveLength(0);
  });

  it('standard: the same, but for the structure of those with an XXL engine', () => {
    const found = mechs
      .filter(({ mech }) => mech.engine.type !== 'xxl')
      .flatMap(({ mech, expected }) => different(mech, expected, 'standard'));
    expect(found).toEqual([]);
    const xxl = mechs.filter(({ mech }) => mech.engine.type === 'xxl');
    expect(xxl.length).toBeGreaterThan(0);
    for (const { mech, expected } of xxl) {
      const { defensive } = calculateBattleValue(mech, { ruleset: 'standard' });
      expect(Math.abs(defensive - expected.defensiveValue), expected.path).toBeGreaterThan(0.001);
    }
  });
});
