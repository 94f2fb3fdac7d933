import type { ConditionSetup } from '../../../../src/battle/combatant/condition.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import type { Facing } from '../../../../src/battle/hex/hex.js';
import { breakMechBooster } from '../../../../src/battle/kinds/mech/boosters.js';
import { stepsAside } from '../../../../src/battle/movement/displacement.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { displace, fallOnto } from '../../../../src/battle/physical/displace.js';
import { stepAside } from '../../../../src/battle/physical/step-aside.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { sees } from '../../../../src/battle/weapons/seeing.js';
import { LEG_COUNT, MECH_CHASSIS } from '../../../../src/rules/body/chassis.js';
import {
  calculateFallDamage,
  calculateFallInjuryRoll,
  calculateFallOntoUnitDamage,
  resolveFall,
} from '../../../../src/rules/falling/index.js';
import type { MechLocation } from '../../../../src/rules/hit-location/locations.js';
import {
  boosterNumber,
  calculateRunningMp,
  calculateWalkingMp,
} from '../../../../src/rules/movement/index.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import { extendRuleset, type Ruleset, rulesetOf } from '../../../../src/rules/ruleset.js';
import type { LegsLost, MovementRules } from '../../../../src/rules/rulesets/areas/movement.js';
import { entryRoll } from '../../../../src/rules/terrain/index.js';
import { waterMp } from '../../../../src/rules/terrain/movement-cost.js';
import { MOVEMENT_TYPES } from '../../../../src/rules/to-hit/vocabulary.js';
import type { Unit } from '../../../../src/units/index.js';
import { customMech } from '../../../battle/custom-mech.js';
import { mapOf } from '../../../battle/map-of.js';
import { sampleBattle, starterUnit } from '../../../battle/sample-battle.js';
import { shootingRange } from '../../../battle/shooting-range.js';
import { scriptedDice } from '../../scripted-dice.js';
import { type Probe, upTo } from './probe.js';

export const FALLING: readonly Probe[] = [
  (ruleset) =>
    upTo(6, 1).map((die) =>
      resolveFall({ tonnage: 60, levels: 1, facing: 2 }, scriptedDice(die), { ruleset }),
    ),
  (ruleset) => calculateFallDamage(60, 1, { waterDepth: 2, ruleset }),
  (ruleset) =>
    upTo(3).map(
      (levels) =>
        calculateFallInjuryRoll({ piloting: 5, gyroHits: 1 }, { kind: 'gyro' }, levels, { ruleset })
          .targetNumber,
    ),
  (ruleset) => calculateFallOntoUnitDamage(60, 3, { ruleset }),
  // One falls on another.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      distance: 1,
      map: mapOf({ '5,14': { level: 3 } }),
      dice: [6, 6, 2, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    });
    displace(battle, red, 0);
    return blue.hex;
  },
  // Onto one that lies, by the full table or that of punches.
  (ruleset) => {
    const range = shootingRange({
      ruleset,
      distance: 1,
      dice: Array.from({ length: 40 }, (_, die) => 5 - (die % 2)),
    });
    const { battle, red, blue } = range;
    blue.prone = true;
    fallOnto(
      battle,
      red,
      { from: red.hex, to: blue.hex, direction: 0, elevation: 0, drop: 2, domino: false },
      blue,
    );
    return range.of('hit')[0]?.dice.length;
  },
];

/** A path of a 'Mech that looks north from 5,14, over ground of these hexes, in a ruleset. */
const path = (
  ruleset: Ruleset,
  hexes: Parameters<typeof mapOf>[0],
  steps: readonly StepKind[],
  condition: ConditionSetup = {},
) => {
  const { battle, red } = shootingRange({ ruleset, map: mapOf(hexes), distance: 9, red: { condition } });
  const { obstacle, end, rolls } = evaluatePath(
    battle.map,
    moverOf(battle, red),
    steps.map((kind) => ({ kind })),
    pilotStateOf(red),
    undefined,
    { ruleset },
  );
  return { obstacle, end, rolls };
};

const ahead = (count: number): readonly StepKind[] => Array<StepKind>(count).fill('forward');
const water = (waterDepth: number) => ({ terrain: ['water'], waterDepth }) as const;
/** A road that leaves by every side. */
const road = (level: number) => ({ terrain: ['road'], level, roadExits: 63 }) as const;

export const TERRAIN: readonly Probe[] = [
  (ruleset) => upTo(3).map((depth) => waterMp(depth, {}, { ruleset })),
  (ruleset) => path(ruleset, { '5,13': water(1), '5,12': water(1), '5,11': water(1) }, ahead(3)),
  (ruleset) =>
    MOVEMENT_TYPES.map((movementType) => entryRoll({ type: 'water', level: 1 }, { movementType, ruleset })),
  (ruleset) =>
    upTo(4, 1).map((level) => {
      const cause = { kind: 'terrain', terrain: { type: 'water', level } } as const;
      return calculatePilotingRoll({ piloting: 5 }, cause, { ruleset }).targetNumber;
    }),
  (ruleset) => path(ruleset, { '5,14': road(0), '5,13': road(1) }, ahead(1)),
  (ruleset) => path(ruleset, { '5,14': road(0), '5,13': road(3) }, ahead(1)),
  // One looks at another under water.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({ ruleset, map: mapOf({ '5,11': water(2) }) });
    blue.elevation = -2;
    return sees(battle, red, blue);
  },
];

const LEGS = ['left_leg', 'right_leg'] as const;
const FOUR_LEGS = ['left_arm', 'right_arm', ...LEGS] as const;
const REAR_LEGS_FIRST = [...LEGS, 'left_arm', 'right_arm'] as const;
const LEG = { destroyed: false, hip: false, actuators: 0 };

/** 'Mechs of every chassis with so many legs lost, and so much damage to those that are left. */
const walks = (ruleset: Ruleset) =>
  MECH_CHASSIS.map((chassis) => [chassis, LEG_COUNT[chassis]] as const).flatMap(([chassis, count]) =>
    upTo(count).flatMap((lost) =>
      upTo(count - lost).flatMap((hips) =>
        upTo(1).map((actuators) => {
          const legs = upTo(count, 1).map((leg) => ({
            ...LEG,
            destroyed: leg <= lost,
            hip: leg > lost && leg <= lost + hips,
            actuators: leg > lost ? actuators : 0,
          }));
          const walk = calculateWalkingMp({ walk: 16, chassis, legs }, { ruleset });
          return [walk, calculateRunningMp(walk, [], { chassis, legsLost: lost, ruleset })];
        }),
      ),
    ),
  );

/** Who is missing legs: what it can still do. */
const battered = (ruleset: Ruleset, unit: Unit, legs: readonly MechLocation[]) =>
  upTo(legs.length).map((lost) => {
    const structure = Object.fromEntries(legs.slice(0, lost).map((leg) => [leg, 0]));
    const condition = { structure, prone: lost > 0 };
    const { battle, red } = sampleBattle({
      ruleset,
      red: [{ unit, at: [5, 14], condition }],
      blue: [{ unit, at: [5, 5] }],
    });
    const first = moverOf(battle, red);
    red.attemptsToStand = 1;
    return [first, red.isImmobile, moverOf(battle, red).canStand];
  });

const hipHit = { criticals: { left_leg: [0] } };

export const MOVEMENT: readonly Probe[] = [
  walks,
  (ruleset) => battered(ruleset, customMech(), LEGS),
  (ruleset) => battered(ruleset, customMech({ chassis: 'lam' }), LEGS),
  (ruleset) => battered(ruleset, customMech({ chassis: 'tripod' }), [...LEGS, 'center_leg']),
  (ruleset) => battered(ruleset, customMech({ chassis: 'quadvee' }), FOUR_LEGS),
  (ruleset) => battered(ruleset, starterUnit('goliath-gol-1h'), FOUR_LEGS),
  // It leans on its front legs to get up.
  (ruleset) => battered(ruleset, customMech({ chassis: 'quadvee' }), REAR_LEGS_FIRST),
  (ruleset) => battered(ruleset, starterUnit('goliath-gol-1h'), REAR_LEGS_FIRST),
  (ruleset) => path(ruleset, { '5,13': { level: 2 } }, ahead(1), hipHit),
  (ruleset) => path(ruleset, { '5,13': { level: 3 } }, ahead(1), hipHit),
  (ruleset) => upTo(6).map((turns) => boosterNumber(turns, { ruleset })),
  (ruleset) => {
    const range = shootingRange({ ruleset, dice: Array<number>(12).fill(3) });
    breakMechBooster(range.battle, range.blue, 'masc');
    return range.of('critical-hit').length;
  },
  (ruleset) => path(ruleset, PAVED, ['forward', 'forward', 'turn-right', 'forward', 'forward', 'forward']),
  (ruleset) =>
    upTo(5).map((direction) =>
      stepsAside(mapOf(), () => undefined, 100, 0, 0, direction as Facing, { ruleset }).map(({ to }) => to),
    ),
  // Pushed from the side with nowhere to go but back, or with all ways open, after any kind of move.
  (ruleset) =>
    MOVEMENT_TYPES.flatMap((movement) =>
      [false, true].map((barred) => {
        const { battle, red, blue } = shootingRange({ ruleset, dice: [6, 6] });
        red.movement = movement;
        const ahead = battle.map.neighbors[red.hex * 6 + red.facing];
        return stepAside(battle, red, 1, (hex) => (barred && hex === ahead ? blue.index : undefined))?.to;
      }),
    ),
];

const PAVED = Object.fromEntries(
  upTo(15).flatMap((column) =>
    upTo(15).map((row) => [`${column},${row}`, { terrain: ['pavement'] as const }]),
  ),
);

/** The book, but that legs lost leave a 'Mech on the move: then what else they change can be seen. */
export const UNDAUNTED = extendRuleset('total-warfare', {
  name: 'undaunted',
  movement: {
    legsLost: Object.fromEntries(
      Object.entries(rulesetOf('total-warfare').movement.legsLost).map(([chassis, rows]) => [
        chassis,
        rows.map(onTheMove),
      ]),
    ) as unknown as MovementRules['legsLost'],
    leastWalkOnDamagedLegs: 5,
  },
});

function onTheMove(row: LegsLost): LegsLost {
  return { ...row, walk: { left: 4 } };
}
