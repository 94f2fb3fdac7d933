import { describe, expect, it } from 'vitest';
import { Battle } from '../../../../src/battle/battle.js';
import { randomBot } from '../../../../src/battle/bots/random-bot.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { heatSourcesOf } from '../../../../src/battle/heat/heat-of-turn.js';
import type { MoveOrder } from '../../../../src/battle/orders.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { declareBlows, legalBlows, resolveBlows } from '../../../../src/battle/physical/index.js';
import { toHitOfBlow } from '../../../../src/battle/physical/to-hit.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { planMove } from '../../../../src/battle/plan/move-plan.js';
import { reachedHexes } from '../../../../src/battle/plan/reached-hexes.js';
import { loadBattle } from '../../../../src/battle/save/load-battle.js';
import { saveBattle } from '../../../../src/battle/save/save-battle.js';
import { torsoFacings } from '../../../../src/battle/weapons/arcs.js';
import { declaredShot } from '../../../../src/battle/weapons/declared-shot.js';
import { explainToHit } from '../../../../src/battle/weapons/shot.js';
import { officialCatalog } from '../../../../src/catalog/official.js';
import { SeededDice } from '../../../../src/dice/index.js';
import { mechLocationIndex } from '../../../../src/rules/body/mech-plans.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import { unharmed } from '../../../../src/table/table-battle.js';
import type { CustomMech } from '../../custom-mech.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { TRACKED_QUADVEE } from '../../quadvee.js';
import { idleBot, type SampleBattle } from '../../sample-battle.js';
import { type Range, redFires, shootingRange } from '../../shooting-range.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const WHEELS: CustomMech = {
  ...TRACKED_QUADVEE,
  motive: 'wheel',
  slots: {
    FLL: ['Conversion Gear', 'Wheels'],
    FRL: ['Conversion Gear', 'Wheels'],
    RLL: ['Conversion Gear', 'Wheels'],
    RRL: ['Conversion Gear', 'Wheels'],
  },
};
const TO_VEHICLE: MoveOrder = { steps: [], convertTo: 'vehicle' };
/** Of a front leg: the fifth slot is conversion gear, the sixth a track. */
const HIP = 0;
const TRACK = 5;

/** Red is a QuadVee; it has been in vehicle mode since an earlier turn. */
function driving(range: Range = {}): SampleBattle {
  const sample = shootingRange({ ...BOOK, ...range, red: { ...TRACKED_QUADVEE, ...range.red } });
  sample.red.convert();
  return sample;
}

const points = ({ battle, red }: SampleBattle) => {
  const { walk, run, jump } = moverOf(battle, red);
  return { walk, run, jump };
};

const order = ({ battle, red }: SampleBattle, given: MoveOrder): void => executeMove(battle, red, given);

describe('A QuadVee that converts', () => {
  it('pays 2 points before it moves, of those that it had on its legs', () => {
    const range = shootingRange({ ...BOOK, red: TRACKED_QUADVEE, distance: 10 });
    // Walks 5: two for the conversion, three hexes.
    order(range, { steps: ['forward', 'forward', 'forward'], convertTo: 'vehicle' });
    expect(range.of('convert')).toEqual([{ type: 'convert', unit: 0, mode: 'vehicle' }]);
    expect(range.red).toMatchObject({ inVehicleMode: true, movement: 'walk', hexesMoved: 3 });
    // A fourth would be a run of 6 points.
    const faster = shootingRange({ ...BOOK, red: TRACKED_QUADVEE, distance: 10 });
    order(faster, { steps: ['forward', 'forward', 'forward', 'forward'], convertTo: 'vehicle' });
    expect(faster.red).toMatchObject({ movement: 'run', hexesMoved: 4 });
  });

  it('does nothing else that takes its whole move, and does not convert twice', () => {
    const range = shootingRange({ ...BOOK, red: TRACKED_QUADVEE });
    expect(() => order(range, { ...TO_VEHICLE, reactor: 'off' })).toThrow('whole move');
    order(range, TO_VEHICLE);
    range.red.hasMoved = false;
    range.red.moveSoFar = undefined;
    expect(() => order(range, { steps: [], convertTo: 'mech' })).toThrow('moved already');
  });

  it('pays 1 more for each hit on an actuator, on conversion gear or on a track', () => {
    const range = shootingRange({
      ...BOOK,
      red: { ...TRACKED_QUADVEE, condition: { criticals: { left_arm: [3, 4], right_leg: [TRACK] } } },
    });
    order(range, TO_VEHICLE);
    expect(range.red.mpSpentLastTurn).toBe(5);
  });

  it('has walked even where it goes no farther, and fires at +3 besides in that turn', () => {
    const range = shootingRange({ ...BOOK, red: TRACKED_QUADVEE });
    order(range, TO_VEHICLE);
    const shot = { weapon: 0, target: 1 };
    const declared = declaredShot(range.battle, range.red, { torsoFacing: 0, shots: [shot] }, shot);
    const { modifiers, finalToHit } = explainToHit(range.battle, declared);
    // Gunnery 4, walked +1, converting +3.
    expect(finalToHit).toBe(8);
    expect(modifiers).toContainEqual(expect.objectContaining({ id: 'converting', value: 3 }));
    range.red.startTurn();
    const later = declaredShot(range.battle, range.red, { torsoFacing: 0, shots: [shot] }, shot);
    expect(explainToHit(range.battle, later).finalToHit).toBe(4);
  });

  it.each([
    ['it is prone', (range: SampleBattle) => (range.red.prone = true)],
    ['it is under water', (range: SampleBattle) => (range.red.elevation = -1)],
    ['it is stuck', (range: SampleBattle) => (range.red.stuck = true)],
    ['it takes more points than it has', (range: SampleBattle) => (range.red.heat = 25)],
  ])('cannot where %s', (why, happen) => {
    const range = shootingRange({ ...BOOK, red: TRACKED_QUADVEE });
    happen(range);
    expect(() => order(range, TO_VEHICLE)).toThrow(why);
  });

  it('does not jump in that turn, nor in vehicle mode', () => {
    const range = driving({
      red: { jump: 4, slots: { LT: ['Jump Jet', 'Jump Jet', 'Jump Jet', 'Jump Jet'] } },
    });
    expect(points(range).jump).toBe(0);
    expect(() => order(range, { steps: ['jump', 'forward'], convertTo: 'mech' })).toThrow();
  });

  it('cannot where it is in that mode already, and no other unit can', () => {
    expect(() => order(driving(), TO_VEHICLE)).toThrow('it is in that mode already');
    expect(() => order(shootingRange(), TO_VEHICLE)).toThrow('it has one mode only');
  });
});

describe('Where a VTOL hovers a level above the ground, a QuadVee that converts', () => {
  const HOVERED_OVER = [5, 13] as const;
  const BEHIND_IT = [5, 12] as const;
  const THROUGH_IT = { steps: ['forward', 'forward'] } as const;

  /** In front of red, which stands in the hex to the south and is in either mode. */
  function underVtol(mode: 'vehicle' | 'mech'): SampleBattle {
    const vtol = { unit: customVehicle({ motion: 'vtol', turrets: 0 }), at: HOVERED_OVER };
    const range = shootingRange({ ...BOOK, red: TRACKED_QUADVEE, distance: 10, blueFriends: [vtol] });
    if (mode === 'vehicle') range.red.convert();
    const flyer = range.units[2];
    if (flyer !== undefined) flyer.elevation = 1;
    return range;
  }

  const canPass = ({ battle, red }: SampleBattle, convertTo: 'vehicle' | 'mech'): boolean =>
    reachedHexes(battle, red, { mode: 'walk', convertTo }).some(
      ({ hex }) => hex === battle.map.indexOf(...BEHIND_IT),
    );

  it('stops there on its legs, being two levels high', () => {
    const range = underVtol('vehicle');
    expect(canPass(range, 'mech')).toBe(false);
    expect(planMove(range.battle, range.red, { ...THROUGH_IT, convertTo: 'mech' }).obstacle).toBeDefined();
    expect(() => order(range, { ...THROUGH_IT, convertTo: 'mech' })).toThrow('an enemy is in the way');
    const another = underVtol('vehicle');
    order(another, { steps: ['forward'], convertTo: 'mech' });
    expect(another.red.hexesMoved).toBe(1);
  });

  it('passes there on its tracks, being one level high', () => {
    const range = underVtol('mech');
    expect(canPass(range, 'vehicle')).toBe(true);
    expect(
      planMove(range.battle, range.red, { ...THROUGH_IT, convertTo: 'vehicle' }).obstacle,
    ).toBeUndefined();
    order(range, { ...THROUGH_IT, convertTo: 'vehicle' });
    expect(range.red.hexesMoved).toBe(2);
  });

  it('is moved by the random bot as the rules allow', () => {
    const modes = new Set<boolean>();
    for (let seed = 1; seed <= 120; seed += 1) {
      const range = underVtol(seed % 2 === 0 ? 'mech' : 'vehicle');
      order(range, randomBot(seed).move(range.battle, range.red));
      if (range.red.converted) modes.add(range.red.inVehicleMode);
    }
    expect([...modes].sort()).toEqual([false, true]);
  });
});

describe('A QuadVee in vehicle mode', () => {
  it('cruises as far as it walks on tracks, and one hex more on wheels', () => {
    expect(points(driving())).toEqual({ walk: 5, run: 8, jump: 0 });
    expect(points(driving({ red: WHEELS }))).toEqual({ walk: 6, run: 9, jump: 0 });
  });

  it('loses a quarter of that for each leg that is gone or whose track is hit, and nothing for hips', () => {
    const cruise = (condition: NonNullable<Range['red']>['condition']) =>
      points(driving({ red: condition === undefined ? {} : { condition } })).walk;
    expect(cruise({ criticals: { left_arm: [TRACK] } })).toBe(3);
    expect(cruise({ criticals: { left_arm: [TRACK] }, structure: { right_leg: 0 } })).toBe(2);
    expect(cruise({ criticals: { left_arm: [HIP], right_arm: [HIP] } })).toBe(5);
  });

  it('reaches flank speed on the tracks of two legs', () => {
    const lost = { structure: { left_arm: 0, right_arm: 0 } };
    // Walks 5, less a quarter for each: 2, and half as much again.
    expect(points(driving({ red: { condition: lost } }))).toEqual({ walk: 2, run: 3, jump: 0 });
  });

  it('keeps off ground that is closed to tracks, and to wheels', () => {
    const into = (terrain: 'heavy_woods' | 'light_woods' | 'rough', red: CustomMech = TRACKED_QUADVEE) => {
      const range = driving({ red: { ...red, at: [5, 10] }, map: mapOf({ '5,9': { terrain: [terrain] } }) });
      order(range, { steps: ['forward'] });
      return range.red.mpSpentLastTurn;
    };
    expect(() => into('heavy_woods')).toThrow();
    expect(into('light_woods')).toBe(2);
    expect(() => into('light_woods', WHEELS)).toThrow();
    expect(() => into('rough', WHEELS)).toThrow();
  });

  it('climbs one level, for two points', () => {
    const up = (level: number) => {
      const range = driving({ red: { at: [5, 10] }, map: mapOf({ '5,9': { level } }) });
      order(range, { steps: ['forward'] });
      return range.red.mpSpentLastTurn;
    };
    expect(up(1)).toBe(3);
    expect(() => up(2)).toThrow();
  });

  it('has a point more along a road', () => {
    const road = Object.fromEntries(
      Array.from({ length: 12 }, (_, row) => [`5,${row + 3}`, { terrain: ['pavement'] } as const]),
    );
    const range = driving({ red: { at: [5, 14] }, map: mapOf(road), distance: 12 });
    order(range, { steps: Array(6).fill('forward') });
    expect(range.red).toMatchObject({ movement: 'walk', hexesMoved: 6 });
  });

  it('makes no heat by moving; in the turn in which it converts it does', () => {
    const heat = (given: MoveOrder, range: SampleBattle) => {
      order(range, given);
      return heatSourcesOf(range.battle, range.red).movement;
    };
    expect(heat({ steps: ['forward'] }, driving())).toBe(0);
    expect(heat(TO_VEHICLE, shootingRange({ ...BOOK, red: TRACKED_QUADVEE }))).toBe(1);
  });

  it('stands one level high, and turns its turret all around whatever has hit its gyro', () => {
    const { red } = driving({ red: { condition: { criticals: { center_torso: [3] } } } });
    expect(red.height).toBe(0);
    expect(torsoFacings(red)).toHaveLength(6);
  });

  it('does not fall: 20 points of damage, a lost leg and a hit gyro ask for no roll', () => {
    const range = driving();
    range.red.damageThisPhase = 40;
    range.red.fallsAtEndOfPhase = true;
    range.red.rolls.push({ kind: 'gyro' });
    endOfPhase(range.battle);
    expect(range.red.prone).toBe(false);
    expect(range.of('piloting-roll')).toEqual([]);
    range.done();
  });

  it('makes its driving rolls without the −2 of four legs, at +3 once a track or leg is gone', () => {
    const needed = (range: SampleBattle) =>
      calculatePilotingRoll(pilotStateOf(range.red), { kind: 'skid', hexesMoved: 0 }, BOOK).targetNumber;
    // Piloting 5, slow −1.
    expect(needed(driving())).toBe(4);
    expect(needed(driving({ red: { condition: { criticals: { left_leg: [TRACK] } } } }))).toBe(7);
  });

  it('is kicked on the table of punches, being no higher than a leg', () => {
    const range = shootingRange({ ...BOOK, blue: TRACKED_QUADVEE, distance: 1, dice: [6, 6, 3] });
    range.blue.convert();
    declareBlows(range.battle, range.red, {
      blows: [{ kind: 'kick', target: 1, limb: mechLocationIndex('left_leg') }],
    });
    resolveBlows(range.battle);
    expect(range.of('damage')[0]).toMatchObject({ location: 'center_torso' });
  });

  it('is struck by the tables of a quad', () => {
    const range = shootingRange({
      ...BOOK,
      red: { slots: { RA: ['Medium Laser'] } },
      blue: TRACKED_QUADVEE,
      distance: 1,
    });
    range.blue.convert();
    range.add(6, 6, 1, 2);
    redFires(range, [{ weapon: 'Medium Laser' }]);
    // From the front, a 3 strikes the front right leg.
    expect(range.of('damage')).toMatchObject([{ location: 'right_arm' }]);
    range.done();
  });

  it('strikes nobody', () => {
    const range = driving({ distance: 1 });
    expect(legalBlows(range.battle, range.red)).toEqual([]);
    const kick = { kind: 'kick', target: 1, limb: mechLocationIndex('left_leg') } as const;
    expect(toHitOfBlow(range.battle, range.red, kick)).toBe(Number.POSITIVE_INFINITY);
  });

  it('slides on without falling when a turn on pavement fails', () => {
    const paved = Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] } as const]),
    );
    const range = driving({ red: { at: [5, 14] }, map: mapOf(paved), distance: 13, dice: [1, 1] });
    order(range, {
      steps: ['forward', 'forward', 'forward', 'forward', 'turn-right', 'forward', 'forward'],
    });
    expect(range.red).toMatchObject({ prone: false, skidded: true });
    expect(range.of('skid')).toHaveLength(1);
    range.done();
  });

  it('is saved with its mode, and goes on in it', () => {
    const { map, units } = driving().battle;
    const battle = new Battle(map, units, [idleBot, idleBot], new SeededDice(1));
    const loaded = loadBattle(saveBattle(battle), [idleBot, idleBot], officialCatalog);
    expect(loaded.unit(0)).toMatchObject({ inVehicleMode: true, height: 0 });
    expect(moverOf(loaded, loaded.unit(0)).footwork.levelMp).toBe(2);
  });

  it('is refused in a save of a unit with one mode only', () => {
    const { map, units } = shootingRange(BOOK).battle;
    const saved = saveBattle(new Battle(map, units, [idleBot, idleBot], new SeededDice(1)));
    const changed = {
      ...saved,
      units: saved.units.map((unit) => ({ ...unit, state: { ...unit.state, inVehicleMode: true } })),
    };
    const load = () => loadBattle(changed, [idleBot, idleBot], officialCatalog);
    expect(load).toThrow('one mode only');
  });

  it('is the same in a copy, and back on its legs where a battle returns to one', () => {
    const sample = driving();
    const { battle, red } = sample;
    const copy = red.copy();
    expect(copy.design).toBe(red.design);
    red.convert();
    expect(red.design.vehicleMode).toBe(false);
    expect(red.isLike(copy)).toBe(false);
    red.takeOver(copy);
    expect(red.design.vehicleMode).toBe(true);
    expect(moverOf(battle, red).footwork.levelMp).toBe(2);
  });
});

describe('A QuadVee as it was built', () => {
  it('stands on its legs, whatever it was in the game before', () => {
    const { battle } = driving();
    expect(battle.unit(0).design.vehicleMode).toBe(true);
    const [clean] = unharmed(battle).units;
    expect(clean?.design.vehicleMode).toBe(false);
  });
});
