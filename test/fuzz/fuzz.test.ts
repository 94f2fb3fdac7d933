import { describe, expect, it } from 'vitest';
import { Chance } from '../../fuzz/chance.js';
import { commandFor, Findings, toldFinding } from '../../fuzz/findings.js';
import { readOptions } from '../../fuzz/options.js';
import { playCase } from '../../fuzz/play-case.js';
import { Scoreboard } from '../../fuzz/scoreboard.js';
import type { Target } from '../../fuzz/target.js';
import { TARGETS } from '../../fuzz/targets/index.js';

const CASES = 10;
const NAMES = TARGETS.map(({ name }) => name);

describe('Fuzzing', () => {
  it.each(NAMES)('%s: its first cases keep every promise', (name) => {
    const target = TARGETS.find((one) => one.name === name) as Target;
    const board = new Scoreboard(1);
    for (let seed = 1; seed <= CASES; seed += 1) {
      const finding = playCase({ ...target, longest: Number.POSITIVE_INFINITY }, 0, seed, board);
      expect(finding && toldFinding(finding)).toBeUndefined();
    }
    expect(board.get(0, 'cases')).toBe(CASES);
  });

  it('plays a case alike whatever was played before it', () => {
    const endsOf = (seeds: readonly number[]) =>
      TARGETS.map(({ play }) => {
        const ends = seeds.map((seed) => {
          const chance = new Chance(seed);
          return [seed, play(chance), chance.seed()] as const;
        });
        return ends.sort(([one], [other]) => one - other);
      });
    expect(endsOf([3, 2, 1])).toEqual(endsOf([1, 2, 3]));
  });

  it('tells a finding with the one command that shows it again, and each cause once', () => {
    const target: Target = {
      name: 'sample',
      what: 'always wrong',
      longest: 1,
      play: (chance) => {
        throw new RangeError(`die ${chance.below(6)} rolled off the table`);
      },
    };
    const board = new Scoreboard(1);
    const found = [7, 8].map((seed) => playCase(target, 0, seed, board));
    const findings = new Findings();
    expect(found.map((finding) => finding !== undefined && findings.add(finding))).toEqual([true, false]);
    expect(findings.causes[0]?.count).toBe(2);
    expect(found[0] && toldFinding(found[0])).toMatch(
      /rolled off the table[\s\S]*npm run fuzz -- --only sample --seed 7$/,
    );
  });

  it('counts a case that takes too much of the processor as a finding', () => {
    const target: Target = {
      name: 'slow',
      what: 'takes its time',
      longest: 0,
      play: () => {
        for (let turn = 0; turn < 1_000_000; turn += 1) Math.sqrt(turn);
        return 'taken';
      },
    };
    expect(playCase(target, 0, 1, new Scoreboard(1))?.message).toMatch(
      /took .* s of processor time: at most 0 s/,
    );
  });

  it('takes the same case again by its number alone', () => {
    expect(readOptions(['--only', 'mtf', '--seed', '12'], NAMES)).toMatchObject({
      only: ['mtf'],
      from: 12,
      cases: 1,
    });
    expect(readOptions(['--minutes', '5'], NAMES)).toMatchObject({ minutes: 5, from: 1, cases: undefined });
  });

  it('plays all cases by the ruleset that is asked for, and says so in the command', () => {
    expect(readOptions(['--ruleset', 'core'], NAMES)).toMatchObject({ ruleset: 'core' });
    const target: Target = {
      name: 'sample',
      what: 'always wrong',
      longest: 1,
      play: (chance) => {
        throw new RangeError(chance.ruleset());
      },
    };
    const found = [1, 2, 3, 4].map((seed) => playCase(target, 0, seed, new Scoreboard(1), 'core'));
    for (const [index, finding] of found.entries()) {
      expect(finding?.message).toBe('RangeError: core');
      expect(finding && commandFor(finding)).toBe(
        `npm run fuzz -- --only sample --seed ${index + 1} --ruleset core`,
      );
    }
  });

  it.each([
    [['--only', 'meks'], /no such target; expected one of mtf, blk/],
    [['--minutes', 'soon'], /--minutes soon: expected a number/],
    [['--seed', '1.5'], /--from 1.5: expected a whole number/],
    [['--ruleset', 'house'], /--ruleset house: expected one of standard, total-warfare, core/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, NAMES)).toThrow(message);
  });
});
