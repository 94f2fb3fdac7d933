import { wordsOf } from '../check/words.js';
import type { AmmoFamily, Munition } from './ammunition.js';
import type { Formula } from './formula.js';
import type { Trait } from './traits.js';

export const ITEM_KINDS = wordsOf(
  'weapon infantry-weapon bay-weapon ammunition bomb physical-weapon electronics miscellaneous armor',
  'structure',
);
export type ItemKind = (typeof ITEM_KINDS)[number];

export const TECH_BASES = Object.freeze(['inner-sphere', 'clan', 'any'] as const);
export type TechBase = (typeof TECH_BASES)[number];

export const RULES_LEVELS = wordsOf('introductory standard advanced experimental unofficial');
export type RulesLevel = (typeof RULES_LEVELS)[number];

export const CARRIERS = wordsOf(
  'mech protomech battle-armor infantry vehicle vtol support-vehicle aerospace fighter small-craft dropship',
  'jumpship warship space-station',
);
/** A kind of unit that may carry an item. */
export type CarrierKind = (typeof CARRIERS)[number];

/**
 * What makes an item blow up when hit:
 * `gauss`, `weapon`, `pod`, `fuel`, `bomb-bay`, `coolant`, `jump-jet`, `pulse-module`, `blue-shield`: by itself;
 * `ammunition`: with rounds left; `hyper-velocity`: with its ammunition aboard; `capacitor`: a charged PPC capacitor;
 * `optional`: only under an optional rule, so not in standard play.
 */
export const EXPLOSIVE_KINDS = wordsOf(
  'ammunition gauss hyper-velocity capacitor weapon pod fuel bomb-bay coolant jump-jet pulse-module',
  'blue-shield optional',
);
export type ExplosiveKind = (typeof EXPLOSIVE_KINDS)[number];

export const PHYSICAL_WEAPONS = wordsOf(
  'club hatchet sword mace lance flail chain-whip retractable-blade claw talons spikes ram-plate',
  'small-vibroblade medium-vibroblade large-vibroblade small-shield medium-shield large-shield backhoe',
  'buzzsaw chainsaw combine dual-saw mining-drill pile-driver rock-cutter spot-welder wrecking-ball',
  'protomech-melee protomech-quad-melee',
);
export type PhysicalWeaponType = (typeof PHYSICAL_WEAPONS)[number];

/** Editions of the rules with figures of their own. */
export const EDITIONS = Object.freeze(['core'] as const);
export type Edition = (typeof EDITIONS)[number];

/** A fixed figure, or a formula for the unit that carries the item. */
export type Figure = number | Formula;

export interface Availability {
  readonly prototype?: number;
  readonly production?: number;
  readonly common?: number;
  readonly extinct?: number;
  readonly reintroduced?: number;
}

export interface Years {
  readonly introduced?: number;
  readonly extinct?: number;
  readonly reintroduced?: number;
  readonly innerSphere?: Availability;
  readonly clan?: Availability;
}

interface ItemBase {
  readonly id: string;
  readonly name: string;
  /** Left out if it equals the name. */
  readonly shortName?: string;
  /** Every spelling that unit files use, in their own case, the usual one first. No two items share an alias. */
  readonly aliases: readonly string[];
  /** The edition that brought it; left out for what all of them have. */
  readonly edition?: Edition;
  readonly techBase: TechBase;
  readonly rulesLevel: RulesLevel;
  readonly techRating: string;
  readonly years: Years;
  readonly tonnage: Figure;
  /** Critical slots on a 'Mech. */
  readonly slots: Figure;
  readonly vehicleSlots: number;
  /** Left out if a support vehicle counts slots by the general rule. */
  readonly supportVehicleSlots?: number;
  /** Left out where no source names one. */
  readonly cost?: Figure;
  readonly battleValue: Figure;
  readonly heat: number;
  readonly toHitModifier?: number;
  /** The step of an item of variable size. */
  readonly sizeStep?: number;
  readonly explosive?: ExplosiveKind;
  readonly modes?: readonly string[];
  readonly traits: readonly Trait[];
  readonly mountedOn: readonly CarrierKind[];
}

/** The last hex of each bracket; 0 if the weapon does not reach it. The minimum is left out if there is none. */
export interface Ranges {
  readonly minimum?: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extreme: number;
}

/**
 * Damage of a hit: a number, by bracket, or determined elsewhere: by the cluster table and the ammunition, by area,
 * by the platoon.
 */
export type WeaponDamage =
  | number
  | { readonly short: number; readonly medium: number; readonly long: number }
  | 'by-cluster-table'
  | 'variable'
  | 'artillery'
  | 'special';

interface Gunnery {
  readonly category?: 'energy' | 'ballistic' | 'missile';
  readonly damage: WeaponDamage;
  readonly ranges: Ranges;
  readonly underwaterRanges?: Omit<Ranges, 'minimum'>;
  readonly ammoFamily?: AmmoFamily;
  readonly rackSize?: number;
  /** For a gun that can fire several shots a turn: how many, and whether a jam can be cleared. */
  readonly burst?: { readonly shots: number; readonly jams: 'for-good' | 'until-cleared' };
  /** Dice of heat that a hit brings to the target; of half a die, half counts, rounded up. */
  readonly heatDice?: number;
  readonly scale?: 'capital' | 'sub-capital';
  readonly explosionDamage?: number;
  /** The target number to set a hex on fire. */
  readonly startsFires: number | 'never' | 'always';
  readonly damageToInfantry?: string;
  readonly damageToBattleArmor?: string;
  readonly alphaStrikeHeat?: number;
  readonly attackValues?: Omit<Ranges, 'minimum'>;
  readonly aerospaceRange: 'none' | 'short' | 'medium' | 'long' | 'extreme';
  /** The class of weapon bay that it belongs to on large craft. */
  readonly bayClass?: string;
  readonly missileArmor?: number;
}

export interface Weapon extends ItemBase, Gunnery {
  readonly kind: 'weapon' | 'bay-weapon';
}

export interface InfantryWeapon extends ItemBase, Gunnery {
  readonly kind: 'infantry-weapon';
  /** Figures for one trooper's weapon. */
  readonly infantry: {
    readonly damage: number;
    readonly range: number;
    readonly crew: number;
    readonly shots: number;
    readonly bursts: number;
    readonly ammoTonnage: number;
    readonly ammoCost: number;
  };
}

interface Rounds {
  readonly ammoFamily: AmmoFamily;
  readonly rackSize: number;
  readonly damagePerShot: number;
  readonly shotsPerTon: number;
  /** Figures that differ in an edition of the rules. */
  readonly byEdition?: Readonly<
    Partial<Record<Edition, { readonly shotsPerTon: number; readonly battleValue?: number }>>
  >;
  /** Left out if it is a ton divided by the shots. */
  readonly kilogramsPerShot?: number;
  readonly ammoRatio?: number;
  readonly munitions: readonly Munition[];
  /** Ranges of these missiles, if they differ from the launcher's. */
  readonly flightRanges?: Ranges;
  /** Id of the standard load that this one is a variant of. */
  readonly baseMunition?: string;
  readonly scale?: 'capital' | 'sub-capital';
  readonly startsFires: number | 'never' | 'always';
}

export interface Ammunition extends ItemBase, Rounds {
  readonly kind: 'ammunition';
}

export interface Bomb extends ItemBase, Rounds {
  readonly kind: 'bomb';
  readonly bombType: string;
}

export interface PhysicalWeapon extends ItemBase {
  readonly kind: 'physical-weapon';
  readonly physicalWeapon: PhysicalWeaponType;
  readonly shield?: { readonly absorption: number; readonly capacity: number };
}

export interface Equipment extends ItemBase {
  readonly kind: 'electronics' | 'miscellaneous';
  readonly shield?: { readonly absorption: number; readonly capacity: number };
  /** Range of an active probe in hexes. */
  readonly probeRange?: number;
  /** Divisor of infantry armor. */
  readonly damageDivisor?: number;
  /** Factor for the Battle Value of a linked weapon. */
  readonly linkedWeaponBattleValueFactor?: number;
}

export interface Armor extends ItemBase {
  readonly kind: 'armor';
  readonly armor: {
    readonly type: string;
    readonly pointsPerTon: number;
    readonly pointsMultiplier: number;
    readonly tonnagePerPoint: number;
    /** Barrier Armor Rating (BAR): 10 for all military armor. */
    readonly armorRating: number;
    readonly fighterSlots: number;
    readonly patchworkSlots: number;
    readonly patchworkVehicleSlots: number;
    readonly costPerPointOrTon: number;
    readonly battleValueMultiplier: number;
  };
}

export interface Structure extends ItemBase {
  readonly kind: 'structure';
  readonly structure: { readonly type: string; readonly battleValueMultiplier: number };
}

export type EquipmentItem =
  | Weapon
  | InfantryWeapon
  | Ammunition
  | Bomb
  | PhysicalWeapon
  | Equipment
  | Armor
  | Structure;
