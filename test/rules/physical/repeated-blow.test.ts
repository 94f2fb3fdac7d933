import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type IPhysicalAttacker,
  type IPhysicalTarget,
  physicalToHitNumber,
} from '../../../src/rules/physical/index.js';
import { RepeatedBlow } from '../../../src/rules/physical/repeated-blow.js';
import { hex } from '../generators/common.js';
import { attacker, options, target } from '../generators/physical.js';

/** What a caller may write between two calls. */
const ofAttacker = ({
  movementType,
  hexesMoved,
  armsFlipped,
}: IPhysicalAttacker): Pick<IPhysicalAttacker, keyof RepeatedBlow['attacker']> => ({
  movementType,
  hexesMoved,
  armsFlipped,
});

const ofTarget = ({
  movementType,
  hexesMoved,
  prone,
  height,
  immobile,
}: IPhysicalTarget): Pick<IPhysicalTarget, keyof RepeatedBlow['target']> => ({
  movementType,
  hexesMoved,
  prone,
  height,
  immobile,
});

const call = fc.record({
  by: attacker.map(ofAttacker),
  at: target.map(ofTarget),
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
          for (const { by, at, elevationDifference, targetTerrain } of calls) {
            Object.assign(blow.attacker, by);
            Object.assign(blow.target, at);
            const byRules = physicalToHitNumber(
              kind,
              { ...from, ...by },
              { ...to, ...at },
              { ...how, elevationDifference, targetTerrain },
            );
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
