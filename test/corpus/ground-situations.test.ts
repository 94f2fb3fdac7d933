import { describe, expect, it } from 'vitest';
import { compareBlows } from './ground-blows-comparison.js';
import { compareHits, compareMoves, comparePaths, compareShots } from './ground-comparison.js';
import type { GroundComparison } from './ground-verdict.js';
import { compareInfantryDamage } from './infantry-damage-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

const MINUTE = 60_000;
/** Of the lines of a file. */
const MOST_DIFFERENT = 0.01;
const MOST_LEFT_OUT = 0.02;

function expectAgreement({ file, lines, equal, leftOut, different }: GroundComparison): void {
  const left = Object.entries(leftOut);
  const listed = (classes: typeof left): string =>
    classes.map(([why, count]) => `${count} ${why}`).join(', ') || '0';
  process.stdout.write(`${file}: ${equal} equal, ${listed(left)} left out, ${different.length} different\n`);
  if (process.env.SHOW_DIFFERENT)
    process.stdout.write(`${different.slice(0, Number(process.env.SHOW_DIFFERENT)).join('\n')}\n`);
  expect(different.length / lines).toBeLessThan(MOST_DIFFERENT);
  expect(left.reduce((sum, [, count]) => sum + count, 0) / lines).toBeLessThan(MOST_LEFT_OUT);
}

describe.skipIf(!referenceData)(
  `The reference's ground situations with vehicles and infantry${whereAbsent}`,
  () => {
    it.each([
      ['hit locations, motive damage and critical hits', compareHits],
      ['what can be reached', compareMoves],
      ['paths, their points and rolls', comparePaths],
      ['shots', compareShots],
      ['blows and charges', compareBlows],
      ['what infantry does and suffers', compareInfantryDamage],
    ] as const)('agree about %s', (_, compare) => expectAgreement(compare()), 5 * MINUTE);
  },
);
