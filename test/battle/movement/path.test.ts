import { describe, expect, it } from 'vitest';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import { ENEMY, FRIEND, footworkOf, type Mover, sideStepOf } from '../../../src/battle/movement/mover.js';
import { evaluatePath, type PathReport } from '../../../src/battle/movement/path.js';
import type { MoveSoFar } from '../../../src/battle/movement/position.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { startOfPath, takeStep } from '../../../src/battle/movement/take-step.js';
import type { MechChassis } from '../../../src/rules/body/chassis.js';
import type { PilotState } from '../../../src/rules/piloting/index.js';
import { biped, field, heavy, hexOf, light, placeOf, quad, water } from './field.js';

const SOUND: PilotState = { piloting: 5 };

function path(
  map: HexMap,
  mover: Mover,
  kinds: readonly StepKind[],
  pilot = SOUND,
  occupancy?: Uint8Array,
): PathReport {
  return evaluatePath(
    map,
    mover,
    kinds.map((kind) => ({ kind })),
    pilot,
    occupancy,
  );
}
const costs = (report: PathReport): readonly number[] => report.steps.map(({ mp }) => mp);

describe('movement points of a step', () => {
  it('are 1 for a hex, 1 for a hexside, and what woods and levels add', () => {
    const map = field({ '3,3': light, '3,2': { level: 2, ...heavy } });
    const report = path(map, biped(map, { walk: 9, run: 14 }), [
      'forward',
      'forward',
      'turn-left',
      'turn-right',
    ]);
    expect(costs(report)).toEqual([2, 5, 1, 1]);
    expect(report).toMatchObject({ mode: 'walk', end: { mp: 9, hexesMoved: 2 } });
  });

  it('are 2 for water of depth 1 and 4 for deeper water, and levels count down to its bottom', () => {
    const map = field({ '3,3': water(1), '3,2': water(2), '3,1': water(3) });
    const report = path(map, biped(map, { walk: 20 }), ['forward', 'forward', 'forward']);
    expect(costs(report)).toEqual([3, 5, 5]);
    expect(report.end.elevation).toBe(-3);
  });

  it('forget terrain along a road, and not beside it', () => {
    const map = field({
      '3,4': { terrain: ['road'], roadExits: 0b000001 },
      '3,3': { terrain: ['road', 'heavy_woods'], roadExits: 0b001000 },
    });
    expect(costs(path(map, biped(map), ['forward']))).toEqual([1]);
    const fromAside = biped(map, { hex: hexOf(map, '2,4'), facing: 1 });
    expect(costs(path(map, fromAside, ['forward']))).toEqual([3]);
  });

  it('add 1 to 4 for the walls of a building', () => {
    const building = { construction: 3, height: 3, strength: 60, exits: 0 };
    const map = field({ '3,3': { terrain: ['building'], building } });
    expect(costs(path(map, biped(map), ['forward']))).toEqual([4]);
  });

  it('lead onto a low roof where that takes fewer than to break through its walls', () => {
    const onto = (construction: number, height: number) => {
      const building = { construction, height, strength: 40, exits: 0 };
      const map = field({ '3,3': { terrain: ['building'], building } });
      const { mp, elevation } = path(map, biped(map), ['forward']).end;
      return [mp, elevation];
    };
    expect([onto(2, 1), onto(4, 1), onto(1, 1), onto(2, 2)]).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  it('lead from floor to floor inside of a building', () => {
    const building = { construction: 1, height: 3, strength: 15, exits: 0 };
    const house = { terrain: ['building' as const], building };
    const map = field({ '3,4': house, '3,3': house });
    expect(path(map, biped(map, { elevation: 1 }), ['forward']).end).toMatchObject({ mp: 2, elevation: 1 });
  });

  it('are 1 for any turn in a hex of who turns any way', () => {
    const map = field();
    const tripod = biped(map, { turnsAnyWay: true });
    const turns = path(map, tripod, ['turn-left', 'turn-left', 'turn-left', 'forward', 'turn-right']);
    expect(costs(turns)).toEqual([1, 0, 0, 1, 1]);
  });

  it('lead onto a bridge from its ends, and under a high one from its sides', () => {
    const bridge = { construction: 2, height: 2, strength: 40, exits: 0b001001 };
    const map = field({ '3,4': { level: 2 }, '3,3': { ...water(2), bridge }, '2,3': water(2) });
    expect(path(map, biped(map), ['forward'])).toMatchObject({ end: { elevation: 2, mp: 1 }, rolls: [] });
    const below = biped(map, { hex: hexOf(map, '2,3'), elevation: -2, facing: 2 });
    expect(path(map, below, ['forward'])).toMatchObject({ end: { elevation: -2, mp: 4 } });
  });

  it('are one more for a shift sideways, which bipeds cannot make', () => {
    const map = field();
    expect(costs(path(map, quad(map), ['shift-left', 'shift-right', 'shift-left-backward']))).toEqual([
      2, 2, 2,
    ]);
    expect(path(map, biped(map), ['shift-left']).obstacle).toBe('no-shifting');
  });

  it('are less for a Maneuvering Ace who shifts and a Forest Ranger in the woods, by the book', () => {
    const map = field({ '3,3': heavy });
    const book = { ruleset: 'total-warfare' } as const;
    expect(sideStepOf(['maneuvering_ace'], 'biped', book)).toBe(1);
    expect(sideStepOf(['maneuvering_ace'], 'quad', book)).toBe(0);
    expect(sideStepOf(['maneuvering_ace'], 'quad')).toBe(1);
    const body = { chassis: 'biped', animalistic: false } as const;
    const ranger = biped(map, { footwork: footworkOf(['tm_forest_ranger'], body, book) });
    expect(costs(path(map, ranger, ['forward']))).toEqual([2]);
    const standard = biped(map, { footwork: footworkOf(['tm_forest_ranger'], body) });
    expect(costs(path(map, standard, ['forward']))).toEqual([3]);
  });

  it('are less for a Mountaineer on slopes, a Frogman in deep water and a quad that mimics animals in woods', () => {
    const map = field({ '3,3': { level: 2 }, '4,4': water(2), '2,4': light });
    const book = { ruleset: 'total-warfare' } as const;
    const footwork = (ability: string, chassis: MechChassis = 'biped') =>
      footworkOf([ability], { chassis, animalistic: false }, book);
    expect(costs(path(map, biped(map, { footwork: footwork('tm_mountaineer') }), ['forward']))).toEqual([2]);
    const frogman = biped(map, { facing: 2, hex: hexOf(map, '3,3'), footwork: footwork('tm_frogman') });
    const wet = biped(map, { facing: 2, footwork: footwork('tm_frogman'), run: 9 });
    expect(path(map, frogman, ['forward']).obstacle).toBe('too-steep');
    expect(costs(path(map, { ...wet, facing: 1 }, ['forward']))).toEqual([5]);
    const mimic = footwork('animal_mimicry', 'quad');
    expect(costs(path(map, quad(map, { facing: 5, footwork: mimic }), ['forward']))).toEqual([1]);
  });
});

describe('a step is illegal', () => {
  const field2 = field({ '3,3': { level: 3 }, '3,5': { level: 1 }, '4,4': { impassable: true } });
  const refused = (kinds: readonly StepKind[], changes: Partial<Mover> = {}, occupancy?: Uint8Array) =>
    path(field2, biped(field2, changes), kinds, SOUND, occupancy).obstacle;

  it('over more than two levels, backward over any, off the map and into what nobody can pass', () => {
    expect(refused(['forward'])).toBe('too-steep');
    expect(refused(['backward'])).toBe('backward-over-levels');
    expect(refused(['forward'], { hex: hexOf(field2, '3,0') })).toBe('off-map');
    expect(refused(['turn-right', 'forward'])).toBe('impassable');
  });

  it('into a hex with an enemy; friends may be passed, but not stopped upon', () => {
    const map = field();
    const occupancy = new Uint8Array(map.size);
    occupancy[hexOf(map, '3,3')] = FRIEND;
    expect(path(map, biped(map), ['forward'], SOUND, occupancy).obstacle).toBe('hex-taken');
    expect(path(map, biped(map), ['forward', 'forward'], SOUND, occupancy).obstacle).toBeUndefined();
    occupancy[hexOf(map, '3,3')] = ENEMY;
    expect(path(map, biped(map), ['forward'], SOUND, occupancy).obstacle).toBe('enemy-in-the-way');
  });

  it('but nobody is in the way of who stays, wherever a broken-off flight has left it', () => {
    const map = field();
    const occupancy = new Uint8Array(map.size);
    const flyer = biped(map, { roomAt: () => FRIEND });
    occupancy[flyer.hex] = FRIEND;
    expect(path(map, flyer, [], SOUND, occupancy).obstacle).toBeUndefined();
    expect(path(map, flyer, ['forward', 'backward'], SOUND, occupancy).obstacle).toBeUndefined();
  });

  it('while prone, but for turns and getting up', () => {
    expect(refused(['backward'], { prone: true })).toBe('prone');
    expect(refused(['jump'], { prone: true })).toBe('prone');
    expect(refused(['turn-left', 'turn-left'], { prone: true })).toBeUndefined();
    expect(refused(['stand'], { prone: true, canStand: false })).toBe('cannot-stand');
    expect(refused(['stand'])).toBe('not-prone');
  });

  it('beyond the running points, and for a unit that has none or is stuck', () => {
    const map = field();
    expect(path(map, biped(map, { walk: 1, run: 2 }), ['forward', 'forward', 'forward']).obstacle).toBe(
      'no-points',
    );
    expect(path(map, biped(map, { walk: 0, run: 0 }), ['turn-left']).obstacle).toBe('no-points');
    expect(path(map, biped(map, { stuck: true }), ['forward']).obstacle).toBe('stuck');
    expect(path(map, biped(map, { stuck: true }), ['turn-left']).obstacle).toBeUndefined();
  });
});

describe('walking and running', () => {
  it('are distinguished by the points spent', () => {
    const map = field();
    const ahead: StepKind[] = ['forward', 'turn-left', 'turn-right', 'forward'];
    expect(path(map, biped(map), ahead).mode).toBe('walk');
    expect(path(map, biped(map), [...ahead, 'forward']).mode).toBe('run');
  });

  it('no unit runs into water, or on from it, but one may start in it', () => {
    const map = field({ '3,2': water(1), '3,6': water(1) });
    const runsIn = path(map, biped(map, { walk: 2, run: 9 }), ['forward', 'forward']);
    expect(runsIn.obstacle).toBe('no-running-into-water');
    const wades = path(map, biped(map, { walk: 4, run: 6 }), ['forward', 'forward', 'forward']);
    expect(wades.obstacle).toBe('no-points');
    const leaves = biped(map, { hex: hexOf(map, '3,6'), elevation: -1, walk: 2, run: 5 });
    expect(path(map, leaves, ['forward', 'forward', 'forward'])).toMatchObject({ mode: 'run' });
  });

  it('nobody runs after a step back', () => {
    const map = field();
    const back: StepKind[] = ['backward', 'backward', 'backward', 'backward'];
    expect(path(map, biped(map), back).mode).toBe('walk');
    expect(path(map, biped(map, { walk: 3 }), back).obstacle).toBe('no-points');
  });

  it('one hex ahead is always within reach of who can move, at a run', () => {
    const map = field({ '3,3': water(2) });
    const report = path(map, biped(map, { walk: 1, run: 2 }), ['forward']);
    expect(report).toMatchObject({ mode: 'run', end: { mp: 6 } });
    expect(path(map, biped(map, { walk: 1, run: 2 }), ['turn-left', 'turn-right', 'forward']).obstacle).toBe(
      'no-points',
    );
  });

  it('hexes moved count anew when the way turns from forward to backward', () => {
    const map = field();
    const there: StepKind[] = ['forward', 'turn-left', 'forward'];
    expect(path(map, biped(map), there).end.hexesMoved).toBe(2);
    expect(path(map, biped(map, { walk: 9 }), [...there, 'backward']).end.hexesMoved).toBe(1);
  });
});

describe('getting up', () => {
  it('costs 2 points, and then any facing is free', () => {
    const map = field();
    const report = path(map, biped(map, { prone: true }), ['stand', 'turn-left', 'turn-left', 'forward']);
    expect(costs(report)).toEqual([2, 0, 0, 1]);
    expect(report.rolls.map(({ cause }) => cause.kind)).toEqual(['stand']);
  });

  it('costs the only point of a unit that has no more', () => {
    const map = field();
    expect(path(map, biped(map, { prone: true, walk: 1, run: 1 }), ['stand'])).toMatchObject({
      end: { mp: 1 },
    });
    expect(path(map, biped(map, { prone: true, walk: 0, run: 0 }), ['stand']).obstacle).toBe('no-points');
  });

  describe('if it counts as running', () => {
    const map = field({ '3,2': water(1) });
    const lying = biped(map, { prone: true, standingCountsAsRunning: true });

    it('makes a run of the whole move', () => {
      expect(path(map, lying, ['stand', 'turn-left', 'forward'])).toMatchObject({
        mode: 'run',
        end: { mp: 3 },
      });
      expect(path(map, lying, ['turn-left'])).toMatchObject({ mode: 'walk', end: { mp: 1 } });
      expect(path(map, biped(map, { standingCountsAsRunning: true }), ['forward']).mode).toBe('walk');
    });

    it('leaves no way back or into water', () => {
      expect(path(map, lying, ['stand', 'backward']).obstacle).toBe('no-points');
      expect(path(map, lying, ['stand', 'forward', 'forward']).obstacle).toBe('no-running-into-water');
    });

    it('cannot be tried after a step back', () => {
      const soFar: MoveSoFar = {
        mp: 1,
        mode: 'walk',
        hexesMoved: 1,
        lastWay: 'back',
        runBarred: true,
        masc: false,
        supercharger: false,
        mpLastTurn: 0,
      };
      expect(path(map, { ...lying, soFar }, ['stand']).obstacle).toBe('no-points');
      expect(path(map, { ...lying, soFar }, ['turn-left']).mode).toBe('walk');
    });

    it('has made a run of the move even if it fails', () => {
      const failed = {
        ...takeStep(map, lying, startOfPath(lying), 'stand').position,
        prone: true,
        justStood: false,
      };
      expect(takeStep(map, lying, failed, 'turn-left').position).toMatchObject({ mp: 3, mode: 'run' });
    });
  });

  it('needs no roll from a quad with all its legs', () => {
    const map = field();
    const lying = quad(map, { prone: true });
    expect(path(map, lying, ['stand'], { piloting: 5, chassis: 'quad' }).rolls).toEqual([]);
  });

  it('may be tried again while points last', () => {
    const map = field();
    const mover = biped(map, { prone: true });
    const first = takeStep(map, mover, startOfPath(mover), 'stand');
    const fallen = { ...first.position, prone: true };
    expect(takeStep(map, mover, fallen, 'stand')).toMatchObject({
      position: { mp: 4, prone: false, mode: 'walk' },
    });
  });

  it('going prone costs 1 point and no roll', () => {
    const map = field();
    expect(path(map, biped(map), ['go-prone'])).toMatchObject({ end: { prone: true, mp: 1 }, rolls: [] });
  });
});

describe('a jump', () => {
  it('costs a point a hex whatever lies there, and turning is free', () => {
    const map = field({ '3,3': heavy, '3,2': { level: 3 } });
    const report = path(map, biped(map), ['jump', 'forward', 'forward', 'turn-left']);
    expect(report).toMatchObject({ mode: 'jump', end: { mp: 2, hexesMoved: 2, facing: 5 } });
  });

  it('goes no higher than its points above the start, and by the shortest way only', () => {
    const map = field({ '3,3': { level: 5 } });
    expect(path(map, biped(map), ['jump', 'forward']).obstacle).toBe('too-high');
    const bend: StepKind[] = ['jump', 'turn-right', 'forward', 'turn-left', 'forward'];
    const around: StepKind[] = ['jump', 'turn-right', 'forward', 'turn-left', 'turn-left', 'forward'];
    expect(path(field(), biped(map), bend).obstacle).toBeUndefined();
    expect(path(field(), biped(map), around).obstacle).toBe('not-the-shortest-way');
    expect(path(field(), biped(map, { jumpDetour: 1 }), around).obstacle).toBeUndefined();
  });

  it('comes first or not at all, and leads somewhere', () => {
    const map = field();
    expect(path(map, biped(map), ['forward', 'jump']).obstacle).toBe('cannot-jump');
    expect(path(map, biped(map, { jump: 0 }), ['jump', 'forward']).obstacle).toBe('cannot-jump');
    expect(path(map, biped(map), ['jump']).obstacle).toBe('cannot-jump');
  });

  it('asks for rolls where it lands, not on the way', () => {
    const map = field({ '3,3': water(1), '3,2': water(1) });
    const { rolls, end } = path(map, biped(map), ['jump', 'forward', 'forward']);
    expect(placeOf(map, end.hex)).toBe('3,2');
    expect(rolls.map(({ cause }) => cause)).toEqual([
      { kind: 'terrain', terrain: { type: 'water', level: 1 } },
    ]);
  });

  it('is landed with a roll on damaged legs', () => {
    const map = field();
    const limping: PilotState = { piloting: 5, legs: [{ actuators: 1 }, {}] };
    expect(path(map, biped(map), ['jump', 'forward'], limping).rolls).toHaveLength(1);
    expect(path(map, biped(map), ['forward'], limping).rolls).toEqual([]);
  });
});

describe('piloting rolls on the way', () => {
  it('are asked for by each hex of water and rubble', () => {
    const map = field({ '3,3': water(1), '3,2': water(1), '3,1': { terrain: ['rubble'] } });
    const { rolls } = path(map, biped(map, { walk: 20 }), ['forward', 'forward', 'forward']);
    expect(rolls.map(({ hex }) => placeOf(map, hex))).toEqual(['3,3', '3,2', '3,1']);
    expect(rolls.map(({ cause }) => cause.kind)).toEqual(['terrain', 'terrain', 'terrain']);
  });

  it('are asked for by a swamp, where failing means sticking', () => {
    const map = field({ '3,3': { terrain: ['swamp'] } });
    const { rolls, end } = path(map, biped(map), ['forward']);
    expect(end.mp).toBe(2);
    expect(rolls).toMatchObject([{ cause: { kind: 'terrain', bogDown: true }, failure: 'stuck' }]);
  });

  it('are one and no more in a hex where two grounds hold fast, for the worse of them', () => {
    const map = field({ '3,3': { terrain: ['tundra', 'swamp'] } });
    const { rolls } = path(map, biped(map), ['forward']);
    expect(rolls.map(({ cause }) => cause.terrain)).toEqual(['swamp']);
  });

  it('are asked for when a runner turns on pavement and leaves the hex, not when a walker does', () => {
    const paved = { terrain: ['pavement'] } as const;
    const map = field({ '3,4': paved, '3,3': paved, '3,2': paved, '2,2': paved });
    const turn: StepKind[] = ['forward', 'turn-left', 'forward'];
    expect(path(map, biped(map), turn).rolls).toEqual([]);
    const { rolls } = path(map, biped(map, { walk: 2 }), turn);
    expect(rolls).toMatchObject([{ cause: { kind: 'skid', hexesMoved: 1 }, failure: 'skid', step: 2 }]);
    expect(placeOf(map, rolls[0]?.hex ?? -1)).toBe('3,3');
    expect(path(map, biped(map, { walk: 2 }), ['forward', 'turn-left']).rolls).toEqual([]);
  });

  it('are asked for by any turn on ice', () => {
    const ice = { terrain: ['ice'] } as const;
    const map = field({ '3,4': ice });
    expect(path(map, biped(map), ['turn-left', 'forward']).rolls).toMatchObject([
      { cause: { kind: 'skid' } },
    ]);
  });

  it('are asked for by every part of a building that is entered, harder for whoever came far, and not for leaving it', () => {
    const hall = (exits: number) => ({
      terrain: ['building'] as const,
      building: { construction: 2, height: 3, strength: 40, exits },
    });
    const map = field({ '3,3': hall(0b000001), '3,2': hall(0b001000) });
    const { rolls } = path(map, biped(map, { walk: 20 }), ['forward', 'forward', 'forward']);
    expect(rolls.map(({ cause, hex }) => [placeOf(map, hex), cause.hexesMoved])).toEqual([
      ['3,3', 1],
      ['3,2', 2],
    ]);
    expect(rolls[0]?.cause.terrain).toEqual({ type: 'building', level: 2 });
  });

  it('are asked for once at the end of a run with a damaged gyro or hip, unless it ends prone', () => {
    const map = field();
    const shaken: PilotState = { piloting: 5, gyroHits: 1 };
    const runs: StepKind[] = ['forward', 'forward', 'forward'];
    const slow = biped(map, { walk: 2 });
    expect(path(map, slow, runs, shaken).rolls).toMatchObject([{ cause: { kind: 'fall' }, step: 2 }]);
    expect(path(map, biped(map), runs, shaken).rolls).toEqual([]);
    expect(
      path(map, biped(map, { walk: 2, prone: true }), ['turn-left', 'turn-left', 'turn-left'], shaken).rolls,
    ).toEqual([]);
  });
});
