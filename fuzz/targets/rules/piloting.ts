import { GYRO_TYPES } from '../../../src/catalog/gyro-types.js';
import {
  calculateFallDamage,
  calculateFallInjuryRoll,
  calculateFallOntoUnitDamage,
  calculateSkidDamage,
  calculateSkidDistance,
  needsRollToLand,
  needsRollToRun,
  needsRollToStand,
  resolveFall,
} from '../../../src/edge/rules.js';
import {
  calculatePilotingRoll,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingOptions,
  type PilotState,
} from '../../../src/index.js';
import { LEG_COUNT, MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import { MOTIONS } from '../../../src/rules/vehicle/motion.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import {
  MOVEMENTS,
  randomAbilities,
  randomHex,
  randomQuirks,
  randomTerrain,
} from '../../seeds/random-ids.js';
import { randomEnvironment } from '../../seeds/random-setup.js';
import { askTargetNumber, situationTarget } from './ask-rule.js';

interface Stumble {
  pilot: PilotState;
  cause: PilotingCause;
  options: PilotingOptions;
  tonnage: number;
  levels: number;
  facing: number;
  waterDepth: number;
}

function randomPilotState(chance: Chance): PilotState {
  const flag = () => chance.percent(40);
  const chassis = chance.pick(MECH_CHASSIS);
  return {
    piloting: chance.below(9),
    chassis,
    ...chance.fields<Required<Omit<PilotState, 'piloting' | 'chassis'>>>(30, {
      pilotWounds: () => chance.below(7),
      unitQuirks: () => randomQuirks(chance),
      abilities: () => randomAbilities(chance),
      movementType: () => chance.pick(MOVEMENTS),
      designatedTerrain: () => chance.pick(['light_woods', 'water', 'nothing']),
      gyroHits: () => chance.below(4),
      gyroType: () => chance.pick(GYRO_TYPES),
      legs: () =>
        Array.from({ length: chance.below(LEG_COUNT[chassis] + 1) }, () => ({
          destroyed: chance.percent(20),
          hip: chance.percent(20),
          actuators: chance.below(4),
        })),
      cockpit: () => chance.pick(['standard', 'small', 'torso-mounted', 'industrial', 'x']),
      superheavy: flag,
      dedicatedPilot: () => chance.pick(['active', 'out'] as const),
      blindTorsoCockpit: flag,
      hardenedArmor: flag,
      modularArmor: flag,
      motion: () => chance.pick(MOTIONS),
      motiveDamage: () => chance.below(7),
      driverHit: flag,
      commanderHit: flag,
      flightStabilizerHit: flag,
      jetBooster: flag,
      largeSupport: flag,
      legActuatorEnhancement: flag,
      industrialMyomer: flag,
      conscious: () => chance.percent(80),
      shutDown: flag,
      shocked: flag,
    }),
  };
}

const randomCause = (chance: Chance): PilotingCause => {
  const kind = chance.pick(PILOTING_CAUSES);
  return {
    kind,
    ...(kind === 'terrain' && { terrain: randomTerrain(chance) }),
    ...chance.fields<Required<Omit<PilotingCause, 'kind'>>>(30, {
      terrain: () => randomTerrain(chance),
      modifier: () => chance.between(-3, 5),
      hexesMoved: () => chance.below(20),
      role: () => chance.pick(['attacker', 'target'] as const),
      missed: () => chance.percent(50),
      bogDown: () => chance.percent(50),
      landing: () => chance.percent(50),
      flanksBackward: () => chance.percent(50),
      tonnage: () => 5 * chance.between(2, 20),
      worstHit: () => chance.below(3),
      sumOfHits: () => chance.below(6),
      leg: () => chance.pick(['left_leg', 'right_leg'] as const),
    }),
  };
};

const randomStumble = (chance: Chance): Stumble => ({
  pilot: randomPilotState(chance),
  cause: randomCause(chance),
  options: {
    ruleset: chance.ruleset(),
    ...chance.fields<Required<Omit<PilotingOptions, 'ruleset'>>>(30, {
      hex: () => randomHex(chance),
      environment: () => randomEnvironment(chance),
      otherCauses: () => Array.from({ length: chance.below(3) }, () => randomCause(chance)),
    }),
  },
  tonnage: 5 * chance.between(2, 20),
  levels: chance.below(7),
  facing: chance.below(6),
  waterDepth: chance.below(4),
});

function askStumble(
  { pilot, cause, options, tonnage, levels, facing, waterDepth }: Stumble,
  chance: Chance,
): void {
  askTargetNumber(calculatePilotingRoll(pilot, cause, options));
  askTargetNumber(calculateFallInjuryRoll(pilot, cause, levels, options));
  needsRollToRun(pilot);
  needsRollToLand(pilot);
  needsRollToStand(pilot);
  const fall = { tonnage, levels, facing, waterDepth, inWater: chance.percent(30) };
  const by = options.ruleset === undefined ? {} : { ruleset: options.ruleset };
  const { damage, groups, facing: turned } = resolveFall(fall, chance.d6, by);
  demand(
    damage === calculateFallDamage(tonnage, levels, { waterDepth, inWater: fall.inWater, ...by }),
    'a fall that is resolved hurts otherwise',
  );
  demand(
    groups.reduce((sum, points) => sum + points, 0) === damage,
    `groups of ${groups} for ${damage} points`,
  );
  demand(turned >= 0 && turned < 6, `facing ${turned}`);
  demandNumbers([damage, calculateFallOntoUnitDamage(tonnage, levels + 2, by)], 'a fall');
  const { hexesMoved = 0 } = cause;
  const slid = calculateSkidDistance(hexesMoved);
  demandNumbers(
    [
      slid,
      calculateSkidDamage(tonnage, slid, chance.pick(['higher_ground', 'prohibited_terrain', undefined])),
    ],
    'a skid',
  );
}

export const PILOTING_TARGET = situationTarget(
  'piloting',
  'piloting rolls, falls and skids',
  randomStumble,
  askStumble,
);
