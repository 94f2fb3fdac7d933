import { describe, expect, it } from 'vitest';
import { CENTER_TORSO } from '../../../src/rules/body/mech-plans.js';
import { mapOf } from '../map-of.js';
import { duel, finish, LEFT_ARM, LEFT_LEG, phase, RIGHT_ARM, RIGHT_LEG, redStrikes } from './duel.js';

const PUNCH = { kind: 'punch', limb: RIGHT_ARM } as const;
const KICK = { kind: 'kick', limb: RIGHT_LEG } as const;

describe('A punch', () => {
  it('needs the piloting skill and does a point for every ten tons, rounded up, on the punch table', () => {
    const fight = duel({ dice: [2, 3, 3] });
    redStrikes(fight, PUNCH);
    expect(fight.of('physical-attack')).toMatchObject([
      { kind: 'punch', limb: 'right_arm', hit: true, roll: { needed: 5, total: 5 } },
    ]);
    expect(fight.of('hit')).toMatchObject([{ location: 'center_torso', rear: false, damage: 6, dice: [3] }]);
    expect(fight.blue.armor[CENTER_TORSO]).toBe(23 - 6);
    expect(fight.red.damageDealt).toBe(6);
    fight.done();
  });

  it('comes with each arm, and each rolls for itself', () => {
    const fight = duel({ dice: [1, 1, 6, 6, 4] });
    redStrikes(fight, { kind: 'punch', limb: LEFT_ARM }, PUNCH);
    expect(fight.of('physical-attack').map(({ limb, hit }) => [limb, hit])).toEqual([
      ['left_arm', false],
      ['right_arm', true],
    ]);
    expect(fight.of('hit')).toMatchObject([{ location: 'right_torso', damage: 6 }]);
    finish(fight);
    fight.done();
  });

  it('adds the movement of both and the terrain of the target', () => {
    const map = mapOf({ '5,5': { terrain: ['light_woods'], foliageHeight: 2 } });
    const fight = duel({ map, dice: [6, 6, 3] });
    fight.red.movement = 'run';
    fight.blue.movement = 'walk';
    fight.blue.hexesMoved = 3;
    redStrikes(fight, PUNCH);
    const roll = fight.of('physical-attack')[0]?.roll;
    expect(roll?.needed).toBe(5 + 2 + 1 + 1);
    expect(roll?.modifiers?.map(({ id }) => id)).toEqual([
      'piloting',
      'attacker_movement',
      'target_movement',
      'target_terrain',
    ]);
  });

  it('is harder and half as strong without the upper arm actuator', () => {
    const fight = duel({ red: { condition: { criticals: { right_arm: [1] } } }, dice: [3, 4, 3] });
    redStrikes(fight, PUNCH);
    expect(fight.of('physical-attack')).toMatchObject([{ hit: true, roll: { needed: 7 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 3 }]);
  });

  it('falls on the kick table where the target stands a level higher', () => {
    const fight = duel({ map: mapOf({ '5,5': { level: 1 } }), dice: [3, 4, 6] });
    redStrikes(fight, PUNCH);
    expect(fight.of('hit')).toMatchObject([{ location: 'left_leg', damage: 6 }]);
  });

  it('from behind strikes the rear armor', () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      const fight = duel({ ruleset, blue: { facing: 0 }, dice: [3, 4, 3] });
      redStrikes(fight, PUNCH);
      expect(fight.of('hit')).toMatchObject([{ location: 'center_torso', rear: true }]);
      expect(fight.blue.rearArmor[CENTER_TORSO]).toBe(8 - 6);
    }
  });

  it('at the side has a table of its own in total-warfare, and the one table of all in standard', () => {
    // Blue looks north-west: red stands to its left.
    const blue = { facing: 5 } as const;
    const book = duel({ ruleset: 'total-warfare', blue, dice: [3, 4, 1] });
    redStrikes(book, PUNCH);
    expect(book.of('hit')).toMatchObject([{ location: 'left_torso' }]);
    const standard = duel({ blue, dice: [3, 4, 1] });
    redStrikes(standard, PUNCH);
    expect(standard.of('hit')).toMatchObject([{ location: 'left_arm' }]);
  });

  it('finds a target that the torso was turned to', () => {
    const fight = duel({ red: { facing: 2 }, dice: [3, 4, 3] });
    fight.red.torsoFacing = 1;
    redStrikes(fight, { kind: 'punch', limb: LEFT_ARM });
    expect(fight.of('hit')).toHaveLength(1);
  });
});

describe('A kick', () => {
  it('needs two less, does a fifth of the tonnage on the kick table, and asks the target for a roll', () => {
    const fight = duel({ dice: [1, 2, 4, 3, 2] });
    redStrikes(fight, KICK);
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'kick', hit: true, roll: { needed: 3 } }]);
    expect(fight.of('hit')).toMatchObject([{ location: 'left_leg', damage: 11 }]);
    finish(fight);
    expect(fight.of('piloting-roll')).toMatchObject([
      { unit: fight.blue.index, cause: 'physical', passed: true, roll: { needed: 5 } },
    ]);
    fight.done();
  });

  it('that is not withstood fells the target', () => {
    // Hit, right leg; the roll fails; falls on its front, 5 and 1 points; the pilot is unhurt.
    const fight = duel({ dice: [6, 6, 1, 1, 1, 1, 3, 4, 3, 4, 6, 6] });
    redStrikes(fight, KICK);
    finish(fight);
    expect(fight.blue.prone).toBe(true);
    expect(fight.of('fall')).toMatchObject([{ unit: fight.blue.index, levels: 0, damage: 6 }]);
    fight.done();
  });

  it('that misses asks the attacker for a roll', () => {
    const fight = duel({ dice: [1, 1, 3, 2] });
    redStrikes(fight, KICK);
    finish(fight);
    expect(fight.of('piloting-roll')).toMatchObject([
      { unit: fight.red.index, cause: 'physical', passed: true, roll: { needed: 5 } },
    ]);
    fight.done();
  });

  it('falls on the table of two dice where the target is prone, and on the punch table where it is lower', () => {
    const prone = duel({ blue: { condition: { prone: true } }, dice: [6, 6, 3, 4] });
    redStrikes(prone, KICK);
    expect(prone.of('hit')).toMatchObject([{ location: 'center_torso', dice: [3, 4] }]);
    const lower = duel({ map: mapOf({ '5,6': { level: 1 } }), dice: [6, 6, 5] });
    redStrikes(lower, KICK);
    expect(lower.of('hit')).toMatchObject([{ location: 'right_arm', dice: [5] }]);
  });

  it('from the left strikes the left leg in total-warfare', () => {
    const fight = duel({ ruleset: 'total-warfare', blue: { facing: 5 }, dice: [6, 6, 1] });
    redStrikes(fight, KICK);
    expect(fight.of('hit')).toMatchObject([{ location: 'left_leg' }]);
  });

  it('of a leg under water has half the force, rounded up', () => {
    const water = { level: 0, terrain: ['water'], waterDepth: 1 } as const;
    const fight = duel({ map: mapOf({ '5,5': water, '5,6': water }), dice: [6, 6, 1, 3, 4] });
    redStrikes(fight, KICK);
    expect(fight.of('physical-attack')).toMatchObject([{ roll: { needed: 4 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 6 }]);
  });

  it('of a quad with a rear leg goes backward and is harder by 1', () => {
    const fight = duel({ red: { unit: 'goliath-gol-1h', facing: 3 }, dice: [6, 6, 1] });
    redStrikes(fight, { kind: 'kick', limb: LEFT_LEG });
    expect(fight.of('physical-attack')).toMatchObject([{ roll: { needed: 4 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 16 }]);
  });
});

describe('Blows of one phase', () => {
  it('are all struck, even by a unit that one of them destroys', () => {
    // Red kicks the last structure out of blue's center torso from a level above; blue punches back all the same.
    const fight = duel({
      map: mapOf({ '5,6': { level: 1 } }),
      blue: { condition: { armor: { center_torso: 0 }, structure: { center_torso: 1 } } },
      dice: [6, 6, 3, 6, 6, 4],
    });
    const { battle, red, blue } = fight;
    const { declare, resolve } = phase(fight);
    declare(red, { ...KICK, target: blue.index });
    declare(blue, { ...PUNCH, target: red.index });
    resolve();
    expect(blue.lost).toBe('center-torso-destroyed');
    expect(fight.of('physical-attack')).toHaveLength(2);
    // A level lower, the punch falls on the legs.
    expect(red.armor[LEFT_LEG]).toBe(16 - 6);
    expect(battle.declaredBlows).toHaveLength(0);
    expect(red.kills).toBe(1);
    fight.done();
  });

  it('use the numbers from before the first of them', () => {
    // Blue's arm is torn off by the first punch of red, and yet strikes.
    const fight = duel({
      blue: { condition: { armor: { right_arm: 0 }, structure: { right_arm: 1 } } },
      dice: [6, 6, 5, 2, 3, 3],
    });
    const { red, blue } = fight;
    const { declare, resolve } = phase(fight);
    declare(red, { ...PUNCH, target: blue.index });
    declare(blue, { ...PUNCH, target: red.index });
    resolve();
    expect(blue.hasLost(RIGHT_ARM)).toBe(true);
    expect(fight.of('physical-attack')[1]).toMatchObject({
      unit: blue.index,
      hit: true,
      roll: { needed: 5 },
    });
    expect(red.armor[CENTER_TORSO]).toBe(23 - 6);
  });
});
