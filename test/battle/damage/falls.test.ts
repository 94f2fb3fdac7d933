import { describe, expect, it } from 'vitest';
import { fall } from '../../../src/battle/damage/fall.js';
import { markLost } from '../../../src/battle/damage/loss.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { displace } from '../../../src/battle/physical/displace.js';
import { mapOf } from '../map-of.js';
import { FALL, redMoves, turnOf } from '../phases/turn.js';
import { redFires, shootingRange } from '../shooting-range.js';

/** A hit under water that breaches nothing. */
const TIGHT = [3, 4];

describe('The roll by which a pilot comes out of a fall unhurt', () => {
  it('has all modifiers of the roll that failed, those of other causes too', () => {
    const turn = turnOf({ dice: [3, 3, ...FALL] });
    // Piloting 5, and 2 for the charge.
    turn.red.rolls.push({ kind: 'physical' }, { kind: 'charge' });
    endOfPhase(turn.battle);
    expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([7, 7]);
    turn.done();
  });

  it('of an automatic fall has those of what else the phase asked for, each once', () => {
    for (const kinds of [
      ['physical', 'charge'],
      ['charge', 'physical'],
    ] as const) {
      const turn = turnOf({ dice: [...FALL] });
      turn.red.rolls.push(...kinds.map((kind) => ({ kind })));
      turn.red.fallsAtEndOfPhase = true;
      endOfPhase(turn.battle);
      expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([7]);
      turn.done();
    }
  });

  it.each([
    [[2, 3], 0],
    [[2, 2], 1],
  ])('succeeds on its very number: %j is worth %i wounds', (dice, wounds) => {
    const turn = turnOf({ dice: [1, 3, 4, ...dice, ...(wounds > 0 ? [6, 6] : [])] });
    fall(turn.battle, turn.red, { kind: 'physical' }, 0);
    expect(turn.red.wounds).toBe(wounds);
    turn.done();
  });

  it('and the roll before it have those of the weather', () => {
    // A storm: 5, and 3.
    const turn = turnOf({ environment: { wind: 'storm' }, dice: [3, 4, ...FALL] });
    turn.red.rolls.push({ kind: 'physical' });
    endOfPhase(turn.battle);
    expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([8, 8]);
    turn.done();
  });
});

describe('Who is moved by force', () => {
  const iced = mapOf({ '5,13': { terrain: ['water', 'ice'], waterDepth: 1 } });

  it('falls to the bottom of deep water, for half of all levels', () => {
    const map = mapOf({ '5,13': { terrain: ['water'], waterDepth: 2 } });
    // 5 x 3 points, and half of that.
    const turn = turnOf({ map, dice: [1, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 6, 6] });
    displace(turn.battle, turn.red, 0);
    expect(turn.of('fall')).toMatchObject([{ levels: 2, damage: 7 }]);
    turn.done();
  });

  it('strikes the surface and then the bottom, if it comes from above', () => {
    // Two levels to the surface: half of 5 x 3; one to the bottom: half of 5 x 2.
    const map = mapOf({ '5,14': { level: 2 }, '5,13': { terrain: ['water'], waterDepth: 1 } });
    const turn = turnOf({ map, dice: [1, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 6, 6] });
    displace(turn.battle, turn.red, 0);
    expect(turn.of('fall')).toMatchObject([{ levels: 3, damage: 12 }]);
    turn.done();
  });

  it('rolls a die for ice that it comes onto', () => {
    const holds = turnOf({ map: iced, dice: [5] });
    displace(holds.battle, holds.red, 0);
    expect(holds.red.elevation).toBe(0);
    holds.done();
    // One level: half of 5 x 2.
    const breaks = turnOf({ map: iced, dice: [6, 1, 3, 4, ...TIGHT, 6, 6] });
    displace(breaks.battle, breaks.red, 0);
    expect(breaks.of('fall')).toMatchObject([{ levels: 1, damage: 5 }]);
    expect([breaks.red.elevation, breaks.red.prone]).toEqual([-1, true]);
    breaks.done();
  });
});

describe('Who stands where another is driven to', () => {
  const friendAt = (facing: 0 | 2, dice: readonly number[]) => {
    const turn = turnOf({ redFriends: [{ at: [5, 13], facing }], dice });
    displace(turn.battle, turn.red, 0);
    const friend = turn.units[1] as (typeof turn.units)[number];
    return {
      turn,
      friend,
      row: turn.battle.map.rowOf(friend.hex),
      column: turn.battle.map.columnOf(friend.hex),
    };
  };

  it('steps ahead out of its way on a roll, if it is reached from the side', () => {
    const { turn, friend, column, row } = friendAt(2, [2, 3]);
    expect(turn.of('piloting-roll')).toMatchObject([
      { unit: friend.index, roll: { needed: 5 }, passed: true },
    ]);
    // South-east of an odd column lies the next row.
    expect([column, row]).toEqual([6, 14]);
    expect(turn.of('displaced')).toMatchObject([
      { unit: friend.index, aside: true },
      { unit: turn.red.index },
    ]);
    expect(friend.rolls).toEqual([]);
    turn.done();
  });

  it('is driven on if that roll fails, and has another to make', () => {
    const { turn, friend, column, row } = friendAt(2, [2, 2]);
    expect([column, row]).toEqual([5, 12]);
    expect(friend.rolls).toEqual([{ kind: 'fall' }]);
    turn.done();
  });

  it('has no choice if it is reached from behind', () => {
    const { turn, row } = friendAt(0, []);
    expect(row).toBe(12);
    turn.done();
  });

  it('is struck by a unit that falls on it from two levels, on 7 and more', () => {
    // Two levels down through the hex of a friend, whose rubble trips: 2 x 5 points on the punch table.
    const map = mapOf({ '5,14': { level: 2 }, '5,13': { terrain: ['rubble'] } });
    const dice = [2, 2, 3, 4, 3, 1, 3, 4, 4, 4, 3, 3, 6, 6, 6, 6];
    const turn = turnOf({ map, redFriends: [{ at: [5, 13], facing: 3 }], dice });
    redMoves(turn, { steps: ['forward', 'forward'] });
    expect(turn.of('fall-onto')).toMatchObject([{ roll: { needed: 7 }, hit: true }]);
    expect(turn.of('hit')[0]).toMatchObject({ target: 1, damage: 10 });
    expect(turn.of('fall')).toMatchObject([{ unit: 0, levels: 2, damage: 15, side: 'rear' }]);
    expect(turn.units.slice(0, 2).map(({ hex }) => turn.battle.map.rowOf(hex))).toEqual([13, 12]);
    turn.done();
  });
});

describe('A friend who is lost', () => {
  it('counts for nobody', () => {
    const turn = turnOf({ redFriends: [{}] });
    markLost(turn.battle, turn.battle.unit(1), 'engine-destroyed', turn.red);
    expect(turn.red.kills).toBe(0);
    markLost(turn.battle, turn.blue, 'engine-destroyed', turn.red);
    expect(turn.red.kills).toBe(1);
  });
});

describe('A pilot who dies of his wounds', () => {
  it('counts for the unit that dealt the last of them', () => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { slots: { RA: ['Medium Laser'] } },
      blue: { condition: { wounds: 5 } },
      // A hit in the head, which the armor stops.
      dice: [6, 6, 6, 6],
    });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect([range.blue.lost, range.red.kills]).toEqual(['pilot-killed', 1]);
    range.done();
  });
});
