import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const stalker = { abilities: ['blood_stalker'], designatedTargetId: 'Marauder-3' };

describe('Blood Stalker', () => {
  it('Blood Stalker attacks designated target: -1 to hit', () => {
    const by = { ...stalker, targetId: 'Marauder-3' };
    expect(entryOf({ by }, 'blood_stalker')).toBe(-1);
    expect(numberOf({ by })).toBe(3);
  });

  it('Blood Stalker attacks non-designated target: +2 to hit', () => {
    const by = { ...stalker, targetId: 'Locust-1' };
    expect(entryOf({ by }, 'blood_stalker')).toBe(2);
    expect(numberOf({ by })).toBe(6);
  });

  it('tells ids apart to the letter', () => {
    expect(numberOf({ by: { ...stalker, targetId: 'marauder 3' } })).toBe(6);
  });

  it('finds its prey by a suffix, which has lost capitals and hyphens; a designation wins over it', () => {
    const abilities = ['blood_stalker_marauder_3'];
    expect(numberOf({ by: { abilities, targetId: 'Marauder-3' } })).toBe(3);
    expect(numberOf({ by: { abilities, targetId: 'Locust-1' } })).toBe(6);
    expect(numberOf({ by: { abilities, designatedTargetId: 'Locust-1', targetId: 'Locust-1' } })).toBe(3);
  });

  it('does nothing before a target is named, nor for who has not the ability', () => {
    expect(numberOf({ by: { abilities: ['blood_stalker'], targetId: 'Locust-1' } })).toBe(4);
    expect(numberOf({ by: { designatedTargetId: 'Marauder-3', targetId: 'Marauder-3' } })).toBe(4);
    expect(numberOf({ by: { targetId: 'Marauder-3' }, at: { abilities: stalker.abilities } })).toBe(4);
  });

  it('adds to other abilities', () => {
    const by = { abilities: ['blood_stalker', 'sniper'], designatedTargetId: 'a', targetId: 'a' };
    expect(numberOf({ by, bracket: 'long' })).toBe(5);
    expect(numberOf({ by: { ...by, targetId: 'b' }, bracket: 'long' })).toBe(8);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by: { ...stalker, targetId: 'Marauder-3' } })).toEqual([3, 3]);
    expect(inBoth({ by: { ...stalker, targetId: 'Locust-1' } })).toEqual([6, 6]);
  });

  it('counts for all enemies that were named', () => {
    const abilities = ['blood_stalker_enemy_1', 'blood_stalker_enemy_2'];
    expect(inBoth({ by: { abilities, targetId: 'enemy-1' } })).toEqual([3, 3]);
    expect(inBoth({ by: { abilities, targetId: 'enemy-2' } })).toEqual([3, 3]);
    expect(inBoth({ by: { abilities, targetId: 'enemy-3' } })).toEqual([6, 6]);
  });
});
