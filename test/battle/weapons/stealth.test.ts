import { describe, expect, it } from 'vitest';
import { OFF_MAP } from '../../../src/battle/map/hex-map.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { customMech } from '../custom-mech.js';
import { heatComes, nextTurn, redFires, shootingRange } from '../shooting-range.js';

const ECM = 'ISGuardianECMSuite*2';
const STEALTH = 'IS Stealth*2';
const hidden = {
  armor: 'IS Stealth',
  slots: {
    LT: [ECM, STEALTH],
    RT: [STEALTH],
    LA: [STEALTH],
    RA: [STEALTH, 'Medium Laser'],
    LL: [STEALTH],
    RL: [STEALTH],
  },
} as const;
const NULL = 'Mek Null Signature System';
const VOID = 'Mek Void Signature System';
const LPS = 'Chameleon Light Polarization Shield';
const seven = (system: string) => ({
  LT: [system],
  RT: [system],
  CT: [system],
  LA: [system],
  RA: [system],
  LL: [system],
  RL: [system],
});
const book = { ruleset: 'total-warfare' } as const;
const LASERS = { slots: { RA: ['Medium Laser'], LA: ['ISERLargeLaser*2'] } };

describe('stealth armor', () => {
  it('is switched on and off with the move, for 10 heat while it is on', () => {
    const range = shootingRange({ blue: hidden });
    const { battle, blue } = range;
    executeMove(battle, blue, { steps: [], signatures: { stealth: true } });
    expect(range.of('signature')).toEqual([{ type: 'signature', unit: 1, system: 'stealth', on: true }]);
    heatComes(range);
    expect(range.of('heat')).toMatchObject([{ unit: 1, generated: 10 }]);
    nextTurn(range);
    executeMove(battle, blue, { steps: [], signatures: { stealth: false } });
    expect(blue.isStealthy).toBe(false);
    heatComes(range);
    expect(range.of('heat')).toHaveLength(1);
  });

  it.each([
    [3, 'Medium Laser', 4],
    [5, 'Medium Laser', 4 + 2 + 1],
    [8, 'Medium Laser', 4 + 4 + 2],
  ])('at %i hexes makes a %s need %i', (distance, weapon, needed) => {
    const range = shootingRange({ ...book, red: LASERS, blue: hidden, distance, dice: [1, 1] });
    range.blue.isStealthy = true;
    redFires(range, [{ weapon }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(needed);
  });

  it('hides nobody whose reactor is off', () => {
    const range = shootingRange({ ...book, red: LASERS, blue: hidden, distance: 5, dice: [1, 1, 3, 4] });
    range.blue.isStealthy = true;
    range.blue.shutDown = true;
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4 + 2 - 4);
    heatComes(range);
    expect(range.of('heat')).toMatchObject([{ unit: 0 }]);
  });

  it('needs its own ECM suite, and ends with it', () => {
    const { battle, blue } = shootingRange({
      blue: { ...hidden, condition: { criticals: { left_torso: [0] } } },
    });
    expect(() => executeMove(battle, blue, { steps: [], signatures: { stealth: true } })).toThrow(
      'it needs an ECM suite that works',
    );
    const range = shootingRange({ blue: hidden });
    range.blue.isStealthy = true;
    range.blue.hitSlots[2] = 1;
    range.blue.refresh();
    expect(range.blue.isStealthy).toBe(false);
  });

  it('takes the suite for itself: no bubble lies around it', () => {
    const red = { slots: { RT: ['LRM 10*2', 'ISArtemisIV', 'IS Ammo LRM-10 Artemis-capable'] } };
    for (const [on, modifier] of [
      [false, 0],
      [true, 2],
    ] as const) {
      const range = shootingRange({
        ...book,
        red,
        blue: hidden,
        distance: 7,
        dice: [6, 6, 3, 4, 3, 4, 3, 4],
      });
      range.blue.isStealthy = on;
      redFires(range, [{ weapon: 'LRM 10' }]);
      expect(range.of('cluster')).toMatchObject([{ modifier }]);
    }
  });

  it('blinds the Artemis of its wearer', () => {
    const red = {
      ...hidden,
      slots: { ...hidden.slots, RT: [STEALTH, 'LRM 10*2', 'ISArtemisIV', 'IS Ammo LRM-10 Artemis-capable'] },
    };
    const range = shootingRange({ ...book, red, distance: 7, dice: [6, 6, 3, 4, 3, 4, 3, 4] });
    range.red.isStealthy = true;
    redFires(range, [{ weapon: 'LRM 10' }]);
    expect(range.of('cluster')).toMatchObject([{ modifier: 0 }]);
  });

  it("makes nobody's secondary target", () => {
    const range = shootingRange({
      ...book,
      red: LASERS,
      blue: hidden,
      blueFriends: [{ unit: customMech(), at: [6, 10], facing: 3 }],
      dice: [1, 1, 1, 1],
    });
    range.blue.isStealthy = true;
    expect(() =>
      redFires(range, [
        { weapon: 'Medium Laser', target: 2 },
        { weapon: 'ER Large Laser', target: 1 },
      ]),
    ).toThrow('stealth: it cannot be a secondary target');
    redFires(range, [
      { weapon: 'Medium Laser', target: 1 },
      { weapon: 'ER Large Laser', target: 2 },
    ]);
    expect(range.of('weapon-attack')).toHaveLength(2);
    range.done();
  });

  it('does not keep an order at a wreck from being refused in words', () => {
    const range = shootingRange({
      ...book,
      red: LASERS,
      blue: hidden,
      blueFriends: [{ unit: customMech(), at: [6, 10], facing: 3 }],
    });
    range.blue.isStealthy = true;
    const wreck = range.battle.unit(2);
    wreck.lost = 'pilot-killed';
    range.battle.place(wreck, OFF_MAP);
    const order = [
      { weapon: 'Medium Laser', target: 1 },
      { weapon: 'ER Large Laser', target: 2 },
    ];
    expect(() => redFires(range, order)).toThrow('that is not a target');
  });
});

describe('signature systems', () => {
  it('of the null kind hide like stealth armor, without a suite, until a slot is hit', () => {
    const range = shootingRange({
      ...book,
      red: LASERS,
      blue: { slots: seven(NULL) },
      distance: 8,
      dice: [1, 1],
    });
    executeMove(range.battle, range.blue, { steps: [], signatures: { 'null-signature': true } });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4 + 4 + 2);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 10 });
    range.blue.hitSlots[2] = 1;
    range.blue.refresh();
    expect(range.blue.isStealthy).toBe(false);
  });

  it.each([
    [0, 3],
    [2, 2],
    [5, 1 + 2],
    [6, 2],
  ])('of the void kind hide who moved %i hexes by %i with its movement', (hexesMoved, modifier) => {
    const slots = { ...seven(VOID), LT: [VOID, ECM] };
    const range = shootingRange({ ...book, red: LASERS, blue: { slots }, dice: [1, 1] });
    executeMove(range.battle, range.blue, { steps: [], signatures: { 'void-signature': true } });
    range.blue.movement = 'walk';
    range.blue.hexesMoved = hexesMoved;
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4 + modifier);
  });

  it('and a chameleon shield add up, for 16 heat', () => {
    const slots = Object.fromEntries(
      Object.entries(seven(NULL)).map(([place, own]) => [place, place === 'CT' ? own : [...own, LPS]]),
    );
    const range = shootingRange({ ...book, red: LASERS, blue: { slots }, distance: 5, dice: [1, 1] });
    executeMove(range.battle, range.blue, {
      steps: [],
      signatures: { 'null-signature': true, 'chameleon-shield': true },
    });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')[0]?.roll.needed).toBe(4 + 2 + 1 + 1);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 16 });
  });

  it('are not switched on by a unit without any', () => {
    const { battle, blue } = shootingRange();
    expect(() => executeMove(battle, blue, { steps: [], signatures: { 'null-signature': true } })).toThrow(
      'it has no such system',
    );
  });
});
