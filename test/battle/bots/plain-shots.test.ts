import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import { firingOf, leastRoll, meanDamage } from '../../../src/battle/bots/sensible/expected-damage.js';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { isPlainDuel, plainWeaponsAt } from '../../../src/battle/bots/sensible/plain-shots.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { heatOfFiring } from '../../../src/battle/weapons/effect-of-shot.js';
import { fireModeOf } from '../../../src/battle/weapons/fire-mode.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { toHitOf } from '../../../src/battle/weapons/shot.js';
import { weaponAttackOf } from '../../../src/battle/weapons/weapon-attack-of.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { inEach } from '../../core/in-each.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { idleBot, sampleBattle } from '../sample-battle.js';
import { shootingRange, weaponNamed } from '../shooting-range.js';

const SLOTS = {
  RT: ['ISLRM10*2', 'IS Ammo LRM-10'],
  LT: ['ISPPC*3', 'ISMediumPulseLaser'],
  CT: ['ISSmallLaser'],
};

/** Loads that depend on how the target moves or how hot it is, and the same launchers without them. */
const SPECIAL_LOADS = {
  RT: ['Autocannon/5*4', 'ISAC5 Precision Ammo', 'IS Ammo AC/5'],
  LT: ['ISSRM6*2', 'ISSRM6 Heat-Seeking Ammo', 'IS Ammo SRM-6'],
  LA: ['ISLRM10*2'],
  RA: ['IS Ammo LRM-10'],
};

/** The shots that tables describe, each held to the number of the shot itself. */
function tabledShots(battle: Battle, red: Combatant, blue: Combatant, distance: number) {
  const line = lookAt(battle, red, blue);
  expect(isPlainDuel(battle, red, blue, line)).toBe(true);
  const table = new Outlook().firepower(battle, red, blue);
  const harder = table.harder(red, blue, distance) + line.interveningModifier + line.targetModifier;
  const plain = plainWeaponsAt(battle, red, blue);
  return table.options.flatMap((option) => {
    const { weapon, load, numbers } = option;
    const mount = red.design.weapons[weapon];
    const number = numbers[distance] as number;
    if (mount === undefined || plain[weapon] === 0 || number > OUT_OF_REACH) return [];
    const order = { weapon, target: blue.index, ...(load >= 0 && { bin: load }) };
    const attack = weaponAttackOf(battle, red, { torsoFacing: 0, shots: [order] }, order);
    // No roll hits from 13 on.
    expect(Math.min(13, number + harder)).toBe(Math.min(13, toHitOf(battle, attack.shot)));
    return [{ option, mount, attack }];
  });
}

/** No modifiers add up to as much. */
const OUT_OF_REACH = 50;

it('the tables need what the shot itself needs, wherever a bot fires by them', () => {
  let compared = 0;
  const followed: string[] = [];
  const conduct = fc.record({ movement: fc.constantFrom(...MOVEMENT_TYPES), hexesMoved: fc.nat(12) });
  const state = fc.record({ heat: fc.nat(29), wounds: fc.nat(4), prone: fc.boolean(), lies: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(...RULESETS),
      fc.constantFrom(SLOTS, SPECIAL_LOADS),
      fc.integer({ min: 1, max: 13 }),
      conduct,
      conduct,
      state,
      fc.nat(29),
      (ruleset, slots, distance, own, theirs, { heat, wounds, prone, lies }, theirHeat) => {
        const { battle, red, blue } = shootingRange({ ruleset, distance, red: { slots } });
        Object.assign(red, own, { heat, wounds, prone: lies });
        Object.assign(blue, theirs, { prone, heat: theirHeat });
        battle.enter('weapons');
        const plain = plainWeaponsAt(battle, red, blue);
        for (const { item, index } of red.design.weapons) if (plain[index] === 0) followed.push(item.name);
        for (const { option, mount, attack } of tabledShots(battle, red, blue, distance)) {
          expect(option.heat).toBe(heatOfFiring(battle, mount, attack.effect));
          compared += 1;
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(400);
  // Tables leave out no weapon but those with a load that follows its target.
  expect(new Set(followed)).toEqual(new Set(['AC/5', 'SRM 6']));
});

it.each([
  ['a Forest Ranger', 'tm_forest_ranger', 'light_woods', 'walk', customMech()],
  ['a Swamp Beast', 'tm_swamp_beast', 'swamp', 'run', customVehicle()],
  ['an Urban Guerrilla', 'urban_guerrilla', 'rubble', 'stationary', customInfantry()],
] as const)('shots at %s are counted with its terrain', (_, ability, terrain, movement, unit) => {
  const neededAt = (abilities: readonly string[]) =>
    inEach((ruleset) => {
      const { battle, red, blue } = sampleBattle({
        ruleset,
        map: mapOf({ '5,9': { terrain: [terrain], foliageHeight: 2 } }),
        red: [{ at: [5, 14], facing: 0, unit: TANK }],
        blue: [{ at: [5, 9], facing: 3, unit, pilot: { abilities } }],
        bots: [idleBot, idleBot],
      });
      Object.assign(blue, { movement, hexesMoved: 3 });
      battle.enter('weapons');
      const shot = { weapon: weaponNamed(red, 'PPC'), target: blue.index };
      return [
        toHitOf(battle, weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).shot),
        isPlainDuel(battle, red, blue, lookAt(battle, red, blue)),
      ];
    });
  const anybody = neededAt([]);
  expect(anybody.map(([, plain]) => plain)).toEqual([true, true, true]);
  const [standard, ...books] = neededAt([ability]);
  expect(standard).toEqual(anybody[0]);
  // It is 1 harder to hit, which tables do not know.
  expect(books).toEqual(anybody.slice(1).map(([needed]) => [Number(needed) + 1, false]));
});

const TANK = customVehicle({
  turrets: 0,
  equipment: {
    Front: [
      'ISPPC',
      'ISLRM10',
      'ISSRM6',
      'Autocannon/5',
      'ISMachine Gun',
      'ISMediumPulseLaser',
      'ISLBXAC10',
      'ISFlamer',
    ],
    Body: [
      'IS Ammo LRM-10',
      'IS Ammo SRM-6',
      'ISSRM6 Heat-Seeking Ammo',
      'ISAC5 Precision Ammo',
      'ISMG Ammo (200)',
      'IS LB 10-X Cluster Ammo',
      'IS LB 10-X AC Ammo',
    ],
  },
});

it.each([
  ['a tank', TANK, customVehicle()],
  ['a tank', TANK, customMech()],
  ['a tank', TANK, customSquad()],
  ['a tank', TANK, customInfantry()],
  ['a tank', TANK, customInfantry({ motion: 'Tracked' })],
  ['a tank', TANK, customProtoMech()],
  ["a 'Mech", customMech({ slots: SLOTS }), customVehicle()],
  ["a 'Mech", customMech({ slots: SLOTS }), customSquad()],
  ["a 'Mech", customMech({ slots: SLOTS }), customInfantry()],
] as const)('the tables of %s tell what its shots do to every other kind', (_, shooter, target) => {
  let compared = 0;
  const conduct = fc.record({
    movement: fc.constantFrom('stationary', 'walk', 'run'),
    hexesMoved: fc.nat(12),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...RULESETS),
      fc.integer({ min: 1, max: 13 }),
      conduct,
      conduct,
      (ruleset, distance, own, theirs) => {
        const { battle, red, blue } = sampleBattle({
          ruleset,
          red: [{ at: [5, 14], facing: 0, unit: shooter }],
          blue: [{ at: [5, 14 - distance], facing: 3, unit: target }],
          bots: [idleBot, idleBot],
        });
        Object.assign(red, own);
        Object.assign(blue, theirs);
        battle.enter('weapons');
        for (const { option, mount, attack } of tabledShots(battle, red, blue, distance)) {
          const { shot } = attack;
          const mode = fireModeOf(battle, shot, firingOf(red, mount, shot.bin));
          expect(option.heat).toBe(mode.heat);
          expect(option.least).toBe(leastRoll(mode.effect));
          expect(option.damage[option.brackets[distance] as number]).toBeCloseTo(
            meanDamage(battle, red, mount, mode.effect, shot.bracket),
            12,
          );
          compared += 1;
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(60);
});
