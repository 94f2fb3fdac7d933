import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { struckSide } from '../../../../src/battle/sight/hit-side.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { BodySide } from '../../../../src/rules/hit-location/body-sides.js';
import { vehicleHitTables } from '../../../../src/rules/hit-location/hit-tables.js';
import { type Struck, struckBy, struckForSure } from '../../../../src/rules/hit-location/struck.js';
import type { Unit } from '../../../../src/units/index.js';
import { customMech } from '../../custom-mech.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
const GUNNER = customMech({ slots: { RT: ['Medium Laser'] } });
const LARGE: CustomVehicle = { support: 10, sides: 6, tonnage: 150, turrets: 0 };
const SUPERHEAVY: CustomVehicle = { sides: 6, tonnage: 150, turrets: 0 };

/** The number that a 'Mech of gunnery 4 which stands still two hexes away needs to hit it. */
function toHit(unit: Unit, ruleset: (typeof RULESETS)[number], setup: Partial<SampleSetup> = {}): number {
  const { battle, red, blue } = sampleBattle({
    red: [{ unit: GUNNER, at: [5, 8], facing: 0 }],
    blue: [{ unit, at: [5, 6], facing: 3 }],
    ruleset,
    ...setup,
  });
  const shot = { weapon: 0, target: blue.index };
  return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
}

describe('A shot at a vehicle that stands still', () => {
  it.each<readonly [string, CustomVehicle, number]>([
    ['a tank', { turrets: 0 }, 4],
    ['a small support vehicle', { support: 5, tonnage: 20, turrets: 0 }, 4],
    ['a large support vehicle', LARGE, 3],
    ['a superheavy tank', SUPERHEAVY, 3],
    ['a trailer', { turrets: 0, trailer: true }, 0],
    ['a wagon on rails', { turrets: 0, motion: 'rail' }, 0],
    ['a large support vehicle that is a trailer', { ...LARGE, trailer: true }, -1],
    ['a combat VTOL of 40 tons on the ground', { motion: 'vtol', tonnage: 40, turrets: 0 }, 4],
    ['a support VTOL of 40 tons on the ground', { motion: 'vtol', tonnage: 40, turrets: 0, support: 10 }, 3],
  ])('%s', (_, vehicle, needed) => {
    for (const ruleset of RULESETS) {
      const onGround = vehicle.motion === 'vtol';
      const { battle, red, blue } = sampleBattle({
        red: [{ unit: GUNNER, at: [5, 8], facing: 0 }],
        blue: [{ unit: customVehicle(vehicle), at: [5, 6], facing: 3 }],
        ruleset,
      });
      if (onGround) battle.lift(blue, 0);
      const shot = { weapon: 0, target: blue.index };
      expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed, ruleset).toBe(
        needed,
      );
    }
  });

  it('that is stuck is at −2, one that skidded at +2', () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: GUNNER, at: [5, 8], facing: 0 }],
      blue: [{ unit: customVehicle({ turrets: 0 }), at: [5, 6], facing: 3 }],
      ruleset: 'total-warfare',
    });
    const shot = { weapon: 0, target: blue.index };
    const needed = (): number => weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
    blue.stuck = true;
    expect(needed()).toBe(2);
    blue.stuck = false;
    blue.skidded = true;
    expect(needed()).toBe(6);
  });

  it('that skidded fires at +3', () => {
    const { battle, red, blue } = sampleBattle({
      red: [
        {
          unit: customVehicle({ turrets: 0, equipment: { Front: ['Medium Laser'] } }),
          at: [5, 8],
          facing: 0,
        },
      ],
      blue: [{ unit: GUNNER, at: [5, 6] }],
      ruleset: 'total-warfare',
    });
    Object.assign(red, { movement: 'run', skidded: true });
    const shot = { weapon: 0, target: blue.index };
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(7);
  });
});

describe('The fire control of a support vehicle', () => {
  it.each([
    ['none', [], 2],
    ['basic', ['Basic Fire Control'], 1],
    ['advanced', ['Advanced Fire Control'], 0],
  ] as const)('that is %s', (_, gear, more) => {
    for (const ruleset of RULESETS) {
      const unit = customVehicle({
        support: 6,
        tonnage: 40,
        turrets: 0,
        equipment: { Front: ['Medium Laser'], Body: gear },
      });
      const { battle, red, blue } = sampleBattle({
        red: [{ unit, at: [5, 8], facing: 0 }],
        blue: [{ unit: GUNNER, at: [5, 6] }],
        ruleset,
      });
      const shot = { weapon: 0, target: blue.index };
      const { needed } = weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot);
      expect(needed, ruleset).toBe(4 + more);
    }
  });
});

describe('Armor of a Barrier Armor Rating of 5', () => {
  /** A hit on a front with 20 points of armor, by a weapon. */
  function struck(
    points: number,
    armor: number,
    dice: readonly number[],
    support = 5,
    { place = struckForSure(0), body = [] }: { place?: Struck; body?: readonly string[] } = {},
  ) {
    const equipment = { Body: body };
    const sample = sampleBattle({
      red: [{ unit: customVehicle({ support, tonnage: 40, turrets: 0, armor, equipment }), at: [5, 8] }],
      blue: [FAR],
      ruleset: 'total-warfare',
      dice,
    });
    applyHit(sample.battle, sample.red, place, points, false, {
      ...NOBODY,
      attacker: sample.blue,
      weapon: 0,
    });
    sample.done();
    return sample.of('critical-check').map(({ total }) => total);
  }

  it('lets a hit of more than 5 points through to one critical check, though it holds', () => {
    expect(struck(5, 20, [])).toEqual([]);
    expect(struck(6, 20, [1, 1])).toEqual([2]);
    expect(struck(10, 20, [], 10)).toEqual([]);
  });

  it('behind which there is an armored chassis takes 1 off the roll of that check, and of no other', () => {
    const chassis = { body: ['ArmoredChassisMod'] };
    expect(struck(6, 20, [2, 3], 5, chassis)).toEqual([4]);
    const throughArmor = { ...struckForSure(0), throughArmorCritical: true };
    expect(struck(6, 20, [2, 3], 5, { ...chassis, place: throughArmor })).toEqual([5]);
    // Structure that is hurt asks for a check of its own.
    expect(struck(6, 5, [2, 3, 2, 3], 5, chassis)).toEqual([4, 5]);
  });
});

describe('A vehicle with six sides', () => {
  it('is struck on one of six, each 60 degrees wide', () => {
    const { battle, red } = sampleBattle({
      red: [{ unit: customVehicle(LARGE), at: [8, 8], facing: 0 }],
      blue: [FAR],
    });
    const side = (direction: number): BodySide =>
      struckSide(battle.map, battle.map.neighbors[red.hex * 6 + direction] as number, red);
    expect([0, 1, 2, 3, 4, 5].map(side)).toEqual([
      'front',
      'front_right',
      'rear_right',
      'rear',
      'rear_left',
      'front_left',
    ]);
  });

  it.each<readonly [BodySide, string]>([
    ['front', 'front! front_right~ front~ front~ front front front front~ turret turret turret!'],
    [
      'front_left',
      'front_left! front~ front_left~ front_left front_left front_left front_left! front_left~ turret turret turret!',
    ],
    [
      'rear_right',
      'rear_right! rear_right~ rear_right~ rear_right rear_right rear_right rear_right! rear_right~ turret turret turret!',
    ],
    ['rear', 'rear! rear_left~ rear~ rear~ rear rear rear rear~ turret turret turret!'],
  ])('from the %s goes by its own table', (side, expected) => {
    const tables = vehicleHitTables(true, 1, false, false);
    const cells = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => {
      const { location, throughArmorCritical, motive } = struckBy(
        tables,
        'full',
        side,
        { dice: [], total },
        () => 1,
      );
      return `${tables.plan.locations[location]}${throughArmorCritical ? '!' : ''}${motive === undefined ? '' : '~'}`;
    });
    expect(cells.join(' ')).toBe(expected);
  });

  it.each<readonly [string, CustomVehicle, BodySide, number]>([
    ['large support', LARGE, 'front_left', 2],
    ['large support', LARGE, 'rear_left', 2],
    ['large support', LARGE, 'rear', 1],
    ['superheavy', SUPERHEAVY, 'front_right', 2],
    ['superheavy', SUPERHEAVY, 'rear_right', 1],
    ['superheavy', SUPERHEAVY, 'rear', 1],
    ['superheavy', SUPERHEAVY, 'front', 0],
  ])('%s, adds to motive damage from the side', (_, vehicle, side, added) => {
    const { red } = sampleBattle({ red: [{ unit: customVehicle(vehicle), at: [8, 8] }], blue: [FAR] });
    expect(red.aptitudes.hitTables.motive[side]).toBe(added);
  });

  it.each(['front_left', 'front_right', 'rear_left', 'rear_right'] as const)(
    'uses the critical table of sides on the %s',
    (location) => {
      const sample = sampleBattle({
        red: [{ unit: customVehicle(LARGE), at: [8, 8] }],
        blue: [FAR],
        dice: [4, 4],
      });
      checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf(location), NOBODY);
      expect(sample.of('vehicle-critical')[0]).toMatchObject({ critical: 'crew-stunned' });
    },
  );

  it('stands two levels high: a hill of one level covers half of it, and hides a tank', () => {
    const seen = (unit: Unit) => {
      const { battle, red, blue } = sampleBattle({
        red: [{ unit: GUNNER, at: [5, 9], facing: 0 }],
        blue: [{ unit, at: [5, 5] }],
        map: mapOf({ '5,6': { level: 1 } }),
        ruleset: 'total-warfare',
      });
      const line = lookAt(battle, red, blue);
      const shot = { weapon: 0, target: blue.index };
      return line.blocked
        ? 'hidden'
        : weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
    };
    // Medium range 2, partial cover 1, its size −1; a tank is lower than the hill that stands beside it.
    expect(seen(customVehicle(LARGE))).toBe(6);
    expect(seen(customVehicle({ turrets: 0 }))).toBe('hidden');
  });
});

describe('What is towed or runs on rails', () => {
  it.each(['tracked', 'wheeled'] as const)('stays where it is (%s)', (motion) => {
    const { battle, red } = sampleBattle({
      red: [{ unit: customVehicle({ motion, trailer: true, turrets: 0 }), at: [8, 8] }],
      blue: [FAR],
    });
    expect(moverOf(battle, red)).toMatchObject({ walk: 0, run: 0 });
    expect(red.isImmobile).toBe(true);
    expect(() => executeMove(battle, red, { steps: ['forward'] })).toThrow();
  });

  it('is easier to hit only by not moving', () => {
    expect(toHit(customVehicle({ turrets: 0, trailer: true }), 'total-warfare')).toBe(0);
  });
});
