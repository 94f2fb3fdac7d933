import { describe, expect, it } from 'vitest';
import { calculatePhysicalToHit } from '../../../src/index.js';
import { entryOf, inBoth, numberOf, standing } from '../shot.js';

const abilities = ['evasive'];

describe('Evasive', () => {
  it('Evasive running bonus: +1 on the target movement modifier', () => {
    const at = { movementType: 'run', hexesMoved: 7 } as const;
    expect(numberOf({ at })).toBe(7);
    expect(numberOf({ at: { ...at, abilities } })).toBe(8);
    expect(entryOf({ at: { ...at, abilities } }, 'target_movement')).toBe(3);
    expect(entryOf({ at: { ...at, abilities } }, 'evasive')).toBe(1);
  });

  it('Evasive jumping bonus: +1 beyond the bracket and the jump (docs/rules/standard.md)', () => {
    const at = { movementType: 'jump', hexesMoved: 5 } as const;
    expect(numberOf({ at })).toBe(7);
    expect(numberOf({ at: { ...at, abilities } })).toBe(8);
    expect(entryOf({ at: { ...at, abilities } }, 'target_movement')).toBe(3);
    expect(entryOf({ at: { ...at, abilities } }, 'evasive')).toBe(1);
  });

  it('does nothing for a unit that stood still or walked', () => {
    expect(numberOf({ at: { abilities } })).toBe(4);
    expect(numberOf({ at: { abilities, movementType: 'walk', hexesMoved: 5 } })).toBe(6);
    expect(entryOf({ at: { abilities, movementType: 'walk', hexesMoved: 5 } }, 'evasive')).toBeUndefined();
  });

  it('does nothing for its own shots', () => {
    expect(numberOf({ by: { abilities, movementType: 'run' } })).toBe(6);
  });

  it('raises the same movement modifier against physical attacks', () => {
    const punch = (facts: object) =>
      calculatePhysicalToHit(
        'punch',
        { piloting: 5, tonnage: 50 },
        { ...standing({ movementType: 'run', hexesMoved: 3 }), ...facts },
      ).targetNumber;
    expect(punch({ abilities })).toBe(punch({}) + 1);
  });

  it('adds to a dodge', () => {
    const at = { movementType: 'run', hexesMoved: 3, isDodging: true } as const;
    expect(numberOf({ at: { ...at, abilities: ['evasive', 'dodge_maneuver'] } })).toBe(8);
  });

  it('has no effect in total-warfare', () => {
    expect(inBoth({ at: { abilities, movementType: 'run', hexesMoved: 7 } })).toEqual([8, 7]);
    expect(inBoth({ at: { abilities, movementType: 'jump', hexesMoved: 5 } })).toEqual([8, 7]);
  });
});
