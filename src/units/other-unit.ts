import type { Ammunition, Armor, Structure } from '../catalog/index.js';
import { wordsOf } from '../check/words.js';
import type { EngineType } from './mech/systems.js';
import type { Mount, UnitBase } from './unit.js';

export const OTHER_UNIT_TYPES = [
  'Tank',
  'Naval',
  'VTOL',
  'Gun Emplacement',
  'Handheld Weapon',
  'BattleArmor',
  'Infantry',
  'ProtoMek',
  'Conventional Fighter',
  'AeroSpaceFighter',
  'Small Craft',
  'Dropship',
  'Jumpship',
  'Warship',
  'Space Station',
] as const;
export type OtherUnitType = (typeof OTHER_UNIT_TYPES)[number];

/** Every unit that is not a 'Mech; `unitType` says what it is. */
export type OtherUnit =
  | Vehicle
  | GunEmplacement
  | HandheldWeapon
  | BattleArmor
  | Infantry
  | ProtoMech
  | Fighter
  | SmallCraft
  | DropShip
  | JumpShip
  | WarShip
  | SpaceStation;

/** What a file stated, by lower-cased name of the block, one value for each line, without fluff. */
export type StatedBlocks = Readonly<Record<string, readonly string[]>>;

export interface OtherUnitBase extends UnitBase {
  readonly unitType: OtherUnitType;
  /**
   * What the file lists, including the weapons and armor kit of infantry, and stealth armor, which is switched on and
   * off like equipment. Other consequences of the kind of unit are not listed: infantry's attacks on 'Mechs, rounds
   * in one-shot weapons, jump jets of battle armor, bays of large craft, CASE of Clan fighters.
   */
  readonly equipment: readonly OtherMount[];
  readonly locations: readonly OtherLocation[];
  /** Underwater movement points. */
  readonly umu: number;
  /** A Battle Value that replaces the calculated one. */
  readonly manualBattleValue?: number;
  /** The unit as it was written: `buildOtherUnit` makes the same unit from it. */
  readonly blocks: StatedBlocks;
}

export interface OtherLocation {
  /** As abbreviated in unit files. */
  readonly location: string;
  /** 0 for locations without armor: the body of a vehicle, the hull of a ship. */
  readonly armorPoints: number;
  /** Left out if there is none, or if the catalog does not know it. */
  readonly armor?: Armor;
  readonly armorTechBase: 'inner-sphere' | 'clan';
  /** Barrier Armor Rating (BAR): 10 for all military armor. */
  readonly armorRating: number;
  /** Aerospace units have structural integrity instead. */
  readonly structurePoints: number;
}

/** Where on a battle armor suit an item is mounted. */
export type SuitMount = 'body' | 'left-arm' | 'right-arm' | 'turret';

export interface OtherMount extends Mount {
  readonly linked?: OtherMount;
  readonly linkedBy?: OtherMount;
  readonly guns?: readonly OtherMount[];
  /** A pintle or sponson turret of a vehicle, which stays in the location of its block. */
  readonly smallTurret?: 'pintle' | 'sponson';
  readonly suitMount?: SuitMount;
  /** In a detachable weapon pack. */
  readonly inWeaponPack?: true;
  /** The support weapon that a squad shares. */
  readonly squadSupport?: true;
  /** Held in an anti-personnel mount or an armored glove. */
  readonly antiPersonnel?: true;
  /** The round in a one-shot weapon. */
  readonly builtInLoad?: Ammunition;
}

export interface OtherEngine {
  readonly type: EngineType | 'external';
  readonly clan: boolean;
}

/** Space for other units, people or cargo. */
export interface Transporter {
  /** The lower-cased word of the file: `troopspace`, `cargobay`, `mekbay`, `crewquarters`, `dockingcollar` … */
  readonly kind: string;
  /** Tons, cubicles or seats, depending on the kind. */
  readonly size: number;
  readonly doors: number;
}

export const VEHICLE_MOTIONS = wordsOf(
  'tracked wheeled hover vtol wige naval hydrofoil submarine rail maglev',
);
export type VehicleMotion = (typeof VEHICLE_MOTIONS)[number];

/** Technology ratings of a support vehicle: 0 is A, 5 is F. */
export interface TechRatings {
  readonly structure?: number;
  readonly engine?: number;
  readonly armor?: number;
}

export interface Vehicle extends OtherUnitBase {
  readonly unitType: 'Tank' | 'Naval' | 'VTOL';
  readonly construction: 'combat' | 'support' | 'large-support';
  /** Has six sides: a combat vehicle above the usual weight limit, or any large support vehicle. */
  readonly sixSided: boolean;
  readonly superheavy: boolean;
  readonly motion: VehicleMotion;
  readonly tonnage: number;
  /** As built, before equipment changes it. */
  readonly cruise: number;
  /** Armor differs by location. */
  readonly patchwork: boolean;
  readonly engine: OtherEngine;
  /** Left out if the file does not state it, as most do not. */
  readonly structure?: Structure;
  readonly techRatings: TechRatings;
  /** In tons, for a support vehicle. */
  readonly fuel?: number;
  readonly fuelType?: string;
  readonly trailer: boolean;
  readonly controlSystems: boolean;
  readonly extraSeats?: number;
  /** Tons of an OmniVehicle's turrets and fire control that no configuration may change. */
  readonly fixedWeights: FixedWeights;
  readonly transporters: readonly Transporter[];
}

export interface FixedWeights {
  readonly turret?: number;
  readonly secondTurret?: number;
  readonly sponsonsAndPintles?: number;
  readonly fireControl?: number;
}

export interface GunEmplacement extends OtherUnitBase {
  readonly unitType: 'Gun Emplacement';
  readonly turret: boolean;
}

export interface HandheldWeapon extends OtherUnitBase {
  readonly unitType: 'Handheld Weapon';
}

export const SUIT_WEIGHTS = ['pal', 'light', 'medium', 'heavy', 'assault'] as const;
/** `pal`: powered armor (light) and exoskeletons. */
export type SuitWeight = (typeof SUIT_WEIGHTS)[number];

export interface BattleArmor extends OtherUnitBase {
  readonly unitType: 'BattleArmor';
  readonly bodyPlan: 'biped' | 'quad';
  readonly weight: SuitWeight;
  readonly exoskeleton: boolean;
  readonly motion: 'leg' | 'jump' | 'vtol' | 'umu';
  readonly troopers: number;
  /** Of each trooper. */
  readonly armorPoints: number;
  readonly armor?: Armor;
  /** As built, before boosters and burdens. */
  readonly groundMp: number;
  /** Of the other motion, as built: jumping, flying or swimming. */
  readonly otherMp: number;
  /** With boosters and wings, before weapon packs and loaded launchers reduce it. */
  readonly unladen: { readonly walk: number; readonly jump: number; readonly umu: number };
  /** A loaded missile launcher on the body reduces its movement. */
  readonly burdened: boolean;
  readonly turret?: { readonly kind: 'standard' | 'modular'; readonly capacity: number };
  readonly transporters: readonly Transporter[];
}

export const INFANTRY_MOTIONS = wordsOf('leg jump motorized tracked wheeled hover vtol umu submarine');
export type InfantryMotion = (typeof INFANTRY_MOTIONS)[number];

export const SPECIALIZATIONS = wordsOf(
  'bridge-engineers demolition-engineers fire-engineers mine-engineers sensor-engineers trench-engineers',
  'marines mountain-troops paramedics paratroops tag-troops xct-troops scuba',
);
export type Specialization = (typeof SPECIALIZATIONS)[number];

/** The animal that the troopers ride. */
export interface BeastMount {
  readonly name: string;
  readonly motion: InfantryMotion;
  readonly walk: number;
  /** Jumping or swimming, if that is its motion. */
  readonly otherMp: number;
  readonly damageDivisor: number;
  /** To-hit modifier of shots at it for its size; left out if there is none. */
  readonly toHit?: number;
}

export interface Infantry extends OtherUnitBase {
  readonly unitType: 'Infantry';
  readonly motion: InfantryMotion;
  readonly beast?: BeastMount;
  readonly squads: number;
  readonly squadSize: number;
  readonly troopers: number;
  readonly primary: OtherMount;
  readonly secondary?: OtherMount;
  /** Troopers in each squad with the secondary weapon; 0 without one. */
  readonly secondaryPerSquad: number;
  readonly armor: InfantryArmor;
  readonly specializations: readonly Specialization[];
  /** Ids as in files: `dermal_armor`, `tsm_implant` … */
  readonly augmentations: readonly string[];
  /** The piloting skill that represents anti-'Mech training; 8 means none. */
  readonly antiMechSkill?: number;
  /** Grapples and satchel charges, listed or implied by the skill. */
  readonly antiMechGear: boolean;
  readonly transporters: readonly Transporter[];
}

export interface InfantryArmor {
  readonly kit?: OtherMount;
  /** Divides damage. */
  readonly damageDivisor: number;
  readonly encumbering: boolean;
  readonly spaceSuit: boolean;
  /** Suits of the Draconis Elite Strike Teams. */
  readonly dest: boolean;
  readonly sneakCamo: boolean;
  readonly sneakInfrared: boolean;
  readonly sneakEcm: boolean;
}

export interface ProtoMech extends OtherUnitBase {
  readonly unitType: 'ProtoMek';
  readonly motion: 'biped' | 'quad' | 'glider';
  readonly tonnage: number;
  readonly mainGun: boolean;
  /** As built, before equipment changes it. */
  readonly cruise: number;
  readonly jumpJets: number;
  readonly engine: OtherEngine;
  /** Left out if the file does not state it, as most do not. */
  readonly structure?: Structure;
  readonly interfaceCockpit: boolean;
}

export interface AerospaceHeatSinks {
  readonly count: number;
  readonly kind: 'single' | 'double';
  /** How many of them are in pods. */
  readonly inPods: number;
}

interface AerospaceBase extends OtherUnitBase {
  readonly tonnage: number;
  readonly shape: 'aerodyne' | 'spheroid';
  /** As built, before equipment changes it. */
  readonly safeThrust: number;
  readonly structuralIntegrity: number;
  readonly heatSinks: AerospaceHeatSinks;
  /** In points; in tons for a fixed-wing support vehicle. */
  readonly fuel: number;
  readonly transporters: readonly Transporter[];
}

export const FIGHTER_COCKPITS = ['standard', 'small', 'command-console', 'primitive'] as const;
export type FighterCockpit = (typeof FIGHTER_COCKPITS)[number];

export interface Fighter extends AerospaceBase {
  readonly unitType: 'AeroSpaceFighter' | 'Conventional Fighter';
  readonly construction: 'combat' | 'support';
  readonly cockpit: FighterCockpit;
  readonly engine: OtherEngine;
  readonly patchwork: boolean;
  /** Takes off and lands vertically. */
  readonly vstol: boolean;
  readonly techRatings: TechRatings;
  /** Locations with the built-in CASE that Clan fighters have wherever something explodes. */
  readonly clanCase: readonly string[];
}

export interface Crew {
  readonly total: number;
  readonly officers: number;
  readonly gunners: number;
  readonly passengers: number;
  readonly marines: number;
  readonly battleArmorTroopers: number;
  readonly others: number;
  readonly otherPassengers: number;
}

interface CrewedCraft extends AerospaceBase {
  readonly crew: Crew;
  readonly lifeBoats: number;
  readonly escapePods: number;
  readonly military: boolean;
}

export interface SmallCraft extends CrewedCraft {
  readonly unitType: 'Small Craft';
}

/** Weapons of a large craft fire as bays. */
export interface WeaponBay {
  readonly location: string;
  readonly rear: boolean;
  /** The class of its weapons; left out for a bay of weapons without one. */
  readonly bayClass?: string;
  readonly scale?: 'capital' | 'sub-capital';
  /** The bay's own entry in the list of its location, just after its first weapon. */
  readonly slot: number;
  readonly weapons: readonly OtherMount[];
  readonly ammunition: readonly OtherMount[];
  /** Quirks of the bay as a whole. */
  readonly quirks: readonly string[];
}

interface LargeCraft extends CrewedCraft {
  readonly bays: readonly WeaponBay[];
}

export interface DropShip extends LargeCraft {
  readonly unitType: 'Dropship';
  readonly collar: 'standard' | 'prototype' | 'no-boom';
}

export const DRIVE_CORES = ['standard', 'compact', 'sub-compact', 'none', 'primitive'] as const;
export type DriveCore = (typeof DRIVE_CORES)[number];

interface DeepSpaceCraft extends LargeCraft {
  readonly sail: boolean;
  readonly lithiumFusion: boolean;
  readonly hpg: boolean;
  /** Diameters in metres. */
  readonly gravDecks: readonly number[];
  /** In light-years, if it is not the usual thirty. */
  readonly jumpRange?: number;
}

export interface JumpShip extends DeepSpaceCraft {
  readonly unitType: 'Jumpship';
}

export interface WarShip extends DeepSpaceCraft {
  readonly unitType: 'Warship';
  readonly driveCore: DriveCore;
}

export interface SpaceStation extends DeepSpaceCraft {
  readonly unitType: 'Space Station';
  readonly modular: boolean;
}
