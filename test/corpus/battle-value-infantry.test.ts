import { describe, expect, it } from 'vitest';
import { TROOP_KINDS } from './kinds.js';
import { valuesOfKind } from './read-once.js';
import { differentLine } from './report-figures.js';
import { referenceData, referenceText, whereAbsent } from './shared.js';

interface Expected {
  readonly path: string;
  readonly unitType: string;
  readonly bv: number;
  readonly baseBV: number;
  readonly baseBVExact: number;
  readonly defensiveValue: number;
  readonly offensiveValue: number;
  readonly bvDetail: { readonly runMP: number; readonly jumpMP: number; readonly umuMP: number };
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.001;

describe.skipIf(!referenceData).each(TROOP_KINDS)(
  `The Battle Value of every %s of the corpus${whereAbsent}`,
  (kind) => {
    const units = valuesOfKind<Expected>(kind);

    it('agrees to the point, before rounding to a thousandth', () => {
      expect(units).not.toHaveLength(0);
      const different = units.filter(
        ({ expected, value }) =>
          value.base !== expected.bv ||
          Math.round(value.exact) !== expected.baseBV ||
          !near(value.exact, expected.baseBVExact),
      );
      const told = different.map(
        ({ expected, value }) =>
          `${expected.path}: ${value.base} (${value.exact}), reference ${expected.bv} (${expected.baseBVExact})`,
      );
      expect(told).toEqual([]);
    });

    it('has both ratings to a thousandth', () => {
      const different = units.filter(
        ({ expected, value }) =>
          !near(value.defensive, expected.defensiveValue) || !near(value.offensive, expected.offensiveValue),
      );
      expect(different.map(({ expected }) => expected.path)).toEqual([]);
    });

    it('counts the movement points that the reference counts', () => {
      for (const { expected, value } of units) {
        const { runMP, jumpMP, umuMP } = expected.bvDetail;
        expect(value.sections[0]?.lines[0]?.calculation, expected.path).toBe(
          `run ${runMP}, jump ${jumpMP}, underwater ${umuMP}`,
        );
      }
    });

    it('has the lines of the reference report in their order, with the same figures on each', () => {
      const different = units.flatMap(({ expected: { path }, value }) => {
        const lines = value.sections.flatMap((section) => section.lines);
        return differentLine(path, referenceText(`bv-reports/${path}.txt`), lines);
      });
      expect(different.slice(0, 10)).toEqual([]);
      expect(different).toHaveLength(0);
    });

    it('has a report that ends in the Battle Value', () => {
      for (const { expected, value } of units) {
        expect(value.sections.at(-1)?.lines.at(-1)?.value, expected.path).toBe(expected.bv);
      }
    });
  },
);
