import { describe, expect, it } from 'vitest';
import { GROUND_KINDS } from './kinds.js';
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
  readonly useManualBV: boolean;
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.001;

describe.skipIf(!referenceData).each(GROUND_KINDS)(
  `The Battle Value of every %s of the corpus${whereAbsent}`,
  (kind) => {
    const units = valuesOfKind<Expected>(kind);

    it('all to the point, the sums before rounding and both ratings to a thousandth', () => {
      expect(units).not.toHaveLength(0);
      const different = units.filter(
        ({ expected, value }) =>
          value.base !== expected.bv ||
          Math.round(value.exact) !== expected.baseBV ||
          !near(value.exact, expected.baseBVExact) ||
          !near(value.defensive, expected.defensiveValue) ||
          !near(value.offensive, expected.offensiveValue),
      );
      const told = different.map(
        ({ expected, value: { base, exact } }) =>
          `${expected.path}: ${base} (${exact}), reference ${expected.bv} (${expected.baseBVExact})`,
      );
      expect(told).toEqual([]);
    });

    it('the report has the lines of the reference in their order, with the same figures on each', () => {
      const different = units.flatMap(({ expected: { path, useManualBV }, value }) => {
        const lines = value.sections.flatMap((section) => section.lines);
        // The reference works the sum out and keeps silent about the value that replaces it.
        return differentLine(
          path,
          referenceText(`bv-reports/${path}.txt`),
          useManualBV ? lines.slice(0, -1) : lines,
        );
      });
      expect(different.slice(0, 10)).toEqual([]);
      expect(different).toHaveLength(0);
    });

    it('the report ends in the Battle Value, the stated one where the file has one', () => {
      for (const { expected, value } of units) {
        const last = value.sections.at(-1)?.lines.at(-1);
        expect(last?.value, expected.path).toBe(expected.bv);
        expect(last?.label === 'Stated in the file', expected.path).toBe(expected.useManualBV);
      }
    });
  },
);
