import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['multi_target'];
const inFront = { secondaryTarget: { isSecondary: true, inFrontArc: true } };
const elsewhere = { secondaryTarget: { isSecondary: true, inFrontArc: false } };

describe('Multi-Target', () => {
  it('Multi-Target penalty reduction: 1 less, as with Multi-Tasker (docs/rules/standard.md)', () => {
    expect(numberOf({ by: { ...inFront, abilities } })).toBe(4);
    expect(numberOf({ by: { ...elsewhere, abilities } })).toBe(5);
    expect(entryOf({ by: { ...elsewhere, abilities } }, 'multi_target')).toBe(-1);
  });

  it('gives nothing on the first target, and is not listed there', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    expect(entryOf({ by: { abilities } }, 'multi_target')).toBeUndefined();
  });

  it('gives nothing beyond Multi-Tasker or, in the front arc, Multi-Trac', () => {
    expect(numberOf({ by: { ...elsewhere, abilities: ['multi_tasker', 'multi_target'] } })).toBe(5);
    expect(numberOf({ by: { ...inFront, abilities, unitQuirks: ['multi_trac'] } })).toBe(4);
    expect(numberOf({ by: { ...elsewhere, abilities, unitQuirks: ['multi_trac'] } })).toBe(5);
  });

  it('has no effect in total-warfare', () => {
    expect(inBoth({ by: { ...inFront, abilities } })).toEqual([4, 5]);
    expect(inBoth({ by: { ...elsewhere, abilities } })).toEqual([5, 6]);
  });

  it('leaves Multi-Tasker its own effect in total-warfare', () => {
    expect(inBoth({ by: { ...elsewhere, abilities: ['multi_target', 'multi_tasker'] } })).toEqual([5, 5]);
  });
});
