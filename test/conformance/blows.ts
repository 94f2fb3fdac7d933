import type { Blow } from '../../build/conformance/physical.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type PhysicalAttackKind,
  physicalHitTable,
} from '../../src/rules/physical/index.js';
import { type Answering, numberOr } from './suite.js';

interface Striking extends Partial<Blow> {
  readonly tonnage?: number;
  readonly hexesMoved?: number;
  readonly tripleStrengthMyomer?: boolean;
}

interface Strike extends Striking {
  readonly attack: NonNullable<Blow['attack']>;
  readonly targetTonnage: number;
}

const attackerOf = ({ destroyed = [], ...given }: Striking): IPhysicalAttacker => ({
  piloting: given.piloting ?? 5,
  tonnage: given.tonnage ?? 50,
  arm: 'right',
  movementType: given.movement ?? 'stationary',
  hexesMoved: given.hexesMoved ?? 0,
  unitQuirks: given.quirks ?? [],
  abilities: given.abilities ?? [],
  actuatorDamage: {
    upperArmDestroyed: destroyed.includes('upper_arm'),
    lowerArmDestroyed: destroyed.includes('lower_arm'),
  },
  handDestroyed: destroyed.includes('hand'),
  legActuatorDamage: {
    upperLegDestroyed: destroyed.includes('upper_leg'),
    lowerLegDestroyed: destroyed.includes('lower_leg'),
    footDestroyed: destroyed.includes('foot'),
  },
  workingHands: 2,
  actuatorEnhancement: given.actuatorEnhancement ?? false,
  spotting: given.spotting ?? false,
  tripleStrengthMyomer: given.tripleStrengthMyomer ?? false,
});

export const BLOWS: Readonly<Record<string, Answering>> = {
  'physical to-hit number': (given: Blow, ruleset) => {
    const target = {
      movementType: given.targetMovement,
      hexesMoved: given.targetHexes,
      prone: given.targetProne ?? false,
      immobile: given.targetImmobile ?? false,
      isDodging: given.targetDodges ?? false,
      abilities: given.targetDodges ? ['dodge_maneuver'] : [],
      unitQuirks: given.targetQuirks ?? [],
      piloting: given.targetPiloting ?? 5,
      hasMoved: true,
    };
    const targetTerrain = given.targetWoods ? [given.targetWoods] : [];
    const roll = calculatePhysicalToHit(given.attack, attackerOf(given), target, { targetTerrain, ruleset });
    return numberOr(roll.targetNumber);
  },
  'physical damage': (given: Strike, ruleset) =>
    calculatePhysicalDamage(given.attack, attackerOf(given), { ruleset }),
  'damage to the attacker': (given: Strike, ruleset) =>
    calculatePhysicalOwnDamage(
      given.attack,
      attackerOf(given),
      { tonnage: given.targetTonnage },
      { ruleset },
    ),
  'hit table': (given: { attack: PhysicalAttackKind; levels: number; targetProne: boolean }, ruleset) =>
    physicalHitTable(
      given.attack,
      { elevationDifference: given.levels, target: { prone: given.targetProne } },
      { ruleset },
    )?.table ?? null,
};
