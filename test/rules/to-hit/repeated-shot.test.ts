import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IToHitOptions, toHitNumber } from '../../../src/rules/to-hit/index.js';
import { RepeatedShot } from '../../../src/rules/to-hit/repeated-shot.js';
import { changedFields } from '../changed-fields.js';
import { attacker, bracket, options, range, target } from '../generators/shots.js';

// What a caller may write between two calls.
const OF_ATTACKER = [
  'movementType',
  'heat',
  'pilotWounds',
  'sensorHits',
  'actuatorDamage',
  'targetingComputer',
  'actuatorEnhancement',
  'gunnerOut',
  'prone',
  'steadyWhenProne',
  'onThreeSoundLegs',
  'skidded',
  'targetId',
  'indirectFire',
  'aloft',
] as const satisfies readonly (keyof RepeatedShot['attacker'])[];
const OF_TARGET = [
  'movementType',
  'hexesMoved',
  'heat',
  'prone',
  'immobile',
  'stuck',
  'skidded',
  'stealth',
  'voidSignature',
  'chameleon',
  'partialCover',
  'airborne',
  'aloft',
] as const satisfies readonly (keyof RepeatedShot['target'])[];

/** One call: what both units are like by then, and the line between them. */
const call = fc.record({
  by: attacker.map((state) => changedFields(state, OF_ATTACKER)),
  at: target.map((state) => changedFields(state, OF_TARGET)),
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
          let attackerNow = from;
          let targetNow = to;
          for (const { by, at, bracket, range, interveningPoints, targetTerrainPoints } of calls) {
            Object.assign(shot.attacker, by);
            Object.assign(shot.target, at);
            attackerNow = { ...attackerNow, ...by };
            targetNow = { ...targetNow, ...at };
            const byRules = toHitNumber(attackerNow, targetNow, bracket, range, {
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
