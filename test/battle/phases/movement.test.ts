import { describe, expect, it } from 'vitest';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { mapOf } from '../map-of.js';
import { CENTER_TORSO } from '../physical/duel.js';
import type { SampleBattle } from '../sample-battle.js';
import { turnEnds } from '../shooting-range.js';
import { ahead, FALL, redMoves, turnOf } from './turn.js';

/** The hexes before red, nearest first. */
const groundAhead = (...hexes: readonly Partial<MapHex>[]) =>
  mapOf(Object.fromEntries(hexes.map((hex, index) => [`5,${13 - index}`, hex])));

const placeOf = ({ battle, red }: SampleBattle): readonly number[] => [
  battle.map.columnOf(red.hex),
  battle.map.rowOf(red.hex),
];

describe('A move', () => {
  it('is a walk up to the walking points, and a run above them', () => {
    const turn = turnOf();
    redMoves(turn, { steps: ahead(5) });
    expect([turn.red.movement, turn.red.hexesMoved]).toEqual(['walk', 5]);
    const run = turnOf();
    redMoves(run, { steps: ahead(6) });
    expect([run.red.movement, run.red.hexesMoved]).toEqual(['run', 6]);
    expect(run.of('move')).toMatchObject([
      { unit: 1, hexes: 0, movement: 'stationary' },
      { unit: 0, hexes: 6, movement: 'run' },
    ]);
  });

  it('is refused where it costs more than there is', () => {
    expect(() => redMoves(turnOf(), { steps: ahead(9) })).toThrow(IllegalOrderError);
  });

  it('of one hex is always possible, whatever the ground asks for', () => {
    // Heat 20 leaves 1 of 5 walking points; heavy woods cost 3.
    const map = groundAhead({ terrain: ['heavy_woods'], foliageHeight: 2 });
    const turn = turnOf({ map, red: { condition: { heat: 20 } } });
    redMoves(turn, { steps: ahead(1) });
    expect(placeOf(turn)).toEqual([5, 13]);
    const two = turnOf({ map, red: { condition: { heat: 20 } } });
    expect(() => redMoves(two, { steps: ahead(2) })).toThrow(IllegalOrderError);
  });

  it('cannot lead through an opponent, nor end on a friend', () => {
    const turn = turnOf({ blue: { at: [5, 13] } });
    expect(() => redMoves(turn, { steps: ahead(1) })).toThrow(IllegalOrderError);
    const friendly = { redFriends: [{ at: [5, 13] as const }] };
    expect(() => redMoves(turnOf(friendly), { steps: ahead(1) })).toThrow(IllegalOrderError);
    const friends = turnOf(friendly);
    redMoves(friends, { steps: ahead(2) });
    expect(placeOf(friends)).toEqual([5, 12]);
  });
});

describe('Getting up', () => {
  const prone = { condition: { prone: true } };

  it('takes two points and a roll, and the move goes on', () => {
    const turn = turnOf({ red: prone, dice: [2, 3] });
    redMoves(turn, { steps: ['stand', ...ahead(3)] });
    expect(turn.of('piloting-roll')).toMatchObject([{ cause: 'stand', passed: true, roll: { needed: 5 } }]);
    expect([turn.red.prone, turn.red.movement, turn.red.hexesMoved]).toEqual([false, 'walk', 3]);
    turn.done();
  });

  it('ends in a fall where it was, if the roll fails', () => {
    const turn = turnOf({ red: prone, dice: [2, 2, ...FALL] });
    redMoves(turn, { steps: ['stand', ...ahead(3)] });
    // 50 tons that fall over do 5 points.
    expect(turn.of('fall')).toMatchObject([{ levels: 0, damage: 5, side: 'front' }]);
    expect(turn.of('hit')).toMatchObject([{ damage: 5, location: CENTER_TORSO }]);
    expect([turn.red.prone, placeOf(turn), turn.red.attemptsToStand]).toEqual([true, [5, 14], 1]);
    turn.done();
  });
});

describe('Falls on the way', () => {
  it('happen where the ground gives way, and end the move', () => {
    const turn = turnOf({ map: groundAhead({}, { terrain: ['rubble'] }), dice: [2, 2, ...FALL] });
    redMoves(turn, { steps: ahead(4) });
    expect(turn.of('piloting-roll')[0]).toMatchObject({
      cause: 'terrain',
      roll: { needed: 5 },
      passed: false,
    });
    expect([placeOf(turn), turn.red.prone, turn.red.hexesMoved]).toEqual([[5, 12], true, 2]);
    turn.done();
  });

  it('turn the unit by the die, and hurt a pilot who fails once more', () => {
    // Die 4: half a turn, on the back. The second roll is 4 of 5: a wound, and 3 keeps him awake.
    const dice = [2, 2, 4, 3, 4, 2, 2, 1, 2];
    const turn = turnOf({ map: groundAhead({ terrain: ['rubble'] }), dice });
    redMoves(turn, { steps: ahead(1) });
    expect(turn.of('fall')).toMatchObject([{ side: 'rear', facing: 3 }]);
    expect(turn.of('hit')).toMatchObject([{ location: CENTER_TORSO, rear: true }]);
    expect([turn.red.facing, turn.red.wounds, turn.red.conscious]).toEqual([3, 1, true]);
    turn.done();
  });

  it('come in water, which costs more and softens them', () => {
    const map = groundAhead({ terrain: ['water'], waterDepth: 1 });
    const dry = turnOf({ map, dice: [2, 2] });
    redMoves(dry, { steps: ahead(1) });
    expect(dry.of('piloting-roll')).toMatchObject([{ passed: true, roll: { needed: 4 } }]);
    // A hex, the water, and a level down.
    expect([dry.red.elevation, dry.red.mpSpentLastTurn]).toEqual([-1, 3]);
    const wet = turnOf({ map, dice: [1, 2, ...FALL] });
    redMoves(wet, { steps: ahead(1) });
    expect(wet.of('fall')).toMatchObject([{ damage: 2 }]);
    wet.done();
  });

  it('never come from running into water, which nobody may', () => {
    const map = groundAhead({}, {}, {}, {}, { terrain: ['water'], waterDepth: 1 });
    expect(() => redMoves(turnOf({ map }), { steps: ahead(5) })).toThrow(IllegalOrderError);
  });
});

describe('Boosters', () => {
  const masc = { slots: { RT: ['ISMASC*3'] } };

  it('double the walking points while MASC holds, and ask for more each turn', () => {
    const turn = turnOf({ red: masc, dice: [1, 2, 2, 3, 3, 4] });
    for (const needed of [3, 5, 7]) {
      turn.red.startTurn();
      turn.battle.place(turn.red, turn.battle.map.indexOf(5, 14));
      redMoves(turn, { steps: ahead(10), masc: true });
      expect(turn.of('booster-roll').at(-1)).toMatchObject({ gear: 'masc', failed: false, roll: { needed } });
      expect([turn.red.movement, turn.red.hexesMoved]).toEqual(['run', 10]);
      turnEnds(turn);
    }
    turn.done();
  });

  it('tear a slot in each leg when MASC fails, and the unit gets as far as it still can', () => {
    // Slot 4 of each leg is the foot: walking 3 and running 5 are left. Both rolls not to fall succeed.
    const turn = turnOf({ red: masc, dice: [1, 1, 4, 4, 6, 6, 6, 6] });
    redMoves(turn, { steps: ahead(10), masc: true });
    expect(turn.of('booster-roll')).toMatchObject([{ failed: true }]);
    expect(turn.of('critical-hit').map(({ slot }) => slot)).toEqual([3, 3]);
    expect(turn.of('piloting-roll').map(({ passed }) => passed)).toEqual([true, true]);
    expect(turn.red.hexesMoved).toBe(5);
    turn.done();
  });

  it('break for good when a supercharger fails, and may hurt the engine', () => {
    // 8 on the critical table is one hit of the engine.
    const red = { slots: { CT: ['ISSuperCharger'] } };
    const turn = turnOf({ red, dice: [1, 1, 4, 4] });
    redMoves(turn, { steps: ahead(10), supercharger: true });
    expect(turn.of('booster-roll')).toMatchObject([{ gear: 'supercharger', failed: true }]);
    expect([turn.red.engineHits, turn.red.hexesMoved]).toEqual([1, 8]);
    expect(() => redMoves(turn, { steps: ahead(10), supercharger: true })).toThrow(IllegalOrderError);
    turn.done();
  });
});

describe('A skid', () => {
  const PAVED = mapOf(
    Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] as const }]),
    ),
  );
  const turning = { steps: [...ahead(4), 'turn-right' as const, 'forward' as const] };

  it('threatens who runs and turns on pavement, by how far it came', () => {
    const turn = turnOf({ map: PAVED, dice: [2, 3] });
    redMoves(turn, turning);
    expect(turn.of('piloting-roll')).toMatchObject([{ cause: 'skid', passed: true, roll: { needed: 5 } }]);
    turn.done();
  });

  it('is a fall, and then a slide half as far straight on', () => {
    // Two hexes at ceil(round(50 / 10) / 2) points each.
    const turn = turnOf({ map: PAVED, dice: [2, 2, ...FALL, 3, 4, 3, 4] });
    redMoves(turn, turning);
    expect(turn.of('fall')).toHaveLength(1);
    expect(turn.of('skid')).toMatchObject([{ damage: 6 }]);
    expect(turn.of('hit').map(({ damage }) => damage)).toEqual([5, 5, 1]);
    expect([placeOf(turn), turn.red.prone, turn.red.skidded]).toEqual([[5, 8], true, true]);
    turn.done();
  });

  it('charges whoever is in the way, at +3', () => {
    // Piloting 5, a run +2, unintentional +3; 4 hexes and the last step: 5 × 4 points, and 5 in return.
    const groups = [3, 4, 4, 4, 2, 4, 3, 4];
    const dice = [2, 2, ...FALL, 5, 5, ...groups, 3, 4];
    const turn = turnOf({ map: PAVED, blue: { at: [5, 9], facing: 3 }, dice: [...dice, 6, 6, 6, 6] });
    redMoves(turn, turning);
    expect(turn.of('physical-attack')).toMatchObject([{ kind: 'charge', hit: true, roll: { needed: 10 } }]);
    expect(turn.blue.damageTaken).toBe(20);
    expect(turn.red.damageTaken).toBe(10);
    expect(turn.battle.map.rowOf(turn.blue.hex)).toBe(8);
    expect(placeOf(turn)).toEqual([5, 9]);
    // For the charge and for twenty points.
    expect(turn.of('piloting-roll').filter(({ unit }) => unit === turn.blue.index)).toHaveLength(2);
    turn.done();
  });

  it('goes on past whom it misses, and drives out whom it comes to rest on', () => {
    // Two hexes: past the first, who stands one hex on; the second stands where the slide ends.
    const dice = [2, 2, ...FALL, 1, 1, 1, 1, 3, 4, 3, 4, 6, 6];
    const turn = turnOf({
      map: PAVED,
      blue: { at: [5, 9], facing: 3 },
      blueFriends: [{ at: [5, 8], facing: 3 }],
      dice,
    });
    redMoves(turn, turning);
    expect(turn.of('physical-attack').map(({ hit }) => hit)).toEqual([false, false]);
    expect(turn.units.map(({ hex }) => turn.battle.map.rowOf(hex))).toEqual([8, 9, 7]);
    turn.done();
  });

  it('ends at higher ground, which hurts', () => {
    const map = mapOf({
      ...Object.fromEntries(
        Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] as const }]),
      ),
      '5,9': { level: 1 },
    });
    // No hex, but ceil(50 / 20) points.
    const turn = turnOf({ map, dice: [2, 2, ...FALL, 3, 4] });
    redMoves(turn, turning);
    expect(turn.of('skid')).toMatchObject([{ damage: 3 }]);
    expect(placeOf(turn)).toEqual([5, 10]);
    turn.done();
  });
});

describe('Mire', () => {
  const swamp = groundAhead({ terrain: ['swamp'] });

  it('holds who fails the roll, and lets nobody out who does not pass one', () => {
    // Piloting 5, and 1 for the ground.
    const turn = turnOf({ map: swamp, dice: [2, 3, 2, 3, 2, 4] });
    redMoves(turn, { steps: ahead(3) });
    expect(turn.of('piloting-roll')).toMatchObject([{ passed: false, roll: { needed: 6 } }]);
    expect([turn.red.stuck, turn.red.prone, placeOf(turn)]).toEqual([true, false, [5, 13]]);
    turn.red.startTurn();
    expect(() => redMoves(turn, { steps: ahead(1) })).toThrow(IllegalOrderError);
    turn.battle.enter('weapons');
    redMoves(turn, { steps: ahead(1) });
    expect(turn.of('stuck').map(({ free }) => free)).toEqual([false, true]);
    expect([turn.red.stuck, placeOf(turn)]).toEqual([false, [5, 12]]);
    turn.done();
  });
});
