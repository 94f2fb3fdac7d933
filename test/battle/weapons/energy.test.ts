import { describe, expect, it } from 'vitest';
import { RIGHT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { heatComes, nextTurn, redFires, shootingRange } from '../shooting-range.js';

const RULESETS = ['standard', 'total-warfare'] as const;
const CT = [3, 4];

describe('plasma', () => {
  it.each(RULESETS)('a rifle does 10 points and a die of heat (%s)', (ruleset) => {
    const red = { slots: { RT: ['ISPlasmaRifle*2', 'ISPlasmaRifleAmmo'] } };
    const range = shootingRange({ ruleset, red, dice: [2, 2, 5, ...CT] });
    redFires(range, [{ weapon: 'Plasma Rifle' }]);
    expect(range.of('heated')).toMatchObject([{ target: 1, heat: 5 }]);
    expect(range.of('hit')).toMatchObject([{ damage: 10, location: 'center_torso' }]);
    expect([...range.red.rounds]).toEqual([9]);
    expect(range.red.weaponHeat).toBe(10);
    range.done();
  });

  it('a cannon does no damage to BattleMechs, but two dice of heat', () => {
    const red = { clan: true, slots: { RT: ['CLPlasmaCannon', 'CLPlasmaCannonAmmo'] } };
    const range = shootingRange({ red, dice: [2, 2, 6, 5] });
    redFires(range, [{ weapon: 'Plasma Cannon' }]);
    expect(range.of('heated')).toMatchObject([{ heat: 11 }]);
    expect(range.of('hit')).toEqual([]);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 11, after: 1 });
    range.done();
  });
});

describe('flamers', () => {
  it.each([
    ['Flamer', ['Flamer'], 1, 2, 2],
    ['ER Flamer', ['ER Flamer'], 3, 2, 1],
    ['Heavy Flamer', ['Heavy Flamer', 'IS Heavy Flamer Ammo'], 2, 4, 4],
  ] as const)('a %s burns or heats, as its pilot likes', (weapon, slots, distance, points, heat) => {
    const red = { slots: { RT: slots } };
    const burns = shootingRange({ red, distance, dice: [2, 2, ...CT] });
    redFires(burns, [{ weapon }]);
    expect(burns.of('hit')).toMatchObject([{ damage: points }]);
    expect(burns.of('heated')).toEqual([]);
    burns.done();
    const heats = shootingRange({ red, distance, dice: [2, 2] });
    redFires(heats, [{ weapon, heats: true }]);
    expect(heats.of('hit')).toEqual([]);
    expect(heats.of('heated')).toMatchObject([{ heat }]);
    heats.done();
  });
});

describe('a laser pulse module (docs/rules/weapon-attacks.md)', () => {
  const red = { slots: { RT: ['Medium Laser', 'ISRISCLaserPulseModule'] } };
  const weapon = 'Medium Laser';

  it('that is off leaves its laser as it is', () => {
    const range = shootingRange({ red, dice: [1, 1] });
    redFires(range, [{ weapon }]);
    expect(range.of('weapon-attack')).toMatchObject([{ roll: { needed: 4 } }]);
    expect(range.red.weaponHeat).toBe(3);
    expect(range.of('broken')).toEqual([]);
    range.done();
  });

  it('that is on makes it 2 easier to hit, for 2 more heat', () => {
    const range = shootingRange({ red, dice: [1, 2, ...CT] });
    redFires(range, [{ weapon, pulse: true }]);
    expect(range.of('weapon-attack')).toMatchObject([{ pulse: true, roll: { needed: 2 }, hit: true }]);
    expect(range.red.weaponHeat).toBe(5);
    range.done();
  });

  it('that is on blows up on a roll of 2, and the laser is destroyed', () => {
    // 2 points to the structure of the right torso, whose critical check finds nothing; two wounds, and awake.
    const range = shootingRange({ red, distance: 4, dice: [1, 1, 1, 1, 6, 6, 6, 6] });
    redFires(range, [{ weapon, pulse: true }]);
    expect(range.of('weapon-attack')).toMatchObject([{ hit: false, roll: { needed: 4 } }]);
    expect(range.of('explosion')).toMatchObject([{ unit: 0, location: 'right_torso', damage: 2 }]);
    expect(range.of('broken')).toMatchObject([{ unit: 0 }]);
    expect(range.red.structure[RIGHT_TORSO]).toBe(12 - 2);
    expect(() => redFires(range, [{ weapon }])).toThrow('it is destroyed');
    range.done();
  });

  it('that is hit takes the laser with it', () => {
    const bare = { ...red, condition: { armor: { right_torso: 0 } } };
    // A hit on the right torso, an 8 and the second slot; the explosion, its check and two wounds.
    const dice = [6, 6, 3, 3, 4, 4, 1, 2, 1, 1, 6, 6, 6, 6];
    const range = shootingRange({ red: bare, blue: { slots: { RT: ['Medium Laser'] } }, dice });
    redFires(range, [], {}, (unit) => ({ torsoFacing: unit.facing, shots: [{ weapon: 0, target: 0 }] }));
    expect(range.of('explosion')).toMatchObject([{ unit: 0, damage: 2 }]);
    expect(range.red.isWorking(range.red.design.weapons[0]?.fixture ?? -1)).toBe(false);
    range.done();
  });

  it('can only be switched on where there is one that works', () => {
    const plain = shootingRange({ red: { slots: { RT: [weapon] } } });
    const broken = shootingRange({ red: { ...red, condition: { criticals: { right_torso: [1] } } } });
    for (const range of [plain, broken]) {
      expect(() => redFires(range, [{ weapon, pulse: true }])).toThrow('it has no pulse module that works');
    }
  });
});

describe('a PPC capacitor', () => {
  const red = { slots: { RT: ['PPC*3', 'PPC Capacitor'], LA: ['Medium Laser'] } };
  const ppc = 0;

  it('is charged in a turn in which its PPC is silent, for 5 heat', () => {
    const range = shootingRange({ red, distance: 4 });
    redFires(range, [], { charge: [ppc] });
    expect(range.of('charge-capacitor')).toEqual([{ type: 'charge-capacitor', unit: 0, weapon: ppc }]);
    heatComes(range);
    expect(range.of('heat')).toMatchObject([{ unit: 0, generated: 5 }]);
    range.done();
  });

  it('adds 5 to the damage and to the heat of the next shot, and is empty then', () => {
    const range = shootingRange({ red, distance: 4, dice: [2, 2, ...CT, 2, 2, 4, 4] });
    redFires(range, [], { charge: [ppc] });
    nextTurn(range);
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 15 }]);
    expect(range.red.weaponHeat).toBe(15);
    nextTurn(range);
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.of('hit')[1]).toMatchObject({ damage: 10 });
    expect(range.red.weaponHeat).toBe(10);
    range.done();
  });

  it('that is held keeps heating', () => {
    const range = shootingRange({ red, distance: 4 });
    redFires(range, [], { charge: [ppc] });
    heatComes(range);
    nextTurn(range);
    heatComes(range);
    expect(range.of('heat').map(({ generated }) => generated)).toEqual([5, 5]);
  });

  it('cannot be charged while the PPC fires, nor twice, nor where there is none', () => {
    const range = shootingRange({ red, distance: 4 });
    expect(() => redFires(range, [{ weapon: 'PPC' }], { charge: [ppc] })).toThrow(
      'it cannot fire and charge in one turn',
    );
    redFires(range, [], { charge: [ppc] });
    nextTurn(range);
    expect(() => redFires(range, [], { charge: [ppc] })).toThrow('it is charged already');
    expect(() => redFires(range, [], { charge: [1] })).toThrow('it has no capacitor');
  });

  it.each([
    ['the capacitor', 3],
    ['the PPC', 0],
  ])('that is charged explodes for 15 where a hit finds %s, and only once', (_, slot) => {
    // Blue's laser strikes structure of the right torso; a 9 is one critical hit in the slot.
    const range = shootingRange({
      red: { ...red, condition: { armor: { right_torso: 0 } } },
      blue: { slots: { RA: ['Medium Laser'] } },
      // To hit, location 6, check 9, half and slot. Of 15 points 7 are left for the torso; the center torso is checked.
      // Then the pilot stays conscious twice, and upright after 20 points.
      dice: [2, 2, 3, 3, 4, 5, 1, slot + 1, 1, 1, 6, 6, 6, 6, 6, 6],
    });
    redFires(range, [], { charge: [ppc] }, (unit) => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: 0, target: 0 }],
    }));
    expect(range.of('explosion')).toMatchObject([{ unit: 0, location: 'right_torso', damage: 15 }]);
    expect(range.red.hasLost(RIGHT_TORSO)).toBe(true);
    expect(range.red.charged.every((charge) => charge === 0)).toBe(true);
    range.done();
  });

  it('that is empty does not explode', () => {
    const range = shootingRange({
      red: { ...red, condition: { armor: { right_torso: 0 } } },
      blue: { slots: { RA: ['Medium Laser'] } },
      dice: [2, 2, 3, 3, 4, 5, 1, 4],
    });
    redFires(range, [], {}, (unit) => ({ torsoFacing: unit.facing, shots: [{ weapon: 0, target: 0 }] }));
    expect(range.of('critical-hit')).toMatchObject([{ location: 'right_torso', slot: 3 }]);
    expect(range.of('explosion')).toEqual([]);
    range.done();
  });
});

describe('lasers and PPCs', () => {
  it.each([
    ['Medium Pulse Laser', ['Medium Pulse Laser'], 2, -2, 6],
    ['Medium Laser', ['Medium Laser'], 3, 0, 5],
    ['Snub-Nose PPC', ['ISSNPPC*2'], 12, 2, 8],
  ] as const)('%s needs %i hexes … and does its damage', (weapon, slots, distance, modifier, damage) => {
    const range = shootingRange({ red: { slots: { LA: slots } }, distance, dice: [6, 6, 5, 5] });
    redFires(range, [{ weapon }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4 + modifier);
    expect(range.of('hit')).toMatchObject([{ damage, location: 'left_arm' }]);
  });
});
