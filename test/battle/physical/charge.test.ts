import { describe, expect, it } from 'vitest';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { resolveBlows } from '../../../src/battle/physical/index.js';
import { mapOf } from '../map-of.js';
import type { SampleBattle } from '../sample-battle.js';
import { duel, finish, HAWK, placeOf } from './duel.js';

/** So many locations of seven, on two dice each. */
const sevens = (count: number): number[] => Array<number[]>(count).fill([3, 4]).flat();

/** Red has run four hexes at blue. */
function charging(setup: Parameters<typeof duel>[0] = {}): SampleBattle {
  const fight = duel(setup);
  const { red, blue } = fight;
  red.movement = 'run';
  red.hexesMoved = 4;
  red.chargeTarget = blue.index;
  red.chargeKind = 'charge';
  blue.hasMoved = true;
  return fight;
}

describe('A charge', () => {
  it('that hits hurts both in groups of 5, by the hexes of the run and by the weight of the target', () => {
    // 55 tons for 4 hexes: 22 points, 5+5+5+5+2; 55 tons run into: 6 points, 5+1.
    const fight = charging({ dice: [3, 4, ...sevens(5), ...sevens(2), 4, 4, 6, 6, 4, 3] });
    resolveBlows(fight.battle);
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'charge', hit: true, roll: { needed: 7 } }]);
    const { red, blue } = fight;
    expect(fight.of('hit').map(({ target, damage }) => [target, damage])).toEqual([
      [blue.index, 5],
      [blue.index, 5],
      [blue.index, 5],
      [blue.index, 5],
      [blue.index, 2],
      [red.index, 5],
      [red.index, 1],
    ]);
    expect(red.damageDealt).toBe(22);
    expect(blue.damageDealt).toBe(0);
  });

  it('moves both a hex on, and both roll at +2', () => {
    const fight = charging({
      blue: { unit: 'atlas-as7-d' },
      // 22 points on 100 tons, 10 in return; blue's two rolls, for the charge and for 20 points, and red's one.
      dice: [6, 6, ...sevens(5), ...sevens(2), 4, 3, 4, 4, 4, 4],
    });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.blue)).toEqual([5, 4]);
    expect(placeOf(fight, fight.red)).toEqual([5, 5]);
    finish(fight);
    const [red, blue] = [fight.red.index, fight.blue.index];
    expect(fight.of('piloting-roll').map(({ unit, cause, roll }) => [unit, cause, roll.needed])).toEqual([
      [red, 'charge', 7],
      [blue, 'charge', 8],
      [blue, 'damage', 8],
    ]);
    fight.done();
  });

  it('adds the difference of the two pilots', () => {
    const fight = charging({ blue: { pilot: { piloting: 3 } }, dice: [4, 4, 1] });
    resolveBlows(fight.battle);
    expect(fight.of('physical-attack')).toMatchObject([{ hit: false, roll: { needed: 5 + 2 + 2 } }]);
  });

  it('that misses slides to the side of the target by chance, without a roll', () => {
    const right = charging({ dice: [1, 1, 4] });
    resolveBlows(right.battle);
    // North-east and north-west of 0507 (counted from 1) lie the hexes beside the line.
    expect(placeOf(right, right.red)).toEqual([6, 6]);
    finish(right);
    right.done();
    const left = charging({ dice: [1, 1, 3] });
    resolveBlows(left.battle);
    expect(placeOf(left, left.red)).toEqual([4, 6]);
    expect(placeOf(left, left.blue)).toEqual([5, 5]);
  });

  it('that misses prefers the higher side', () => {
    const fight = charging({ map: mapOf({ '4,6': { level: 1 } }), dice: [1, 1] });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.red)).toEqual([4, 6]);
    fight.done();
  });

  it('against a target that cannot give way moves nobody, and both roll', () => {
    const fight = charging({
      map: mapOf({ '5,4': { impassable: true } }),
      blue: { unit: 'atlas-as7-d' },
      dice: [6, 6, ...sevens(5), ...sevens(2), 6, 6, 6, 6, 6, 6],
    });
    resolveBlows(fight.battle);
    expect(placeOf(fight, fight.blue)).toEqual([5, 5]);
    expect(placeOf(fight, fight.red)).toEqual([5, 6]);
    finish(fight);
    expect(fight.of('piloting-roll').map(({ cause }) => cause)).toEqual(['charge', 'charge', 'damage']);
  });

  it('is not made by a unit that fell before its turn to strike', () => {
    const fight = charging();
    fight.red.prone = true;
    resolveBlows(fight.battle);
    expect(fight.events).toHaveLength(0);
  });

  it('misses a target that went down in the meantime', () => {
    const fight = charging({ dice: [6, 6, 1] });
    fight.blue.prone = true;
    resolveBlows(fight.battle);
    expect(fight.of('physical-attack')).toMatchObject([{ hit: false }]);
  });
});

describe('The move of a charge', () => {
  const RUN: StepKind[] = ['forward', 'forward', 'forward', 'forward'];
  const run = (fight: SampleBattle, kind: 'charge' | 'dfa' = 'charge') => {
    executeMove(fight.battle, fight.red, { steps: RUN, attack: { kind, target: fight.blue.index } });
  };
  const start = { red: { at: [5, 10] as const } };

  it('ends before the target, straight ahead of it', () => {
    const fight = duel(start);
    fight.blue.hasMoved = true;
    run(fight);
    expect(placeOf(fight, fight.red)).toEqual([5, 6]);
    expect(fight.red.chargeTarget).toBe(fight.blue.index);
    expect(fight.red.chargeKind).toBe('charge');
  });

  it('waits until the target has moved, unless that cannot move at all', () => {
    const waiting = duel(start);
    expect(() => run(waiting)).toThrow('the target has not moved yet');
    const shutDown = duel(start);
    shutDown.blue.shutDown = true;
    run(shutDown);
    expect(shutDown.red.chargeTarget).toBe(shutDown.blue.index);
  });

  it('is not made against a unit that is prone, too high, or itself charging or charged by another', () => {
    const prone = duel({ ...start, blue: { condition: { prone: true } } });
    prone.blue.hasMoved = true;
    expect(() => run(prone)).toThrow('the target is prone');
    const high = duel({ ...start, map: mapOf({ '5,5': { level: 2 } }) });
    high.blue.hasMoved = true;
    expect(() => run(high)).toThrow('the target stands too high or too low');
    const third = { unit: HAWK, at: [6, 5] as const, quirks: [] };
    const charged = duel({ ...start, redFriends: [third] });
    charged.blue.hasMoved = true;
    const friend = charged.units[1];
    if (friend) friend.chargeTarget = charged.blue.index;
    expect(() => run(charged)).toThrow('another charges the target');
    const busy = duel({ ...start, redFriends: [third] });
    busy.blue.hasMoved = true;
    busy.blue.chargeTarget = 1;
    expect(() => run(busy)).toThrow('the target is charging');
  });
});
