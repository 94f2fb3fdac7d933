import { describe, expect, it } from 'vitest';
import type { WeaponMount } from '../../../src/battle/combatant/weapon-mount.js';
import { breakFixture } from '../../../src/battle/damage/break-fixture.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { bracketIn } from '../../../src/battle/weapons/network.js';
import { bracketOf } from '../../../src/battle/weapons/shot.js';
import { customMech } from '../custom-mech.js';
import { CENTER_TORSO } from '../physical/duel.js';
import { heatComes, redFires, shootingRange } from '../shooting-range.js';

const CT = [3, 4];
const SEVEN = [3, 4];
const LRM = { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10'], LT: ['LRM 10*2', 'LRM 5'] } };
const book = { ruleset: 'total-warfare', distance: 7 } as const;

describe('an anti-missile system', () => {
  const AMS = { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } };

  it('takes 4 from the cluster roll of one volley a turn, for a round and 1 heat', () => {
    // A 7 is a 3: 3 of ten. The second volley comes through: 6 of ten.
    const range = shootingRange({
      ...book,
      red: LRM,
      blue: AMS,
      dice: [2, 2, ...SEVEN, ...CT, 2, 2, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'LRM 10' }, { weapon: 'LRM 10' }]);
    expect(range.of('anti-missile')).toEqual([{ type: 'anti-missile', unit: 1, against: 0, weapon: 0 }]);
    expect(range.of('cluster').map(({ hits, modifier }) => [hits, modifier])).toEqual([
      [3, -4],
      [6, 0],
    ]);
    expect([...range.blue.rounds]).toEqual([11]);
    expect(range.blue.weaponHeat).toBe(1);
    range.done();
  });

  it('is kept for the larger of two volleys, in whichever order they were declared', () => {
    const red = { slots: { LT: ['LRM 5', 'IS Ammo LRM-5'], RT: ['LRM 10*2', 'IS Ammo LRM-10'] } };
    const range = shootingRange({
      ...book,
      red,
      blue: AMS,
      dice: [2, 2, ...SEVEN, ...CT, 2, 2, ...SEVEN, ...CT],
    });
    redFires(range, [{ weapon: 'LRM 5' }, { weapon: 'LRM 10' }]);
    expect(range.of('cluster').map(({ size, modifier }) => [size, modifier])).toEqual([
      [10, -4],
      [5, 0],
    ]);
    range.done();
  });

  it.each([
    ['from behind', { facing: 0 }, {}],
    ['without rounds', { condition: { rounds: [0] } }, {}],
    ['when it is destroyed', { condition: { criticals: { right_torso: [0] } } }, {}],
    ['when its unit is shut down', {}, { shutDown: true }],
  ] as const)('does not meet missiles %s', (_, blue, state) => {
    const range = shootingRange({
      ...book,
      red: LRM,
      blue: { ...AMS, ...blue },
      dice: [6, 6, ...SEVEN, ...CT, ...CT],
    });
    Object.assign(range.blue, state);
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('anti-missile')).toEqual([]);
    expect(range.of('cluster')).toMatchObject([{ hits: 6, modifier: 0 }]);
  });

  it('that breaks in the phase still meets the volley that comes after', () => {
    const range = shootingRange({
      ...book,
      red: { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10'], LT: ['LRM 15*3', 'IS Ammo LRM-15'] } },
      blue: {
        slots: { RT: ['ISAntiMissileSystem', 'ISAntiMissileSystem', 'ISAMS Ammo'] },
        condition: { armor: { right_torso: 0 } },
      },
      // Five of fifteen strike the right torso, and an 8 hits its second slot; three of ten follow.
      dice: [2, 2, ...SEVEN, 2, 4, 4, 4, 1, 2, 2, 2, ...SEVEN, ...CT],
    });
    redFires(range, [{ weapon: 'LRM 15' }, { weapon: 'LRM 10' }]);
    expect(range.of('critical-hit')).toMatchObject([{ slot: 1 }]);
    expect(range.of('anti-missile').map(({ weapon }) => weapon)).toEqual([0, 1]);
    expect(range.of('cluster').map(({ hits, modifier }) => [hits, modifier])).toEqual([
      [5, -4],
      [3, -4],
    ]);
    range.done();
  });

  it('of lasers needs no rounds, and makes 7 heat', () => {
    const blue = { slots: { RT: ['ISLaserAntiMissileSystem*2'] } };
    const range = shootingRange({ ...book, red: LRM, blue, dice: [2, 2, ...SEVEN, ...CT] });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ modifier: -4 }]);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 7 });
    range.done();
  });

  it.each([
    [3, true],
    [4, false],
  ])('brings down a missile that comes alone on 3 or less: %i', (die, down) => {
    const red = { slots: { LT: ['ISNarcBeacon*2', 'ISNarc Pods'] } };
    const range = shootingRange({ red, blue: AMS, dice: [2, 2, die, ...(down ? [] : CT)] });
    redFires(range, [{ weapon: 'Narc' }]);
    expect(range.of('shot-down')).toHaveLength(down ? 1 : 0);
    expect(range.blue.narcedBy).toBe(down ? 0 : 1);
    range.done();
  });

  it.each([
    ['goes on without its pilot', { conscious: false }, 1],
    ['does nothing without power', { shutDown: true }, 0],
  ] as const)('%s', (_, state, met) => {
    const range = shootingRange({ ...book, red: LRM, blue: AMS, dice: [2, 2, ...SEVEN, ...CT, ...CT] });
    Object.assign(range.blue, state);
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('anti-missile')).toHaveLength(met);
  });

  it('cannot be fired at anybody', () => {
    const range = shootingRange({ red: AMS, distance: 1 });
    expect(() => redFires(range, [{ weapon: 'Anti-Missile System' }])).toThrow('it fires at missiles only');
  });
});

describe('a C3 network', () => {
  const C3 = { slots: { LT: ['ISC3SlaveUnit'], RA: ['Medium Laser'], RT: ['LRM 10*2', 'IS Ammo LRM-10'] } };
  const eyes = (slots: readonly string[]) =>
    ({ unit: customMech({ slots: { LT: slots } }), at: [7, 6], facing: 5 }) as const;

  it.each([
    ['a slave', ['ISC3SlaveUnit'], 'short', 4],
    ['a master', ['ISC3MasterUnit*5'], 'short', 4],
    ['a stranger', [], 'long', 8],
  ] as const)('takes the bracket from %s near the target', (_, slots, bracket, needed) => {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: C3,
      redFriends: [eyes(slots)],
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'Medium Laser', target: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket, range: 9, roll: { needed } }]);
  });

  it('does not bring missiles nearer than they are: minimum range counts from the unit that fires', () => {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: C3,
      redFriends: [eyes(['ISC3SlaveUnit'])],
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'LRM 10', target: 2 }]);
    // Short range through the friend, and none of the +5 that 2 hexes would cost.
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'short', roll: { needed: 4 } }]);
  });

  it('does not make a heavy Gauss rifle strike harder than its way allows', () => {
    // Short range through the friend for the roll; but 9 hexes are medium range, which is 20 points in place of 25.
    const range = shootingRange({
      ...book,
      distance: 9,
      red: { slots: { LT: ['ISC3SlaveUnit'], RT: ['ISHeavyGaussRifle*11', 'ISHeavyGauss Ammo'] } },
      redFriends: [eyes(['ISC3SlaveUnit'])],
      dice: [6, 6, ...CT, 6, 6, 6, 6],
    });
    redFires(range, [{ weapon: 'Heavy Gauss Rifle', target: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'short' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 20 }]);
  });

  it.each([
    ['the same', 'alpha', 'short'],
    ['another', 'beta', 'long'],
    ['no', undefined, 'long'],
  ] as const)('lends the eyes of who is in %s network by name', (_, network, bracket) => {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: { ...C3, network: 'alpha' },
      redFriends: [{ ...eyes(['ISC3SlaveUnit']), ...(network && { network }) }],
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'Medium Laser', target: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket }]);
  });

  it('does not reach past hostile ECM between its members', () => {
    // 16 hexes apart: the bubble of 6 lies over the middle of the line, and over neither end of it.
    const range = shootingRange({
      ...book,
      distance: 1,
      red: { ...C3, at: [5, 15], facing: 0 },
      blue: { at: [1, 1], facing: 3 },
      blueFriends: [
        { unit: customMech({ slots: { LT: ['ISGuardianECMSuite*2'] } }), at: [9, 8], facing: 3 },
        { unit: customMech(), at: [5, 6], facing: 3 },
      ],
      redFriends: [{ unit: customMech({ slots: { LT: ['ISC3SlaveUnit'] } }), at: [5, 1], facing: 3 }],
      dice: [1, 1],
    });
    const { battle, red } = range;
    const target = battle.unit(4);
    const line = lookAt(battle, red, target);
    const mount = red.design.weapons[0] as WeaponMount;
    const bracket = () => bracketIn(battle, red, mount, undefined, target, line, false).bracket;
    expect([line.range, bracket()]).toEqual([9, bracketOf(red, mount, undefined, 9)]);
    breakFixture(battle.unit(3), battle.unit(3).design.gear.ecm?.[0]?.index ?? -1);
    expect(bracket()).toBe(bracketOf(red, mount, undefined, 5));
  });

  it('does not reach through hostile ECM', () => {
    const range = shootingRange({
      ...book,
      distance: 9,
      red: C3,
      blue: { slots: { LT: ['ISGuardianECMSuite*2'] } },
      redFriends: [eyes(['ISC3SlaveUnit'])],
      dice: [1, 1],
    });
    redFires(range, [{ weapon: 'Medium Laser', target: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'long' }]);
  });
});

describe('a targeting computer', () => {
  const computer = { LT: ['ISTargeting Computer*3'] };
  const laser = { slots: { ...computer, RA: ['Medium Laser'], RT: ['SRM 4', 'IS Ammo SRM-4'] } };

  it.each([
    ['standard', 'Medium Laser', 3],
    ['standard', 'SRM 4', 3],
    ['total-warfare', 'Medium Laser', 3],
    ['total-warfare', 'SRM 4', 4],
  ] as const)('in %s: the %s needs %i', (ruleset, weapon, needed) => {
    const range = shootingRange({ ruleset, red: laser, dice: [1, 1] });
    redFires(range, [{ weapon }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
  });

  it('by the book aims for 3, and finds the mark on 6 to 8', () => {
    const hit = shootingRange({ ...book, distance: 3, red: laser, dice: [3, 4, 3, 3] });
    redFires(hit, [{ weapon: 'Medium Laser', location: CENTER_TORSO }]);
    expect(hit.of('weapon-attack')[0]?.roll.needed).toBe(7);
    expect(hit.of('hit')).toMatchObject([{ location: 'center_torso', damage: 5 }]);
    hit.done();
    const wide = shootingRange({ ...book, distance: 3, red: laser, dice: [3, 4, 4, 5, 2, 2] });
    redFires(wide, [{ weapon: 'Medium Laser', location: CENTER_TORSO }]);
    expect(wide.of('hit')[0]?.location).not.toBe(CENTER_TORSO);
    wide.done();
  });

  it('by the book aims no missiles, no pulses and no pellets', () => {
    const red = {
      slots: {
        ...computer,
        RA: ['Medium Pulse Laser', 'SRM 4', 'IS Ammo SRM-4'],
        RT: ['ISLBXAC10*6', 'IS Ammo 10-X', 'IS Ammo 10-X (CL)'],
      },
    };
    const range = shootingRange({ ...book, distance: 2, red });
    for (const shot of [
      { weapon: 'Medium Pulse Laser' },
      { weapon: 'SRM 4' },
      { weapon: 'LB 10-X AC', bin: bins(range.red, 'cluster') },
    ]) {
      expect(() => redFires(range, [{ ...shot, location: CENTER_TORSO }])).toThrow('aimed');
    }
  });

  it('that is destroyed aims at nothing', () => {
    const red = { ...laser, condition: { criticals: { left_torso: [0] } } };
    expect(() =>
      redFires(shootingRange({ ...book, distance: 3, red }), [
        { weapon: 'Medium Laser', location: CENTER_TORSO },
      ]),
    ).toThrow('aiming needs a targeting computer');
  });

  it('is not needed against what does not move: 4 easier, or 3 harder for the head', () => {
    const red = { slots: { RA: ['Medium Laser'] } };
    for (const [location, needed] of [
      [CENTER_TORSO, 0],
      [0, 7],
    ] as const) {
      const range = shootingRange({ ...book, distance: 3, red, dice: [1, 1, 3, 3] });
      range.blue.shutDown = true;
      redFires(range, [{ weapon: 'Medium Laser', location }]);
      expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
    }
  });

  it('is not needed in standard, where a called shot is 3 harder and sure', () => {
    const red = { slots: { RA: ['Medium Laser'] } };
    const range = shootingRange({ ruleset: 'standard', red, dice: [3, 4] });
    redFires(range, [{ weapon: 'Medium Laser', location: CENTER_TORSO }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(7);
    expect(range.of('hit')).toMatchObject([{ location: 'center_torso' }]);
    range.done();
  });
});

function bins(
  unit: { readonly design: { readonly bins: readonly { readonly item: object; index: number }[] } },
  munition: string,
): number {
  const found = unit.design.bins.find(({ item }) => JSON.stringify(item).includes(`"${munition}"`));
  if (found === undefined) throw new Error(`no bin with ${munition}`);
  return found.index;
}
