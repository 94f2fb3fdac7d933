import { describe, expect, it } from 'vitest';
import {
  calculateToHit,
  type IAttackerState,
  type IIndirectFire,
  type ISecondaryTarget,
  RULESETS,
  type RulesetName,
  toHitNumber,
} from '../../../src/index.js';
import { entry, mark, shooter, wrong } from './duel.js';

const by = (changes: Partial<IAttackerState>, ruleset: RulesetName = 'standard') =>
  calculateToHit(shooter(changes), mark(), 'short', 3, { ruleset });

describe('Attacker prone', () => {
  it('Attacker prone penalty is +2', () => {
    expect(entry(by({ prone: true }), 'attacker_prone')).toBe(2);
    expect(by({ prone: true }).finalToHit).toBe(6);
  });

  it('is the same in total-warfare', () => {
    expect(by({ prone: true }, 'total-warfare').finalToHit).toBe(6);
  });

  it('costs a sound quad nothing (docs/rules/weapon-attacks.md)', () => {
    for (const ruleset of RULESETS) {
      expect(by({ prone: true, steadyWhenProne: true }, ruleset).finalToHit).toBe(4);
    }
  });
});

describe('Secondary target', () => {
  const secondary = (where: Partial<ISecondaryTarget>, ruleset?: RulesetName) =>
    by({ secondaryTarget: { isSecondary: true, inFrontArc: false, ...where } }, ruleset);

  it('Secondary target front arc penalty is +1', () => {
    expect(entry(secondary({ inFrontArc: true }), 'secondary_target')).toBe(1);
    expect(secondary({ inFrontArc: true }).finalToHit).toBe(5);
  });

  it('Secondary target other arc penalty is +2', () => {
    expect(entry(secondary({ inFrontArc: false }), 'secondary_target')).toBe(2);
    expect(secondary({ inFrontArc: false }).finalToHit).toBe(6);
  });

  it('a primary target costs nothing, wherever it is', () => {
    const primary = by({ secondaryTarget: { isSecondary: false, inFrontArc: false } });
    expect(entry(primary, 'secondary_target')).toBeUndefined();
    expect(primary.finalToHit).toBe(4);
  });

  it('is the same in total-warfare', () => {
    expect(secondary({ inFrontArc: true }, 'total-warfare').finalToHit).toBe(5);
    expect(secondary({ arc: 'left' }, 'total-warfare').finalToHit).toBe(6);
    expect(secondary({ arc: 'rear' }, 'total-warfare').finalToHit).toBe(6);
  });

  it('in an arc that does not exist is refused', () => {
    expect(() => secondary({ arc: wrong('above') })).toThrow(RangeError);
    expect(() => secondary({ arc: wrong('above') })).toThrow(/secondaryTarget\.arc is "above"/);
  });
});

describe('Indirect fire', () => {
  const indirect = (fire: Partial<IIndirectFire>, ruleset?: RulesetName) =>
    by({ indirectFire: { isIndirect: true, ...fire } }, ruleset);

  it('Indirect fire base penalty is +1', () => {
    const calculation = indirect({ spotterWalked: false });
    expect(entry(calculation, 'indirect_fire')).toBe(1);
    expect(calculation.finalToHit).toBe(5);
  });

  it('Indirect fire with spotter walked is +2', () => {
    const calculation = indirect({ spotterWalked: true });
    expect(entry(calculation, 'indirect_fire')).toBe(2);
    expect(calculation.finalToHit).toBe(6);
  });

  it('direct fire does not mind what a spotter does', () => {
    const direct = by({ indirectFire: { isIndirect: false, spotterWalked: true, spotterAttacked: true } });
    expect(entry(direct, 'indirect_fire')).toBeUndefined();
    expect(direct.finalToHit).toBe(4);
  });

  it.each<[string, Partial<IIndirectFire>, number, number]>([
    ['stood still', { spotterMovement: 'stationary' }, 5, 5],
    ['walked', { spotterMovement: 'walk' }, 6, 6],
    ['ran', { spotterMovement: 'run' }, Number.POSITIVE_INFINITY, 7],
    ['jumped', { spotterMovement: 'jump' }, Number.POSITIVE_INFINITY, 8],
    ['attacked', { spotterAttacked: true }, 6, 6],
    ['walked and attacked', { spotterWalked: true, spotterAttacked: true }, 7, 7],
  ])('with a spotter that %s needs %s in standard and %s in total-warfare', (_, fire, standard, book) => {
    expect(indirect(fire).finalToHit).toBe(standard);
    expect(indirect(fire, 'total-warfare').finalToHit).toBe(book);
  });

  it('with a spotter that moves in no known way is refused', () => {
    expect(() => indirect({ spotterMovement: wrong('fly') })).toThrow(RangeError);
    expect(() => indirect({ spotterMovement: wrong('fly') })).toThrow(/spotterMovement is "fly"/);
  });

  it('a shooter that spots for others aims worse by 1', () => {
    for (const ruleset of RULESETS) {
      expect(toHitNumber(shooter({ spotting: true }), mark(), 'short', 3, { ruleset })).toBe(5);
    }
  });
});
