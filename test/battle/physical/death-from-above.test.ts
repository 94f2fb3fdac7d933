import { describe, expect, it } from 'vitest';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { chargeObstacle } from '../../../src/battle/physical/charge-obstacle.js';
import { resolveBlows } from '../../../src/battle/physical/index.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { type SampleBattle, sampleBattle } from '../sample-battle.js';
import { duel, finish, LEFT_LEG, placeOf, RIGHT_LEG } from './duel.js';

/** Red is in the air before blue. */
function jumping(setup: Parameters<typeof duel>[0] = {}): SampleBattle {
  const fight = duel(setup);
  const { red, blue } = fight;
  red.movement = 'jump';
  red.hexesMoved = 3;
  red.chargeTarget = blue.index;
  red.chargeKind = 'dfa';
  return fight;
}

const UNHURT = [6, 6];
/** Both legs and the right arm, on two dice each. */
const SPREAD = [2, 3, 4, 5, 1, 2];
/** On the target 17 points in four groups, on the attacker 11 in three; a die each. */
const DAMAGE = [3, 3, 3, 3, 1, 1, 4];

describe('A death from above', () => {
  it('strikes the target by the punch table and the attacker by the kick table, in groups of 5', () => {
    const fight = jumping({ dice: [4, 4, ...DAMAGE] });
    resolveBlows(fight.battle);
    const { red, blue } = fight;
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'dfa', hit: true, roll: { needed: 8 } }]);
    expect(fight.of('hit').map(({ target, damage }) => [target, damage])).toEqual([
      [blue.index, 5],
      [blue.index, 5],
      [blue.index, 5],
      [blue.index, 2],
      [red.index, 5],
      [red.index, 5],
      [red.index, 1],
    ]);
    expect([red.armor[RIGHT_LEG], red.armor[LEFT_LEG]]).toEqual([16 - 10, 16 - 1]);
  });

  it('cannot be made on a target inside a building, and can on its roof', () => {
    const map = mapOf(
      { '5,5': { terrain: ['building'], building: { construction: 2, height: 2, strength: 15, exits: 0 } } },
      12,
      12,
    );
    const { battle, red, blue } = jumping({ map });
    const end = { hex: red.hex, elevation: 0, prone: false };
    blue.elevation = 0;
    expect(chargeObstacle(battle, red, 'dfa', blue, end)).toBe('the target is inside a building');
    blue.elevation = 2;
    expect(chargeObstacle(battle, red, 'dfa', blue, end)).toBeUndefined();
  });

  it('on talons does half again the damage, rounded down, if both feet work (docs/rules/physical-attacks.md)', () => {
    const unit = customMech({ slots: { LL: ['Talons*2'], RL: ['Talons*2'] } });
    const damageDone = (criticals: { readonly left_leg?: readonly number[] }): number => {
      const fight = jumping({
        red: { unit, condition: { criticals } },
        dice: [6, 6, ...Array<number>(40).fill(1)],
      });
      resolveBlows(fight.battle);
      const { blue } = fight;
      return fight
        .of('hit')
        .filter(({ target }) => target === blue.index)
        .reduce((sum, { damage }) => sum + damage, 0);
    };
    expect(damageDone({})).toBe(22);
    expect(damageDone({ left_leg: [3] })).toBe(15);
    expect(damageDone({ left_leg: [4] })).toBe(15);
  });

  it('lands in the hex of the target, which goes on; the target rolls at +2, the attacker at +4', () => {
    const fight = jumping({ dice: [6, 6, ...DAMAGE, 6, 6, 6, 6] });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 4]);
    finish(fight);
    expect(fight.of('piloting-roll').map(({ unit, cause, roll }) => [unit, cause, roll.needed])).toEqual([
      [fight.red.index, 'dfa', 9],
      [fight.blue.index, 'dfa', 7],
    ]);
    fight.done();
  });

  it('strikes the rear of a prone target, by two dice', () => {
    const fight = jumping({
      blue: { condition: { prone: true } },
      dice: [6, 6, 3, 4, ...SPREAD, 1, 1, 4],
    });
    resolveBlows(fight.battle);
    expect(fight.of('hit')[0]).toMatchObject({ rear: true, dice: [3, 4], damage: 5 });
    expect(fight.of('hit')[3]).toMatchObject({ dice: SPREAD.slice(-2) });
  });

  it('drives the target the first way that is open: ahead, then right, then left', () => {
    const fight = jumping({ map: mapOf({ '5,4': { impassable: true } }), dice: [6, 6, ...DAMAGE] });
    resolveBlows(fight.battle);
    // North-east of an odd column lies the same row.
    expect(placeOf(fight, fight.blue)).toEqual([6, 5]);
  });

  it('that misses displaces the target without a roll, and falls two levels on its back', () => {
    const fight = jumping({
      // The miss; the die of the fall; 18 points in four groups on the rear; the pilot is unhurt.
      dice: [1, 1, 1, 3, 4, ...SPREAD, ...UNHURT],
    });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 4]);
    expect(fight.of('fall')).toMatchObject([{ unit: fight.red.index, levels: 2, damage: 18, side: 'rear' }]);
    expect(fight.of('hit')[0]).toMatchObject({ target: fight.red.index, rear: true, damage: 5 });
    // One more for the second level, and nothing else.
    expect(fight.of('piloting-roll')).toMatchObject([{ unit: fight.red.index, roll: { needed: 6 } }]);
    finish(fight);
    expect(fight.blue.prone).toBe(false);
    fight.done();
  });

  it('may drive the target back to where the attacker took off', () => {
    const wall = { level: 9 } as const;
    const lane = mapOf({ '5,4': wall, '6,5': wall, '6,6': wall, '4,5': wall, '4,6': wall });
    const fight = jumping({ map: lane, dice: [6, 6, ...DAMAGE] });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.blue)).toEqual([5, 6]);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
    expect([fight.red.hex, fight.blue.hex].map((hex) => fight.battle.occupants[hex])).toEqual([
      fight.red.index,
      fight.blue.index,
    ]);
  });

  it('leaves a target that can go nowhere no room to live', () => {
    const wall = { level: 9 } as const;
    const pit = mapOf({ '5,4': wall, '6,5': wall, '6,6': wall, '4,5': wall, '4,6': wall, '5,6': wall });
    const fight = jumping({ map: pit, dice: [6, 6, ...DAMAGE] });
    resolveBlows(fight.battle);
    expect(fight.blue.lost).toBe('nowhere-to-go');
    expect(fight.red.kills).toBe(1);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
  });

  it('of a pilot who is an Acrobat lands more easily, in standard', () => {
    const fight = jumping({
      red: { pilot: { abilities: ['acrobat'] } },
      dice: [6, 6, ...DAMAGE, 6, 6, 6, 6],
    });
    resolveBlows(fight.battle);
    finish(fight);
    expect(fight.of('piloting-roll')[0]).toMatchObject({ cause: 'dfa', roll: { needed: 8 } });
  });

  it('costs reinforced legs half as much, in total-warfare', () => {
    const quirks = ['reinforced_legs'];
    const book = jumping({ ruleset: 'total-warfare', red: { quirks }, dice: [6, 6, 3, 3, 3, 3, 1, 1] });
    resolveBlows(book.battle);
    const own = book.of('hit').filter(({ target }) => target === book.red.index);
    expect(own.map(({ damage }) => damage)).toEqual([5, 1]);
    const standard = jumping({ red: { quirks }, dice: [6, 6, ...DAMAGE] });
    resolveBlows(standard.battle);
    expect(standard.of('hit').filter(({ target }) => target === standard.red.index)).toHaveLength(3);
  });

  it('asks for a critical check in each of its weak legs, in total-warfare', () => {
    const fight = jumping({
      ruleset: 'total-warfare',
      red: { quirks: ['weak_legs'] },
      dice: [6, 6, ...DAMAGE, 1, 1, 1, 1],
    });
    resolveBlows(fight.battle);
    expect(fight.of('critical-check').map(({ location }) => location)).toEqual(['left_leg', 'right_leg']);
  });

  it('from above mire is not held by it: the attacker is still in the air', () => {
    const mire = mapOf({ '5,6': { terrain: ['tundra'] } });
    const afterJump = (attack: boolean): boolean => {
      const { battle, red, blue } = sampleBattle({
        red: [{ unit: 'phoenix-hawk-pxh-1', at: [5, 8], facing: 0 }],
        blue: [{ unit: 'locust-lct-1v', at: [5, 5] }],
        map: mire,
      });
      const onTarget = attack ? { attack: { kind: 'dfa', target: blue.index } as const } : {};
      executeMove(battle, red, { steps: ['jump', 'forward', 'forward'], ...onTarget });
      expect(red.movement).toBe('jump');
      return red.stuck;
    };
    expect(afterJump(false)).toBe(true);
    expect(afterJump(true)).toBe(false);
  });
});
