import { describe, expect, it } from 'vitest';
import { damageLocation } from '../../../src/battle/damage/apply-hit.js';
import type { Source } from '../../../src/battle/damage/source.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { HEAD, LEFT_TORSO, RIGHT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { ARMOR, REAR_ARMOR } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { FALL, type Turn, turnOf } from '../phases/turn.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG } from '../physical/duel.js';

const SHOT: Source = { attacker: undefined, weapon: -1, kind: undefined };

/** Red in water of this depth is hit there, for one point unless said otherwise. */
function hit(
  waterDepth: number,
  location: number,
  dice: readonly number[],
  { points = 1, ...setup }: Turn & { readonly points?: number } = {},
) {
  const map = mapOf({ '5,14': { terrain: ['water'], waterDepth } });
  const turn = turnOf({ map, dice, ...setup });
  damageLocation(turn.battle, turn.red, location, points, false, false, SHOT);
  turn.done();
  return turn;
}

describe('A location that is hit under water', () => {
  it('is breached on 10 or more', () => {
    const holds = hit(2, LEFT_ARM, [4, 5]);
    expect(holds.of('breach')).toMatchObject([{ location: 'left_arm', dice: [4, 5], breached: false }]);
    expect(holds.red.isBreached(LEFT_ARM)).toBe(false);
    const floods = hit(2, LEFT_ARM, [4, 6]);
    expect(floods.of('breach')).toMatchObject([{ location: 'left_arm', dice: [4, 6], breached: true }]);
    expect(floods.red.isBreached(LEFT_ARM)).toBe(true);
  });

  it('is breached on 4 or less in core', () => {
    expect(hit(2, LEFT_ARM, [2, 3], { ruleset: 'core' }).red.isBreached(LEFT_ARM)).toBe(false);
    expect(hit(2, LEFT_ARM, [2, 2], { ruleset: 'core' }).red.isBreached(LEFT_ARM)).toBe(true);
  });

  it('is always breached once its armor is gone, in a torso also that behind', () => {
    const arm = hit(2, LEFT_ARM, [], { points: ARMOR.LA });
    expect(arm.of('breach')).toMatchObject([{ location: 'left_arm', dice: [], breached: true }]);
    const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
    const torso = turnOf({ map });
    damageLocation(torso.battle, torso.red, LEFT_TORSO, REAR_ARMOR.LT, true, false, SHOT);
    expect(torso.red.armor[LEFT_TORSO]).toBe(ARMOR.LT);
    expect(torso.red.isBreached(LEFT_TORSO)).toBe(true);
    torso.done();
  });

  it('is breached only once', () => {
    const turn = hit(2, LEFT_ARM, [6, 6]);
    damageLocation(turn.battle, turn.red, LEFT_ARM, 1, false, false, SHOT);
    expect(turn.of('breach')).toHaveLength(1);
    turn.done();
  });

  it('is a leg alone at depth 1, unless the BattleMech lies', () => {
    expect(hit(1, LEFT_ARM, []).of('breach')).toEqual([]);
    expect(hit(1, LEFT_LEG, [1, 1]).of('breach')).toHaveLength(1);
    const prone = { red: { condition: { prone: true } } };
    expect(hit(1, LEFT_ARM, [1, 1], prone).of('breach')).toHaveLength(1);
  });

  it('stays tight with HarJel, as long as that works', () => {
    const red = { slots: { LA: ['IS HarJel'] } };
    expect(hit(2, LEFT_ARM, [], { red }).of('breach')).toEqual([]);
    const elsewhere = hit(2, LEFT_TORSO, [1, 1], { red });
    expect(elsewhere.of('breach')).toHaveLength(1);
    const broken = hit(2, LEFT_ARM, [1, 1], { red: { ...red, condition: { criticals: { left_arm: [4] } } } });
    expect(broken.of('breach')).toHaveLength(1);
  });

  it('is breached two pips sooner with HarJel II', () => {
    const red = { slots: { LA: ['HarJel II Self-Repair System'] } };
    expect(hit(2, LEFT_ARM, [3, 4], { red }).red.isBreached(LEFT_ARM)).toBe(false);
    expect(hit(2, LEFT_ARM, [4, 4], { red }).red.isBreached(LEFT_ARM)).toBe(true);
    expect(hit(2, LEFT_TORSO, [4, 4], { red }).red.isBreached(LEFT_TORSO)).toBe(false);
  });

  it.each([
    ['total-warfare', [4, 4], false],
    ['total-warfare', [4, 5], true],
    ['core', [2, 3], false],
  ] as const)(
    'is breached one pip sooner with impact-resistant armor, but not in core: %s, %j',
    (ruleset, dice, breached) => {
      const red = { armor: 'IS Impact-Resistant' };
      expect(hit(2, LEFT_ARM, dice, { ruleset, red }).red.isBreached(LEFT_ARM)).toBe(breached);
    },
  );
});

describe('A location without armor', () => {
  const bare = { red: { condition: { armor: { left_arm: 0 } } } };

  it('is flooded at the end of a phase, whatever took the armor', () => {
    const turn = turnOf({ map: mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } }), ...bare });
    endOfPhase(turn.battle);
    expect(turn.of('breach')).toMatchObject([{ unit: 0, location: 'left_arm', dice: [], breached: true }]);
    turn.done();
  });

  it('stays dry on land, and above the surface', () => {
    for (const hex of [{}, { terrain: ['water'] as const, waterDepth: 1 }]) {
      const turn = turnOf({ map: mapOf({ '5,14': hex }), ...bare });
      endOfPhase(turn.battle);
      expect(turn.of('breach')).toEqual([]);
    }
  });
});

describe('A breach', () => {
  it('stops everything in its location, and no more', () => {
    const laser = { slots: { LA: ['Medium Laser'], RA: ['Medium Laser'] } };
    const { red } = hit(2, LEFT_ARM, [6, 6], { red: laser });
    const working = red.design.weapons.map(({ fixture }) => red.isWorking(fixture));
    expect(working.filter(Boolean)).toHaveLength(1);
    expect(red.armor[LEFT_ARM]).toBe(ARMOR.LA - 1);
    expect(red.lost).toBeUndefined();
  });

  it('of a side torso floods the arm beside it, and not the other way round', () => {
    const torso = hit(2, LEFT_TORSO, [6, 6]);
    expect([LEFT_TORSO, LEFT_ARM].map((place) => torso.red.isBreached(place))).toEqual([true, true]);
    expect(torso.red.isBreached(RIGHT_TORSO)).toBe(false);
    expect(hit(2, LEFT_ARM, [6, 6]).red.isBreached(LEFT_TORSO)).toBe(false);
  });

  it('of the center torso or the head destroys the BattleMech, to the credit of whoever fired', () => {
    const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
    const turn = turnOf({ map, dice: [6, 6] });
    damageLocation(turn.battle, turn.red, CENTER_TORSO, 1, false, false, { ...SHOT, attacker: turn.blue });
    expect([turn.red.lost, turn.blue.kills]).toEqual(['engine-destroyed', 1]);
    expect(hit(2, HEAD, [6, 6]).red.isOut).toBe(true);
  });

  it('of a leg destroys it in core alone', () => {
    const book = hit(2, LEFT_LEG, [6, 6]);
    expect(book.red.hasLost(LEFT_LEG)).toBe(false);
    const core = hit(2, LEFT_LEG, [1, 1], { ruleset: 'core' });
    expect(core.red.hasLost(LEFT_LEG)).toBe(true);
    // One level: half of 5 x 1 points, rounded up.
    core.add(...FALL.slice(0, 3), 6, 5, 6, 6);
    endOfPhase(core.battle);
    expect(core.of('fall')).toHaveLength(1);
  });
});
