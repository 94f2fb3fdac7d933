import { describe, expect, it } from 'vitest';
import { damageLocation } from '../../../src/battle/damage/apply-hit.js';
import type { Source } from '../../../src/battle/damage/source.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { LEFT_TORSO, RIGHT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { ARMOR, customMech, REAR_ARMOR } from '../custom-mech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type Turn, turnOf } from '../phases/turn.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG } from '../physical/duel.js';
import { sampleBattle } from '../sample-battle.js';
import { weaponNamed } from '../shooting-range.js';

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

  it('is a leg alone at depth 1, unless the BattleMech lies', () => {
    expect(hit(1, LEFT_ARM, []).of('breach')).toEqual([]);
    expect(hit(1, LEFT_LEG, [1, 1]).of('breach')).toHaveLength(1);
    const prone = { red: { condition: { prone: true } } };
    expect(hit(1, LEFT_ARM, [1, 1], prone).of('breach')).toHaveLength(1);
  });

  it('stays tight with HarJel, as long as that works', () => {
    const red = { slots: { LA: ['IS HarJel'], RA: ['IS HarJel'] } };
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
});

describe('A location without armor', () => {
  const bare = { red: { condition: { armor: { left_arm: 0 } } } };

  it('destroys the BattleMech at the end of a phase under water, if it is the center torso', () => {
    const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
    const turn = turnOf({ map, red: { condition: { armor: { center_torso: 0 } } } });
    endOfPhase(turn.battle);
    expect(turn.red.lost).toBe('engine-destroyed');
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
  it('of a side torso floods the arm beside it, and not the other way round', () => {
    const torso = hit(2, LEFT_TORSO, [6, 6]);
    expect([LEFT_TORSO, LEFT_ARM].map((place) => torso.red.isBreached(place))).toEqual([true, true]);
    expect(torso.red.isBreached(RIGHT_TORSO)).toBe(false);
    expect(hit(2, LEFT_ARM, [6, 6]).red.isBreached(LEFT_TORSO)).toBe(false);
  });

  it('that destroys the BattleMech is credited to the unit that fired', () => {
    const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
    const turn = turnOf({ map, dice: [6, 6] });
    damageLocation(turn.battle, turn.red, CENTER_TORSO, 1, false, false, { ...SHOT, attacker: turn.blue });
    expect([turn.red.lost, turn.blue.kills]).toEqual(['engine-destroyed', 1]);
  });
});

describe('Soldiers under water', () => {
  it('wear suits that no hit floods', () => {
    const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
    const sample = sampleBattle({
      map,
      red: [{ unit: customSquad({ motion: 'UMU' }), at: [5, 14] }],
      blue: [{ unit: customMech(), at: [5, 5] }],
    });
    damageLocation(sample.battle, sample.red, 0, 1, false, false, SHOT);
    expect(sample.of('breach')).toEqual([]);
  });
});

describe('The hull of a ship', () => {
  it.each([
    ['a torpedo from below', 'LRT 5', true],
    ['a laser from above', 'Medium Laser', false],
  ] as const)('is struck by %s on a roll of 10: %s', (_, weapon, breached) => {
    const lake = Object.fromEntries(
      ['5,14', '5,10'].map((place) => [place, { terrain: ['water'] as const, waterDepth: 1 }]),
    );
    const slots = { LL: ['LRT 5', 'IS Ammo LRTorpedo-5'], RA: ['Medium Laser'] };
    const sample = sampleBattle({
      ruleset: 'total-warfare',
      map: mapOf(lake),
      red: [{ unit: customVehicle({ motion: 'naval' }), at: [5, 14] }],
      blue: [{ unit: customMech({ slots }), at: [5, 10] }],
      dice: [4, 6],
    });
    const { battle, red, blue } = sample;
    const source = { attacker: blue, weapon: weaponNamed(blue, weapon), kind: undefined };
    damageLocation(battle, red, red.plan.locations.indexOf('front'), 1, false, false, source);
    expect(sample.of('breach')).toMatchObject([{ location: 'front', breached }]);
    expect(red.lost).toBe(breached ? 'hull-breached' : undefined);
    sample.done();
  });
});
