import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { damageLocation } from '../../../src/battle/damage/apply-hit.js';
import { isGyroDestroyed } from '../../../src/battle/kinds/mech/gyro.js';
import { LEFT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { ARMOR } from '../custom-mech.js';
import { turnOf } from '../phases/turn.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG, RIGHT_ARM } from '../physical/duel.js';
import { heatComes, type Range, redFires, shootingRange } from '../shooting-range.js';

const RED = { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } };
const PLACES = {
  CT: [3, 4],
  LT: [4, 4],
  LA: [5, 5],
  RA: [2, 2],
  LL: [4, 5],
  RL: [2, 3],
  HD: [6, 6],
} as const;
const BARE = {
  head: 0,
  center_torso: 0,
  left_torso: 0,
  right_torso: 0,
  left_arm: 0,
  right_arm: 0,
  left_leg: 0,
  right_leg: 0,
} as const;
const UPRIGHT = [6, 6];

/** Red's laser strikes structure of this place, and the check and what follows it roll these dice. */
function laserAt(place: keyof typeof PLACES, dice: readonly number[], blue: NonNullable<Range['blue']> = {}) {
  const range = shootingRange({
    ruleset: 'total-warfare',
    red: RED,
    blue: { ...blue, condition: { armor: BARE, ...blue.condition } },
    dice: [6, 6, ...PLACES[place], ...dice],
  });
  redFires(range, [{ weapon: 'Medium Laser' }]);
  return range;
}

const walkOf = ({ battle, blue }: ReturnType<typeof laserAt>): number => moverOf(battle, blue).walk;

describe('a critical check', () => {
  it.each([
    [[3, 4], 0, []],
    [[4, 4], 1, [1, 1]],
    [[4, 5], 1, [1, 1]],
    [[5, 5], 2, [1, 1, 1, 2]],
    [[5, 6], 2, [1, 1, 1, 2]],
    [[6, 6], 3, [1, 1, 1, 2, 1, 3]],
  ] as const)('of %j in a torso is worth %i hits', (dice, hits, slots) => {
    const blue = { slots: { LT: ['Heat Sink', 'Heat Sink', 'Heat Sink'] } };
    const range = laserAt('LT', [...dice, ...slots], blue);
    expect(range.of('critical-check')).toMatchObject([{ location: 'left_torso', hits, blownOff: false }]);
    expect(range.of('critical-hit').map(({ slot }) => slot)).toEqual([0, 1, 2].slice(0, hits));
    expect(range.blue.heatSinksLost).toBe(hits);
    range.done();
  });

  it('of 12 in an arm blows it off with all that it holds', () => {
    const range = laserAt('LA', [6, 6], { slots: { LA: ['Medium Laser'] } });
    expect(range.of('critical-check')).toMatchObject([{ blownOff: true, hits: 0 }]);
    expect(range.blue.hasLost(LEFT_ARM)).toBe(true);
    expect(range.blue.armor[LEFT_TORSO]).toBe(0);
    expect(range.blue.structure[LEFT_TORSO]).toBe(12);
    expect(() =>
      redFires(range, [], {}, (unit) => ({ torsoFacing: unit.facing, shots: [{ weapon: 0, target: 0 }] })),
    ).toThrow('it is destroyed');
    range.done();
  });

  it('of 12 in a leg blows it off, and the BattleMech falls at the end of the phase', () => {
    // It falls on its front for 5 points, and the pilot's roll is made.
    const range = laserAt('LL', [6, 6, 1, ...PLACES.LA, 3, 4, ...UPRIGHT, 6, 6]);
    expect(range.blue.hasLost(LEFT_LEG)).toBe(true);
    expect(range.blue.prone).toBe(true);
    expect(range.of('fall')).toHaveLength(1);
  });

  it('of 12 in the head kills the pilot with it', () => {
    const range = laserAt('HD', [6, 6, 6, 6], {
      condition: { armor: { ...BARE, head: 4 } },
    });
    expect(range.of('critical-check')).toMatchObject([{ location: 'head', blownOff: true }]);
    expect(range.blue.lost).toBe('head-destroyed');
  });

  it('is made for a location roll of 2 even where armor stops everything', () => {
    const range = shootingRange({ ruleset: 'total-warfare', red: RED, dice: [6, 6, 1, 1, 4, 4, 1, 1] });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('hit')).toMatchObject([{ location: 'center_torso', throughArmor: true }]);
    expect(range.blue.armor[CENTER_TORSO]).toBe(ARMOR.CT - 5);
    expect(range.blue.engineHits).toBe(1);
    range.done();
  });

  it('is made twice where a roll of 2 finds no armor', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: RED,
      blue: { condition: { armor: BARE } },
      dice: [6, 6, 1, 1, 1, 1, 1, 1],
    });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('critical-check')).toHaveLength(2);
    range.done();
  });

  it('that finds nothing left to hit goes on inward', () => {
    // Shoulder, upper and lower arm and hand are gone; the torso holds a heat sink.
    const range = laserAt('LA', [4, 4, 1, 1], {
      slots: { LT: ['Heat Sink'] },
      condition: { armor: BARE, criticals: { left_arm: [0, 1, 2, 3] } },
    });
    expect(range.of('critical-hit')).toMatchObject([{ location: 'left_torso', slot: 0 }]);
    range.done();
  });

  it('rolls again for slots that hold nothing', () => {
    const range = laserAt('LT', [4, 4, 1, 5, 4, 2, 1, 1], { slots: { LT: ['Heat Sink'] } });
    expect(range.of('critical-hit')).toMatchObject([{ slot: 0 }]);
    range.done();
  });

  it('is taken once by armor around a component', () => {
    const blue = { slots: { LT: ['Heat Sink (ARMORED)'] } };
    const range = laserAt('LT', [5, 5, 1, 1, 1, 1], blue);
    expect(range.of('critical-hit').map(({ absorbed }) => absorbed)).toEqual([true, false]);
    expect(range.blue.heatSinksLost).toBe(1);
    range.done();
  });
});

describe('a hit', () => {
  it('on the engine costs 5 heat a turn each, and the third ends the BattleMech', () => {
    const one = laserAt('CT', [4, 4, 1, 1]);
    heatComes(one);
    expect(one.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 5 });
    const three = laserAt('CT', [6, 6, 1, 1, 1, 2, 1, 3]);
    expect(three.blue.lost).toBe('engine-destroyed');
    three.done();
  });

  it('on the gyro asks for a roll 3 harder, and the second fells for good', () => {
    // Piloting 5, 3 for the gyro.
    const one = laserAt('CT', [4, 4, 1, 4, 6, 6]);
    expect(one.of('piloting-roll')).toMatchObject([{ cause: 'gyro', roll: { needed: 8 }, passed: true }]);
    one.done();
    const two = laserAt('CT', [5, 5, 1, 4, 1, 5, 1, ...PLACES.RA, 1, 1, 6, 6]);
    expect(isGyroDestroyed(two.blue)).toBe(true);
    expect(two.blue.prone).toBe(true);
  });

  it('on the sensors makes shots 2 harder by the book, 1 in standard, and the second ends them by the book', () => {
    for (const [ruleset, slots, needed] of [
      ['standard', [1], 5],
      ['total-warfare', [1], 6],
      ['standard', [1, 4], 6],
    ] as const) {
      const red = { ...RED, condition: { criticals: { head: slots } } };
      const range = shootingRange({ ruleset, red, dice: [1, 1] });
      redFires(range, [{ weapon: 'Medium Laser' }]);
      expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
    }
    const blind = { ...RED, condition: { criticals: { head: [1, 4] } } };
    expect(() =>
      redFires(shootingRange({ ruleset: 'total-warfare', red: blind }), [{ weapon: 'Medium Laser' }]),
    ).toThrow('the sensors are destroyed');
  });

  it('on the cockpit kills the pilot', () => {
    // The head is struck (one wound, awake), 5 points against 4 of armor; an 8, and the third slot.
    const range = laserAt('HD', [6, 6, 4, 4, 3], { condition: { armor: { ...BARE, head: 4 } } });
    expect(range.blue.lost).toBe('cockpit-hit');
    expect(range.blue.pilotDead).toBe(true);
    range.done();
  });

  it('on life support hurts the pilot in the heat', () => {
    const range = shootingRange({
      blue: { condition: { criticals: { head: [0] }, heat: 26 } },
      // 26 less 10 is 16: shutdown on less than 4; one wound.
      dice: [6, 6, 6, 6],
    });
    heatComes(range);
    expect(range.blue.wounds).toBe(1);
    range.done();
  });

  it.each([
    [0, 4],
    [1, 1],
    [2, 1],
    [3, 0],
  ])('on actuator %i of an arm makes its weapons %i harder', (slot, modifier) => {
    const red = { ...RED, condition: { criticals: { right_arm: [slot] } } };
    const range = shootingRange({ red, dice: [1, 1] });
    redFires(range, [{ weapon: 'Medium Laser', target: 1 }]);
    const fired = range.of('weapon-attack')[0];
    const arm = range.red.design.weapons[fired?.weapon ?? 0]?.location;
    expect(fired?.roll.needed).toBe(4 + (arm === RIGHT_ARM ? modifier : 0));
    expect(arm).toBe(RIGHT_ARM);
  });

  it.each([
    ['hip', 0, 5 + 2, 3],
    ['upper leg', 1, 5 + 1, 4],
    ['lower leg', 2, 5 + 1, 4],
    ['foot', 3, 5 + 1, 4],
  ])('on the %s asks for a roll, and slows', (_, slot, needed, walk) => {
    const range = laserAt('LL', [4, 4, slot + 1, ...UPRIGHT]);
    expect(range.of('piloting-roll')).toMatchObject([{ cause: 'leg', passed: true }]);
    expect(range.of('piloting-roll')[0]?.roll.needed).toBe(needed);
    expect(walkOf(range)).toBe(walk);
    range.done();
  });

  it('that kills does so only when the phase is over: the dead still fire', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: RED,
      blue: { slots: { RA: ['Medium Laser'] }, condition: { armor: BARE, structure: { center_torso: 5 } } },
      // Blue declares first, but both are resolved: one kills, the other hits all the same.
      dice: [6, 6, 3, 4, 6, 6, 3, 4],
    });
    redFires(range, [{ weapon: 'Medium Laser' }], {}, (unit) => ({
      torsoFacing: unit.facing,
      shots: [{ weapon: 0, target: 0 }],
    }));
    expect(range.blue.lost).toBe('center-torso-destroyed');
    expect(range.red.armor[CENTER_TORSO]).toBe(ARMOR.CT - 5);
    range.done();
  });
});

describe('damage that a location cannot take', () => {
  it('goes inward with the side it came from', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { slots: { RT: ['Autocannon/10*7', 'IS Ammo AC/10'] } },
      blue: { facing: 0, condition: { armor: { left_arm: 0 }, structure: { left_arm: 4 } } },
      dice: [6, 6, ...PLACES.LA],
    });
    redFires(range, [{ weapon: 'AC/10' }]);
    expect(range.of('damage').map(({ location, rear, armor }) => [location, rear, armor])).toEqual([
      ['left_arm', false, 0],
      ['left_torso', true, 6],
    ]);
    range.done();
  });

  it('passes by a torso that is gone', () => {
    const range = laserAt('LA', [], {
      condition: {
        armor: { left_torso: 0, left_arm: 0 },
        structure: { left_torso: 0, left_arm: 0 },
      },
    });
    expect(range.of('damage')).toMatchObject([{ location: 'center_torso', armor: 5 }]);
    range.done();
  });
});

describe('an arm that the same hit tore off before its torso', () => {
  it('is lost once', () => {
    const turn = turnOf();
    // 12 and 8 points of the arm, 16 and 12 of the torso.
    const source = { attacker: undefined, weapon: -1, kind: undefined } as const;
    damageLocation(turn.battle, turn.red, LEFT_ARM, 12 + 8 + 16 + 12, false, false, source);
    const lost = turn.of('damage').filter(({ destroyed }) => destroyed);
    expect(lost.map(({ location }) => location)).toEqual(['left_arm', 'left_torso']);
    turn.done();
  });
});

describe('damage', () => {
  it('counts for the weapon that did it', () => {
    const range = shootingRange({ ruleset: 'total-warfare', red: RED, dice: [6, 6, 3, 4, 6, 6, 3, 4] });
    redFires(range, [{ weapon: 'Medium Laser' }, { weapon: 'Medium Laser' }]);
    expect([range.red.damageDealt, ...range.red.damageByWeapon]).toEqual([10, 5, 5]);
    expect([range.blue.damageTaken, range.blue.damageDealt]).toEqual([10, 0]);
    range.done();
  });
});
