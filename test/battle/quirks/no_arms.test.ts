import { describe, expect, it } from 'vitest';
import { legalBlows } from '../../../src/battle/physical/index.js';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { RULESETS, type RulesetName } from '../../../src/rules/ruleset.js';
import type { SampleBattle } from '../sample-battle.js';
import { FALL, GRIFFIN, KICK, modifierIn, only, play, standUp, strike } from './moments.js';

const red = { quirks: ['no_arms'] };
const punch = { blow: { kind: 'punch', limb: RIGHT_ARM }, dice: [6, 6, 3] } as const;
/** Hits, and blue keeps its feet. */
const push = { blow: { kind: 'push' }, dice: [6, 6, 6, 6] } as const;

describe("A 'Mech with No Arms", () => {
  it.each(RULESETS)('cannot punch, in %s', (ruleset) => {
    expect(only(strike({ ruleset, ...punch }), 'physical-attack')).toMatchObject({
      kind: 'punch',
      hit: true,
    });
    expect(() => strike({ ruleset, ...punch, red })).toThrow(/punch.*no\/minimal arms/i);
  });

  it.each(RULESETS)('is offered kicks, and no punches, in %s', (ruleset) => {
    const kinds = (staged: object): readonly string[] => {
      const { battle, red: unit } = strike({ ruleset, blow: KICK, dice: [1, 1, 6, 6], ...staged });
      return [...new Set(legalBlows(battle, unit).map(({ kind }) => kind))];
    };
    expect(kinds({})).toEqual(['punch', 'push', 'kick']);
    expect(kinds({ red })).toEqual(ruleset === 'standard' ? ['push', 'kick'] : ['kick']);
  });

  it('may push in standard, and not in total-warfare', () => {
    const pushed = strike({ ruleset: 'standard', ...push, red });
    expect(only(pushed, 'physical-attack')).toMatchObject({ kind: 'push', hit: true });
    expect(() => strike({ ruleset: 'total-warfare', ...push, red })).toThrow(/push/i);
  });

  it('picks a torn-off limb up in standard, and leaves it in total-warfare', () => {
    const find = (ruleset: RulesetName): SampleBattle =>
      play({
        ruleset,
        red: { unit: GRIFFIN, at: [5, 15], facing: 0, ...red },
        blue: { unit: GRIFFIN, at: [0, 0], quirks: [] },
        from: 'movement',
        until: 'weapons',
        moves: { 'red-1': ['forward'] },
        pickUp: ['red-1'],
        dice: [],
        before: ({ battle }) => {
          battle.objects.push({ hex: battle.map.indexOf(5, 14), name: 'arm', tonnage: 3 });
        },
      });
    expect(only(find('standard'), 'pick-up')).toMatchObject({ object: 'arm', tonnage: 3 });
    expect(() => find('total-warfare')).toThrow('nothing that it can hold lies there');
  });

  it('gets up with more difficulty in total-warfare', () => {
    // 5, which piloting 5 just asks for.
    const dice = [2, 3, ...FALL];
    const standard = standUp({ ruleset: 'standard', dice, red });
    expect(only(standard, 'piloting-roll')).toMatchObject({
      cause: 'stand',
      passed: true,
      roll: { needed: 5 },
    });
    expect(only(standard, 'stand')).toMatchObject({ unit: standard.red.index });
    const plain = standUp({ ruleset: 'total-warfare', dice });
    expect(only(plain, 'stand')).toMatchObject({ unit: plain.red.index });
    const book = standUp({ ruleset: 'total-warfare', dice, red });
    const roll = book.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'stand', passed: false, roll: { needed: 7, total: 5 } });
    expect(roll && modifierIn(roll, 'no_arms')).toBe(2);
    expect(book.of('stand')).toEqual([]);
  });
});
