import { wrongValue } from '../../check/refusal.js';
import {
  amount,
  type Check,
  type Fields,
  fields,
  flag,
  nameOf,
  oneOf,
  optional,
  whole,
} from '../../check/shape.js';
import { SHIELD_MODES } from '../../rules/damage/shields.js';
import type { ILegActuatorDamage, IPhysicalAttacker, IPhysicalTarget } from '../../rules/physical/index.js';
import { SHIELD_SIZES } from '../../rules/rulesets/areas/physical.js';
import { SENSOR_KINDS } from '../../rules/rulesets/areas/to-hit.js';
import type {
  IAttackerState,
  IIndirectFire,
  ISecondaryTarget,
  ISuitSignature,
  ITargetState,
} from '../../rules/to-hit/states.js';
import {
  FIRE_CONTROLS,
  SHIELD_STANCES,
  SOLDIERS,
  SUIT_STEALTHS,
  WEAPON_CATEGORIES,
} from '../../rules/to-hit/vocabulary.js';
import {
  firingArc,
  idsByWeapon,
  movementType,
  optionalChassis,
  optionalFlag,
  optionalIds,
  optionalWhole,
  optionalWord,
  rangeBracket,
  skill,
  tonnage,
} from '../common.js';
import { actuatorDamage, ownModifiers, pilotWounds } from './shapes.js';

// Attackers and targets of weapon and physical attacks.

export const MOST_SENSORS = 3;

const spotting = fields<IIndirectFire>({
  isIndirect: flag,
  spotterWalked: optionalFlag,
  spotterMovement: optional(movementType),
  spotterAttacked: optionalFlag,
  noSpotter: optionalFlag,
});
/** Without a spotter, no field may say what the spotter does. */
const indirectFire: Check = (value, key, within) => {
  spotting(value, key, within);
  const { noSpotter, spotterWalked, spotterMovement, spotterAttacked } = value as IIndirectFire;
  if (noSpotter !== true) return;
  const field = nameOf('noSpotter', nameOf(key, within));
  if (spotterWalked || spotterAttacked || spotterMovement !== undefined)
    throw wrongValue(field, noSpotter, 'false, or no field that says what a spotter does');
};

export const ofGunner: Fields<IAttackerState> = {
  gunnery: skill,
  movementType,
  heat: whole(),
  damageModifiers: optional(ownModifiers),
  pilotWounds,
  sensorHits: optional(whole(0, MOST_SENSORS)),
  actuatorDamage: optional(actuatorDamage),
  targetingComputer: optionalFlag,
  prone: optionalFlag,
  secondaryTarget: optional(
    fields<ISecondaryTarget>({ isSecondary: flag, inFrontArc: flag, arc: optional(firingArc) }),
  ),
  indirectFire: optional(indirectFire),
  calledShot: optionalFlag,
  teammateCalledShot: optionalFlag,
  abilities: optionalIds,
  unitQuirks: optionalIds,
  weaponQuirks: optional(idsByWeapon),
  weaponType: optionalWord,
  weaponCategory: optional(oneOf(WEAPON_CATEGORIES)),
  targetId: optionalWord,
  designatedWeaponType: optionalWord,
  designatedWeaponCategory: optional(oneOf(WEAPON_CATEGORIES)),
  designatedTargetId: optionalWord,
  designatedRangeBracket: optional(rangeBracket),
  actuatorEnhancement: optionalFlag,
  fireControl: optional(oneOf(FIRE_CONTROLS)),
  spotting: optionalFlag,
  shield: optional(oneOf(SHIELD_STANCES)),
  steadyWhenProne: optionalFlag,
  onThreeSoundLegs: optionalFlag,
  gunnerOut: optionalFlag,
  sensors: optional(oneOf(SENSOR_KINDS)),
  skidded: optionalFlag,
  aloft: optionalFlag,
  drives: optionalFlag,
  soldiers: optional(oneOf(SOLDIERS)),
};

const HANDS = 2;
const TORSOS = 3;
const TROOPERS = 6;

const ofStriker: Fields<IPhysicalAttacker> = {
  piloting: skill,
  tonnage,
  arm: optional(oneOf(['left', 'right'])),
  unitQuirks: optionalIds,
  abilities: optionalIds,
  movementType: optional(movementType),
  drives: optionalFlag,
  hexesMoved: optionalWhole,
  prone: optionalFlag,
  chassis: optionalChassis,
  superheavy: optionalFlag,
  height: optionalWhole,
  bulldozer: optionalFlag,
  frontSaw: optional(amount(0)),
  dedicatedPilot: optionalFlag,
  actuatorDamage: optional(actuatorDamage),
  handDestroyed: optionalFlag,
  armBuiltWithout: optional(oneOf(['hand', 'lower-arm'])),
  legActuatorDamage: optional(
    fields<ILegActuatorDamage>({
      hipDestroyed: optionalFlag,
      upperLegDestroyed: optionalFlag,
      lowerLegDestroyed: optionalFlag,
      footDestroyed: optionalFlag,
    }),
  ),
  shouldersDestroyed: optional(whole(0, HANDS)),
  limbLost: optionalFlag,
  limbFired: optionalFlag,
  armsFlipped: optionalFlag,
  torsoMounted: optionalFlag,
  muleKick: optionalFlag,
  tripleStrengthMyomer: optionalFlag,
  industrialMyomer: optionalFlag,
  actuatorEnhancement: optionalFlag,
  modularArmor: optionalFlag,
  spotting: optionalFlag,
  isDodging: optionalFlag,
  shocked: optionalFlag,
  blindTorsoCockpit: optionalFlag,
  bladeActive: optionalFlag,
  retractableBlade: optional(oneOf(['extended', 'retracted'])),
  talons: optionalFlag,
  charging: optionalFlag,
  ramPlate: optionalFlag,
  spikedTorsos: optional(whole(0, TORSOS)),
  bothHands: optionalFlag,
  shield: optional(oneOf(SHIELD_MODES)),
  shieldOnArm: optional(oneOf(SHIELD_SIZES)),
  limbSubmerged: optionalFlag,
  waterDepth: optionalWhole,
  objectTonnage: optional(tonnage),
  gunnery: optional(skill),
  troopers: optional(whole(0, TROOPERS)),
  vibroClaws: optional(whole(0, HANDS)),
  meleeWeapons: optional(whole(0, HANDS)),
  claws: optionalFlag,
  workingHands: optional(whole(0, HANDS)),
};

/** Makes the fields of one kind of attack optional for another, so that one description of a unit serves both. */
export const ifGiven = <Name extends string>(
  checks: Readonly<Record<Name, Check>>,
): Readonly<Record<Name, Check>> => {
  const lenient: Partial<Record<Name, Check>> = {};
  for (const name in checks) lenient[name] = optional(checks[name]);
  return lenient as Record<Name, Check>;
};

export const gunner = fields<IAttackerState>({ ...ifGiven(ofStriker), ...ofGunner });
export const striker = fields<IPhysicalAttacker>({ ...ifGiven(ofGunner), ...ofStriker });

export const ofTarget: Fields<ITargetState> = {
  movementType,
  hexesMoved: whole(),
  prone: optionalFlag,
  immobile: optionalFlag,
  partialCover: optionalFlag,
  isDodging: optionalFlag,
  abilities: optionalIds,
  unitQuirks: optionalIds,
  weaponQuirks: optional(idsByWeapon),
  stealth: optionalFlag,
  voidSignature: optionalFlag,
  chameleon: optionalFlag,
  superheavy: optionalFlag,
  large: optionalFlag,
  heat: optionalWhole,
  tagged: optionalFlag,
  homingPod: optionalFlag,
  narcPod: optionalFlag,
  stuck: optionalFlag,
  skidded: optionalFlag,
  soldiers: optional(oneOf(SOLDIERS)),
  suit: optional(
    fields<ISuitSignature>({
      stealth: optional(oneOf(SUIT_STEALTHS)),
      mimetic: optionalFlag,
      camoSystem: optionalFlag,
    }),
  ),
  airborne: optionalFlag,
  aloft: optionalFlag,
  emplaced: optionalFlag,
};

/** The target of a weapon or physical attack. */
export const attackTarget = fields<IPhysicalTarget>({
  ...ofTarget,
  piloting: optional(skill),
  tonnage: optional(tonnage),
  singleSquad: optionalFlag,
  hull: optionalFlag,
  magneticClaws: optionalFlag,
  largeSupport: optionalFlag,
  height: optionalWhole,
  hasMoved: optionalFlag,
});
