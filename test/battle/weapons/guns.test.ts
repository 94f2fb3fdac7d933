import { describe, expect, it } from 'vitest';
import { mapOf } from '../map-of.js';
import { CENTER_TORSO } from '../physical/duel.js';
import { nextTurn, redFires, shootingRange } from '../shooting-range.js';

const RULESETS = ['standard', 'total-warfare'] as const;
const CT = [3, 4];
const LT = [4, 4];

describe('LB-X autocannons', () => {
  const red = { slots: { RT: ['ISLBXAC10*6', 'IS Ammo 10-X', 'IS Ammo 10-X (CL)'] } };

  it('fire a slug like any autocannon', () => {
    const range = shootingRange({ red, dice: [2, 2, ...CT] });
    redFires(range, [{ weapon: 'LB 10-X AC', bin: 0 }]);
    expect(range.of('cluster')).toEqual([]);
    expect(range.of('hit')).toMatchObject([{ damage: 10, location: 'center_torso' }]);
    expect([...range.red.rounds]).toEqual([9, 10]);
    range.done();
  });

  it.each(RULESETS)('fire pellets of one point, 1 easier to hit with (%s)', (ruleset) => {
    const range = shootingRange({ ruleset, red, dice: [1, 2, 1, 1, ...CT, ...LT, ...LT] });
    redFires(range, [{ weapon: 'LB 10-X AC', bin: 1 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ hit: true, roll: { needed: 3 } }]);
    expect(range.of('cluster')).toMatchObject([{ size: 10, hits: 3 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([1, 1, 1]);
    expect([...range.red.rounds]).toEqual([10, 9]);
    expect(range.red.weaponHeat).toBe(2);
    range.done();
  });
});

describe('Ultra autocannons', () => {
  const red = { slots: { RT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'] } };

  it('fire once like any other, and never jam so', () => {
    const range = shootingRange({ red, dice: [1, 1] });
    redFires(range, [{ weapon: 'Ultra AC/5' }]);
    expect(range.of('jam')).toEqual([]);
    expect([...range.red.rounds]).toEqual([19]);
    expect(range.red.weaponHeat).toBe(1);
  });

  it('fire twice with one roll, of which an 8 makes two hits', () => {
    const range = shootingRange({ red, dice: [2, 2, 4, 4, ...CT, ...LT] });
    redFires(range, [{ weapon: 'Ultra AC/5', shots: 2 }]);
    expect(range.of('cluster')).toMatchObject([{ size: 2, hits: 2 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 5]);
    expect([...range.red.rounds]).toEqual([18]);
    expect(range.red.weaponHeat).toBe(2);
    range.done();
  });

  it('jam for the game on a 2 when they fire twice', () => {
    const range = shootingRange({ red: { ...red, pilot: { gunnery: 0 } }, distance: 3, dice: [1, 1] });
    redFires(range, [{ weapon: 'Ultra AC/5', shots: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ hit: false }]);
    expect(range.of('jam')).toHaveLength(1);
    expect(() => redFires(range, [{ weapon: 'Ultra AC/5' }])).toThrow('it is jammed');
    expect(() => redFires(range, [{ weapon: 'Ultra AC/5', shots: 3 }])).toThrow();
  });

  it('fire what is left when that is one round', () => {
    const range = shootingRange({ red: { ...red, condition: { rounds: [1] } }, dice: [2, 2, ...CT] });
    redFires(range, [{ weapon: 'Ultra AC/5', shots: 2 }]);
    expect(range.of('weapon-attack')).toMatchObject([{ shots: 1 }]);
    expect(range.of('hit')).toHaveLength(1);
    expect([...range.red.rounds]).toEqual([0]);
    expect(range.red.weaponHeat).toBe(1);
    range.done();
  });

  it.each([
    [3, [2, 1]],
    [2, [1, 1]],
  ])(
    'that draw on one bin with %i rounds fire %j of them, whether the order names the bin or not',
    (rounds, shots) => {
      const slots = { RT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'], LT: ['ISUltraAC5*5'] };
      for (const bin of [{}, { bin: 0 }]) {
        const range = shootingRange({ red: { slots, condition: { rounds: [rounds] } }, dice: [1, 2, 1, 2] });
        const twice = { weapon: 'Ultra AC/5', shots: 2, ...bin };
        redFires(range, [twice, twice]);
        expect(range.of('weapon-attack').map((attack) => attack.shots)).toEqual(shots);
        expect([...range.red.rounds]).toEqual([0]);
        range.done();
      }
    },
  );
});

describe('rotary autocannons', () => {
  const red = { slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'] } };

  it('fire up to six rounds with one roll', () => {
    // A 5 on the column of six is 3.
    const range = shootingRange({ red, dice: [2, 3, 2, 3, ...CT, ...LT, ...LT] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 6 }]);
    expect(range.of('cluster')).toMatchObject([{ size: 6, hits: 3 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    expect([...range.red.rounds]).toEqual([14]);
    expect(range.red.weaponHeat).toBe(6);
    range.done();
  });

  it.each([
    [1, 2, false],
    [2, 2, true],
    [3, 3, false],
    [4, 3, true],
    [5, 4, false],
    [6, 4, true],
  ])('with %i shots and a roll of %i jam: %s', (shots, total, jams) => {
    const range = shootingRange({ red, distance: 14, dice: [1, total - 1] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots }]);
    expect(range.of('jam')).toHaveLength(jams ? 1 : 0);
  });

  it('are freed by a unit that fires nothing else and rolls its gunnery plus 3', () => {
    const range = shootingRange({ red, distance: 14, dice: [1, 1, 3, 3, 3, 4, 6, 6, 2, 3, ...CT] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    nextTurn(range);
    redFires(range, [], { clearJam: 0 });
    expect(range.of('clear-jam')).toMatchObject([{ cleared: false, roll: { needed: 7, total: 6 } }]);
    nextTurn(range);
    redFires(range, [], { clearJam: 0 });
    expect(range.of('clear-jam')[1]).toMatchObject({ cleared: true, roll: { total: 7 } });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    expect(range.of('weapon-attack')).toHaveLength(2);
    range.done();
  });

  it.each(['run', 'jump'] as const)('are not freed by who moved at a %s', (movement) => {
    const range = shootingRange({ red, distance: 14, dice: [1, 1] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    nextTurn(range);
    range.red.movement = movement;
    expect(() => redFires(range, [], { clearJam: 0 })).toThrow('it ran or jumped');
  });

  it('cannot be freed and fired in one turn', () => {
    const range = shootingRange({ red: { slots: { ...red.slots, LA: ['Medium Laser'] } }, dice: [1, 1] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    expect(() => redFires(range, [{ weapon: 'Medium Laser' }], { clearJam: 1 })).toThrow();
  });
});

describe('hyper-assault gauss rifles', () => {
  const red = { clan: true, slots: { RT: ['CLHAG20*6', 'Clan HAG 20 Ammo'] } };

  it.each([
    [8, 2, 12],
    [16, 0, 12],
    [24, -2, 9],
  ] as const)('at %i hexes have %i on a cluster roll of 6', (distance, modifier, hits) => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { ...red, at: [5, 27] },
      blue: { at: [5, 27 - distance] },
      map: mapOf({}, 16, 30),
      // 6 and 2 is 8, 6 alone is 12 too, 4 is 9 of twenty.
      dice: [6, 6, 3, 3, ...Array<number>(6).fill(3)],
    });
    redFires(range, [{ weapon: 'HAG/20' }]);
    expect(range.of('cluster')).toMatchObject([{ size: 20, hits, modifier }]);
  });

  it('strike in fives by the book, and cannot be aimed', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { ...red, slots: { ...red.slots, LT: ['CLTargeting Computer*2'] } },
      dice: [6, 6, 1, 1, ...CT, ...LT],
    });
    expect(() => redFires(range, [{ weapon: 'HAG/20', location: CENTER_TORSO }])).toThrow(
      'it cannot be aimed',
    );
    redFires(range, [{ weapon: 'HAG/20' }]);
    // 2 and 2 at short range is 4: 9 hits.
    expect(range.of('hit').map(({ damage, location }) => [damage, location])).toEqual([
      [5, 'center_torso'],
      [4, 'left_torso'],
    ]);
    expect(range.red.weaponHeat).toBe(4);
    range.done();
  });
});

describe('machine gun arrays', () => {
  const red = {
    slots: { RT: ['ISMGA', 'Machine Gun', 'Machine Gun', 'Machine Gun', 'IS Ammo MG - Full'] },
  };

  it.each([
    ['standard', [...CT, ...LT]],
    // By the books they all strike one location.
    ['total-warfare', CT],
    ['core', CT],
  ] as const)('fire all their guns with one roll, each for its own damage (%s)', (ruleset, places) => {
    // A 5 on the column of three is 2, and so is a 7.
    const range = shootingRange({ ruleset, red, distance: 1, dice: [2, 2, 2, 3, ...places] });
    redFires(range, [{ weapon: 'Machine Gun Array' }]);
    expect(range.of('cluster')).toMatchObject([{ size: 3, hits: 2 }]);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([2, 2]);
    expect([...range.red.rounds]).toEqual([197]);
    range.done();
  });

  it('keep their guns from firing alone, as long as they work', () => {
    const range = shootingRange({ red, distance: 1 });
    expect(() => redFires(range, [{ weapon: 'Machine Gun' }])).toThrow('it fires as part of its array');
    const broken = shootingRange({
      red: { ...red, condition: { criticals: { right_torso: [0] } } },
      distance: 1,
      dice: [2, 2, ...CT],
    });
    redFires(broken, [{ weapon: 'Machine Gun' }]);
    expect([...broken.red.rounds]).toEqual([199]);
    broken.done();
  });

  it('fire the guns that are left, and none when none is', () => {
    const one = { ...red, condition: { criticals: { right_torso: [1, 2] } } };
    const range = shootingRange({ red: one, distance: 1, dice: [2, 2, ...CT] });
    redFires(range, [{ weapon: 'Machine Gun Array' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 2 }]);
    expect([...range.red.rounds]).toEqual([199]);
    range.done();
    const none = { ...red, condition: { criticals: { right_torso: [1, 2, 3] } } };
    expect(() =>
      redFires(shootingRange({ red: none, distance: 1 }), [{ weapon: 'Machine Gun Array' }]),
    ).toThrow('none of its guns is left');
  });

  it('fire as many guns as there are rounds', () => {
    const range = shootingRange({
      red: { ...red, condition: { rounds: [2] } },
      distance: 1,
      dice: [2, 2, 6, 6, ...CT, ...LT],
    });
    redFires(range, [{ weapon: 'Machine Gun Array' }]);
    expect(range.of('cluster')).toMatchObject([{ size: 2, hits: 2 }]);
    expect([...range.red.rounds]).toEqual([0]);
    range.done();
  });
});

describe('weapons whose damage falls off', () => {
  it.each([
    // 20 points of armor stop all but 5 of the first; who takes 20 has to keep upright.
    [6, 25, [1, 1, 6, 6]],
    [13, 20, [6, 6]],
    [14, 10, []],
  ] as const)('a heavy gauss rifle at %i hexes does %i', (distance, damage, later) => {
    const red = { slots: { RT: ['ISHeavyGaussRifle*11', 'ISHeavyGauss Ammo'] } };
    const range = shootingRange({ red, distance, dice: [6, 6, ...CT, ...later] });
    redFires(range, [{ weapon: 'Heavy Gauss Rifle' }]);
    expect(range.of('hit')).toMatchObject([{ damage }]);
    range.done();
  });
});

describe('flechettes', () => {
  it('do half the damage of the gun to armor', () => {
    const red = { slots: { RT: ['Autocannon/10*7', 'IS Flechette Ammo AC/10'] } };
    const range = shootingRange({ red, dice: [6, 6, ...CT] });
    redFires(range, [{ weapon: 'AC/10' }]);
    expect(range.of('hit')).toMatchObject([{ damage: 5 }]);
  });
});
