import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { physicalToHitNumber } from '../../../src/rules/physical/index.js';
import { RepeatedBlow } from '../../../src/rules/physical/repeated-blow.js';
import { changedFields } from '../changed-fields.js';
import { hex } from '../generators/common.js';
import { attacker, options, target } from '../generators/physical.js';

// What a caller may write between two calls.
const OF_ATTACKER = [
  'movementType',
  'hexesMoved',
  'armsFlipped',
] as const satisfies readonly (keyof RepeatedBlow['attacker'])[];
const OF_TARGET = [
  'movementType',
  'hexesMoved',
  'prone',
  'height',
  'immobile',
] as const satisfies readonly (keyof RepeatedBlow['target'])[];

const call = fc.record({
  by: attacker.map((state) => changedFields(state, OF_ATTACKER)),
  at: target.map((state) => changedFields(state, OF_TARGET)),
  elevationDifference: fc.integer({ min: -3, max: 3 }),
  targetTerrain: hex,
});

describe('a punch or a kick that is repeated while both units move', () => {
  it('needs what the rules say of both as they are at each call', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('punch', 'kick'),
        attacker,
        target,
        options,
        fc.array(call, { minLength: 1, maxLength: 6 }),
        (kind, from, to, how, calls) => {
          const blow = new RepeatedBlow(kind, { ...from }, { ...to }, { ...how });
          if (!blow.isRepeatable) return;
          let attackerNow = from;
          let targetNow = to;
          for (const { by, at, elevationDifference, targetTerrain } of calls) {
            Object.assign(blow.attacker, by);
            Object.assign(blow.target, at);
            attackerNow = { ...attackerNow, ...by };
            targetNow = { ...targetNow, ...at };
            const byRules = physicalToHitNumber(kind, attackerNow, targetNow, {
              ...how,
              elevationDifference,
              targetTerrain,
            });
            expect(blow.number(elevationDifference, targetTerrain)).toBe(byRules);
            compared += 1;
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
