import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type IAttackerState,
  type ITargetState,
  type IToHitOptions,
  toHitNumber,
} from '../../../src/rules/to-hit/index.js';
import { RepeatedShot } from '../../../src/rules/to-hit/repeated-shot.js';
import { attacker, bracket, options, range, target } from '../generators/shots.js';

/** What a caller may write between two calls. */
const ofAttacker = ({
  movementType,
  heat,
  pilotWounds,
  sensorHits,
  actuatorDamage,
  targetingComputer,
  actuatorEnhancement,
  gunnerOut,
  prone,
  steadyWhenProne,
  onThreeSoundLegs,
  skidded,
  targetId,
}: IAttackerState): Pick<IAttackerState, keyof RepeatedShot['attacker']> => ({
  movementType,
  heat,
  pilotWounds,
  sensorHits,
  actuatorDamage,
  targetingComputer,
  actuatorEnhancement,
  gunnerOut,
  prone,
  steadyWhenProne,
  onThreeSoundLegs,
  skidded,
  targetId,
});

const ofTarget = ({
  movementType,
  hexesMoved,
  heat,
  prone,
  immobile,
  stuck,
  skidded,
  stealth,
  voidSignature,
  chameleon,
  partialCover,
}: ITargetState): Pick<ITargetState, keyof RepeatedShot['target']> => ({
  movementType,
  hexesMoved,
  heat,
  prone,
  immobile,
  stuck,
  skidded,
  stealth,
  voidSignature,
  chameleon,
  partialCover,
});

/** One call: what both units are like by then, and the line between them. */
const call = fc.record({
  by: attacker.map(ofAttacker),
  at: target.map(ofTarget),
  bracket,
  range,
  interveningPoints: fc.nat(3),
  targetTerrainPoints: fc.nat(2),
});

/** Terrain is stated by its points, as repeated calls state it. */
const plainOptions = options.map(
  ({ interveningTerrain: _, targetTerrain: __, ...rest }): IToHitOptions => ({ ...rest, targetTerrain: [] }),
);

describe('a shot that is repeated while both units move and take damage', () => {
  it('needs what the rules say of both as they are at each call', () => {
    fc.assert(
      fc.property(
        attacker,
        target,
        plainOptions,
        fc.array(call, { minLength: 1, maxLength: 6 }),
        (from, to, how, calls) => {
          const shot = new RepeatedShot({ ...from }, { ...to }, { ...how });
          for (const { by, at, bracket, range, interveningPoints, targetTerrainPoints } of calls) {
            Object.assign(shot.attacker, by);
            Object.assign(shot.target, at);
            const byRules = toHitNumber({ ...from, ...by }, { ...to, ...at }, bracket, range, {
              ...how,
              interveningPoints,
              targetTerrainPoints,
            });
            expect(shot.number(bracket, range, interveningPoints, targetTerrainPoints, [])).toBe(byRules);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
