import { describe, expect, it } from 'vitest';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { FACINGS, type Facing } from '../../../../src/battle/hex/hex.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import type { Unit } from '../../../../src/units/index.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { customMech } from '../../custom-mech.js';
import { customProtoMech } from '../../custom-protomech.js';
import { type CustomVehicle, customVehicle, TANK } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const MECH = customMech({ slots: { RT: ['Medium Laser'] } });
const AT = [8, 8] as const;
/** Three hexes from there, by direction. */
const AROUND = FACINGS.map((direction) => {
  const map = mapOf();
  let hex = map.indexOf(...AT);
  for (let step = 0; step < 3; step += 1) hex = map.neighbors[hex * 6 + direction] as number;
  return [map.columnOf(hex), map.rowOf(hex)] as const;
});

/** In the middle of six enemies, one in each direction. */
function encircled(unit: Unit, facing: Facing = 0, setup: Partial<SampleSetup> = {}) {
  return sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit, at: AT, facing }],
    blue: AROUND.map((at) => ({ unit: MECH, at })),
    ...setup,
  });
}

/** The directions in which a unit can fire a weapon, with its turret turned like this. */
function directions(unit: Unit, facing: Facing, torsoFacing: Facing, weapon = 0): string {
  const { battle, red } = encircled(unit, facing);
  const shots = legalShots(battle, red, { torsoFacing, armsFlipped: false });
  return [...new Set(shots.filter((shot) => shot.weapon === weapon).map(({ target }) => target - 1))].join(
    '',
  );
}

const LASER = 'Medium Laser';
const armed = (place: string, name = LASER, more: CustomVehicle = {}): Unit =>
  customVehicle({ turrets: 0, ...more, equipment: { [place]: [name] } });

describe('A weapon of a vehicle that faces north reaches the directions', () => {
  it.each([
    ['Front', LASER, '015'],
    // The sides reach one direction each, and the rear one.
    ['Right', LASER, '2'],
    ['Left', LASER, '4'],
    ['Rear', LASER, '3'],
    ['Body', LASER, '015'],
    ['Right', `${LASER} (ST)`, '0123'],
    ['Left', `${LASER} (ST)`, '0345'],
    ['Front', `${LASER} (PT)`, '015'],
    ['Right', `${LASER} (PT)`, '0123'],
    ['Rear', `${LASER} (PT)`, '234'],
    ['Left', `${LASER} (PT)`, '0345'],
  ])('from the %s as %s: %s', (place, name, expected) => {
    expect(directions(armed(place, name), 0, 0)).toBe(expected);
  });

  it.each([
    [0, '015'],
    [2, '123'],
    [3, '234'],
  ] as const)('in a turret that faces %i: %s', (facing, expected) => {
    expect(directions(armed('Turret', LASER, { turrets: 1 }), 0, facing)).toBe(expected);
  });

  it('by its hull: one that faces south-east turns all of them with it', () => {
    expect(directions(armed('Front'), 2, 2)).toBe('123');
    expect(directions(armed('Left'), 2, 2)).toBe('0');
  });

  it('on a large support vehicle like the sides of others, front and rear sides alike', () => {
    const large: CustomVehicle = { support: 10, sides: 6, tonnage: 150 };
    expect(directions(armed('Front Right', LASER, large), 0, 0)).toBe('2');
    expect(directions(armed('Rear Right', LASER, large), 0, 0)).toBe('2');
    expect(directions(armed('Rear Left', LASER, large), 0, 0)).toBe('4');
  });
});

describe('The guns of other units reach the directions', () => {
  it('of an emplacement without a turret ahead, of a turret its own alone', () => {
    const guns = (turret: boolean) => customEmplacement({ turret, guns: [LASER] });
    expect(directions(guns(false), 0, 0)).toBe('015');
    expect(directions(guns(true), 0, 2)).toBe('2');
  });

  it('of a ProtoMech by its torso: arms one side more, the main gun all but the rear', () => {
    const proto = customProtoMech();
    expect(directions(proto, 0, 0, 0)).toBe('015');
    expect(directions(proto, 0, 0, 2)).toBe('0125');
    expect(directions(proto, 0, 0, 3)).toBe('01245');
    expect(directions(proto, 0, 1, 3)).toBe('01235');
  });
});

describe('A turret', () => {
  const critical = (
    { battle, red, add }: ReturnType<typeof encircled>,
    location: LocationName,
    ...dice: readonly number[]
  ): void => {
    add(...dice);
    checkForCriticals(battle, red, red.plan.locations.indexOf(location), NOBODY);
  };

  it('decides what lies ahead: the second target is at +1 before it, and at +2 behind it', () => {
    const second = (ruleset: string, torsoFacing: Facing, target: number): number => {
      const twoGuns = customVehicle({ equipment: { Turret: [LASER], Front: [LASER], Rear: [LASER] } });
      const { battle, red } = encircled(twoGuns, 0, { ruleset: ruleset as 'core' });
      const turret = red.design.weapons.findIndex((mount) => red.plan.locations[mount.location] === 'turret');
      const other = red.design.weapons.findIndex(
        (mount) => red.plan.locations[mount.location] === (target === 4 ? 'rear' : 'front'),
      );
      const order = {
        torsoFacing,
        shots: [
          { weapon: turret, target: 1 },
          { weapon: other, target },
        ],
      };
      const shot = order.shots[1] as (typeof order.shots)[number];
      const alone = { torsoFacing, shots: [shot] };
      return (
        weaponAttackOf(battle, red, order, shot).needed - weaponAttackOf(battle, red, alone, shot).needed
      );
    };
    for (const [ruleset, behind] of [
      ['standard', 2],
      ['total-warfare', 2],
      ['core', 1],
    ] as const) {
      expect(second(ruleset, 0, 2)).toBe(1);
      expect(second(ruleset, 0, 4)).toBe(behind);
    }
  });

  it('that is jammed while it looks to the side keeps its angle when the hull turns', () => {
    const sample = encircled(customVehicle(TANK), 0);
    sample.red.torsoFacing = 2;
    critical(sample, 'turret', 3, 4);
    sample.red.turnTo(1);
    expect(sample.red.torsoFacing).toBe(3);
    sample.red.startTurn();
    expect(sample.red.torsoFacing).toBe(3);
  });

  it('that is free looks ahead again at the start of a turn', () => {
    const { red } = encircled(customVehicle(TANK), 0);
    red.torsoFacing = 2;
    red.startTurn();
    expect(red.torsoFacing).toBe(0);
  });

  it('of a pair jams alone; the other one still turns', () => {
    const pair = customVehicle({
      turrets: 2,
      equipment: { 'Front Turret': [LASER], 'Rear Turret': [LASER] },
    });
    const sample = encircled(pair);
    critical(sample, 'front_turret', 3, 4);
    expect(sample.of('vehicle-critical')).toMatchObject([{ critical: 'turret-jam' }]);
    const reach = (torsoFacing: Facing, secondFacing: Facing): readonly string[] => {
      const shots = legalShots(sample.battle, sample.red, { torsoFacing, secondFacing, armsFlipped: false });
      return [0, 1].map((weapon) =>
        [...new Set(shots.filter((shot) => shot.weapon === weapon).map(({ target }) => target - 1))].join(''),
      );
    };
    expect(sample.red.design.weapons.map(({ inSecondTurret }) => inSecondTurret)).toContain(true);
    expect(reach(3, 0)).toContain('234');
  });

  it.each([
    // Jammed and locked already: the next row that can happen.
    [
      'jam of a locked one',
      [
        [4, 5],
        [3, 4],
      ],
      ['turret-lock', 'weapon-malfunction'],
    ],
    [
      'lock of a locked one',
      [
        [4, 5],
        [4, 5, 1],
      ],
      ['turret-lock', 'weapon-destroyed'],
    ],
    [
      'jam of a jammed one',
      [
        [3, 4],
        [3, 4],
      ],
      ['turret-jam', 'turret-jam'],
    ],
  ] as const)('%s', (_, rolls, expected) => {
    const sample = encircled(customVehicle(TANK));
    for (const dice of rolls) critical(sample, 'turret', ...dice);
    expect(sample.of('vehicle-critical').map((event) => event.critical)).toEqual(expected);
  });

  it('without ammunition on board is blown off on 11', () => {
    const sample = encircled(customVehicle({ equipment: { Turret: [LASER] } }));
    critical(sample, 'turret', 5, 6);
    expect(sample.red.lost).toBe('turret-blown-off');
  });
});

describe('Critical hits go on to the next row', () => {
  it.each<readonly [string, CustomVehicle, LocationName, readonly (readonly number[])[], readonly string[]]>([
    [
      'a second stabilizer in front: sensors',
      TANK,
      'front',
      [
        [4, 4],
        [4, 4],
      ],
      ['stabilizer', 'sensors'],
    ],
    [
      'a second engine hit on a side: the fuel',
      TANK,
      'left_side',
      [
        [5, 6],
        [5, 6],
      ],
      ['engine', 'fuel-tank'],
    ],
    [
      'fuel of a fusion engine that is hit: around to the stunned crew',
      { ...TANK, fusion: true },
      'left_side',
      [
        [5, 6],
        [6, 6],
      ],
      ['engine', 'crew-stunned'],
    ],
    [
      'ammunition of a vehicle without any, behind: the fuel',
      { turrets: 0, equipment: { Rear: [LASER] } },
      'rear',
      [[5, 6]],
      ['fuel-tank'],
    ],
    [
      'a jammed weapon that was the only one: the stabilizer',
      TANK,
      'front',
      [
        [3, 4],
        [3, 4],
      ],
      ['weapon-malfunction', 'stabilizer'],
    ],
    [
      'a destroyed weapon that was the only one: the engine',
      { turrets: 0, equipment: { Left: [LASER] } },
      'left_side',
      [
        [4, 6, 1],
        [4, 6],
      ],
      ['weapon-destroyed', 'engine'],
    ],
    [
      'a stabilizer in the turret where none is armed: a jam',
      { turrets: 1 },
      'turret',
      [[3, 3]],
      ['turret-jam'],
    ],
  ])('%s', (_, vehicle, location, rolls, expected) => {
    const sample = encircled(customVehicle(vehicle));
    for (const dice of rolls) {
      sample.add(...dice);
      checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf(location), NOBODY);
    }
    sample.done();
    expect(sample.of('vehicle-critical').map(({ critical }) => critical)).toEqual(expected);
  });

  it('a fifth hit on the sensors: the commander', () => {
    const sample = encircled(customVehicle(TANK), 0, {
      red: [{ unit: customVehicle(TANK), at: AT, condition: { vehicle: { sensorHits: 4 } } }],
      dice: [4, 5],
    });
    checkForCriticals(sample.battle, sample.red, 0, NOBODY);
    expect(sample.of('vehicle-critical')[0]).toMatchObject({ critical: 'commander' });
  });

  it('a stun where driver and commander are hit kills the crew', () => {
    const condition = { vehicle: { driverHit: true, commanderHit: true } } as const;
    const sample = encircled(customVehicle(TANK), 0, {
      red: [{ unit: customVehicle(TANK), at: AT, condition }],
      dice: [4, 4],
    });
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf('left_side'), NOBODY);
    expect(sample.red.lost).toBe('crew-killed');
  });
});

describe('Shots of a damaged vehicle', () => {
  it.each([
    [{ sensorHits: 1 }, 1],
    [{ sensorHits: 3 }, 3],
    [{ commanderHit: true }, 1],
    [{ driverHit: true, motive: ['heavy'] }, 0],
    [{ stabilizers: ['turret'] }, 0],
    [{ sensorHits: 2, commanderHit: true }, 3],
  ] as const)('with %j need %i more', (vehicle, more) => {
    const { battle, red } = encircled(customVehicle(TANK), 0, {
      red: [{ unit: customVehicle(TANK), at: AT, condition: { vehicle } }],
    });
    const gun = red.design.weapons.findIndex(({ item }) => item.name === 'AC/10');
    const shot = { weapon: gun, target: 1 };
    // Gunnery 4, short range.
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(4 + more);
  });

  it.each([
    ['walk', 1],
    ['run', 2],
    ['jump', 3],
  ] as const)('from a location whose stabilizer is hit count a %s twice: %i', (movement, once) => {
    const { battle, red } = encircled(customVehicle(TANK), 0, {
      red: [{ unit: customVehicle(TANK), at: AT, condition: { vehicle: { stabilizers: ['turret'] } } }],
    });
    red.movement = movement;
    const gun = red.design.weapons.findIndex(({ item }) => item.name === 'AC/10');
    const shot = { weapon: gun, target: 1 };
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(4 + 2 * once);
  });
});

describe('A vehicle that is stopped', () => {
  it('is no easier to hit in the phase in which it happens, and at −4 from the next one on', () => {
    const sample = encircled(customVehicle({ motion: 'wheeled', turrets: 0 }), 0, { dice: [4, 5] });
    const { battle, red } = sample;
    const needed = (): number => {
      const mech = battle.unit(1);
      const shot = { weapon: 0, target: 0 };
      return weaponAttackOf(battle, mech, { torsoFacing: 3, shots: [shot] }, shot).needed;
    };
    const before = needed();
    const place = { ...struckForSure(red.plan.locations.indexOf('left_side')), motive: 2 };
    // 9, wheels 2, the side 2: 13.
    applyHit(battle, red, place, 1, false, NOBODY);
    expect(sample.of('motive')).toMatchObject([{ effect: 'immobilized' }]);
    expect(needed()).toBe(before);
    endOfPhase(battle);
    expect(needed()).toBe(before - 4);
  });

  it('by heavy damage to its last point is not that easy to hit', () => {
    const sample = encircled(customVehicle({ cruise: 1, turrets: 0 }), 0, { dice: [5, 5] });
    const { battle, red } = sample;
    red.design.kind.hitMotiveSystem(battle, red, 0, NOBODY);
    endOfPhase(battle);
    expect(sample.of('motive')).toMatchObject([{ effect: 'heavy' }]);
    expect(red.isImmobile).toBe(false);
  });
});
