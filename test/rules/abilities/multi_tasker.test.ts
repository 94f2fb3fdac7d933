import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['multi_tasker'];
const inFront = { secondaryTarget: { isSecondary: true, inFrontArc: true } };
const elsewhere = { secondaryTarget: { isSecondary: true, inFrontArc: false } };

describe('Multi-Tasker', () => {
  it('Multi-Tasker reduces secondary penalty: 0 instead of +1 in the front arc', () => {
    expect(numberOf({ by: { ...inFront, abilities } })).toBe(4);
    expect(entryOf({ by: { ...inFront, abilities } }, 'secondary_target')).toBe(1);
    expect(entryOf({ by: { ...inFront, abilities } }, 'multi_tasker')).toBe(-1);
  });

  it('Multi-Tasker with rear arc secondary: +1 instead of +2', () => {
    expect(numberOf({ by: { ...elsewhere, abilities } })).toBe(5);
    expect(entryOf({ by: { ...elsewhere, abilities } }, 'multi_tasker')).toBe(-1);
  });

  it('gives nothing on the first target', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    const secondaryTarget = { isSecondary: false, inFrontArc: true };
    expect(numberOf({ by: { secondaryTarget, abilities } })).toBe(4);
    expect(entryOf({ by: { secondaryTarget, abilities } }, 'multi_tasker')).toBeUndefined();
  });

  it('does nothing when the target has it', () => {
    expect(numberOf({ by: inFront, at: { abilities } })).toBe(5);
  });

  it('with Multi-Trac leaves 0 in front and +1 elsewhere (docs/rules/standard.md)', () => {
    const unitQuirks = ['multi_trac'];
    expect(numberOf({ by: { ...inFront, abilities, unitQuirks } })).toBe(4);
    expect(entryOf({ by: { ...inFront, abilities, unitQuirks } }, 'multi_tasker')).toBeUndefined();
    expect(numberOf({ by: { ...elsewhere, abilities, unitQuirks } })).toBe(5);
  });

  it('does not add up with Multi-Target (docs/rules/standard.md)', () => {
    const both = ['multi_target', 'multi_tasker'];
    expect(numberOf({ by: { ...elsewhere, abilities: both } })).toBe(5);
    expect(numberOf({ by: { ...inFront, abilities: both } })).toBe(4);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by: { ...inFront, abilities } })).toEqual([4, 4]);
    expect(inBoth({ by: { ...elsewhere, abilities } })).toEqual([5, 5]);
  });
});
