import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { type ConditionSetup, damage } from '../../src/battle/combatant/condition.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { stepsAside } from '../../src/battle/movement/displacement.js';
import { footworkOf } from '../../src/battle/movement/mover.js';
import { evaluatePath } from '../../src/battle/movement/path.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import { stepAside } from '../../src/battle/physical/step-aside.js';
import { calculateRunningMp, calculateWalkingMp } from '../../src/rules/movement/index.js';
import type { LegDamage } from '../../src/rules/piloting/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { entryRoll, waterMp } from '../../src/rules/terrain/index.js';
import type { MovementType } from '../../src/rules/to-hit/index.js';
import { biped, field, hexOf, water } from '../battle/movement/field.js';
import { redMoves, turnOf } from '../battle/phases/turn.js';
import { numberOf, type Shot } from '../rules/shot.js';
import { inEach } from './in-each.js';

const LOST: LegDamage = { destroyed: true };
const HIP: LegDamage = { hip: true };
const WRECKED: LegDamage = { hip: true, actuators: 3, foot: true };

/** A path of a biped that walks 4 and runs 6, from the middle of a field to the north. */
const path = (ruleset: RulesetName, map: ReturnType<typeof field>, ...kinds: readonly StepKind[]) =>
  pathOfOne([], ruleset, map, ...kinds);

/** The same of a pilot with abilities. */
const pathOfOne = (
  abilities: readonly string[],
  ruleset: RulesetName,
  map: ReturnType<typeof field>,
  ...kinds: readonly StepKind[]
) => {
  const footwork = footworkOf(abilities, { chassis: 'biped', animalistic: false }, { ruleset });
  const climbsBackward = moverIn(ruleset, {}).climbsBackward;
  const mover = biped(map, { footwork, climbsBackward });
  return evaluatePath(
    map,
    mover,
    kinds.map((kind) => ({ kind })),
    { piloting: 5 },
    undefined,
    { ruleset },
  );
};

/** What a 'Mech in this condition can do: 50 tons, walking 5. */
const moverIn = (ruleset: RulesetName, condition: ConditionSetup, chassis: 'biped' | 'quad' = 'biped') => {
  const { battle, red } = turnOf({ ruleset, red: { chassis } });
  damage(red, condition);
  return { ...moverOf(battle, red), immobile: red.isImmobile };
};

describe('moving', () => {
  it('MV-1 PS-26 nobody skids: no roll', () => {
    const paved = { terrain: ['pavement'] } as const;
    const map = field({ '3,4': paved, '3,3': paved, '3,2': paved, '4,2': paved });
    const rolls = inEach((ruleset) =>
      path(ruleset, map, 'forward', 'forward', 'turn-right', 'forward', 'forward').rolls.map(
        ({ failure }) => failure,
      ),
    );
    expect(rolls).toEqual([['skid'], ['skid'], []]);
  });

  it('TH-22 nobody is harder to hit, or hits less, for having skidded', () => {
    const needs = (shot: Shot) => inEach((ruleset) => numberOf({ ...shot, options: { ruleset } }));
    expect(needs({ at: { skidded: true } })).toEqual([6, 6, 4]);
    expect(needs({ by: { movementType: 'run', skidded: true } })).toEqual([7, 7, 6]);
  });

  it("MV-2 a 'Mech may run into water", () => {
    const ford = field({ '3,1': water(1) });
    expect(inEach((ruleset) => path(ruleset, ford, 'forward', 'forward', 'forward').obstacle)).toEqual([
      'no-running-into-water',
      'no-running-into-water',
      undefined,
    ]);
  });

  it('MV-3 water of depth 1 costs a point more', () => {
    expect(inEach((ruleset) => waterMp(1, {}, { ruleset }))).toEqual([1, 1, 1]);
  });

  it('MV-4 deeper water costs two', () => {
    expect(inEach((ruleset) => [2, 3].map((depth) => waterMp(depth, {}, { ruleset })))).toEqual([
      [3, 3],
      [3, 3],
      [2, 2],
    ]);
  });

  it('Terrain Master: Frogman saves a point in deep water by either book', () => {
    const deep = (ruleset: RulesetName) => {
      const { savings } = footworkOf(['tm_frogman'], { chassis: 'biped', animalistic: false }, { ruleset });
      return waterMp(2, savings, { ruleset });
    };
    expect(inEach(deep)).toEqual([3, 2, 1]);
  });

  it('MV-5 PS-19 UW-4 a unit that walks into water does not roll; one that runs or jumps into it does', () => {
    const pond = { type: 'water', level: 1 } as const;
    const asked = inEach((ruleset) =>
      (['walk', 'run', 'jump'] as const).map((movementType) => entryRoll(pond, { movementType, ruleset })),
    );
    expect(asked).toEqual([
      ['fall', 'fall', 'fall'],
      ['fall', 'fall', 'fall'],
      ['none', 'fall', 'fall'],
    ]);
  });

  it('MV-6 a step back may lead over one level, but not on one leg or over a cliff, and a quad takes it on two', () => {
    const hill = (level: number) => field({ '3,5': { level } });
    expect(
      inEach((ruleset) =>
        [1, 2].map((level) => path(ruleset, hill(level), 'backward').obstacle === undefined),
      ),
    ).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
    expect(inEach((ruleset) => moverIn(ruleset, { structure: { left_leg: 0 } }).climbsBackward)).toEqual([
      0, 0, 0,
    ]);
    // A cliff is in the way from below and from above.
    const cliffs = [
      field({ '3,5': { level: 1, cliffExits: 0b000001 } }),
      field({ '3,4': { cliffExits: 0b001000 }, '3,5': { level: -1 } }),
    ];
    for (const map of cliffs) expect(path('core', map, 'backward').obstacle).toBe('backward-over-levels');
    const quad = (...legs: readonly string[]) =>
      inEach(
        (ruleset) =>
          moverIn(ruleset, { structure: Object.fromEntries(legs.map((leg) => [leg, 0])) }, 'quad')
            .climbsBackward,
      );
    expect(quad('left_leg', 'right_leg')).toEqual([0, 0, 1]);
    expect(quad('left_leg', 'right_leg', 'left_arm')).toEqual([0, 0, 0]);
  });

  const road = { terrain: ['road'], roadExits: 0b001001 } as const;
  const pass = (level: number) => field({ '3,4': road, '3,3': { ...road, level } });

  it('MV-7 a change of level along a road costs a point less', () => {
    expect(
      inEach((ruleset) => [0, 1, 2].map((level) => path(ruleset, pass(level), 'forward').steps[0]?.mp)),
    ).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 1, 2],
    ]);
  });

  it('Terrain Master: Mountaineer saves one more point there', () => {
    const ability = ['tm_mountaineer'];
    expect(
      inEach((ruleset) =>
        [1, 2].map((level) => pathOfOne(ability, ruleset, pass(level), 'forward').steps[0]?.mp),
      ),
    ).toEqual([
      [2, 3],
      [1, 2],
      [1, 1],
    ]);
  });

  it('MV-7 pavement alone makes no road', () => {
    const paved = field({ '3,4': { terrain: ['pavement'] }, '3,3': { terrain: ['pavement'], level: 1 } });
    expect(inEach((ruleset) => path(ruleset, paved, 'forward').steps[0]?.mp)).toEqual([2, 2, 2]);
  });

  it('MV-8 and may be one level more', () => {
    expect(
      inEach((ruleset) =>
        [2, 3, 4].map((level) => path(ruleset, pass(level), 'forward').obstacle === undefined),
      ),
    ).toEqual([
      [true, false, false],
      [true, false, false],
      [true, true, false],
    ]);
  });

  it('MV-9 with a damaged hip a step climbs one level', () => {
    expect(inEach((ruleset) => moverIn(ruleset, { criticals: { left_leg: [0] } }).climbs)).toEqual([2, 2, 1]);
  });

  it('MV-10 and so it is with a lost leg, of a quad with three', () => {
    expect(inEach((ruleset) => moverIn(ruleset, { structure: { left_leg: 0 } }).climbs)).toEqual([2, 2, 1]);
    const quad = (structure: Readonly<Record<string, 0>>) =>
      inEach((ruleset) => moverIn(ruleset, { structure }, 'quad').climbs);
    expect(quad({ left_leg: 0, right_leg: 0 })).toEqual([2, 2, 2]);
    expect(quad({ left_leg: 0, right_leg: 0, left_arm: 0 })).toEqual([2, 2, 1]);
  });
});

describe('what damaged legs leave', () => {
  const points = (walk: number, legs: readonly LegDamage[], chassis: 'biped' | 'quad' | 'tripod' = 'biped') =>
    inEach((ruleset) => {
      const left = calculateWalkingMp({ walk, legs, chassis }, { ruleset });
      const legsLost = legs.filter(({ destroyed }) => destroyed).length;
      return [left, calculateRunningMp(left, [], { ruleset, chassis, legsLost })];
    });

  it('MV-11 MV-17 on one leg a biped or tripod walks 1 and runs 2', () => {
    expect(points(8, [LOST, WRECKED])).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
    ]);
    expect(points(8, [LOST, {}, {}], 'tripod')).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
    ]);
  });

  it('MV-12 MV-18 without legs it walks no more, and is immobile', () => {
    expect(points(8, [LOST, LOST])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const structure = { left_leg: 0, right_leg: 0 };
    expect(inEach((ruleset) => moverIn(ruleset, { structure }).immobile)).toEqual([false, false, true]);
    expect(inEach((ruleset) => moverIn(ruleset, { structure }, 'quad').immobile)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('MV-13 a hip costs one walking point', () => {
    expect(points(5, [HIP, {}]).map(([walk]) => walk)).toEqual([3, 3, 4]);
    expect(points(5, [HIP, HIP]).map(([walk]) => walk)).toEqual([0, 0, 3]);
  });

  it('MV-14 the actuators below it cost one each as well', () => {
    expect(points(6, [{ hip: true, actuators: 2 }, {}]).map(([walk]) => walk)).toEqual([3, 3, 3]);
    expect(points(6, [{ actuators: 2 }, {}]).map(([walk]) => walk)).toEqual([4, 4, 4]);
  });

  it('MV-15 all of that leaves one point', () => {
    expect(points(3, [WRECKED, WRECKED]).map(([walk]) => walk)).toEqual([0, 0, 1]);
  });

  it('MV-16 then come drag, heat and myomer', () => {
    const hot = (legs: readonly LegDamage[], heat: number) =>
      inEach((ruleset) =>
        calculateWalkingMp({ walk: 3, legs, drag: 1, heat, tripleStrengthMyomer: true }, { ruleset }),
      );
    // One point left, one for the drag, one for the heat, two from the myomer.
    expect(hot([WRECKED, WRECKED], 9)).toEqual([0, 0, 1]);
    // None from the myomer with a leg lost.
    expect(hot([LOST, {}], 9)).toEqual([0, 0, 0]);
    // A quad has it on three legs, and not on two: 5 points less a leg each, one for the heat, two from the myomer.
    const quad = (lost: number) =>
      inEach((ruleset) =>
        calculateWalkingMp(
          {
            walk: 5,
            legs: [0, 1, 2, 3].map((leg) => ({ destroyed: leg < lost })),
            chassis: 'quad',
            heat: 9,
            tripleStrengthMyomer: true,
          },
          { ruleset },
        ),
      );
    expect(quad(1)).toEqual([5, 5, 5]);
    expect(quad(2)[2]).toBe(2);
  });

  it.each([
    [0, [5, 8], [5, 8]],
    [1, [4, 6], [4, 6]],
    [2, [1, 1], [3, 5]],
    [3, [0, 0], [1, 2]],
    [4, [0, 0], [0, 0]],
  ])('MV-17 2.1 a quad that has lost %i legs', (lost, before, inCore) => {
    const legs = [0, 1, 2, 3].map((leg) => ({ destroyed: leg < lost }));
    expect(points(5, legs, 'quad')).toEqual([before, before, inCore]);
  });
});

describe('getting up and out of the way', () => {
  /** Where a unit steps that looks north, when another comes from the north-west; it has moved like this. */
  const avoids = (movement: MovementType, mpSpentLastTurn = 0, state: Partial<Combatant> = {}) =>
    inEach((ruleset) => {
      const { battle, red } = turnOf({ ruleset, red: { at: [5, 8] }, dice: [6, 6] });
      Object.assign(red, { movement, hasMoved: true, mpSpentLastTurn, ...state });
      // The hex ahead is taken, so that the way back is the one left.
      const ahead = battle.map.neighbors[red.hex * 6] as number;
      const step = stepAside(battle, red, 2, (hex) => (hex === ahead ? 0 : undefined));
      return step && (step.direction + 6 - red.facing) % 6;
    });

  it('MV-19 only who walked steps back, it takes no points, and nobody who lies or cannot move steps at all', () => {
    const BACK = 3;
    expect(avoids('walk', 2)).toEqual([BACK, BACK, BACK]);
    expect(avoids('run', 6)).toEqual([BACK, BACK, undefined]);
    // All 8 running points of 5 walking points are spent.
    expect(avoids('walk', 8)).toEqual([undefined, undefined, BACK]);
    expect(avoids('walk', 0, { prone: true })).toEqual([undefined, undefined, undefined]);
    expect(avoids('walk', 0, { shutDown: true })).toEqual([undefined, undefined, undefined]);
  });

  it('MV-19 a unit steps ahead unless it is driven from the front, back unless from behind', () => {
    const map = field();
    // To the north, to the south, and to the north-east, of a unit that looks north.
    const ways = inEach((ruleset) =>
      ([0, 3, 1] as const).map((direction) =>
        stepsAside(map, () => undefined, hexOf(map, '3,4'), 0, 0, direction, { ruleset }).map(({ to }) =>
          to === hexOf(map, '3,3') ? 'ahead' : 'back',
        ),
      ),
    );
    expect(ways).toEqual([
      [[], [], ['ahead', 'back']],
      [[], [], ['ahead', 'back']],
      [['ahead'], ['back'], ['ahead', 'back']],
    ]);
  });

  it('MV-21 with up to three legs lost a quad gets up, but not without front legs to lean on', () => {
    const stands = (...legs: readonly string[]) =>
      inEach((ruleset) => {
        const structure = Object.fromEntries(legs.map((leg) => [leg, 0]));
        return moverIn(ruleset, { structure, prone: true }, 'quad').canStand;
      });
    expect(stands('left_leg', 'right_leg')).toEqual([true, true, true]);
    expect(stands('left_leg', 'right_leg', 'left_arm')).toEqual([false, false, true]);
    expect(stands('left_leg', 'left_arm', 'right_arm')).toEqual([false, false, false]);
    const biped = (structure: Readonly<Record<string, 0>>) =>
      inEach((ruleset) => moverIn(ruleset, { structure, prone: true }).canStand);
    expect(biped({ left_leg: 0 })).toEqual([true, true, true]);
    expect(biped({ left_leg: 0, left_arm: 0, right_arm: 0 })).toEqual([false, false, false]);
  });

  describe('MV-21 getting up counts as running', () => {
    const FRONT_AND_REAR = ['left_leg', 'right_leg', 'left_arm', 'right_arm'] as const;
    const getsUp = (chassis: 'biped' | 'quad' | 'tripod', lost: number) =>
      inEach((ruleset) => {
        const legs = chassis === 'quad' ? FRONT_AND_REAR : ['left_leg', 'right_leg', 'center_leg'];
        const structure = Object.fromEntries(legs.slice(0, lost).map((leg) => [leg, 0]));
        const condition = { structure, prone: true };
        const turn = turnOf({ ruleset, red: { chassis, condition }, dice: Array<number>(20).fill(6) });
        if (!moverOf(turn.battle, turn.red).canStand) return 'cannot';
        redMoves(turn, { steps: ['stand'] });
        return turn.red.movement;
      });

    it.each([
      ['biped', 0, ['walk', 'walk', 'walk']],
      ['biped', 1, ['run', 'run', 'run']],
      ['tripod', 0, ['walk', 'walk', 'walk']],
      ['tripod', 1, ['run', 'run', 'run']],
      ['quad', 0, ['walk', 'walk', 'walk']],
      ['quad', 1, ['walk', 'walk', 'run']],
      ['quad', 2, ['run', 'run', 'run']],
      ['quad', 3, ['cannot', 'cannot', 'run']],
    ] as const)('for a %s that has lost %i legs', (chassis, lost, expected) => {
      expect(getsUp(chassis, lost)).toEqual(expected);
    });
  });
});
