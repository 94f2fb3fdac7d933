import { describe, expect, it } from 'vitest';
import { mapOf } from '../map-of.js';
import { FALL, play, type Turn, turnOf } from './turn.js';

/** Red begins the heat phase so hot, without having done anything; its ten sinks take 10 away. */
const hot = (heat: number, setup: Turn = {}) =>
  turnOf({ ...setup, red: { ...setup.red, condition: { ...setup.red?.condition, heat: heat + 10 } } });

describe('The heat phase', () => {
  it('adds what movement and weapons made, and takes away what the sinks can', () => {
    const turn = turnOf({ red: { condition: { heat: 4 } } });
    Object.assign(turn.red, { movement: 'run', weaponHeat: 12 });
    play(turn, 'heat');
    expect(turn.of('heat')).toMatchObject([{ unit: 0, before: 4, generated: 14, dissipated: 10, after: 8 }]);
  });

  it('cools down to nothing and no further', () => {
    const turn = turnOf({ red: { condition: { heat: 4 } } });
    play(turn, 'heat');
    expect([turn.red.heat, turn.blue.heat]).toEqual([0, 0]);
  });

  it('counts jumps by hexes, at least three, and attempts to get up one each', () => {
    const turn = turnOf({ red: { condition: { heat: 10 } } });
    Object.assign(turn.red, { movement: 'jump', hexesMoved: 2, attemptsToStand: 2 });
    play(turn, 'heat');
    expect(turn.red.heat).toBe(5);
  });

  it('counts five for each hit of the engine, and no more than fifteen from outside', () => {
    const turn = turnOf({ red: { condition: { criticals: { center_torso: [0] } } } });
    turn.red.externalHeat = 20;
    play(turn, 'heat');
    expect(turn.red.heat).toBe(10);
  });
});

describe('The ground', () => {
  it.each([
    ['fire', 5],
    ['magma_crust', 5],
    ['magma', 10],
  ] as const)('of %s heats a BattleMech in it by %i a turn', (terrain, heat) => {
    const turn = turnOf({
      map: mapOf({ '5,14': { terrain: [terrain] } }),
      red: { condition: { heat: 10 } },
    });
    play(turn, 'heat');
    expect([turn.red.heat, turn.blue.heat]).toEqual([heat, 0]);
  });

  it('counts as heat from outside, of which no more than fifteen come in a turn', () => {
    const turn = turnOf({ map: mapOf({ '5,14': { terrain: ['magma'] } }), red: { condition: { heat: 5 } } });
    turn.red.externalHeat = 12;
    play(turn, 'heat');
    expect(turn.red.heat).toBe(5 + 15 - 10);
  });
});

describe('Jumps', () => {
  it.each([
    [2, 3],
    [3, 3],
    [5, 5],
  ])('of %i hexes make %i heat, and one more for an attempt to get up', (hexesMoved, heat) => {
    for (const attemptsToStand of [0, 1]) {
      const turn = turnOf({ red: { condition: { heat: 10 } } });
      Object.assign(turn.red, { movement: 'jump', hexesMoved, attemptsToStand });
      play(turn, 'heat');
      expect(turn.red.heat).toBe(heat + attemptsToStand);
    }
  });
});

describe('Systems that hide a BattleMech', () => {
  it.each([
    ['isStealthy', 10],
    ['isVoid', 10],
    ['isCamouflaged', 6],
  ] as const)('heat it while they are on and its reactor runs: %s by %i', (system, heat) => {
    for (const shutDown of [false, true]) {
      const turn = turnOf({ red: { condition: { heat: 10 } } });
      Object.assign(turn.red, { [system]: true, shutDown });
      play(turn, 'heat');
      expect(turn.red.heat).toBe(shutDown ? 0 : heat);
    }
  });
});

describe('A hit on the engine', () => {
  const red = { condition: { heat: 10, criticals: { center_torso: [0] } } };

  it('heats no BattleMech whose reactor is shut down', () => {
    const turn = turnOf({ red });
    turn.red.shutDown = true;
    play(turn, 'heat');
    expect(turn.red.heat).toBe(0);
  });

  it('heats none that burns fuel', () => {
    const turn = turnOf({ red: { ...red, engine: 'ice' } });
    play(turn, 'heat');
    expect(turn.red.heat).toBe(0);
  });
});

describe('Heat sinks under water', () => {
  // Twelve, of which two are in the left leg.
  const mech = { heatSinks: 12, slots: { LL: ['Heat Sink', 'Heat Sink'] } };
  const left = (waterDepth: number, setup: NonNullable<Turn['red']> = {}) => {
    const turn = turnOf({
      map: mapOf({ '5,14': { terrain: ['water'], waterDepth } }),
      red: { ...mech, ...setup, condition: { heat: 25, ...setup.condition } },
    });
    play(turn, 'heat');
    return turn.red.heat;
  };

  it('take twice as much away: those in the legs at depth 1', () => {
    expect(left(1)).toBe(25 - 12 - 2);
  });

  it('but none that is hit', () => {
    expect(left(1, { condition: { criticals: { left_leg: [4] } } })).toBe(25 - 11 - 1);
  });

  it('take six more away at most: at depth 1 if the BattleMech lies, at depth 2 in any case', () => {
    expect(left(1, { condition: { prone: true } })).toBe(25 - 12 - 6);
    expect(left(2)).toBe(25 - 12 - 6);
  });

  it('take no more away on the ice over it', () => {
    const turn = turnOf({
      map: mapOf({ '5,14': { terrain: ['water', 'ice'], waterDepth: 2 } }),
      red: { ...mech, condition: { heat: 25 } },
    });
    play(turn, 'heat');
    expect(turn.red.heat).toBe(25 - 12);
  });
});

describe('A heat sink that is hit', () => {
  it.each([
    // Eleven, one of them gone.
    { sink: 'Heat Sink', doubleHeatSinks: false, slots: ['Heat Sink'], left: 10 },
    { sink: 'Double Heat Sink', doubleHeatSinks: true, slots: ['ISDoubleHeatSink*3'], left: 20 },
  ])('is missed with all that it took away: $sink', ({ doubleHeatSinks, slots, left }) => {
    const mech = { heatSinks: 11, doubleHeatSinks, slots: { LT: slots } };
    const turn = turnOf({
      red: { ...mech, condition: { heat: 25, criticals: { left_torso: [0] } } },
      blue: { ...mech, condition: { heat: 25 } },
      dice: [6, 6, 6, 6, 6, 6],
    });
    play(turn, 'heat');
    expect(turn.red.heat).toBe(25 - left);
    expect(turn.blue.heat).toBe(Math.max(0, 25 - left - (doubleHeatSinks ? 2 : 1)));
  });
});

describe('Shutdown', () => {
  /** At heat 18, with these dice and others that keep the BattleMech on its feet. */
  const play18 = (...dice: readonly number[]) => {
    const turn = hot(18, { dice: [...dice, 6, 6] });
    play(turn, 'heat');
    return turn.red;
  };

  it.each([
    { heat: 14, needed: 4 },
    { heat: 18, needed: 6 },
    { heat: 22, needed: 8 },
    { heat: 26, needed: 10 },
  ])('is avoided with $needed at heat $heat', ({ heat, needed }) => {
    const turn = hot(heat, { dice: [6, 6] });
    play(turn, 'heat');
    expect(turn.of('shutdown')).toMatchObject([{ shutDown: false, roll: { needed } }]);
    expect(turn.red.shutDown).toBe(false);
    turn.done();
  });

  it('is avoided by the number itself, and not by one less', () => {
    expect(play18(3, 3).shutDown).toBe(false);
    expect(play18(2, 3).shutDown).toBe(true);
  });

  it('does not make a prone unit fall', () => {
    const turn = hot(14, { red: { condition: { prone: true } }, dice: [1, 2] });
    play(turn, 'heat');
    expect([turn.red.shutDown, turn.of('piloting-roll'), turn.of('fall')]).toEqual([true, [], []]);
    turn.done();
  });

  it('threatens nobody below 14', () => {
    const turn = hot(13);
    play(turn, 'heat');
    expect(turn.of('shutdown')).toEqual([]);
  });

  it('comes with a roll at +3 not to fall', () => {
    const upright = hot(14, { dice: [1, 2, 4, 4] });
    play(upright, 'heat');
    expect(upright.of('piloting-roll')).toMatchObject([
      { cause: 'shutdown', passed: true, roll: { needed: 8 } },
    ]);
    expect([upright.red.shutDown, upright.red.prone, upright.red.isImmobile]).toEqual([true, false, true]);
    upright.done();
    const fallen = hot(14, { dice: [1, 2, 3, 4, ...FALL.slice(0, 3), 6, 6, 6, 6] });
    play(fallen, 'heat');
    expect(fallen.of('fall')).toHaveLength(1);
    expect([fallen.red.shutDown, fallen.red.prone]).toEqual([true, true]);
  });

  it('cannot be avoided from 30 on', () => {
    const turn = hot(30, { dice: [6, 6, 6, 6] });
    play(turn, 'heat');
    expect(turn.red.shutDown).toBe(true);
  });
});

describe('Restarting', () => {
  const restart = (heat: number, dice: readonly number[]) => {
    const turn = hot(heat, { dice });
    turn.red.shutDown = true;
    play(turn, 'heat');
    return turn;
  };

  it('happens by itself below 14', () => {
    const turn = restart(13, []);
    expect(turn.of('startup')).toMatchObject([{ started: true }]);
    expect(turn.red.shutDown).toBe(false);
  });

  it('takes the roll that would have avoided it, and no further one in that phase', () => {
    expect(restart(18, [3, 3]).red.shutDown).toBe(false);
    const failed = restart(18, [2, 3]);
    expect(failed.of('startup')).toMatchObject([{ started: false, roll: { needed: 6 } }]);
    expect(failed.red.shutDown).toBe(true);
  });

  it('is impossible from 30 on, and for the unconscious', () => {
    expect(restart(30, [6, 6]).red.shutDown).toBe(true);
    const asleep = hot(0);
    Object.assign(asleep.red, { shutDown: true, conscious: false });
    play(asleep, 'heat');
    expect(asleep.red.shutDown).toBe(true);
  });
});

describe('Ammunition', () => {
  const red = { slots: { RT: ['Autocannon/5*4', 'IS Ammo AC/5'] } };

  it.each([
    { heat: 19, needed: 4 },
    { heat: 23, needed: 6 },
    { heat: 28, needed: 8 },
  ])('needs $needed not to explode at heat $heat', ({ heat, needed }) => {
    const turn = hot(heat, { red, dice: [6, 6, 6, 6] });
    play(turn, 'heat');
    expect(turn.of('ammunition-roll')).toMatchObject([{ explodes: false, roll: { needed } }]);
    turn.done();
  });

  it('holds on the number itself', () => {
    const turn = hot(19, { red, dice: [6, 6, 1, 3] });
    play(turn, 'heat');
    expect(turn.of('ammunition-roll')).toMatchObject([{ explodes: false, roll: { needed: 4, total: 4 } }]);
    turn.done();
  });

  it('goes up with every round that is left', () => {
    // 20 rounds of 5: more than the torso of 12 and the middle of 16 hold. Two wounds, two rolls.
    const turn = hot(19, { red, dice: [6, 6, 1, 2, 6, 6, 6, 6] });
    play(turn, 'heat');
    expect(turn.of('ammunition-roll')).toMatchObject([{ explodes: true }]);
    expect(turn.of('explosion')).toMatchObject([{ damage: 100 }]);
    expect(turn.of('lost')).toMatchObject([{ unit: 0 }]);
    expect(turn.red.wounds).toBe(2);
  });

  it('that is spent explodes no more', () => {
    const turn = hot(19, { red: { ...red, condition: { rounds: [0] } }, dice: [6, 6] });
    play(turn, 'heat');
    expect(turn.of('ammunition-roll')).toEqual([]);
    turn.done();
  });
});

describe('Heat in the cockpit', () => {
  const red = { condition: { criticals: { head: [0] } } };

  it.each([
    { heat: 14, wounds: 0, dice: [6, 6] },
    { heat: 15, wounds: 1, dice: [6, 6, 6, 6] },
    { heat: 24, wounds: 1, dice: [6, 6, 6, 6] },
    { heat: 25, wounds: 2, dice: [6, 6, 6, 6, 6, 6] },
  ])('wounds $wounds times at $heat, with life support hit', ({ heat, wounds, dice }) => {
    const turn = hot(heat, { red, dice });
    play(turn, 'heat');
    expect(turn.red.wounds).toBe(wounds);
    turn.done();
  });

  it('harms nobody whose life support is whole', () => {
    const turn = hot(25, { dice: [6, 6] });
    play(turn, 'heat');
    expect(turn.red.wounds).toBe(0);
  });
});
