import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import { LOWER, ROOT, UPPER } from '../../../src/battle/combatant/actuators.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { readBlow } from '../../../src/battle/physical/blow.js';
import { toHitOfBlow } from '../../../src/battle/physical/index.js';
import { obstacleTo } from '../../../src/battle/physical/obstacle.js';
import { strikerOf } from '../../../src/battle/physical/striker.js';
import { explainBlow } from '../../../src/battle/physical/to-hit.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { mapOf } from '../map-of.js';
import { duel, LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG } from './duel.js';

const PILOTS = [
  undefined,
  { gunnery: 4, piloting: 5, abilities: ['melee_specialist', 'dodge_maneuver', 'clan_pilot_training'] },
];
const QUIRKS = [[], ['low_arms', 'battle_fists_la'], ['distracting', 'no_arms']];
const TERRAINS: readonly Partial<MapHex>[] = [{}, { terrain: ['light_woods'] }, { level: 1 }, { level: 2 }];

/** By the rules, with all that the battle knows put to them anew. */
function longWay(battle: Battle, unit: Combatant, order: BlowOrder): number {
  const blow = readBlow(battle, unit, order);
  if (typeof blow === 'string' || obstacleTo(battle, blow) !== undefined) return Number.POSITIVE_INFINITY;
  return explainBlow(battle, blow, strikerOf(battle, blow)).targetNumber;
}

it('a blow needs the same, whether or not one like it was struck before', () => {
  const duels = RULESETS.flatMap((ruleset) =>
    TERRAINS.flatMap((ground) =>
      QUIRKS.map((quirks, index) => {
        const pilot = PILOTS[index % PILOTS.length];
        const map = mapOf({ '5,5': ground });
        return duel({
          ruleset,
          map,
          red: { quirks, ...(pilot && { pilot }) },
          blue: { quirks, ...(pilot && { pilot }) },
        });
      }),
    ),
  );
  const conduct = fc.record({ movement: fc.constantFrom(...MOVEMENT_TYPES), hexesMoved: fc.nat(12) });
  let possible = 0;
  fc.assert(
    fc.property(
      fc.nat(duels.length - 1),
      conduct,
      conduct,
      fc.record({
        heat: fc.nat(20),
        armsFlipped: fc.boolean(),
        firedFrom: fc.constantFrom(0, 0, (1 << LEFT_ARM) | (1 << RIGHT_LEG)),
        sensorHits: fc.nat(2),
      }),
      fc.record({ prone: fc.boolean(), shutDown: fc.boolean() }),
      fc.record({
        limb: fc.constantFrom(LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG),
        lost: fc.constantFrom(0, 0, ROOT, UPPER, LOWER, UPPER | LOWER),
      }),
      (which, own, theirs, state, fate, actuators) => {
        const { battle, red, blue } = duels[which] as (typeof duels)[number];
        Object.assign(red, own, state);
        red.actuatorsLost.fill(0);
        red.actuatorsLost[actuators.limb] = actuators.lost;
        Object.assign(blue, theirs, fate);
        for (const [kind, limb] of BLOWS) {
          const order: BlowOrder = { kind, limb, target: blue.index };
          const needed = toHitOfBlow(battle, red, order);
          expect(needed).toBe(longWay(battle, red, order));
          if (Number.isFinite(needed)) possible += 1;
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(possible).toBeGreaterThan(500);
});

const BLOWS = [
  ['punch', LEFT_ARM],
  ['punch', RIGHT_ARM],
  ['kick', LEFT_LEG],
  ['kick', RIGHT_LEG],
] as const;
