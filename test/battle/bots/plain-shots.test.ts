import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { isPlainDuel, isPlainWeapon } from '../../../src/battle/bots/sensible/plain-shots.js';
import { heatOfFiring } from '../../../src/battle/weapons/effect-of-shot.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { toHitOf } from '../../../src/battle/weapons/shot.js';
import { weaponAttackOf } from '../../../src/battle/weapons/weapon-attack-of.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { shootingRange } from '../shooting-range.js';

const SLOTS = {
  RT: ['ISLRM10*2', 'IS Ammo LRM-10'],
  LT: ['ISPPC*3', 'ISMediumPulseLaser'],
  CT: ['ISSmallLaser'],
};

it('the tables need what the shot itself needs, wherever a bot fires by them', () => {
  let compared = 0;
  const conduct = fc.record({ movement: fc.constantFrom(...MOVEMENT_TYPES), hexesMoved: fc.nat(12) });
  const state = fc.record({ heat: fc.nat(29), wounds: fc.nat(4), prone: fc.boolean(), lies: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(...RULESETS),
      fc.integer({ min: 1, max: 13 }),
      conduct,
      conduct,
      state,
      (ruleset, distance, own, theirs, { heat, wounds, prone, lies }) => {
        const { battle, red, blue } = shootingRange({ ruleset, distance, red: { slots: SLOTS } });
        Object.assign(red, own, { heat, wounds, prone: lies });
        Object.assign(blue, theirs, { prone });
        battle.enter('weapons');
        const line = lookAt(battle, red, blue);
        expect(isPlainDuel(battle, red, blue, line)).toBe(true);
        const table = new Outlook().firepower(battle, red, blue);
        const harder = table.harder(red, blue, distance) + line.interveningModifier + line.targetModifier;
        for (const { weapon, load, numbers, heat: heatOfShot } of table.options) {
          const mount = red.design.weapons[weapon];
          if (mount === undefined || !isPlainWeapon(mount) || (numbers[distance] as number) > 50) continue;
          const order = { weapon, target: blue.index, ...(load >= 0 && { bin: load }) };
          const { shot, effect } = weaponAttackOf(battle, red, { torsoFacing: 0, shots: [order] }, order);
          // No roll hits from 13 on.
          expect(Math.min(13, (numbers[distance] as number) + harder)).toBe(
            Math.min(13, toHitOf(battle, shot)),
          );
          expect(heatOfShot).toBe(heatOfFiring(battle, mount, effect));
          compared += 1;
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(400);
});
