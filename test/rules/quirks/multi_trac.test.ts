import { describe, expect, it } from 'vitest';
import type { FiringArc } from '../../../src/index.js';
import { entryOf, inBoth, numberOf } from '../shot.js';

const unitQuirks = ['multi_trac'];
const secondaryIn = (arc: FiringArc) => ({
  secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc },
});
const inFront = secondaryIn('front');
const behind = secondaryIn('rear');

describe('Multi-Trac', () => {
  it('Multi-Trac eliminates front-arc secondary penalty', () => {
    expect(numberOf({ by: inFront })).toBe(5);
    expect(numberOf({ by: { ...inFront, unitQuirks } })).toBe(4);
    expect(entryOf({ by: { ...inFront, unitQuirks } }, 'secondary_target')).toBe(1);
    expect(entryOf({ by: { ...inFront, unitQuirks } }, 'multi_trac')).toBe(-1);
  });

  it('Multi-Trac does not affect non-front-arc secondary targets', () => {
    const secondaryTarget = { isSecondary: true, inFrontArc: false };
    expect(numberOf({ by: { secondaryTarget, unitQuirks } })).toBe(6);
    expect(entryOf({ by: { secondaryTarget, unitQuirks } }, 'multi_trac')).toBeUndefined();
    expect(numberOf({ by: { ...secondaryIn('left'), unitQuirks } })).toBe(6);
    expect(numberOf({ by: { ...secondaryIn('right'), unitQuirks } })).toBe(6);
    expect(numberOf({ by: { ...behind, unitQuirks } })).toBe(6);
  });

  it('gives nothing on the first target', () => {
    expect(numberOf({ by: { unitQuirks } })).toBe(4);
    const secondaryTarget = { isSecondary: false, inFrontArc: true };
    expect(numberOf({ by: { secondaryTarget, unitQuirks } })).toBe(4);
    expect(entryOf({ by: { secondaryTarget, unitQuirks } }, 'multi_trac')).toBeUndefined();
  });

  it('does nothing when it is the target that has it', () => {
    expect(numberOf({ by: inFront, at: { unitQuirks } })).toBe(5);
  });

  it('with Multi-Tasker leaves no bonus in the front arc: 0, not -1 (docs/rules/standard.md)', () => {
    const by = { ...inFront, unitQuirks, abilities: ['multi_tasker'] };
    expect(numberOf({ by })).toBe(4);
    expect(entryOf({ by }, 'multi_trac')).toBe(-1);
    expect(entryOf({ by }, 'multi_tasker')).toBeUndefined();
  });

  it('with Multi-Tasker leaves +1 in the other arcs, by the pilot alone', () => {
    const by = { ...behind, unitQuirks, abilities: ['multi_tasker'] };
    expect(numberOf({ by })).toBe(5);
    expect(entryOf({ by }, 'multi_tasker')).toBe(-1);
    expect(entryOf({ by }, 'multi_trac')).toBeUndefined();
  });

  it('with Multi-Target leaves no bonus in the front arc either', () => {
    expect(numberOf({ by: { ...inFront, unitQuirks, abilities: ['multi_target'] } })).toBe(4);
  });

  it.each([
    ['front', 4, 4],
    ['left', 6, 4],
    ['right', 6, 4],
    ['rear', 6, 6],
  ] as const)('a secondary target in the %s arc needs %i in standard, %i in total-warfare', (arc, a, b) => {
    expect(inBoth({ by: { ...secondaryIn(arc), unitQuirks } })).toEqual([a, b]);
  });

  it('leaves nothing to Multi-Tasker at the sides in total-warfare', () => {
    expect(inBoth({ by: { ...secondaryIn('left'), unitQuirks, abilities: ['multi_tasker'] } })).toEqual([
      5, 4,
    ]);
  });
});
