import { describe, expect, it } from 'vitest';
import { calculateBattleValue, type ReportLine } from '../../src/battle-value/index.js';
import type { Mech } from '../../src/units/index.js';
import { expectedFigures, mechAt } from './read-once.js';
import { differentLine } from './report-figures.js';
import { referenceData, referenceText, whereAbsent } from './shared.js';

describe.skipIf(!referenceData)(`The Battle Value report of every 'Mech of the corpus${whereAbsent}`, () => {
  const units = expectedFigures('.mtf').map(({ path }) => {
    const mech = mechAt(path);
    return { path, mech, lines: linesOf(mech) };
  });

  function linesOf(mech: Mech): readonly ReportLine[] {
    const { sections } = calculateBattleValue(mech, { ruleset: 'total-warfare' });
    return sections.flatMap(({ lines }) => lines);
  }

  it('ends in the Battle Value', () => {
    expect(units).not.toHaveLength(0);
    for (const { path, mech, lines } of units) {
      const { battleValue } = calculateBattleValue(mech, { ruleset: 'total-warfare' });
      expect(lines.at(-1)?.value, path).toBe(battleValue);
    }
  });

  it('has the lines of the reference report in their order, with the same figures on each', () => {
    const different = units.flatMap(({ path, lines }) =>
      differentLine(path, referenceText(`bv-reports/${path}.txt`), lines),
    );
    expect(different.slice(0, 10)).toEqual([]);
    expect(different).toHaveLength(0);
  }, 30_000);
});
