import { describe, expect, it } from 'vitest';
import { mapOf } from '../map-of.js';
import { heatComes, nextTurn, redFires, shootingRange } from '../shooting-range.js';

const RULESETS = ['standard', 'total-warfare'] as const;
const CT = [3, 4];
const LT = [4, 4];
const RT = [3, 3];
const RIGHT_LEG = [2, 3];
const LEFT_LEG = [4, 5];

describe('long-range missiles', () => {
  const red = { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10'] } };

  it('strike in fives by the book, the last group with what is left', () => {
    // 4 gunnery at 7 hexes, beyond the minimum range of 6. A 9 on the column of ten is 8 missiles.
    const range = shootingRange({
      ruleset: 'total-warfare',
      red,
      distance: 7,
      dice: [2, 2, 4, 5, ...CT, ...LT],
    });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ size: 10, hits: 8, modifier: 0 }]);
    expect(range.of('hit').map(({ location, damage }) => [location, damage])).toEqual([
      ['center_torso', 5],
      ['left_torso', 3],
    ]);
    range.done();
  });

  it('that are armed in the tube know no minimum range, and of three dice the lowest two count', () => {
    // At 3 hexes: gunnery 4 and nothing else. Of 6, 2 and 3 the lower two make 5: six of ten.
    const range = shootingRange({
      ruleset: 'total-warfare',
      red,
      distance: 3,
      dice: [2, 2, 6, 2, 3, ...CT, ...LT],
    });
    redFires(range, [{ weapon: 'LRM 10', hotLoaded: true }]);
    expect(range.of('weapon-attack')).toMatchObject([{ hotLoaded: true, roll: { needed: 4 }, hit: true }]);
    expect(range.of('cluster')).toMatchObject([{ size: 10, hits: 6, dice: [6, 2, 3] }]);
    range.done();
  });

  it('that are armed in the tube blow up with a launcher that is hit, until the turn ends', () => {
    // Blue answers into the open right torso: an 8 is one critical hit, upper half, first slot. Ten missiles of 1 point.
    const PPC = { slots: { RT: ['PPC*3'] } };
    const dice = [6, 6, ...RT, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4, 1, 1, 6, 6];
    const bare = { ...red, condition: { armor: { right_torso: 0 } } };
    const range = shootingRange({ ruleset: 'total-warfare', red: bare, blue: PPC, distance: 4, dice });
    redFires(range, [{ weapon: 'LRM 10', hotLoaded: true }], {}, (unit) => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: 0, target: 0 }],
    }));
    expect(range.of('explosion')).toMatchObject([{ unit: 0, damage: 10 }]);
    const after = shootingRange({ red, dice: [1, 1] });
    redFires(after, [{ weapon: 'LRM 10', hotLoaded: true }]);
    expect([...after.red.hotLoaded]).toEqual([1]);
    nextTurn(after);
    expect([...after.red.hotLoaded]).toEqual([0]);
  });

  it('alone are armed in the tube', () => {
    const srm = shootingRange({ red: { slots: { RT: ['SRM 4', 'IS Ammo SRM-4'] } } });
    expect(() => redFires(srm, [{ weapon: 'SRM 4', hotLoaded: true }])).toThrow(
      'cannot be armed in the tube',
    );
  });

  it('strike one by one in standard', () => {
    const dice = [2, 2, 1, 1, ...CT, ...LT, ...RT];
    const range = shootingRange({ ruleset: 'standard', red, distance: 7, dice });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('hit').map(({ location, damage }) => [location, damage])).toEqual([
      ['center_torso', 1],
      ['left_torso', 1],
      ['right_torso', 1],
    ]);
    range.done();
  });

  it('use one round of twelve in the ton and make 4 heat, hit or miss', () => {
    const range = shootingRange({ red, distance: 7, dice: [1, 2] });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ hit: false, bin: 0 }]);
    expect([...range.red.rounds]).toEqual([11]);
    expect(range.red.weaponHeat).toBe(4);
  });

  it.each([
    ['standard', 6, 4],
    ['standard', 4, 6],
    ['total-warfare', 6, 5],
    ['total-warfare', 4, 7],
  ] as const)('are hard to aim at what is near: %s at %i hexes needs %i', (ruleset, distance, needed) => {
    const range = shootingRange({ ruleset, red, distance, dice: [1, 1] });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
  });

  it('are told to be out when the last round is fired', () => {
    const range = shootingRange({ red: { ...red, condition: { rounds: [1] } }, distance: 7, dice: [1, 2] });
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('no-ammunition')).toHaveLength(1);
    expect(() => redFires(range, [{ weapon: 'LRM 10' }])).toThrow('it has no ammunition left');
  });
});

describe('short-range missiles', () => {
  it.each(RULESETS)('strike one by one with 2 points each (%s)', (ruleset) => {
    const red = { slots: { RT: ['SRM 4', 'IS Ammo SRM-4'] } };
    // A 7 on the column of four is 3 missiles.
    const range = shootingRange({ ruleset, red, dice: [2, 2, 3, 4, ...CT, ...LT, 6, 6, 4, 4] });
    redFires(range, [{ weapon: 'SRM 4' }]);
    expect(range.of('cluster')).toMatchObject([{ size: 4, hits: 3 }]);
    expect(range.of('hit').map(({ location, damage }) => [location, damage])).toEqual([
      ['center_torso', 2],
      ['left_torso', 2],
      ['head', 2],
    ]);
    expect(range.blue.wounds).toBe(1);
    range.done();
  });

  it('with infernos do no damage, but 2 heat a missile', () => {
    const red = { slots: { RT: ['SRM 4', 'IS Ammo SRM-4 Inferno'] } };
    const range = shootingRange({ red, dice: [2, 2, 6, 6] });
    redFires(range, [{ weapon: 'SRM 4' }]);
    expect(range.of('heated')).toEqual([{ type: 'heated', target: 1, heat: 8 }]);
    expect(range.of('hit')).toEqual([]);
    expect(range.blue.externalHeat).toBe(8);
    range.done();
  });

  it.each(['standard', 'total-warfare', 'core'] as const)(
    'with infernos do not heat legs behind cover: each finds its own location (%s)',
    (ruleset) => {
      const range = shootingRange({
        ruleset,
        red: { slots: { RT: ['SRM 4', 'IS Ammo SRM-4 Inferno'] } },
        // Before the target a hill a level high: of four missiles, two strike its legs.
        map: mapOf({ '5,12': { level: 1 } }),
        dice: [6, 6, 6, 6, ...RIGHT_LEG, ...CT, ...LEFT_LEG, ...LT],
      });
      redFires(range, [{ weapon: 'SRM 4' }]);
      expect(range.of('heated')).toEqual([{ type: 'heated', target: 1, heat: 4 }]);
      range.done();
    },
  );

  it('with infernos never heat a target by more than 15 a turn', () => {
    const red = { slots: { RT: ['SRM 6*2', 'IS Ammo SRM-6 Inferno'], LT: ['SRM 6*2'] } };
    const range = shootingRange({ red, blue: { heatSinks: 10 }, dice: [2, 2, 6, 6, 2, 2, 6, 6] });
    redFires(range, [{ weapon: 'SRM 6' }, { weapon: 'SRM 6' }]);
    expect(range.blue.externalHeat).toBe(24);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 15, after: 5 });
    range.done();
  });
});

describe('medium-range missiles', () => {
  const slots = { RT: ['MRM 10*2', 'IS MRM 10 Ammo'] };

  it('are 1 harder to aim, and strike in fives by the book', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { slots },
      dice: [2, 3, 3, 4, ...CT, ...LT],
    });
    redFires(range, [{ weapon: 'MRM 10' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(5);
    expect(range.of('cluster')).toMatchObject([{ size: 10, hits: 6 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 1]);
    range.done();
  });

  it('with an Apollo are as easy as others, for 1 less on the cluster roll', () => {
    const red = { slots: { RT: ['MRM 10*2', 'ISApollo', 'IS MRM 10 Ammo'] } };
    // 9 less 1 is 8: 6 of ten.
    const range = shootingRange({ ruleset: 'total-warfare', red, dice: [2, 2, 4, 5, ...CT, ...LT] });
    redFires(range, [{ weapon: 'MRM 10' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4);
    expect(range.of('cluster')).toMatchObject([{ hits: 6, modifier: -1 }]);
    range.done();
  });
});

describe('rocket launchers', () => {
  it('fire once, 1 harder to aim, a point a rocket', () => {
    const red = { slots: { RT: ['RL10'] } };
    const range = shootingRange({ ruleset: 'total-warfare', red, dice: [2, 3, 6, 6, ...CT, ...LT] });
    redFires(range, [{ weapon: 'Rocket Launcher 10' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(5);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 5]);
    expect(() => redFires(range, [{ weapon: 'Rocket Launcher 10' }])).toThrow('it has no shots left');
    range.done();
  });
});

describe('one-shot launchers', () => {
  it('do what their missiles do: 2 points for each short-range one', () => {
    const red = { slots: { RT: ['ISSRM4OS'] } };
    const range = shootingRange({ red, dice: [2, 2, 1, 1, ...CT] });
    redFires(range, [{ weapon: 'SRM 4 (OS)' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 2 }]);
    expect(range.red.builtInFired[0]).toBe(1);
    expect(range.red.weaponHeat).toBe(3);
    expect(() => redFires(range, [{ weapon: 'SRM 4 (OS)' }])).toThrow('it has no shots left');
    range.done();
  });

  it('with Streak keep their shot until they lock', () => {
    const red = { slots: { RT: ['ISStreakSRM4OS'] } };
    const range = shootingRange({ red, dice: [1, 1, 2, 2, ...CT, ...CT, ...CT, ...CT] });
    redFires(range, [{ weapon: 'Streak SRM 4 (OS)' }]);
    expect(range.red.builtInFired[0]).toBe(0);
    redFires(range, [{ weapon: 'Streak SRM 4 (OS)' }]);
    expect(range.red.builtInFired[0]).toBe(1);
    expect(range.of('hit')).toHaveLength(4);
    range.done();
  });
});

describe('advanced tactical missiles', () => {
  const load = (ammunition: string) => ({ clan: true, slots: { RT: ['CLATM6*3', ammunition] } });

  it.each([
    ['Clan Ammo ATM-6', 5, 'short', 2],
    ['Clan Ammo ATM-6 ER', 9, 'short', 1],
    ['Clan Ammo ATM-6 HE', 3, 'short', 3],
    ['Clan Ammo ATM-6 HE', 9, 'long', 3],
  ] as const)('with %s at %i hexes are at %s range and do %i each', (ammunition, distance, bracket, each) => {
    // The built-in Artemis makes an 11 of a 9: all six.
    const range = shootingRange({
      ruleset: 'standard',
      red: load(ammunition),
      distance,
      dice: [6, 6, 4, 5, ...CT, ...CT, ...CT, ...LT, ...LT, ...LT],
    });
    redFires(range, [{ weapon: 'ATM 6' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket, hit: true }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 6, modifier: 2 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual(Array(6).fill(each));
    range.done();
  });

  it('strike in five points by the book, whatever a missile does', () => {
    const dice = [6, 6, 4, 5, ...CT, ...CT, ...LT, ...LT];
    const range = shootingRange({ ruleset: 'total-warfare', red: load('Clan Ammo ATM-6 HE'), dice });
    redFires(range, [{ weapon: 'ATM 6' }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 5, 5, 3]);
    range.done();
  });

  it('with high explosives reach 9 hexes by the book, and 12 in standard', () => {
    const far = { red: load('Clan Ammo ATM-6 HE'), distance: 10 };
    expect(() =>
      redFires(shootingRange({ ruleset: 'total-warfare', ...far }), [{ weapon: 'ATM 6' }]),
    ).toThrow('out of range');
    const range = shootingRange({ ruleset: 'standard', ...far, dice: [1, 1] });
    redFires(range, [{ weapon: 'ATM 6' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'extreme', roll: { needed: 10 } }]);
  });
});

describe('multi-missile launchers', () => {
  const red = { slots: { RT: ['ISMML7*4', 'IS Ammo MML-7 LRM', 'IS Ammo MML-7 SRM'] } };

  it('fire long-range missiles in fives, over their minimum range', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red,
      distance: 8,
      dice: [3, 3, 6, 6, ...CT, ...LT],
    });
    redFires(range, [{ weapon: 'MML 7', bin: 0 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'medium', roll: { needed: 6 } }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 2]);
    expect([...range.red.rounds]).toEqual([16, 14]);
    range.done();
  });

  it('fire short-range missiles one by one, and from the other bin', () => {
    const dice = [2, 2, 1, 1, ...CT, ...LT];
    const range = shootingRange({ ruleset: 'total-warfare', red, dice });
    redFires(range, [{ weapon: 'MML 7', bin: 1 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([2, 2]);
    expect([...range.red.rounds]).toEqual([17, 13]);
    range.done();
  });

  it('do not reach 10 hexes with short-range missiles by the book', () => {
    const range = shootingRange({ ruleset: 'total-warfare', red, distance: 10 });
    expect(() => redFires(range, [{ weapon: 'MML 7', bin: 1 }])).toThrow('out of range');
  });
});

describe('Streak launchers', () => {
  const red = { slots: { RT: ['ISStreakSRM4', 'IS Streak SRM 4 Ammo'] } };

  it.each(RULESETS)('hit with all they have (%s)', (ruleset) => {
    const range = shootingRange({ ruleset, red, dice: [2, 2, ...CT, ...CT, ...LT, ...RT] });
    redFires(range, [{ weapon: 'Streak SRM 4' }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 4, size: 4, dice: [] }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([2, 2, 2, 2]);
    expect([...range.red.rounds]).toEqual([24]);
    expect(range.red.weaponHeat).toBe(3);
    range.done();
  });

  it('without a lock use no ammunition and make no heat', () => {
    const range = shootingRange({ red, dice: [1, 2] });
    redFires(range, [{ weapon: 'Streak SRM 4' }]);
    expect([...range.red.rounds]).toEqual([25]);
    expect(range.red.weaponHeat).toBe(0);
    range.done();
  });

  it('are thinned out by an anti-missile system as if they had rolled 7', () => {
    const blue = { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } };
    const range = shootingRange({ red, blue, dice: [2, 2, ...CT, ...CT, ...LT] });
    redFires(range, [{ weapon: 'Streak SRM 4' }]);
    expect(range.of('cluster')).toMatchObject([{ hits: 3, modifier: -4 }]);
    range.done();
  });
});

describe('loads that are not for fighting BattleMechs', () => {
  it('are not fired at them, though they explode like others', () => {
    const red = { slots: { RT: ['LRM 5', 'IS Ammo LRM-5 Smoke'] } };
    const range = shootingRange({ red, distance: 7 });
    expect(() => redFires(range, [{ weapon: 'LRM 5' }])).toThrow('it has no ammunition left');
    expect(range.red.design.bins).toHaveLength(1);
  });
});
