import {
  boosterNumber,
  calculateAmmunitionExplosionCheck,
  calculateDissipation,
  calculateHeatWounds,
  calculateJumpingMp,
  calculateMovementHeat,
  calculateOtherHeat,
  calculateRunningMp,
  calculateStartupCheck,
  calculateWalkingMp,
  heatAfterTurn,
  walkingMpAtHeat,
} from '../../../src/edge/rules.js';
import { calculateHeatGenerated, calculateShutdownCheck, calculateWeaponHeat } from '../../../src/index.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { MOVEMENTS, randomAbilities, randomQuirks, randomWeaponQuirks } from '../../seeds/random-ids.js';
import { askEntries, askTargetNumber, situationTarget } from './ask-rule.js';

const randomTurn = (chance: Chance) => ({
  ruleset: chance.ruleset(),
  heat: chance.below(50),
  abilities: randomAbilities(chance),
  unitQuirks: randomQuirks(chance),
  weaponQuirks: randomWeaponQuirks(chance),
  movement: {
    type: chance.pick(MOVEMENTS),
    options: {
      hexesJumped: chance.below(9),
      improvedJumpJets: chance.percent(30),
      engine: chance.pick(['fusion', 'xxl', 'ice', 'x']),
      attemptsToStand: chance.below(3),
    },
  },
  weaponHeat: chance.below(16),
  other: {
    engineHits: chance.below(3),
    signatureSystems: chance.below(2),
    chameleonShields: chance.below(2),
    novaSystems: chance.below(2),
    chargedCapacitors: chance.below(3),
    external: chance.below(30),
  },
  sinks: {
    count: chance.between(4, 30),
    kind: chance.pick(['single', 'double'] as const),
    inLegs: chance.below(4),
  },
  around: { waterDepth: chance.below(4), prone: chance.percent(30) },
  coolingFailed: chance.percent(20),
  lifeSupportHits: chance.below(3),
  walk: {
    walk: chance.below(13),
    chassis: chance.pick(MECH_CHASSIS),
    legs: Array.from({ length: chance.below(3) }, () => ({
      destroyed: chance.percent(20),
      hip: chance.percent(20),
      actuators: chance.below(4),
    })),
    drag: chance.below(3),
    weather: chance.below(3),
    gravity: chance.pick([1, 1, 0.5, 0.8, 1.2, 2]),
    tripleStrengthMyomer: chance.percent(30),
  },
  jets: {
    torsoJets: chance.below(6),
    limbJets: chance.below(5),
    wing: chance.below(3),
    mediumShields: chance.below(2),
    largeShields: chance.percent(10) ? 1 : 0,
    modularArmor: chance.percent(20),
    waterDepth: chance.below(3),
    gravity: chance.pick([1, 1, 0.5, 2]),
  },
  running: {
    masc: chance.percent(20),
    supercharger: chance.percent(20),
    hardenedLegs: chance.percent(20),
    mpLastTurn: chance.below(10),
    legsLost: chance.below(3),
    carrying: chance.percent(10),
  },
  boosted: chance.below(6),
});

function askTurn(turn: ReturnType<typeof randomTurn>): void {
  const { ruleset, abilities, unitQuirks, heat, coolingFailed } = turn;
  const option = { ruleset };
  const movement = calculateMovementHeat(turn.movement.type, turn.movement.options);
  const weapons = calculateWeaponHeat(turn.weaponHeat, turn.weaponQuirks, option);
  const other = calculateOtherHeat(turn.other);
  const sources = {
    movement,
    weapons,
    other,
    abilities,
    unitQuirks,
    coolingFailed,
    movementType: turn.movement.type,
  };
  const { modifiers, total } = calculateHeatGenerated(sources, option);
  askEntries(modifiers);
  demand(
    modifiers.reduce((sum, { value }) => sum + value, 0) === total,
    `${total} is not the sum of its sources`,
  );
  const gone = calculateDissipation(turn.sinks, turn.around);
  const left = heatAfterTurn(heat, total, gone);
  demandNumbers({ movement, weapons, other, total, gone, left }, 'heat');
  demand(Math.min(movement, weapons, other, total, gone, left) >= 0, 'heat below zero');
  for (const at of [heat, left]) {
    for (const check of [
      calculateShutdownCheck(at, abilities, option),
      calculateStartupCheck(at, abilities, option),
      calculateAmmunitionExplosionCheck(at, abilities, option),
      calculateAmmunitionExplosionCheck(at, abilities, { ...option, inferno: true }),
    ]) {
      if (check !== null) askTargetNumber(check);
    }
    const wounds = calculateHeatWounds(
      { heat: at, lifeSupportHits: turn.lifeSupportHits, unitQuirks },
      option,
    );
    demand([0, 1, 2].includes(wounds), `${wounds} wounds`);
  }
  const walk = calculateWalkingMp({ ...turn.walk, heat });
  const run = calculateRunningMp(walk, abilities, {
    ...option,
    ...turn.running,
    unitQuirks,
    chassis: turn.walk.chassis,
  });
  const jump = calculateJumpingMp(turn.jets);
  const hot = walkingMpAtHeat(turn.walk.walk, heat, turn.walk.tripleStrengthMyomer);
  demandNumbers({ walk, run, jump, hot }, 'movement points');
  demand(Math.min(walk, run, jump, hot) >= 0, `points below zero: ${walk}, ${run}, ${jump}, ${hot}`);
  demand(boosterNumber(turn.boosted) >= 3, 'a booster that never fails');
}

export const HEAT_TARGET = situationTarget(
  'heat',
  'heat, its rolls, and movement points',
  randomTurn,
  askTurn,
);
