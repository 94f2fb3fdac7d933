import { describe, expect, it } from 'vitest';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { mapOf } from '../map-of.js';
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

/** A hit under water that breaches nothing. */
const TIGHT = [3, 4];

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
    expect(turn.of('hit')).toMatchObject([{ damage: 5, location: 'center_torso' }]);
    expect([turn.red.prone, placeOf(turn), turn.red.attemptsToStand]).toEqual([true, [5, 14], 1]);
    turn.done();
  });
});

describe('Falls on the way', () => {
  it('happen where the ground gives way, and end the move of who wants no more', () => {
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
    expect(turn.of('hit')).toMatchObject([{ location: 'center_torso', rear: true }]);
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
    // One level down: 5 x 2 points, and half of that in water.
    const wet = turnOf({ map, dice: [1, 2, ...FALL] });
    redMoves(wet, { steps: ahead(1) });
    expect(wet.of('fall')).toMatchObject([{ levels: 1, damage: 5 }]);
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

  it('tear a slot in each leg when MASC fails, and the move is ordered anew', () => {
    // Slot 4 of each leg is the foot: walking 3 and running 5 are left. Both rolls not to fall succeed.
    const torn = [1, 1, 4, 4, 6, 6, 6, 6];
    const tooFar = turnOf({ red: masc, dice: torn });
    expect(() => redMoves(tooFar, { steps: ahead(10), masc: true }, { steps: ahead(6), masc: true })).toThrow(
      IllegalOrderError,
    );
    const turn = turnOf({ red: masc, dice: torn });
    redMoves(turn, { steps: ahead(10), masc: true }, { steps: ahead(5) });
    expect(turn.of('booster-roll')).toMatchObject([{ failed: true }]);
    expect(turn.of('critical-hit').map(({ slot }) => slot)).toEqual([3, 3]);
    expect(turn.of('piloting-roll').map(({ passed }) => passed)).toEqual([true, true]);
    expect(turn.red.hexesMoved).toBe(5);
    turn.done();
  });

  it('that hold work until the move is over, even after a fall', () => {
    // Running 10 on MASC: 3 points to the rubble, 2 to stand, and 5 hexes more.
    const map = groundAhead({}, { terrain: ['rubble'] });
    const turn = turnOf({ red: masc, map, dice: [1, 2, 2, 2, ...FALL, 2, 3] });
    redMoves(turn, { steps: ahead(8), masc: true }, { steps: ['stand', ...ahead(5)] });
    expect(turn.of('booster-roll')).toHaveLength(1);
    expect([turn.red.hexesMoved, turn.red.mpSpentLastTurn]).toEqual([7, 10]);
    turn.done();
  });

  it('break for good when a supercharger fails, and may hurt the engine', () => {
    // 8 on the critical table is one hit of the engine.
    const red = { slots: { CT: ['ISSuperCharger'] } };
    const turn = turnOf({ red, dice: [1, 1, 4, 4] });
    redMoves(turn, { steps: ahead(10), supercharger: true }, { steps: ahead(8) });
    expect(turn.of('booster-roll')).toMatchObject([{ gear: 'supercharger', failed: true }]);
    expect([turn.red.engineHits, turn.red.hexesMoved]).toEqual([1, 8]);
    expect(() => redMoves(turn, { steps: ahead(10), supercharger: true })).toThrow(IllegalOrderError);
    turn.done();
  });
});

describe('A move that a fall broke off', () => {
  const prone = { condition: { prone: true } };
  const rubble = groundAhead({}, { terrain: ['rubble'] });

  it('goes on after a failed attempt to stand, for as long as there are points', () => {
    // Walking 5, running 8: four tries at 2 points each, of which three fail; each costs a point of heat.
    const failed = [2, 2, ...FALL];
    const turn = turnOf({ red: prone, dice: [...failed, ...failed, ...failed, 2, 3] });
    const stand = { steps: ['stand' as const] };
    redMoves(turn, stand, stand, stand, stand);
    expect(turn.of('fall')).toHaveLength(3);
    expect([turn.red.prone, turn.red.attemptsToStand]).toEqual([false, 4]);
    // The third attempt took more than the walking points.
    expect([turn.red.movement, turn.red.hexesMoved]).toEqual(['run', 0]);
    turn.done();
  });

  it('is over when the points are spent', () => {
    const turn = turnOf({
      red: { condition: { prone: true, heat: 10 } },
      dice: [2, 2, ...FALL, 2, 2, ...FALL],
    });
    // Heat 10 leaves walking 3 and running 5: after two attempts one point, for a turn.
    const stand = { steps: ['stand' as const] };
    const tooMuch = turnOf({
      red: { condition: { prone: true, heat: 10 } },
      dice: [2, 2, ...FALL, 2, 2, ...FALL],
    });
    expect(() => redMoves(tooMuch, stand, stand, stand)).toThrow(IllegalOrderError);
    redMoves(turn, stand, stand, { steps: ['turn-left'] });
    expect([turn.red.prone, turn.red.facing, turn.red.mpSpentLastTurn]).toEqual([true, 5, 5]);
    turn.done();
  });

  it('goes on from where it fell, with hexes and points counted on', () => {
    // Two hexes and the rubble take 3 points, standing 2, and three more hexes make 8: a run of 5 hexes.
    const turn = turnOf({ map: rubble, dice: [2, 2, ...FALL, 2, 3] });
    redMoves(turn, { steps: ahead(4) }, { steps: ['stand', ...ahead(3)] });
    expect([placeOf(turn), turn.red.prone]).toEqual([[5, 9], false]);
    expect([turn.red.movement, turn.red.hexesMoved, turn.red.mpSpentLastTurn]).toEqual(['run', 5, 8]);
    expect(turn.of('move').filter(({ unit }) => unit === 0)).toMatchObject([
      { hexes: 2, movement: 'walk' },
      { hexes: 5, movement: 'run' },
    ]);
    turn.done();
    const farther = turnOf({ map: rubble, dice: [2, 2, ...FALL] });
    expect(() => redMoves(farther, { steps: ahead(4) }, { steps: ['stand', ...ahead(4)] })).toThrow(
      IllegalOrderError,
    );
  });

  it('was a walk as far as it got, whatever it was meant to be', () => {
    const turn = turnOf({ map: rubble, dice: [2, 2, ...FALL] });
    redMoves(turn, { steps: ahead(7) });
    expect([turn.red.movement, turn.red.hexesMoved]).toEqual(['walk', 2]);
    turn.done();
  });

  it('neither jumps nor switches the reactor off any more', () => {
    const red = { slots: { LT: ['Jump Jet'], RT: ['Jump Jet'] } };
    const jumps = turnOf({ red, map: rubble, dice: [2, 2, ...FALL] });
    expect(() => redMoves(jumps, { steps: ahead(4) }, { steps: ['jump', 'forward'] })).toThrow(
      IllegalOrderError,
    );
    const sleeps = turnOf({ red, map: rubble, dice: [2, 2, ...FALL] });
    expect(() => redMoves(sleeps, { steps: ahead(4) }, { steps: [], reactor: 'off' })).toThrow(
      'that takes the whole move',
    );
  });

  it('goes on before anybody else moves', () => {
    const turn = turnOf({ map: rubble, redFriends: [{}], dice: [2, 2, ...FALL, 2, 3] });
    const order = redMoves(turn, { steps: ahead(4) }, { steps: ['stand'] });
    const first = order.indexOf(turn.red);
    expect(order[first + 1]).toBe(turn.red);
    expect(order.filter((unit) => unit === turn.red)).toHaveLength(2);
    turn.done();
  });

  it('is not for an unconscious pilot, nor after landing from a jump', () => {
    // The pilot fails both rolls, and rolls 2 where he needs 3.
    const hurt = turnOf({ map: rubble, dice: [2, 2, 1, 3, 4, 2, 2, 1, 1] });
    const acted = redMoves(hurt, { steps: ahead(4) }, { steps: ['stand'] });
    expect(acted.filter((unit) => unit === hurt.red)).toHaveLength(1);
    hurt.done();
    const red = { slots: { LT: ['Jump Jet'], RT: ['Jump Jet'] } };
    const landed = turnOf({ red, map: rubble, dice: [2, 2, ...FALL] });
    const moved = redMoves(landed, { steps: ['jump', 'forward', 'forward'] }, { steps: ['stand'] });
    expect(landed.of('fall')).toHaveLength(1);
    expect(moved.filter((unit) => unit === landed.red)).toHaveLength(1);
    landed.done();
  });

  it('leaves nothing to roll for of what the fall itself did to the legs', () => {
    // Five points through the bare left leg: 8 on the critical table, the foot.
    const red = { condition: { armor: { left_leg: 0 } } };
    const dice = [2, 2, 1, 4, 5, 4, 4, 4, 6, 6];
    const turn = turnOf({ red, map: rubble, dice: [...dice, 3, 3] });
    redMoves(turn, { steps: ahead(2) }, { steps: ['stand'] });
    expect(turn.of('critical-hit')).toHaveLength(1);
    // To enter, to spare the pilot, to stand up: and no more.
    expect(turn.of('piloting-roll').map(({ cause }) => cause)).toEqual(['terrain', 'fall', 'stand']);
    turn.done();
  });
});

describe('A fall between two hexes', () => {
  it('counts its levels and ends in the lower of them', () => {
    // Down a level: 5 x 2 points in two groups.
    const down = turnOf({
      map: groundAhead({ level: -1, terrain: ['rubble'] }),
      dice: [2, 2, 1, 3, 4, 3, 4, 6, 6],
    });
    redMoves(down, { steps: ahead(1) });
    expect(down.of('fall')).toMatchObject([{ levels: 1, damage: 10 }]);
    expect(placeOf(down)).toEqual([5, 13]);
    down.done();
    const up = turnOf({
      map: groundAhead({ level: 2, terrain: ['rubble'] }),
      dice: [2, 2, 1, 3, 4, 3, 4, 3, 4, 6, 6],
    });
    redMoves(up, { steps: ahead(1) });
    expect(up.of('fall')).toMatchObject([{ levels: 2, damage: 15 }]);
    expect(up.of('move').at(-1)).toMatchObject({ path: [up.red.hex], hexes: 0 });
    expect([placeOf(up), up.red.prone, up.red.hexesMoved]).toEqual([[5, 14], true, 0]);
    up.done();
  });

  it('of two levels is harder on the pilot, by one', () => {
    const turn = turnOf({
      map: groundAhead({ level: -2, terrain: ['rubble'] }),
      dice: [2, 2, 1, 3, 4, 3, 4, 3, 4, 6, 6],
    });
    redMoves(turn, { steps: ahead(1) });
    expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([5, 6]);
    turn.done();
  });

  it('into deep water is half of the levels down to the bottom', () => {
    // 5 x 3 points, and half of that.
    const map = groundAhead({ terrain: ['water'], waterDepth: 2 });
    const turn = turnOf({ map, dice: [2, 2, 1, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 6, 6] });
    redMoves(turn, { steps: ahead(1) });
    expect(turn.of('fall')).toMatchObject([{ levels: 2, damage: 7 }]);
    turn.done();
  });
});

describe('Ice over water', () => {
  const ice = groundAhead({ terrain: ['water', 'ice'], waterDepth: 2 });

  it('holds on 1 to 5, and breaks on 6 under who comes onto it', () => {
    const safe = turnOf({ map: ice, dice: [5] });
    redMoves(safe, { steps: ahead(2) });
    expect(safe.of('ice')).toMatchObject([{ die: 5, breaks: false }]);
    expect([placeOf(safe), safe.red.elevation]).toEqual([[5, 12], 0]);
    safe.done();
    // Two levels down in water: half of 5 x 3.
    const wet = turnOf({ map: ice, dice: [6, 1, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 6, 6] });
    redMoves(wet, { steps: ahead(2) });
    expect(wet.of('fall')).toMatchObject([{ levels: 2, damage: 7 }]);
    expect([placeOf(wet), wet.red.elevation, wet.red.prone]).toEqual([[5, 13], -2, true]);
    expect(wet.battle.map.has(wet.red.hex, 'ice')).toBe(false);
    // Whoever lent the map has it as it was.
    expect(ice.has(wet.red.hex, 'ice')).toBe(true);
    wet.done();
  });

  it('breaks under a unit that lands on it, too', () => {
    const red = { slots: { LT: ['Jump Jet'] } };
    const turn = turnOf({ red, map: ice, dice: [6, 1, 3, 4, ...TIGHT, 3, 4, ...TIGHT, 6, 6] });
    redMoves(turn, { steps: ['jump', 'forward'] });
    expect([turn.red.elevation, turn.red.prone, turn.red.movement]).toEqual([-2, true, 'jump']);
    turn.done();
  });
});

describe('A move with a purpose', () => {
  it('pays for the step into the target that ends a charge: of eight points, seven lead up to it', () => {
    const charged = (hexes: number) => {
      const turn = turnOf({ blue: { at: [5, 13 - hexes], facing: 3 } });
      turn.blue.hasMoved = true;
      redMoves(turn, { steps: ahead(hexes), attack: { kind: 'charge', target: turn.blue.index } });
      return turn.red.chargeKind;
    };
    expect(charged(7)).toBe('charge');
    expect(() => charged(8)).toThrow('it cannot take the last step');
  });

  it('onto another from above is refused where the target stands higher than it jumps', () => {
    const red = { slots: { LT: ['Jump Jet'], RT: ['Jump Jet'] } };
    const attack = { kind: 'dfa' as const, target: 1 };
    const order = { steps: ['jump' as const, 'forward' as const], attack };
    const low = turnOf({ red, map: groundAhead({}, { level: 2 }), blue: { at: [5, 12] } });
    redMoves(low, order);
    expect(low.red.chargeKind).toBe('dfa');
    const high = turnOf({ red, map: groundAhead({}, { level: 3 }), blue: { at: [5, 12] } });
    expect(() => redMoves(high, order)).toThrow('the target stands too high');
  });

  it('to pick something up is refused where nothing lies that it can hold', () => {
    // A tenth of 50 tons, and no more.
    const littered = (...objects: readonly (readonly [name: string, tonnage: number])[]) => {
      const turn = turnOf();
      const hex = turn.battle.map.indexOf(5, 13);
      for (const [name, tonnage] of objects) turn.battle.objects.push({ hex, name, tonnage });
      return turn;
    };
    const order = { steps: ahead(1), pickUp: true };
    expect(() => redMoves(littered(['boulder', 6]), order)).toThrow('nothing that it can hold lies there');
    const turn = littered(['boulder', 6], ['rock', 5]);
    redMoves(turn, order);
    expect(turn.red.carrying).toEqual({ name: 'rock', tonnage: 5 });
    const laden = littered(['rock', 5]);
    laden.red.carrying = { name: 'club', tonnage: 1 };
    expect(() => redMoves(laden, order)).toThrow('its hands are full');
  });

  it('of a unit that carries something is a walk or a jump, but no run', () => {
    const laden = () => {
      const turn = turnOf({ red: { slots: { LT: ['Jump Jet'], RT: ['Jump Jet'] } } });
      turn.red.carrying = { name: 'rock', tonnage: 5 };
      return turn;
    };
    expect(() => redMoves(laden(), { steps: ahead(6) })).toThrow(IllegalOrderError);
    const turn = laden();
    redMoves(turn, { steps: ['jump', ...ahead(2)] });
    expect(placeOf(turn)).toEqual([5, 12]);
  });
});

describe('A skid', () => {
  const PAVED = mapOf(
    Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] as const }]),
    ),
  );
  const turning = { steps: [...ahead(4), 'turn-right' as const, 'forward' as const] };

  it('threatens a unit that runs and turns on pavement, by how far it came', () => {
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

  /** Pavement, and something else where the slide begins. */
  const pavedUpTo = (hex: Partial<MapHex>) =>
    mapOf({
      ...Object.fromEntries(
        Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] as const }]),
      ),
      '5,9': hex,
    });

  it('ends in a swamp, which holds the BattleMech', () => {
    const turn = turnOf({ map: pavedUpTo({ terrain: ['swamp'] }), dice: [2, 2, ...FALL, 3, 4] });
    redMoves(turn, turning);
    expect(turn.of('stuck')).toMatchObject([{ unit: 0, free: false }]);
    expect([placeOf(turn), turn.red.stuck]).toEqual([[5, 9], true]);
    turn.done();
  });

  it('ends in water, which holds nobody', () => {
    const water = { terrain: ['water'] as const, waterDepth: 1 };
    const turn = turnOf({ map: pavedUpTo(water), dice: [2, 2, ...FALL, 3, 4, 1, 1] });
    redMoves(turn, turning);
    expect([placeOf(turn), turn.red.elevation, turn.red.stuck]).toEqual([[5, 9], -1, false]);
    turn.done();
  });

  it('over a drop of two levels is another fall', () => {
    // Half of the skid in the hex below: three points; then 5 x 3 points, and a roll at +1.
    const hurt = [1, 3, 4, 2, 2, 2, 2, 6, 6];
    const turn = turnOf({ map: pavedUpTo({ level: -2 }), dice: [2, 2, ...FALL, 3, 4, ...hurt] });
    redMoves(turn, turning);
    expect(turn.of('fall').map(({ levels, damage }) => [levels, damage])).toEqual([
      [0, 5],
      [2, 15],
    ]);
    expect(placeOf(turn)).toEqual([5, 9]);
    turn.done();
  });

  it('over ice that breaks ends in the water', () => {
    const ice = { terrain: ['water', 'ice'] as const, waterDepth: 1 };
    // Ice on a 6; half of 5 x 2 points, a breach that does not come, and the pilot's roll; then the slide's damage.
    const breaks = [6, 1, 3, 4, 1, 1, 6, 6];
    const turn = turnOf({ map: pavedUpTo(ice), dice: [2, 2, ...FALL, ...breaks, 3, 4, 1, 1] });
    redMoves(turn, turning);
    expect(turn.of('ice')).toMatchObject([{ breaks: true }]);
    expect([placeOf(turn), turn.red.elevation]).toEqual([[5, 9], -1]);
    turn.done();
  });
});

describe('Mire', () => {
  const swamp = groundAhead({ terrain: ['swamp'] });

  it('holds a unit that fails the roll until it passes one', () => {
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

  it('is left by a jump after the roll to break free has failed', () => {
    const red = { slots: { LT: ['Jump Jet'] } };
    const turn = turnOf({ red, map: mapOf({ '5,14': { terrain: ['swamp'] } }), dice: [2, 3] });
    turn.red.stuck = true;
    redMoves(turn, { steps: ['jump', 'forward'] });
    expect([turn.red.stuck, placeOf(turn)]).toEqual([false, [5, 13]]);
    turn.done();
  });
});
