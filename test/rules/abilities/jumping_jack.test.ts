import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['jumping_jack'];
const jumping = { movementType: 'jump', abilities } as const;

describe('Jumping Jack', () => {
  it('Jumping Jack reduces jump attack penalty: +1 instead of +3', () => {
    expect(numberOf({ by: { movementType: 'jump' } })).toBe(7);
    expect(numberOf({ by: jumping })).toBe(5);
    expect(entryOf({ by: jumping }, 'attacker_movement')).toBe(3);
    expect(entryOf({ by: jumping }, 'jumping_jack')).toBe(-2);
  });

  it('does nothing for a unit that stood still, walked or ran', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    expect(numberOf({ by: { abilities, movementType: 'walk' } })).toBe(5);
    expect(numberOf({ by: { abilities, movementType: 'run' } })).toBe(6);
    expect(entryOf({ by: { abilities, movementType: 'run' } }, 'jumping_jack')).toBeUndefined();
  });

  it('does nothing against a target that jumped, nor when it is the target who has it', () => {
    const at = { movementType: 'jump', hexesMoved: 4 } as const;
    expect(numberOf({ by: { abilities }, at })).toBe(6);
    expect(numberOf({ by: { movementType: 'jump' }, at: { abilities } })).toBe(7);
  });

  it('gains nothing from Hopping Jack, in either ruleset', () => {
    expect(inBoth({ by: { ...jumping, abilities: ['jumping_jack', 'hopping_jack'] } })).toEqual([5, 5]);
    expect(inBoth({ by: { ...jumping, abilities: ['hopping_jack'] } })).toEqual([7, 6]);
  });

  it.each(['battle-armor', 'infantry'] as const)(
    'is of no use to %s, whose shots count no movement of its own',
    (soldiers) => {
      expect(inBoth({ by: { ...jumping, soldiers } })).toEqual([4, 4]);
      expect(inBoth({ by: { ...jumping, soldiers, abilities: ['hopping_jack'] } })).toEqual([4, 4]);
    },
  );

  it('is the same in both rulesets', () => {
    expect(inBoth({ by: jumping })).toEqual([5, 5]);
  });
});
