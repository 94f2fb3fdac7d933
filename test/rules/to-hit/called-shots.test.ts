import { describe, expect, it } from 'vitest';
import { determineCalledShotLocation } from '../../../src/edge/rules.js';
import { calculateToHit, type IAttackerState, type RulesetName } from '../../../src/index.js';
import { scriptedDice } from '../scripted-dice.js';
import { entry, mark, shooter } from './duel.js';

const call = (changes: Partial<IAttackerState> = {}, ruleset: RulesetName = 'standard') =>
  calculateToHit(shooter({ calledShot: true, ...changes }), mark(), 'short', 3, { ruleset });

/** The penalty that is left once Sharpshooter has eased it (docs/rules/standard.md). */
const penalty = (changes: Partial<IAttackerState> = {}) => {
  const calculation = call(changes);
  return (entry(calculation, 'called_shot') ?? 0) + (entry(calculation, 'sharpshooter') ?? 0);
};

const sharpshooter = { abilities: ['sharpshooter'] };
const designated = { teammateCalledShot: true };

describe('Called shot', () => {
  it('Called shot penalty is +3', () => {
    expect(entry(call(), 'called_shot')).toBe(3);
    expect(call().finalToHit).toBe(7);
  });

  it('Sharpshooter SPA reduces called shot penalty to +2', () => {
    expect(penalty(sharpshooter)).toBe(2);
    expect(call(sharpshooter).finalToHit).toBe(6);
  });

  it('Sharpshooter does nothing for other shots', () => {
    expect(call({ ...sharpshooter, calledShot: false }).finalToHit).toBe(4);
  });
});

describe('Called shot via teammate spotter', () => {
  it('Teammate designates called shot location — no penalty', () => {
    expect(penalty(designated)).toBe(0);
    expect(call(designated).finalToHit).toBe(4);
    const dice = scriptedDice();
    expect(determineCalledShotLocation('front', 'head', dice).location).toBe('head');
    expect(determineCalledShotLocation('left', 'right_arm', dice).location).toBe('right_arm');
    dice.done();
  });

  it('No teammate spotter — standard called shot penalty', () => {
    expect(penalty({ teammateCalledShot: false })).toBe(3);
    expect(call({ teammateCalledShot: false }).finalToHit).toBe(7);
  });

  it('Sharpshooter SPA with teammate spotter: +0, and no additional effect', () => {
    expect(penalty({ ...designated, ...sharpshooter })).toBe(0);
    expect(entry(call({ ...designated, ...sharpshooter }), 'sharpshooter')).toBeUndefined();
    expect(call({ ...designated, ...sharpshooter })).toEqual(call(designated));
  });

  it('Sharpshooter SPA without teammate spotter: +2', () => {
    expect(penalty({ teammateCalledShot: false, ...sharpshooter })).toBe(2);
    expect(call({ teammateCalledShot: false, ...sharpshooter }).finalToHit).toBe(6);
  });

  it('Indirect fire spotter does not grant called shot benefit', () => {
    const indirectFire = { isIndirect: true, spotterWalked: false };
    const spotted = call({ indirectFire });
    expect(entry(spotted, 'called_shot')).toBe(3);
    expect(entry(spotted, 'indirect_fire')).toBe(1);
    expect(spotted.finalToHit).toBe(8);
    expect(call({ indirectFire, ...designated }).finalToHit).toBe(5);
  });

  it('the flag alone calls no shot', () => {
    expect(call({ calledShot: false, ...designated }).finalToHit).toBe(4);
  });
});

describe('Called shots with other rules', () => {
  it('Marksman and Sharpshooter add up (docs/rules/standard.md)', () => {
    expect(call({ abilities: ['marksman', 'sharpshooter'] }).finalToHit).toBe(5);
  });

  it('Marksman counts even where a teammate has taken the penalty (docs/rules/standard.md)', () => {
    expect(call({ ...designated, abilities: ['marksman', 'sharpshooter'] }).finalToHit).toBe(3);
  });

  it.each<[string, Partial<IAttackerState>, number, number]>([
    ['alone', {}, 7, 7],
    ['named by a teammate', designated, 4, 7],
    ['of a Sharpshooter', sharpshooter, 6, 7],
    ['of a Marksman', { abilities: ['marksman'] }, 6, 7],
    ['of a Sharpshooter, named by a teammate', { ...designated, ...sharpshooter }, 4, 7],
  ])('a call %s needs %i in standard and %i in total-warfare', (_, changes, standard, totalWarfare) => {
    expect(call(changes).finalToHit).toBe(standard);
    expect(call(changes, 'total-warfare').finalToHit).toBe(totalWarfare);
  });

  it('in total-warfare the location has to be rolled for', () => {
    const dice = scriptedDice(3, 4, 1, 2, 6, 6);
    const options = { ruleset: 'total-warfare' } as const;
    expect(determineCalledShotLocation('front', 'left_leg', dice, options).location).toBe('left_leg');
    expect(determineCalledShotLocation('front', 'left_leg', dice, options).location).toBe('head');
    dice.done();
  });
});
