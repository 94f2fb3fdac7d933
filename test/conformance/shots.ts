import type { Shot } from '../../build/conformance/to-hit.js';
import { getProbability } from '../../src/dice/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import {
  calculateTMM,
  calculateToHit,
  getRangeBracket,
  type IAttackerState,
  type ITargetState,
  type IToHitOptions,
  type MovementType,
} from '../../src/rules/to-hit/index.js';
import { itemNamed } from '../rules/items.js';
import { type Answering, numberOr } from './suite.js';

const DESIGNATED = 'the designated one';

function attackerOf(given: Shot): IAttackerState {
  const { destroyed = [], secondary, indirect, spotterAttacked = false } = given;
  return {
    gunnery: given.gunnery,
    movementType: given.movement,
    heat: given.heat ?? 0,
    pilotWounds: given.pilotWounds ?? 0,
    sensorHits: given.sensorHits ?? 0,
    actuatorDamage: {
      shoulderDestroyed: destroyed.includes('shoulder'),
      upperArmDestroyed: destroyed.includes('upper_arm'),
      lowerArmDestroyed: destroyed.includes('lower_arm'),
    },
    targetingComputer: given.targetingComputer ?? false,
    actuatorEnhancement: given.actuatorEnhancement ?? false,
    prone: given.prone ?? false,
    spotting: given.spotting ?? false,
    ...(secondary && {
      secondaryTarget: { isSecondary: true, inFrontArc: secondary === 'front', arc: secondary },
    }),
    ...(indirect && { indirectFire: { isIndirect: true, spotterMovement: indirect, spotterAttacked } }),
    calledShot: given.calledShot ?? false,
    teammateCalledShot: given.teammateCalledShot ?? false,
    abilities: given.abilities ?? [],
    unitQuirks: given.quirks ?? [],
    weaponQuirks: { fired: given.weaponQuirks ?? [] },
    ...(given.weapon && { weaponType: given.weapon }),
    ...(given.weaponCategory && { weaponCategory: given.weaponCategory }),
    ...(given.designatedWeapon && { designatedWeaponType: given.designatedWeapon }),
    ...(given.designatedCategory && { designatedWeaponCategory: given.designatedCategory }),
    ...(given.designatedRange && { designatedRangeBracket: given.designatedRange }),
    ...(given.targetIsDesignated !== undefined && {
      targetId: given.targetIsDesignated ? DESIGNATED : 'another',
      designatedTargetId: DESIGNATED,
    }),
  };
}

const targetOf = (given: Shot): ITargetState => ({
  movementType: given.targetMovement,
  hexesMoved: given.targetHexes,
  prone: given.targetProne ?? false,
  immobile: given.targetImmobile ?? false,
  partialCover: given.partialCover ?? false,
  stealth: given.targetStealth ?? false,
  superheavy: given.targetSuperheavy ?? false,
  isDodging: given.targetDodges ?? false,
  unitQuirks: given.targetQuirks ?? [],
  abilities: given.targetAbilities ?? [],
});

const optionsOf = (given: Shot, ruleset: RulesetName): IToHitOptions => ({
  ruleset,
  weaponId: 'fired',
  ...(given.weapon && { weapon: itemNamed(given.weapon) }),
  minimumRange: given.minimumRange ?? 0,
  interveningTerrain: (given.woodsBetween ?? []).map((woods) => [woods]),
  targetTerrain: given.targetWoods ? [given.targetWoods] : [],
  environment: {
    ...(given.light && { light: given.light }),
    ...(given.precipitation && { precipitation: given.precipitation }),
    ...(given.fog && { fog: given.fog }),
    ...(given.wind && { wind: given.wind }),
  },
});

interface Reach {
  readonly distance: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extreme: number;
}

export const SHOTS: Readonly<Record<string, Answering>> = {
  'to-hit number': (given: Shot, ruleset) =>
    numberOr(
      calculateToHit(
        attackerOf(given),
        targetOf(given),
        given.range,
        given.distance,
        optionsOf(given, ruleset),
      ).rawToHit,
    ),
  'range bracket': ({ distance, short, medium, long, extreme }: Reach) =>
    getRangeBracket(distance, short, medium, long, extreme),
  'target movement modifier': (given: { targetMovement: MovementType; targetHexes: number }) =>
    calculateTMM(given.targetMovement, given.targetHexes).value,
  'ways of 36': ({ targetNumber }: { targetNumber: number }) => Math.round(getProbability(targetNumber) * 36),
};
