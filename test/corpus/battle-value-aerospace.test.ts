import { describe, expect, it } from 'vitest';
import type { ReportSection } from '../../src/battle-value/index.js';
import { differentArcs } from './arc-report-figures.js';
import { LARGE_CRAFT_KINDS, SMALL_CRAFT_KINDS } from './kinds.js';
import { valuesOfKind } from './read-once.js';
import { differentLine } from './report-figures.js';
import { referenceData, referenceText, whereAbsent } from './shared.js';

interface Expected {
  readonly path: string;
  readonly unitType: string;
  readonly bv: number;
  readonly baseBV: number;
  readonly useManualBV: boolean;
  readonly baseBVExact: number;
  readonly defensiveValue: number;
  readonly offensiveValue: number;
}

const KINDS: readonly string[] = [...SMALL_CRAFT_KINDS, ...LARGE_CRAFT_KINDS];

const TOLERANCE = 0.001;
const near = (a: number, b: number) => Math.abs(a - b) < TOLERANCE;

const units = KINDS.flatMap((kind) => valuesOfKind<Expected>(kind));
const unitsOf = (kind: string) => units.filter(({ expected }) => expected.unitType === kind);

describe.skipIf(!referenceData)(
  `The Battle Value of every aerospace unit of the corpus${whereAbsent}`,
  () => {
    it.each(KINDS)('%s: all to the point, the sums to a thousandth', (kind) => {
      const found = unitsOf(kind);
      expect(found).not.toHaveLength(0);
      const different = found.filter(
        ({ expected, value }) =>
          value.base !== expected.bv ||
          Math.round(value.exact) !== expected.baseBV ||
          !near(value.exact, expected.baseBVExact) ||
          !near(value.defensive, expected.defensiveValue) ||
          !near(value.offensive, expected.offensiveValue),
      );
      const told = different.map(
        ({ expected, value: { base, exact, defensive, offensive } }) =>
          `${expected.path}: ${base}, ${exact} (${defensive} + ${offensive}), reference ${expected.bv}, ` +
          `${expected.baseBVExact} (${expected.defensiveValue} + ${expected.offensiveValue})`,
      );
      expect(told).toEqual([]);
    });

    it('is the one that the file states, where it states one', () => {
      const stated = units.filter(({ expected }) => expected.useManualBV);
      expect(stated.length).toBeGreaterThan(0);
      for (const { expected, value } of stated) {
        expect(value.base, expected.path).toBe(expected.bv);
        expect(value.sections.at(-1)?.lines.at(-1)).toMatchObject({
          label: 'Stated in the file',
          value: expected.bv,
        });
      }
    });
  },
);

/** Aerospace units neither jump nor swim, and ours do not say so. */
const withoutJump = (report: string) => report.replace(/R: (\d+), J: 0, U: 0/, '$1');

/** Lines that add nothing: locations without armor, and that there is no weapon. */
const withoutNothing = (report: string) => report.replace(/^ {3}- (?:None\.|.* \+ 0 +=).*$/gm, '');

const FINAL = 'Battle Value:';

/**
 * With a cramped cockpit the reference first shows a sum that is rounded and not used, and then the end for the start;
 * there only the last figure is compared.
 */
function finalPart(report: string): { readonly sums: string; readonly last: number | undefined } {
  const [, last] = /^ {3}Base BV: +([\d.]+) *$/m.exec(report) ?? [];
  if (last === undefined) return { sums: report, last: undefined };
  return { sums: report.slice(0, report.lastIndexOf(`\n${FINAL}`)), last: Number(last) };
}

const isSaid = ({ label, calculation }: ReportSection['lines'][number]) =>
  label !== 'No weapons' && calculation !== '+ 0';

/** The reference works the sum out and keeps silent about the value that replaces it. */
const withoutStated = (sections: readonly ReportSection[]): readonly ReportSection[] =>
  sections.map(({ title, lines }) => ({
    title,
    lines: lines.filter(({ label }) => label !== 'Stated in the file'),
  }));

describe.skipIf(!referenceData)(`The Battle Value report of every aerospace unit${whereAbsent}`, () => {
  it('ends in the Battle Value', () => {
    for (const { expected, value } of units) {
      expect(value.sections.at(-1)?.lines.at(-1)?.value, expected.path).toBe(expected.bv);
    }
  });

  it.each(SMALL_CRAFT_KINDS)(
    '%s: has the lines of the reference in their order, with the same figures on each',
    (kind) => {
      const different = unitsOf(kind).flatMap(({ expected: { path }, value: { sections, exact } }) => {
        const { sums, last } = finalPart(referenceText(`bv-reports/${path}.txt`));
        if (last !== undefined) expect(exact, path).toBeCloseTo(last, 2);
        const compared = last === undefined ? sections : sections.slice(0, -1);
        const lines = withoutStated(compared).flatMap((section) => section.lines.filter(isSaid));
        return differentLine(path, withoutNothing(withoutJump(sums)), lines);
      });
      expect(different).toEqual([]);
    },
  );

  it.each(LARGE_CRAFT_KINDS)('%s: has the figures of the reference, arc by arc and line by line', (kind) => {
    const different = unitsOf(kind).flatMap(({ expected: { path }, value: { sections } }) =>
      differentArcs(path, withoutJump(referenceText(`bv-reports/${path}.txt`)), withoutStated(sections)),
    );
    expect(different).toEqual([]);
  });
});
