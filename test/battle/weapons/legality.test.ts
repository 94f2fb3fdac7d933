import { describe, expect, it } from 'vitest';
import { volleyObstacle } from '../../../src/battle/kinds/battle-armor/volley.js';
import { count, ENGINE_HIT } from '../../../src/battle/kinds/vehicle/counters.js';
import type { FireOrder } from '../../../src/battle/orders.js';
import { declareFire } from '../../../src/battle/phases/weapons.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { CENTER_TORSO, HEAD, LEFT_ARM, RIGHT_ARM, RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';
import { type Range, redFires, shootingRange, weaponNamed } from '../shooting-range.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const LASERS = { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], RL: ['Medium Laser'] } };

/** The laser in this location. */
const placed = (place: number): number =>
  shootingRange({ red: LASERS }).red.design.weapons.findIndex(({ location }) => location === place);

/** What the first weapons of these names do, if red is told so; nothing is rolled. */
function told(setup: Range, order: Partial<FireOrder>, weapons: readonly string[] = []) {
  const range = shootingRange({ ...BOOK, ...setup });
  const { battle, red, blue } = range;
  const shots = weapons.map((name) => ({ weapon: weaponNamed(red, name), target: blue.index }));
  battle.enter('weapons');
  return expect(() => declareFire(battle, red, { torsoFacing: red.facing, shots, ...order }));
}

describe('The fire of a unit', () => {
  it('turns the torso by one hexside, and flips arms that are built for it', () => {
    told({}, { torsoFacing: 5 }).not.toThrow();
    told({}, { torsoFacing: 4 }).toThrow('it cannot turn that far');
    told({}, { flipArms: true }).toThrow('they are not built for it');
  });

  it('comes from weapons that it has', () => {
    told({}, { shots: [{ weapon: 0, target: 1 }] }).toThrow('it has no such weapon');
  });

  it('goes at enemies on the map', () => {
    const friend = { unit: customMech(), at: [6, 10] as const };
    const setup = { red: LASERS, redFriends: [friend] };
    for (const target of [0, 1, 7])
      told(setup, { shots: [{ weapon: 0, target }] }).toThrow('that is not a target');
    told(setup, { shots: [{ weapon: 0, target: 2 }] }).not.toThrow();
  });

  it('uses bins that feed the weapon and hold a round', () => {
    const red = { slots: { RT: ['SRM 4', 'IS Ammo SRM-4', 'IS Ammo SRM-4', 'IS Ammo LRM-10'] } };
    const from = (bin: number, setup: Range = { red }) =>
      told(setup, { shots: [{ weapon: 0, target: 1, bin }] });
    from(1).not.toThrow();
    from(2).toThrow('that bin is empty, or does not feed it');
    from(9).toThrow('that bin is empty, or does not feed it');
    from(1, { red: { ...red, condition: { criticals: { right_torso: [2] } } } }).toThrow('that bin is empty');
  });

  it('is one shot or more, and no more than the weapon fires', () => {
    for (const shots of [0, -1, 2])
      told({ red: LASERS }, { shots: [{ weapon: 0, target: 1, shots }] }).toThrow(`fire ${shots} shots`);
  });

  it('spots enemies in sight only', () => {
    const friend = { unit: customMech(), at: [6, 10] as const };
    told({}, { spot: 1 }).not.toThrow();
    told({ redFriends: [friend] }, { spot: 1 }).toThrow('that is not an enemy in sight');
    told({ map: mapOf({ '5,12': { level: 4 } }) }, { spot: 1 }).toThrow('that is not an enemy in sight');
  });

  it('hunts one quarry per battle, and only that of a Blood Stalker', () => {
    const pilot = { abilities: ['blood_stalker'] };
    told({ red: { pilot } }, { quarry: 1 }).not.toThrow();
    told({ red: { pilot } }, { quarry: 0 }).toThrow('that is not an enemy');
    told({}, { quarry: 1 }).toThrow('its pilot is not a Blood Stalker');
    const named = shootingRange({ red: { pilot } });
    named.red.quarry = 1;
    expect(() => redFires(named, [], { quarry: 1 })).toThrow('it has already named its quarry');
  });

  it('of a soldier who clings to nothing cannot let go', () => {
    told({}, { letGo: true }).toThrow('it clings to nothing');
  });

  it('clears jams of weapons that are jammed', () => {
    told({ red: LASERS }, { clearJam: 0 }).toThrow('is not jammed');
  });
});

describe('Behind partial cover', () => {
  it('a unit cannot fire from its legs, and can from its arms', () => {
    const map = mapOf({ '5,13': { level: 1 } });
    const from = (weapon: number) => told({ red: LASERS, map }, { shots: [{ weapon, target: 1 }] });
    from(placed(RIGHT_LEG)).toThrow('cover blocks weapons in its legs');
    from(placed(RIGHT_ARM)).not.toThrow();
  });
});

describe("A prone 'Mech", () => {
  const shotsOf = (...weapons: readonly number[]) => ({
    shots: weapons.map((weapon) => ({ weapon, target: 1 })),
  });
  const prone = (setup: Range['red'] = {}) => ({
    red: { ...LASERS, ...setup, condition: { prone: true, ...setup.condition } },
  });
  const [left, right, leg] = [LEFT_ARM, RIGHT_ARM, RIGHT_LEG].map(placed) as [number, number, number];

  it('fires with one arm and props itself up on the other', () => {
    told(prone(), shotsOf(left)).not.toThrow();
    told(prone(), shotsOf(right)).not.toThrow();
    told(prone(), shotsOf(left, right)).toThrow('it is prone');
  });

  it('does not fire from its legs', () => {
    told(prone(), shotsOf(leg)).toThrow('a prone unit cannot fire from its legs');
  });

  it('needs both arms to fire', () => {
    const condition = { prone: true, structure: { left_arm: 0 } };
    told(prone({ condition }), shotsOf(right)).toThrow('a prone unit needs both arms to fire');
  });
});

describe('An aimed shot', () => {
  const aimed = (laser: string, location: number) =>
    told(
      { red: { slots: { RT: ['ISTargeting Computer', laser] } } },
      { shots: [{ weapon: 0, target: 1, location }] },
    );

  it('of a targeting computer is not for the head, and not for pulse lasers at what moves', () => {
    aimed('Medium Laser', CENTER_TORSO).not.toThrow();
    aimed('Medium Laser', HEAD).toThrow('a targeting computer cannot aim at the head');
    aimed('ISMediumPulseLaser', CENTER_TORSO).toThrow('pulses cannot be aimed at a target that moves');
  });

  it('is for a location that the target has', () => {
    aimed('Medium Laser', 20).toThrow('the target has no such location');
  });
});

/** The same of another unit at another, in one hex or two hexes apart. */
function between(red: Unit, blue: Unit, apart: boolean, moved = false) {
  const sample = sampleBattle({
    ...BOOK,
    red: [{ unit: red, at: [5, 13] }],
    blue: [{ unit: blue, at: [5, 11], facing: 3 }],
  });
  if (!apart) sample.battle.place(sample.blue, sample.red.hex);
  if (moved) sample.red.movement = 'walk';
  sample.battle.enter('weapons');
  return {
    ...sample,
    fires: (...weapons: readonly number[]) =>
      expect(() =>
        declareFire(sample.battle, sample.red, {
          torsoFacing: sample.red.facing,
          shots: weapons.map((weapon) => ({ weapon, target: sample.blue.index })),
        }),
      ),
  };
}

describe('Infantry', () => {
  const platoon = customInfantry();
  const squad = customSquad({ troopers: 4, equipment: ['CLBASmall Laser:RA'] });

  it('is not marked by Narc beacons or TAG', () => {
    const red = customMech({ slots: { RT: ['ISTAG', 'ISNarcBeacon*2', 'ISNarc Pods', 'Medium Laser'] } });
    for (const blue of [platoon, squad]) {
      between(red, blue, true).fires(0).toThrow('it does no damage to infantry');
      between(red, blue, true).fires(1).toThrow('it does no damage to infantry');
      between(red, blue, true).fires(2).not.toThrow();
    }
  });

  it("is not fired at by a 'Mech or a vehicle in the same hex", () => {
    const tank = customVehicle({ equipment: { Turret: ['Medium Laser'] } });
    for (const red of [customMech({ slots: { RT: ['Medium Laser'] } }), tank])
      between(red, platoon, false).fires(0).toThrow('the target stands in its own hex');
  });

  it('is hit itself inside of its own building only; others shoot at the building', () => {
    const map = (exits: number) => {
      const building = { construction: 2, height: 1, strength: 40, exits };
      return mapOf({
        '5,10': { terrain: ['building'], building },
        '5,11': { terrain: ['building'], building },
        '5,12': { terrain: ['building'], building },
      });
    };
    const NORTH_AND_SOUTH = 0b1001;
    const inside = (from: readonly [number, number], exits: number) => {
      const sample = sampleBattle({
        ...BOOK,
        map: map(exits),
        red: [{ unit: squad, at: from }],
        blue: [{ unit: platoon, at: [5, 10] }],
      });
      sample.red.elevation = 0;
      sample.blue.elevation = 0;
      sample.battle.enter('weapons');
      const order = { torsoFacing: 0, shots: [{ weapon: 0, target: 1 }] } as const;
      expect(() => declareFire(sample.battle, sample.red, order)).not.toThrow();
      return expect(lookAt(sample.battle, sample.red, sample.blue).walls);
    };
    inside([5, 9], NORTH_AND_SOUTH).toBe(2);
    inside([5, 11], 0).toBe(2);
    inside([5, 11], NORTH_AND_SOUTH).toBeUndefined();
    inside([5, 12], NORTH_AND_SOUTH).toBeUndefined();
  });

  it('fires at a unit in its own hex', () => {
    between(platoon, customMech(), false).fires(0).not.toThrow();
  });
});

describe('A vehicle', () => {
  const tank = customVehicle({
    equipment: { Front: ['Medium Laser', 'Autocannon/5'], Body: ['IS Ammo AC/5'] },
  });

  it('fires nothing with a stunned crew', () => {
    const stunned = between(tank, customMech(), true);
    stunned.red.stunned = true;
    stunned.fires(1).toThrow('its crew is stunned');
  });

  it('whose engine is hit has no power for lasers, and fires autocannons', () => {
    const still = between(tank, customMech(), true);
    count(still.red, ENGINE_HIT, 1);
    still.fires(0).toThrow('its engine gives no power');
    still.fires(1).not.toThrow();
  });
});

describe('A squad', () => {
  it('makes one attack a turn with its anti-personnel weapons', () => {
    const squad = customSquad({
      equipment: [
        'BAAPMount:LA',
        'InfantryAssaultRifle:LA:APM',
        'BAAPMount:RA',
        'InfantryAssaultRifle:RA:APM',
      ],
    });
    between(squad, customMech(), true).fires(0).not.toThrow();
    between(squad, customMech(), true).fires(1).not.toThrow();
    between(squad, customMech(), true).fires(0, 1).toThrow('it makes one attack with anti-personnel weapons');
  });
});

describe('The Narc launchers of a squad', () => {
  it('mark one target', () => {
    const squad = customSquad({
      equipment: ['ISBACompactNarc:LA', 'ISBACompactNarc:RA', 'BA-Compact Narc Ammo:LA:Shots3#'],
    });
    const sample = sampleBattle({
      ...BOOK,
      red: [{ unit: squad, at: [5, 10] }],
      blue: [
        { unit: customMech(), at: [5, 9] },
        { unit: customMech(), at: [6, 9] },
      ],
    });
    sample.battle.enter('weapons');
    const at = (...targets: readonly number[]) =>
      volleyObstacle(sample.red, {
        torsoFacing: 0,
        shots: targets.map((target, weapon) => ({ weapon, target })),
      });
    expect(sample.red.design.weapons.map(({ use }) => use)).toEqual(['narc', 'narc']);
    expect([at(1, 1), at(1, 2)]).toEqual([undefined, 'its Narc launchers mark one target']);
  });
});

describe('A ProtoMech', () => {
  it('whose head was hit twice fires at short and medium range only', () => {
    const fires = (row: number) => {
      const blind = between(customProtoMech(), customMech(), true);
      blind.red.nearsighted = true;
      blind.battle.place(blind.blue, blind.battle.map.indexOf(5, row));
      // 5 hexes are short range, 10 medium, 15 long.
      return blind.fires(weaponNamed(blind.red, 'ER Medium Laser'));
    };
    fires(3).not.toThrow();
    fires(1).toThrow('it does not see that far');
  });
});
