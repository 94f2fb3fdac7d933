import { describe, expect, it } from 'vitest';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { nextTurn, phaseEnds, redFires, shootingRange, weaponNamed } from '../shooting-range.js';

const CT = [3, 4];
/** Six missiles of ten on a 7, eight on a 9. */
const SEVEN = [3, 4];

const lrm = (ammunition: string, ...further: readonly string[]) => ({
  slots: { RT: ['LRM 10*2', ...further, ammunition] },
});
const GUARDIAN = { slots: { LT: ['ISGuardianECMSuite*2'] } };
const book = { ruleset: 'total-warfare', distance: 7 } as const;

describe('Artemis', () => {
  it.each([
    [false, 3],
    [true, 4],
  ])('V makes it 1 easier to hit, unless its own unit hides: hidden %s needs %i', (isStealthy, needed) => {
    const slots = { RT: ['CLLRM10', 'CLArtemisV*2', 'CLLRM10 Ammo (Clan) Artemis V-capable'] };
    const range = shootingRange({ ...book, red: { clan: true, slots }, dice: [1, 1] });
    range.red.isStealthy = isStealthy;
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
  });

  const guided = lrm('IS Ammo LRM-10 Artemis-capable', 'ISArtemisIV');

  it('adds 2 to the cluster roll of its own missiles', () => {
    const range = shootingRange({ ...book, red: guided, dice: [2, 2, ...SEVEN, ...CT, ...CT] });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 8, modifier: 2 }]);
    range.done();
  });

  it('does nothing for plain missiles, and nothing when it is destroyed', () => {
    const plain = lrm('IS Ammo LRM-10', 'ISArtemisIV');
    const broken = { ...guided, condition: { criticals: { right_torso: [2] } } };
    for (const red of [plain, broken]) {
      const range = shootingRange({ ...book, red, dice: [2, 2, ...SEVEN, ...CT, ...CT] });
      redFires(range, [{ weapon: 'LRM 10' }]);
      expect(range.of('cluster')).toMatchObject([{ hits: 6, modifier: 0 }]);
    }
  });

  it('that is destroyed in the phase has guided the missiles of that phase', () => {
    const range = shootingRange({
      ...book,
      red: { ...guided, condition: { armor: { right_torso: 0 } } },
      blue: { slots: { RA: ['Medium Laser'] } },
      // Blue declares and hits first: an 8 in the right torso, and the third slot.
      dice: [6, 6, 2, 4, 4, 4, 1, 3, 2, 2, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'LRM 10' }], {}, (unit) => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: 0, target: range.red.index }],
    }));
    expect(range.of('critical-hit')).toMatchObject([{ slot: 2 }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 8, modifier: 2 }]);
    range.done();
  });

  it('is blind where hostile ECM lies over the way of the missiles', () => {
    const range = shootingRange({
      ...book,
      red: guided,
      blue: GUARDIAN,
      dice: [2, 2, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 6, modifier: 0 }]);
  });

  it('is blind where the ECM stands beside the way, within six hexes of it, and not with one beyond', () => {
    const suite = customMech(GUARDIAN);
    for (const [column, modifier] of [
      [11, 0],
      [12, 2],
    ] as const) {
      const range = shootingRange({
        ...book,
        red: guided,
        blueFriends: [{ unit: suite, at: [column, 10] }],
        dice: [2, 2, ...SEVEN, ...CT, ...CT],
      });
      redFires(range, [{ weapon: 'LRM 10' }]);
      expect(range.of('cluster')).toMatchObject([{ modifier }]);
    }
  });
});

describe('Narc', () => {
  const red = {
    slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10 Narc-capable'], LT: ['ISNarcBeacon*2', 'ISNarc Pods'] },
  };

  it('clings to the location it hits, and adds 2 to the cluster rolls of missiles that home in on it', () => {
    const range = shootingRange({
      ...book,
      red,
      distance: 6,
      dice: [6, 6, 2, 2, 6, 6, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'Narc' }]);
    expect(range.of('narced')).toMatchObject([{ unit: 0, target: 1, location: 'right_arm', pod: 'beacon' }]);
    expect(range.of('hit')).toEqual([]);
    nextTurn(range);
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 8, modifier: 2 }]);
    range.done();
  });

  it('is of no use under hostile ECM, and goes with its location', () => {
    const jammed = shootingRange({
      ...book,
      red,
      blue: GUARDIAN,
      dice: [6, 6, 2, 2, 6, 6, ...SEVEN, ...CT, ...CT],
    });
    redFires(jammed, [{ weapon: 'Narc' }]);
    nextTurn(jammed);
    redFires(jammed, [{ weapon: 'LRM 10' }]);
    expect(jammed.of('cluster')).toMatchObject([{ modifier: 0 }]);

    const torn = shootingRange({
      ...book,
      distance: 6,
      red: { slots: { ...red.slots, LA: ['Medium Laser'] } },
      blue: { condition: { armor: { right_arm: 0 }, structure: { right_arm: 1 } } },
      dice: [6, 6, 2, 2, 6, 6, 2, 2],
    });
    redFires(torn, [{ weapon: 'Narc' }]);
    expect(torn.blue.narcedBy).toBe(1);
    nextTurn(torn);
    redFires(torn, [{ weapon: 'Medium Laser' }]);
    expect(torn.blue.narcedBy).toBe(0);
    torn.done();
  });

  it('shows its own missiles a target that nobody sees', () => {
    const wall = mapOf({ '5,10': { level: 4 } });
    const range = shootingRange({ ...book, red, map: wall, dice: [2, 3, ...SEVEN, ...CT, ...CT] });
    range.blue.narcedBy = 1;
    range.blue.movement = 'walk';
    redFires(range, [{ weapon: 'LRM 10', spotter: range.blue.index }]);
    // Indirect fire is 1 harder; no beacon helps its cluster roll.
    expect(range.of('weapon-attack')).toMatchObject([{ indirect: true, roll: { needed: 5 } }]);
    expect(range.of('cluster')).toMatchObject([{ modifier: 0 }]);
    expect(range.of('spot')).toEqual([]);
    range.done();
  });

  it('shows nothing to plain missiles', () => {
    const wall = mapOf({ '5,10': { level: 4 } });
    const range = shootingRange({ ...book, red: lrm('IS Ammo LRM-10'), map: wall });
    range.blue.narcedBy = 1;
    expect(() => redFires(range, [{ weapon: 'LRM 10', spotter: range.blue.index }])).toThrow(
      'that unit cannot spot for it',
    );
  });

  it('with explosive pods does damage instead', () => {
    const blasting = { slots: { LT: ['ISNarcBeacon*2', 'ISNarc ExplosivePods'] } };
    const range = shootingRange({ red: blasting, dice: [2, 2, ...CT] });
    redFires(range, [{ weapon: 'Narc' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 4, location: 'center_torso' }]);
    expect(range.blue.narcedBy).toBe(0);
    range.done();
  });
});

describe('iNarc', () => {
  const launcher = (pods: string) => ({
    slots: { LT: ['ISImprovedNarc*3', pods], RT: ['LRM 10*2', 'IS Ammo LRM-10 Narc-capable'] },
  });

  it('homing pods make missiles 1 surer of their target, beside what a beacon does', () => {
    const range = shootingRange({
      ...book,
      red: launcher('ISiNarc Pods'),
      dice: [6, 6, ...CT, 2, 2, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'iNarc' }]);
    expect(range.of('narced')).toMatchObject([{ pod: 'homing' }]);
    nextTurn(range);
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('weapon-attack')[1]?.roll.needed).toBe(3);
    expect(range.of('cluster')).toMatchObject([{ modifier: 2 }]);
    range.done();
  });

  it('haywire pods make everything 1 harder for the unit they cling to', () => {
    const range = shootingRange({
      ...book,
      distance: 3,
      red: launcher('ISiNarc Haywire Pods'),
      blue: { slots: { RA: ['Medium Laser'] } },
      dice: [6, 6, ...CT, 1, 1],
    });
    redFires(range, [{ weapon: 'iNarc' }]);
    nextTurn(range);
    redFires(range, [], {}, (unit) => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: weaponNamed(unit, 'Medium Laser'), target: 0 }],
    }));
    expect(range.of('weapon-attack')[1]).toMatchObject({ unit: 1, roll: { needed: 5 } });
    range.done();
  });

  it('ECM pods blind the Artemis of the unit they cling to', () => {
    const range = shootingRange({
      ...book,
      red: launcher('ISiNarc ECM Pods'),
      blue: lrm('IS Ammo LRM-10 Artemis-capable', 'ISArtemisIV'),
      dice: [6, 6, ...CT, 2, 2, ...SEVEN, ...CT, ...CT],
    });
    redFires(range, [{ weapon: 'iNarc' }]);
    nextTurn(range);
    redFires(range, [], {}, (unit) => ({ torsoFacing: unit.facing, shots: [{ weapon: 0, target: 0 }] }));
    expect(range.of('cluster')).toMatchObject([{ unit: 1, modifier: 0 }]);
    range.done();
  });

  it('explosive pods do 6 points', () => {
    const range = shootingRange({ red: launcher('ISiNarc Explosive Pods'), dice: [2, 2, ...CT] });
    redFires(range, [{ weapon: 'iNarc' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 6 }]);
    range.done();
  });

  it('pods are lost with the location that they cling to', () => {
    const range = shootingRange({
      ...book,
      distance: 3,
      red: launcher('ISiNarc Haywire Pods'),
      dice: [6, 6, 2, 2],
    });
    redFires(range, [{ weapon: 'iNarc' }]);
    expect(range.blue.podsInAll).not.toBe(0);
    range.blue.structure[RIGHT_ARM] = 1;
    range.blue.armor[RIGHT_ARM] = 0;
    nextTurn(range);
    range.add(6, 6, ...SEVEN, 2, 2, ...CT);
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.blue.podsInAll).toBe(0);
    phaseEnds(range);
  });
});

describe('indirect fire', () => {
  const wall = mapOf({ '5,10': { level: 4 } });
  const spotter = customMech({ slots: { RA: ['ISTAG'], LA: ['Medium Laser'] } });
  const eyes = { unit: spotter, at: [9, 8], facing: 5 } as const;

  it('needs a friend who sees the target', () => {
    const range = shootingRange({ ...book, red: lrm('IS Ammo LRM-10'), map: wall });
    expect(() => redFires(range, [{ weapon: 'LRM 10' }])).toThrow('nothing of the target can be seen');
  });

  it.each([
    ['standard', 'stationary', 5],
    ['standard', 'walk', 6],
    ['total-warfare', 'walk', 6],
    ['total-warfare', 'run', 7],
    ['total-warfare', 'jump', 8],
  ] as const)('in %s with a spotter who moved (%s) needs %i', (ruleset, movement, needed) => {
    const range = shootingRange({
      ruleset,
      distance: 7,
      red: lrm('IS Ammo LRM-10'),
      map: wall,
      redFriends: [eyes],
      dice: [1, 1],
    });
    const friend = range.units[1];
    if (friend) friend.movement = movement;
    redFires(range, [{ weapon: 'LRM 10', spotter: 1 }]);
    expect(range.of('spot')).toMatchObject([{ unit: 1, target: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ indirect: true, spotter: 1, roll: { needed } }]);
  });

  it.each([
    ['attacks', 'standard', 6],
    ['attacks beside a second pilot in the command console', 'command-console', 5],
  ] as const)('by a spotter who %s', (_, cockpit, needed) => {
    const range = shootingRange({
      ...book,
      red: lrm('IS Ammo LRM-10'),
      map: wall,
      redFriends: [{ ...eyes, unit: customMech({ cockpit, slots: { LA: ['Medium Laser'] } }) }],
      dice: [1, 1],
    });
    const friend = range.units[1];
    if (friend) friend.attacked = true;
    redFires(range, [{ weapon: 'LRM 10', spotter: 1 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ roll: { needed } }]);
  });

  it.each([
    ['a hill', { level: 1 }, false],
    [
      'a wall',
      { terrain: ['building'], building: { construction: 2, height: 1, strength: 40, exits: 0 } },
      true,
    ],
  ] as const)('comes down on legs behind %s, which a wall alone keeps from them', (_, before, covered) => {
    // The spotter looks across the hex before the target, whose left leg is rolled for.
    const range = shootingRange({
      ruleset: 'total-warfare',
      distance: 7,
      red: lrm('IS Ammo LRM-10'),
      map: mapOf({ '5,10': { level: 4 }, '5,6': before }),
      redFriends: [{ unit: spotter, at: [5, 4], facing: 3 }],
      dice: [6, 6, 1, 1, 4, 5],
    });
    redFires(range, [{ weapon: 'LRM 10', spotter: 1 }]);
    expect(range.of('hit')).toMatchObject([{ cover: covered, damage: 3 }]);
  });

  it('in standard is not spotted for by who ran', () => {
    const range = shootingRange({
      ruleset: 'standard',
      distance: 7,
      red: lrm('IS Ammo LRM-10'),
      map: wall,
      redFriends: [eyes],
    });
    const friend = range.units[1];
    if (friend) friend.movement = 'run';
    expect(() => redFires(range, [{ weapon: 'LRM 10', spotter: 1 }])).toThrow('cannot spot for it');
  });

  it('is not for a unit that sees the target, nor for other weapons', () => {
    const open = shootingRange({ ...book, red: lrm('IS Ammo LRM-10'), redFriends: [eyes] });
    expect(() => redFires(open, [{ weapon: 'LRM 10', spotter: 1 }])).toThrow();
    const guns = shootingRange({
      ...book,
      red: { slots: { RT: ['SRM 4', 'IS Ammo SRM-4'] } },
      map: wall,
      redFriends: [eyes],
    });
    expect(() => redFires(guns, [{ weapon: 'SRM 4', spotter: 1 }])).toThrow('it cannot fire indirectly');
  });

  it('of semi-guided missiles at what a friend marks in the same turn ignores movement and the spotter', () => {
    const range = shootingRange({
      ...book,
      red: lrm('IS Ammo LRM-10 Semi-guided'),
      map: wall,
      redFriends: [eyes],
      dice: [6, 6, 1, 1],
    });
    range.blue.movement = 'run';
    range.blue.hexesMoved = 7;
    const bots = range.battle.bots as unknown as { fire: unknown }[];
    redFires(range, []);
    range.battle.enter('weapons');
    const tag = weaponNamed(range.units[1] ?? range.red, 'TAG');
    Object.assign(bots[0] ?? {}, {
      fire: (_: unknown, unit: { index: number; facing: number }) =>
        unit.index === 1
          ? { torsoFacing: unit.facing, shots: [{ weapon: tag, target: 2 }] }
          : { torsoFacing: unit.facing, shots: [{ weapon: 0, target: 2, spotter: 1 }] },
    });
    while (range.battle.phase === 'weapons') range.battle.step();
    expect(range.of('tagged')).toEqual([{ type: 'tagged', unit: 1, target: 2 }]);
    // Gunnery 4, and neither the +3 of its movement nor the +1 of indirect fire.
    expect(range.of('weapon-attack')[1]).toMatchObject({ unit: 0, roll: { needed: 4 } });
    range.done();
  });
});
