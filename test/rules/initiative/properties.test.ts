import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateInitiativeModifier, orderOfRound } from '../../../src/rules/initiative/index.js';
import { ruleset } from '../generators/common.js';
import { force } from '../generators/initiative.js';

describe('the initiative of any force', () => {
  it('is the sum of its entries: at most one of a quirk and one of an ability, and none of 0', () => {
    fc.assert(
      fc.property(force, ruleset, (units, under) => {
        const { modifiers, total } = calculateInitiativeModifier(units, { ruleset: under });
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(total);
        expect(modifiers.every(({ value }) => value > 0)).toBe(true);
        const sources = modifiers.map(({ source }) => source);
        expect(new Set(sources).size).toBe(sources.length);
      }),
    );
  });

  it('does not depend on the order of its units, nor on that of their quirks and abilities', () => {
    fc.assert(
      fc.property(force, ruleset, (units, under) => {
        const turned = [...units].reverse().map(({ unitQuirks = [], abilities = [], ...unit }) => ({
          ...unit,
          unitQuirks: [...unitQuirks].reverse(),
          abilities: [...abilities].reverse(),
        }));
        const { total, reroll } = calculateInitiativeModifier(units, { ruleset: under });
        expect(calculateInitiativeModifier(turned, { ruleset: under })).toMatchObject({ total, reroll });
      }),
    );
  });

  it('is that of those who are conscious', () => {
    fc.assert(
      fc.property(force, ruleset, (units, under) => {
        const awake = units.filter(({ conscious }) => conscious !== false);
        expect(calculateInitiativeModifier(units, { ruleset: under })).toEqual(
          calculateInitiativeModifier(awake, { ruleset: under }),
        );
      }),
    );
  });
});

it('every unit has its turn in a round, whichever acts first', () => {
  fc.assert(
    fc.property(force, fc.integer({ min: 1, max: 3 }), ruleset, (units, round, under) => {
      const order = orderOfRound(units, round, { ruleset: under });
      expect(order).toHaveLength(units.length);
      expect(new Set(order)).toEqual(new Set(units));
    }),
  );
});
