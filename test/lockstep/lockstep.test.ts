import { describe, expect, it } from 'vitest';
import { extendRuleset, RULESETS, type Ruleset } from '../../src/rules/ruleset.js';
import { commandFor, readOptions } from './options.js';
import { type PlayedPhase, phasesOfBattle } from './play-case.js';
import type { Difference } from './play-phase.js';

const SEED = 1;
const BATTLES = 50;

const numbers = Array.from({ length: BATTLES }, (_, number) => number);

/** The first phase that came out differently, with what shows it again. */
const shown = ({ phase, difference }: PlayedPhase): string | undefined =>
  difference && `${difference.what}\n${commandFor(SEED, phase)}`;

function firstDifference(oracleRules: (rules: Ruleset) => Ruleset): Difference | undefined {
  for (const number of numbers) {
    for (const { difference } of phasesOfBattle(SEED, number, { oracleRules })) {
      if (difference !== undefined) return difference;
    }
  }
  return undefined;
}

describe('A weapons phase in lock-step', () => {
  it('comes out by the battle as by the oracle: equal numbers, rolls and state, whatever the state, orders and rules', () => {
    let played = 0;
    for (const number of numbers) {
      for (const phase of phasesOfBattle(SEED, number)) {
        expect(shown(phase)).toBeUndefined();
        played += 1;
      }
    }
    expect(played).toBeGreaterThan(BATTLES * 3);
  });

  it('is played alike whatever was played before it', () => {
    const ends = (wanted: readonly number[]) =>
      wanted.map((number) => [...phasesOfBattle(SEED, number)].map(({ phase }) => phase));
    expect(ends([2, 1]).reverse()).toEqual(ends([1, 2]));
  });

  it('shows a number that only one of the two plays by, with the rolls of both up to there', () => {
    // As if the battle had forgotten that a target beside the first is harder to hit.
    const harder = (rules: Ruleset): Ruleset => {
      const { inFront, elsewhere } = rules.toHit.secondaryTarget;
      const secondaryTarget = { inFront: inFront + 1, elsewhere: elsewhere + 1 };
      return extendRuleset(rules, { name: 'harder', toHit: { secondaryTarget } });
    };
    const found = firstDifference(harder);
    // Where a shot cannot hit anyway, both need 13, and its modifiers show the difference.
    expect(found?.what).toMatch(/(numbers|modifiers) differ: .*weapon-attack/);
    const [theirs, ours] = [found?.battle, found?.oracle].map((lines) => lines?.at(-1));
    expect(theirs).toMatch(/ needs \d+/);
    expect(ours).toMatch(/ needs \d+ \(.*econdary target/);
    expect(ours).not.toBe(theirs);
    expect(found?.battle.slice(0, -2).length).toBe(found?.oracle.slice(0, -2).length);
  });
});

describe('npm run lockstep', () => {
  it('plays a hundred thousand phases unless it is told otherwise', () => {
    expect(readOptions([])).toEqual({ seed: 1, phases: 100_000, phase: undefined, ruleset: undefined });
    expect(readOptions(['--seed', '7', '--phase', '12'])).toMatchObject({ seed: 7, phase: 12 });
  });

  it.each(RULESETS)(
    'plays by %s alone where it is told so, and so does the command that shows a phase again',
    (ruleset) => {
      expect(readOptions(['--ruleset', ruleset])).toMatchObject({ ruleset });
      expect(commandFor(7, 12, ruleset)).toBe(`npm run lockstep -- --seed 7 --phase 12 --ruleset ${ruleset}`);
      const played = new Set<string>();
      const oracleRules = (rules: Ruleset): Ruleset => {
        played.add(rules.name);
        return rules;
      };
      for (const number of [0, 1, 2]) [...phasesOfBattle(SEED, number, { oracleRules, ruleset })];
      expect([...played]).toEqual([ruleset]);
    },
  );

  it('refuses a ruleset that there is not', () => {
    expect(() => readOptions(['--ruleset', 'house'])).toThrow('--ruleset house: expected one of standard');
  });

  it.each([
    ['--phases', '0'],
    ['--phase', '-1'],
    ['--seed', '1.5'],
    ['--seed', 'one'],
  ])('refuses %s %s in words', (flag, value) => {
    expect(() => readOptions([`${flag}=${value}`])).toThrow(`${flag} ${value}: expected a whole number`);
  });
});
