import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attackFrom } from '../../../src/battle/attack/attack-from.js';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { declaredShot } from '../../../src/battle/weapons/declared-shot.js';
import { explainToHit } from '../../../src/battle/weapons/shot.js';
import { SPA_CATALOG } from '../../../src/rules/abilities/index.js';
import { LIGHTS } from '../../../src/rules/environment/environment.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { calculateToHit } from '../../../src/rules/to-hit/index.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { mapOf } from '../map-of.js';
import { sampleBattle, starterUnit } from '../sample-battle.js';

const FOLDER = fileURLToPath(new URL('../../../public/data/starters/', import.meta.url));
const MECHS = readdirSync(FOLDER)
  .filter((file) => file !== 'index.json' && file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .filter((file) => starterUnit(file).unitType === 'Mek');

const abilities = fc.subarray(Object.keys(SPA_CATALOG), { maxLength: 4 });
const condition: fc.Arbitrary<ConditionSetup> = fc.record({
  heat: fc.nat(25),
  wounds: fc.nat(5),
  prone: fc.boolean(),
  // The head has its sensors there, arms and legs their actuators.
  criticals: fc.record({
    head: fc.subarray([1, 4]),
    left_arm: fc.subarray([0, 1, 2]),
    right_arm: fc.subarray([0, 1, 2]),
    left_leg: fc.subarray([0, 1, 2]),
  }),
});
const situation = fc.record({
  ruleset: fc.constantFrom(...RULESETS),
  red: fc.constantFrom(...MECHS),
  blue: fc.constantFrom(...MECHS),
  weapon: fc.nat(),
  distance: fc.integer({ min: 1, max: 24 }),
  gunnery: fc.integer({ min: 0, max: 8 }),
  abilities,
  targetAbilities: abilities,
  condition,
  moved: fc.constantFrom(...MOVEMENT_TYPES),
  targetMoved: fc.constantFrom(...MOVEMENT_TYPES),
  hexes: fc.nat(12),
  spotting: fc.boolean(),
  skidded: fc.boolean(),
  targetSkidded: fc.boolean(),
  targetProne: fc.boolean(),
  immobile: fc.boolean(),
  stuck: fc.boolean(),
  tagged: fc.boolean(),
  location: fc.option(fc.constantFrom(...MECH_LOCATIONS), { nil: undefined }),
  light: fc.constantFrom(...LIGHTS),
});

it('what attackFrom makes of units is what a battle makes of them, modifier by modifier', () => {
  fc.assert(
    fc.property(situation, (given) => {
      const { ruleset, distance, moved, targetMoved, hexes, light } = given;
      const environment = { light };
      const { battle, red, blue } = sampleBattle({
        ruleset,
        environment,
        map: mapOf({}, 4, 30),
        red: [
          {
            unit: given.red,
            at: [1, 28],
            facing: 0,
            pilot: { gunnery: given.gunnery, abilities: given.abilities },
            condition: given.condition,
          },
        ],
        blue: [{ unit: given.blue, at: [1, 28 - distance], pilot: { abilities: given.targetAbilities } }],
      });
      const mount = red.design.weapons[given.weapon % red.design.weapons.length];
      fc.pre(mount !== undefined && mount.use !== 'none');
      red.movement = moved;
      red.skidded = given.skidded;
      red.spotting = given.spotting ? blue.index : -1;
      blue.movement = targetMoved;
      blue.hexesMoved = hexes;
      blue.skidded = given.targetSkidded;
      blue.prone = given.targetProne;
      blue.shutDown = given.immobile;
      blue.stuck = given.stuck;
      blue.taggedBy = given.tagged ? 1 << red.side : 0;
      const { location } = given;
      const order = {
        weapon: mount.index,
        target: blue.index,
        ...(location && { location: MECH_LOCATIONS.indexOf(location) }),
      };
      const shot = declaredShot(battle, red, { torsoFacing: red.facing, shots: [order] }, order);

      const question = attackFrom(
        {
          attacker: {
            unit: red.design.unit,
            mount: mount.mount,
            pilot: { gunnery: given.gunnery, abilities: given.abilities },
            condition: given.condition,
            movementType: moved,
            skidded: given.skidded,
            spotting: given.spotting,
            targetId: blue.id,
          },
          target: {
            unit: blue.design.unit,
            pilot: { abilities: given.targetAbilities },
            movementType: targetMoved,
            hexesMoved: hexes,
            prone: given.targetProne,
            immobile: given.immobile,
            skidded: given.targetSkidded,
            stuck: given.stuck,
            tagged: given.tagged,
          },
          range: distance,
          ...(location && { location }),
        },
        { ruleset, environment },
      );
      const { attacker, target, bracket, range, options } = question;
      expect(calculateToHit(attacker, target, bracket, range, options)).toEqual(explainToHit(battle, shot));
    }),
    { numRuns: 400 },
  );
});
