import {
  calculatePhysicalOwnDamage,
  carryObject,
  PHYSICAL_ATTACKS,
  physicalAftermath,
  physicalAttackHeat,
  physicalAttackLegality,
  physicalHitTable,
  physicalToHitNumber,
  rollPhysicalDamage,
  strikeSpikes,
} from '../../../src/edge/rules.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  canPunch,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
} from '../../../src/index.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import {
  MOVEMENTS,
  PHYSICAL_WEAPONS,
  randomAbilities,
  randomHex,
  randomQuirks,
} from '../../seeds/random-ids.js';
import { randomEnvironment } from '../../seeds/random-setup.js';
import { askTargetNumber, situationTarget } from './ask-rule.js';
import { randomTarget } from './to-hit.js';

const KINDS = Object.keys(PHYSICAL_ATTACKS) as PhysicalAttackKind[];

interface Blow {
  kind: PhysicalAttackKind;
  attacker: IPhysicalAttacker;
  target: IPhysicalTarget & { tonnage: number };
  options: IPhysicalOptions;
}

function randomStriker(kind: PhysicalAttackKind, chance: Chance): IPhysicalAttacker {
  const flag = () => chance.percent(40);
  return {
    piloting: chance.below(9),
    tonnage: 5 * chance.between(2, 20),
    ...(kind === 'throw' && { objectTonnage: chance.between(1, 12) }),
    ...chance.fields<Partial<IPhysicalAttacker>>(20, {
      arm: () => chance.pick(['left', 'right'] as const),
      unitQuirks: () => randomQuirks(chance),
      abilities: () => randomAbilities(chance),
      movementType: () => chance.pick(MOVEMENTS),
      hexesMoved: () => chance.below(15),
      prone: flag,
      drives: flag,
      chassis: () => chance.pick(MECH_CHASSIS),
      superheavy: flag,
      dedicatedPilot: flag,
      actuatorDamage: () => ({
        shoulderDestroyed: flag(),
        upperArmDestroyed: flag(),
        lowerArmDestroyed: flag(),
      }),
      handDestroyed: flag,
      armBuiltWithout: () => chance.pick(['hand', 'lower-arm'] as const),
      legActuatorDamage: () => ({ hipDestroyed: flag(), upperLegDestroyed: flag(), footDestroyed: flag() }),
      shouldersDestroyed: () => chance.below(3),
      limbLost: flag,
      limbFired: flag,
      armsFlipped: flag,
      torsoMounted: flag,
      muleKick: flag,
      tripleStrengthMyomer: flag,
      industrialMyomer: flag,
      actuatorEnhancement: flag,
      modularArmor: flag,
      spotting: flag,
      shocked: flag,
      isDodging: flag,
      blindTorsoCockpit: flag,
      bladeActive: flag,
      retractableBlade: () => chance.pick(['extended', 'retracted'] as const),
      charging: flag,
      ramPlate: flag,
      talons: flag,
      spikedTorsos: () => chance.below(4),
      bothHands: flag,
      shield: () => chance.pick(['none', 'active', 'passive'] as const),
      shieldOnArm: () => chance.pick(['small', 'medium', 'large'] as const),
      limbSubmerged: flag,
      waterDepth: () => chance.below(4),
      workingHands: () => chance.below(3),
    }),
  };
}

function randomBlow(chance: Chance): Blow {
  const kind = chance.pick(KINDS);
  return {
    kind,
    attacker: randomStriker(kind, chance),
    target: {
      ...randomTarget(chance),
      tonnage: 5 * chance.between(2, 20),
      piloting: chance.below(9),
      hasMoved: chance.percent(50),
    },
    options: {
      ruleset: chance.ruleset(),
      ...chance.fields<Required<Omit<IPhysicalOptions, 'ruleset'>>>(30, {
        elevationDifference: () => chance.between(-3, 3),
        distance: () => chance.below(5),
        inArc: () => chance.percent(80),
        targetTerrain: () => randomHex(chance),
        environment: () => randomEnvironment(chance),
        aimedAt: () => chance.pick(['punch', 'kick'] as const),
        weapon: () => chance.pick(PHYSICAL_WEAPONS),
      }),
    },
  };
}

function askBlow({ kind, attacker, target, options }: Blow, chance: Chance): void {
  const roll = calculatePhysicalToHit(kind, attacker, target, options);
  askTargetNumber(roll);
  const bare = physicalToHitNumber(kind, attacker, target, options);
  demand(bare === roll.targetNumber, `the bare number is ${bare}, the itemised one ${roll.targetNumber}`);
  const { possible, obstacles } = physicalAttackLegality(kind, attacker, target, options);
  demand(possible === (obstacles.length === 0), 'legal in spite of obstacles');
  if (possible) demand(Number.isFinite(bare), 'legal, and it cannot be done');
  const damage = calculatePhysicalDamage(kind, attacker, options);
  const rolled = rollPhysicalDamage(kind, attacker, chance.d6, options);
  const own = calculatePhysicalOwnDamage(kind, attacker, target, options);
  const heat = physicalAttackHeat(kind, attacker, options.weapon);
  for (const points of [damage, rolled, own, heat])
    demand(points >= 0 && Number.isFinite(points), `${kind}: ${points} points`);
  demandNumbers(
    physicalAftermath(kind, chance.percent(50), { bothHands: attacker.bothHands === true }),
    'what follows',
  );
  physicalHitTable(kind, { ...options, attacker, target });
  if (Number.isInteger(damage)) demandNumbers(strikeSpikes(kind, damage), 'spikes');
  const { ruleset } = options;
  const own2 = { ...(ruleset && { ruleset }) };
  canPunch(attacker.unitQuirks ?? [], options.elevationDifference ?? 0, own2);
  demandNumbers(carryObject(attacker, attacker.objectTonnage ?? 1, own2), 'a load');
}

export const PHYSICAL_TARGET = situationTarget(
  'physical',
  'physical attacks and what they do',
  randomBlow,
  askBlow,
);
