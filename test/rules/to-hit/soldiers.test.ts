import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import {
  calculateToHit,
  type IAttackerState,
  type ISuitSignature,
  type ITargetState,
  type RangeBracket,
} from '../../../src/rules/to-hit/index.js';

const MECH: IAttackerState = { gunnery: 4, movementType: 'stationary', heat: 0 };
const SQUAD: ITargetState = { movementType: 'stationary', hexesMoved: 0, soldiers: 'battle-armor' };

const needed = (
  attacker: Partial<IAttackerState>,
  target: Partial<ITargetState>,
  bracket: RangeBracket = 'short',
  ruleset: (typeof RULESETS)[number] = 'total-warfare',
): number =>
  calculateToHit({ ...MECH, ...attacker }, { ...SQUAD, ...target }, bracket, 1, { ruleset }).finalToHit;

describe.each(RULESETS)('Shots at and by soldiers in %s', (ruleset) => {
  it('battle armor is one harder to hit, but for those who fight on foot themselves', () => {
    expect(needed({}, {}, 'short', ruleset)).toBe(5);
    expect(needed({ soldiers: 'battle-armor' }, {}, 'short', ruleset)).toBe(4);
    expect(needed({ soldiers: 'infantry' }, {}, 'short', ruleset)).toBe(4);
    expect(needed({}, { soldiers: 'infantry' }, 'short', ruleset)).toBe(4);
  });

  it('no movement of their own makes the fire of soldiers worse', () => {
    for (const movementType of ['walk', 'run', 'jump'] as const)
      expect(needed({ soldiers: 'battle-armor', movementType }, {}, 'short', ruleset)).toBe(4);
  });

  it.each<[NonNullable<ISuitSignature['stealth']>, readonly [number, number, number]]>([
    ['basic', [0, 1, 2]],
    ['standard', [1, 1, 2]],
    ['improved', [1, 2, 3]],
  ])('%s stealth armor adds by range', (stealth, [short, medium, long]) => {
    const added = (bracket: RangeBracket) =>
      needed({}, { suit: { stealth } }, bracket, ruleset) - needed({}, {}, bracket, ruleset);
    expect([added('short'), added('medium'), added('long')]).toEqual([short, medium, long]);
  });

  it('stealth armor deceives no infantry; mimetic armor and camo systems do', () => {
    const foot = { soldiers: 'infantry' } as const;
    expect(needed(foot, { suit: { stealth: 'improved' } }, 'short', ruleset)).toBe(4);
    expect(needed(foot, { suit: { mimetic: true } }, 'short', ruleset)).toBe(7);
    expect(needed(foot, { suit: { camoSystem: true } }, 'short', ruleset)).toBe(6);
  });

  it.each([
    [0, 3, 2],
    [1, 2, 1],
    [2, 1, 0],
    [3, 0, 0],
    [6, 0, 0],
  ])('after %i hexes mimetic armor adds %i and a camo system %i', (hexesMoved, mimetic, camo) => {
    const moved = { hexesMoved, movementType: 'walk' } as const;
    const plain = needed({}, moved, 'short', ruleset);
    expect(needed({}, { ...moved, suit: { mimetic: true } }, 'short', ruleset) - plain).toBe(mimetic);
    expect(needed({}, { ...moved, suit: { camoSystem: true } }, 'short', ruleset) - plain).toBe(camo);
  });

  it('a squad pays one for any secondary target', () => {
    const secondaryTarget = { isSecondary: true, inFrontArc: false } as const;
    expect(needed({ soldiers: 'battle-armor', secondaryTarget }, {}, 'short', ruleset)).toBe(5);
  });
});
