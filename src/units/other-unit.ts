import type { Ammunition, Armor, Structure } from '../catalog/index.js';
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

/** What a file stated, by lower-cased name of the block, one value a line; without fluff. */
export type StatedBlocks = Readonly<Record<string, readonly string[]>>;

export interface OtherUnitBase extends UnitBase {
  readonly unitType: OtherUnitType;
  /**
   * What the file lists, weapons and armor kit of infantry included, and stealth armor, which is switched on and off
   * like equipment. Other things that follow from what a unit is do not stand here: the attacks that infantry makes on
   * 'Mechs, the rounds inside one-shot weapons, jump jets of battle armor, bays of large craft, CASE of Clan fighters.
   */
  readonly equipment: readonly OtherMount[];
  readonly locations: readonly OtherLocation[];
  /** Movement points under water. */
  readonly umu: number;
  /** A Battle Value that replaces the calculated one. */
  readonly manualBattleValue?: number;
  /** The unit as it was written down: `buildOtherUnit` makes the same one of it. */
  readonly blocks: StatedBlocks;
}

export interface OtherLocation {
  /** As unit files abbreviate it. */
  readonly location: string;
  /** 0 where armor does not cover it: the body of a vehicle, the hull of a ship. */
  readonly armorPoints: number;
  /** Left out where there is none, or where the catalog does not know it. */
  readonly armor?: Armor;
  readonly armorTechBase: 'inner-sphere' | 'clan';
  /** BAR, Barrier Armor Rating: 10 on everything built for war. */
  readonly armorRating: number;
  /** Aerospace units have structural integrity instead. */
  readonly structurePoints: number;
}

/** Where on a suit of battle armor an item sits. */
export type SuitMount = 'body' | 'left-arm' | 'right-arm' | 'turret';

export interface OtherMount extends Mount {
  readonly linked?: OtherMount;
  readonly linkedBy?: OtherMount;
  readonly guns?: readonly OtherMount[];
  /** A vehicle's pintle or sponson turret, which stays in the location of its block. */
  readonly smallTurret?: 'pintle' | 'sponson';
  readonly suitMount?: SuitMount;
  /** In a detachable weapon pack. */
  readonly inWeaponPack?: true;
  /** The one support weapon that a squad shares. */
  readonly squadSupport?: true;
  /** Held in an anti-personnel mount or an armored glove. */
  readonly antiPersonnel?: true;
  /** The round inside a one-shot weapon. */
  readonly builtInLoad?: Ammunition;
}

export interface OtherEngine {
  readonly type: EngineType | 'external';
  readonly clan: boolean;
}

/** Room for other units, people or cargo. */
export interface Transporter {
  /** Lower-cased word of the file: `troopspace`, `cargobay`, `mekbay`, `crewquarters`, `dockingcollar` … */
  readonly kind: string;
  /** Tons, cubicles or seats, whichever the kind counts. */
  readonly size: number;
  readonly doors: number;
}

export const VEHICLE_MOTIONS = [
  'tracked',
  'wheeled',
  'hover',
  'vtol',
  'wige',
  'naval',
  'hydrofoil',
  'submarine',
  'rail',
  'maglev',
] as const;
export type VehicleMotion = (typeof VEHICLE_MOTIONS)[number];

/** Ratings of what a support vehicle is built with: 0 is A, 5 is F. */
export interface TechRatings {
  readonly structure?: number;
  readonly engine?: number;
  readonly armor?: number;
}

export interface Vehicle extends OtherUnitBase {
  readonly unitType: 'Tank' | 'Naval' | 'VTOL';
  readonly construction: 'combat' | 'support' | 'large-support';
  /** Built on the scheme of six sides: a combat vehicle above the usual limit, or any large support vehicle. */
  readonly sixSided: boolean;
  readonly superheavy: boolean;
  readonly motion: VehicleMotion;
  readonly tonnage: number;
  /** As built, before anything aboard changes it. */
  readonly cruise: number;
  /** Armor differs by location. */
  readonly patchwork: boolean;
  readonly engine: OtherEngine;
  /** Left out where the file leaves it open, as most do. */
  readonly structure?: Structure;
  readonly techRatings: TechRatings;
  /** Tons, of a support vehicle. */
  readonly fuel?: number;
  readonly fuelType?: string;
  readonly trailer: boolean;
  readonly controlSystems: boolean;
  readonly extraSeats?: number;
  /** Tons of an omni vehicle's turrets and fire control that no configuration may change. */
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
/** `pal`: powered armor (light), and exoskeletons. */
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
  /** The other motion's, as built: jumping, flying or swimming. */
  readonly otherMp: number;
  /** With boosters and wings, but before weapon packs and loaded launchers weigh the suits down. */
  readonly unladen: { readonly walk: number; readonly jump: number; readonly umu: number };
  /** Weighed down by a loaded missile launcher on the body. */
  readonly burdened: boolean;
  readonly turret?: { readonly kind: 'standard' | 'modular'; readonly capacity: number };
  readonly transporters: readonly Transporter[];
}

export const INFANTRY_MOTIONS = [
  'leg',
  'jump',
  'motorized',
  'tracked',
  'wheeled',
  'hover',
  'vtol',
  'umu',
  'submarine',
] as const;
export type InfantryMotion = (typeof INFANTRY_MOTIONS)[number];

export const SPECIALIZATIONS = [
  'bridge-engineers',
  'demolition-engineers',
  'fire-engineers',
  'mine-engineers',
  'sensor-engineers',
  'trench-engineers',
  'marines',
  'mountain-troops',
  'paramedics',
  'paratroops',
  'tag-troops',
  'xct-troops',
  'scuba',
] as const;
export type Specialization = (typeof SPECIALIZATIONS)[number];

/** What the troopers ride. */
export interface BeastMount {
  readonly name: string;
  readonly motion: InfantryMotion;
  readonly walk: number;
  /** Jumping or swimming, where the motion is one of these. */
  readonly otherMp: number;
  readonly damageDivisor: number;
  /** What its size adds to shots at it; left out where that is nothing. */
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
  /** Troopers of each squad with the secondary weapon; 0 without one. */
  readonly secondaryPerSquad: number;
  readonly armor: InfantryArmor;
  readonly specializations: readonly Specialization[];
  /** Ids as files have them: `dermal_armor`, `tsm_implant` … */
  readonly augmentations: readonly string[];
  /** The piloting skill that stands for anti-'Mech training; 8 is none. */
  readonly antiMechSkill?: number;
  /** Grapples and satchel charges, listed or implied by the skill. */
  readonly antiMechGear: boolean;
  readonly transporters: readonly Transporter[];
}

export interface InfantryArmor {
  readonly kit?: OtherMount;
  /** Damage is divided by it. */
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
  /** As built, before anything aboard changes it. */
  readonly cruise: number;
  readonly jumpJets: number;
  readonly engine: OtherEngine;
  /** Left out where the file leaves it open, as most do. */
  readonly structure?: Structure;
  readonly interfaceCockpit: boolean;
}

export interface AerospaceHeatSinks {
  readonly count: number;
  readonly kind: 'single' | 'double';
  /** Of these, so many are in pods. */
  readonly inPods: number;
}

interface AerospaceBase extends OtherUnitBase {
  readonly tonnage: number;
  readonly shape: 'aerodyne' | 'spheroid';
  /** As built, before anything aboard changes it. */
  readonly safeThrust: number;
  readonly structuralIntegrity: number;
  readonly heatSinks: AerospaceHeatSinks;
  /** Points; tons for a fixed-wing support vehicle. */
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
  /** Takes off and lands on the spot. */
  readonly vstol: boolean;
  readonly techRatings: TechRatings;
  /** Locations with the protection that Clan fighters have wherever something explodes. */
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

/** Weapons of a large craft fire by bays. */
export interface WeaponBay {
  readonly location: string;
  readonly rear: boolean;
  /** The class of its weapons; left out for the bay of what has none. */
  readonly bayClass?: string;
  readonly scale?: 'capital' | 'sub-capital';
  /** Entry of the bay itself in the list of its location, just behind its first weapon. */
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
  /** Light-years, where it is not the usual thirty. */
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
