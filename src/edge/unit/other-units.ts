import { armor, structure } from '../../catalog/item-check.js';
import {
  type Check,
  type Fields,
  flag,
  listOf,
  oneOf,
  openFields,
  optional,
  recordOf,
  wholeOfEitherSign,
  word,
} from '../../check/shape.js';
import { ENGINE_TYPES } from '../../units/mech/systems.js';
import {
  type AerospaceHeatSinks,
  type BattleArmor,
  type BeastMount,
  type Crew,
  DRIVE_CORES,
  type DropShip,
  FIGHTER_COCKPITS,
  type Fighter,
  type FixedWeights,
  type GunEmplacement,
  type HandheldWeapon,
  INFANTRY_MOTIONS,
  type Infantry,
  type InfantryArmor,
  type JumpShip,
  type OtherEngine,
  type OtherLocation,
  type OtherUnitBase,
  type OtherUnitType,
  type ProtoMech,
  type SmallCraft,
  SPECIALIZATIONS,
  type SpaceStation,
  SUIT_WEIGHTS,
  type TechRatings,
  VEHICLE_MOTIONS,
  type Vehicle,
  type WarShip,
  type WeaponBay,
} from '../../units/other-unit.js';
import type { UnitBase } from '../../units/unit.js';
import { tonnage } from '../common.js';
import { count, mount, number, optionalCount, optionalTonnage, transporters, unitWith } from './mount.js';

const words = listOf(word);
const optionalNumber = optional(number);
const optionalArmor = optional(armor);

const ofOther: Fields<Omit<OtherUnitBase, Exclude<keyof UnitBase, 'tonnage'> | 'unitType'>> = {
  tonnage: optionalTonnage,
  locations: listOf(
    openFields<OtherLocation>({
      location: word,
      armorPoints: number,
      armor: optionalArmor,
      armorTechBase: oneOf(['inner-sphere', 'clan']),
      armorRating: number,
      structurePoints: number,
    }),
  ),
  umu: count,
  manualBattleValue: optionalNumber,
  blocks: recordOf(words),
};

const engine = openFields<OtherEngine>({ type: oneOf([...ENGINE_TYPES, 'external']), clan: flag });
const techRatings = openFields<TechRatings>({
  structure: optionalCount,
  engine: optionalCount,
  armor: optionalCount,
});

const vehicle = unitWith<Vehicle>({
  ...ofOther,
  tonnage,
  construction: oneOf(['combat', 'support', 'large-support']),
  sixSided: flag,
  superheavy: flag,
  motion: oneOf(VEHICLE_MOTIONS),
  cruise: count,
  patchwork: flag,
  engine,
  structure: optional(structure),
  techRatings,
  fuel: optionalNumber,
  fuelType: optional(word),
  trailer: flag,
  controlSystems: flag,
  extraSeats: optionalNumber,
  fixedWeights: openFields<FixedWeights>({
    turret: optionalNumber,
    secondTurret: optionalNumber,
    sponsonsAndPintles: optionalNumber,
    fireControl: optionalNumber,
  }),
  transporters,
});

const battleArmor = unitWith<BattleArmor>({
  ...ofOther,
  bodyPlan: oneOf(['biped', 'quad']),
  weight: oneOf(SUIT_WEIGHTS),
  exoskeleton: flag,
  motion: oneOf(['leg', 'jump', 'vtol', 'umu']),
  troopers: count,
  armorPoints: number,
  armor: optionalArmor,
  groundMp: count,
  otherMp: count,
  unladen: openFields<BattleArmor['unladen']>({ walk: count, jump: count, umu: count }),
  burdened: flag,
  turret: optional(
    openFields<NonNullable<BattleArmor['turret']>>({
      kind: oneOf(['standard', 'modular']),
      capacity: number,
    }),
  ),
  transporters,
});

const infantry = unitWith<Infantry>({
  ...ofOther,
  motion: oneOf(INFANTRY_MOTIONS),
  beast: optional(
    openFields<BeastMount>({
      name: word,
      motion: oneOf(INFANTRY_MOTIONS),
      walk: count,
      otherMp: count,
      damageDivisor: number,
      toHit: optional(wholeOfEitherSign),
    }),
  ),
  squads: count,
  squadSize: count,
  troopers: count,
  primary: mount,
  secondary: optional(mount),
  secondaryPerSquad: count,
  armor: openFields<InfantryArmor>({
    kit: optional(mount),
    damageDivisor: number,
    encumbering: flag,
    spaceSuit: flag,
    dest: flag,
    sneakCamo: flag,
    sneakInfrared: flag,
    sneakEcm: flag,
  }),
  specializations: listOf(oneOf(SPECIALIZATIONS)),
  augmentations: words,
  antiMechSkill: optionalCount,
  antiMechGear: flag,
  transporters,
});

const protoMech = unitWith<ProtoMech>({
  ...ofOther,
  tonnage,
  motion: oneOf(['biped', 'quad', 'glider']),
  mainGun: flag,
  cruise: count,
  jumpJets: count,
  engine,
  structure: optional(structure),
  interfaceCockpit: flag,
});

const ofFlyer = {
  ...ofOther,
  tonnage,
  shape: oneOf(['aerodyne', 'spheroid']),
  safeThrust: count,
  structuralIntegrity: number,
  heatSinks: openFields<AerospaceHeatSinks>({
    count,
    kind: oneOf(['single', 'double']),
    inPods: count,
  }),
  fuel: number,
  transporters,
};
const fighter = unitWith<Fighter>({
  ...ofFlyer,
  construction: oneOf(['combat', 'support']),
  cockpit: oneOf(FIGHTER_COCKPITS),
  engine,
  patchwork: flag,
  vstol: flag,
  techRatings,
  clanCase: words,
});

const ofCraft = {
  ...ofFlyer,
  crew: openFields<Crew>({
    total: number,
    officers: number,
    gunners: number,
    passengers: number,
    marines: number,
    battleArmorTroopers: number,
    others: number,
    otherPassengers: number,
  }),
  lifeBoats: number,
  escapePods: number,
  military: flag,
};
const ofLargeCraft = {
  ...ofCraft,
  bays: listOf(
    openFields<WeaponBay>({
      location: word,
      rear: flag,
      bayClass: optional(word),
      scale: optional(oneOf(['capital', 'sub-capital'])),
      slot: count,
      weapons: listOf(mount),
      ammunition: listOf(mount),
      quirks: words,
    }),
  ),
};
const ofDeepSpace = {
  ...ofLargeCraft,
  sail: flag,
  lithiumFusion: flag,
  hpg: flag,
  gravDecks: listOf(number),
  jumpRange: optionalNumber,
};

/** Every kind of unit except 'Mechs. */
export const OTHER_UNITS: Readonly<Record<OtherUnitType, Check>> = {
  Tank: vehicle,
  Naval: vehicle,
  VTOL: vehicle,
  'Gun Emplacement': unitWith<GunEmplacement>({ ...ofOther, turret: flag }),
  'Handheld Weapon': unitWith<HandheldWeapon>(ofOther),
  BattleArmor: battleArmor,
  Infantry: infantry,
  ProtoMek: protoMech,
  'Conventional Fighter': fighter,
  AeroSpaceFighter: fighter,
  'Small Craft': unitWith<SmallCraft>(ofCraft),
  Dropship: unitWith<DropShip>({ ...ofLargeCraft, collar: oneOf(['standard', 'prototype', 'no-boom']) }),
  Jumpship: unitWith<JumpShip>(ofDeepSpace),
  Warship: unitWith<WarShip>({ ...ofDeepSpace, driveCore: oneOf(DRIVE_CORES) }),
  'Space Station': unitWith<SpaceStation>({ ...ofDeepSpace, modular: flag }),
};
