import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { Environment } from '../environment/environment.js';
import type { ModifierDetail } from '../modifier.js';
import type { RulesetOption } from '../ruleset.js';
import type { SensorKind } from '../rulesets/areas/to-hit.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type {
  AimedShot,
  FireControl,
  FiringArc,
  MovementType,
  RangeBracket,
  ShieldStance,
  Soldiers,
  SuitStealth,
  ToHitSource,
  WeaponCategory,
} from './vocabulary.js';

export type IToHitModifierDetail = ModifierDetail<ToHitSource>;

/** Damage to the arm that holds the weapon. */
export interface IActuatorDamage {
  readonly shoulderDestroyed?: boolean;
  readonly upperArmDestroyed?: boolean;
  readonly lowerArmDestroyed?: boolean;
}

export interface ISecondaryTarget {
  readonly isSecondary: boolean;
  readonly inFrontArc: boolean;
  /** Where it lies, for rules that tell the sides from the rear. */
  readonly arc?: FiringArc;
}

export interface IIndirectFire {
  readonly isIndirect: boolean;
  readonly spotterWalked?: boolean;
  readonly spotterMovement?: MovementType;
  readonly spotterAttacked?: boolean;
  /** Fired without one, as mortars may be. */
  readonly noSpotter?: boolean;
}

export interface IAttackerState {
  readonly gunnery: number;
  readonly movementType: MovementType;
  readonly heat: number;
  /** Further entries that the caller adds as they are. */
  readonly damageModifiers?: readonly IToHitModifierDetail[];
  readonly pilotWounds?: number;
  readonly sensorHits?: number;
  readonly actuatorDamage?: IActuatorDamage;
  readonly targetingComputer?: boolean;
  readonly prone?: boolean;
  readonly secondaryTarget?: ISecondaryTarget;
  readonly indirectFire?: IIndirectFire;
  readonly calledShot?: boolean;
  readonly teammateCalledShot?: boolean;
  readonly abilities?: readonly string[];
  readonly unitQuirks?: readonly string[];
  /** By weapon id. */
  readonly weaponQuirks?: Readonly<Record<string, readonly string[]>>;
  /** The name of the weapon, compared with designations. */
  readonly weaponType?: string;
  readonly weaponCategory?: WeaponCategory;
  readonly targetId?: string;
  readonly designatedWeaponType?: string;
  readonly designatedWeaponCategory?: WeaponCategory;
  readonly designatedTargetId?: string;
  readonly designatedRangeBracket?: RangeBracket;
  /** An Actuator Enhancement System in the arm that holds the weapon. */
  readonly actuatorEnhancement?: boolean;
  /** What the cockpit aims with; industrial and primitive ones aim worse. */
  readonly fireControl?: FireControl;
  /** This unit spots for another's indirect fire. */
  readonly spotting?: boolean;
  /** A shield in the way of the weapon. */
  readonly shield?: ShieldStance;
  /** Lies on four sound legs, and fires as well as standing. */
  readonly steadyWhenProne?: boolean;
  /** A tripod whose legs and hips are all in order. */
  readonly onThreeSoundLegs?: boolean;
  /** Of a crew with a gunner, who is unconscious or dead: another fires. */
  readonly gunnerOut?: boolean;
  /** What its sensors bear; left out, they are those of a BattleMech's head. */
  readonly sensors?: SensorKind;
  /** Skidded while it moved. */
  readonly skidded?: boolean;
  /** Who fights on foot, and is never shaken by its own movement. */
  readonly soldiers?: Soldiers;
}

/** What hides a powered suit: stealth from sensors, the others from eyes. */
export interface ISuitSignature {
  readonly stealth?: SuitStealth;
  readonly mimetic?: boolean;
  readonly camoSystem?: boolean;
}

export interface ITargetState {
  readonly movementType: MovementType;
  readonly hexesMoved: number;
  readonly prone?: boolean;
  readonly immobile?: boolean;
  readonly partialCover?: boolean;
  readonly isDodging?: boolean;
  readonly abilities?: readonly string[];
  readonly unitQuirks?: readonly string[];
  readonly weaponQuirks?: Readonly<Record<string, readonly string[]>>;
  /** Stealth armor or a null-signature system at work. */
  readonly stealth?: boolean;
  readonly voidSignature?: boolean;
  /** A chameleon shield at work. */
  readonly chameleon?: boolean;
  readonly superheavy?: boolean;
  /** As easy to hit by its size as a superheavy 'Mech, or marked as such. */
  readonly large?: boolean;
  /** For missiles that seek it. */
  readonly heat?: number;
  /** Marked by a friendly designator this turn. */
  readonly tagged?: boolean;
  /** An iNarc homing pod of the attacker's side clings to it, out of reach of any ECM. */
  readonly homingPod?: boolean;
  /** A Narc or iNarc pod of the attacker's side does, out of reach of any ECM. */
  readonly narcPod?: boolean;
  /** Bogged down. */
  readonly stuck?: boolean;
  readonly skidded?: boolean;
  readonly soldiers?: Soldiers;
  readonly suit?: ISuitSignature;
  /** It flew this turn, or is in the air. */
  readonly airborne?: boolean;
  /** It is in the air now: guns built against aircraft find it. */
  readonly aloft?: boolean;
  /** Guns in a building, which nobody misses from the next hex. */
  readonly emplaced?: boolean;
}

export interface IToHitOptions extends RulesetOption {
  /** Whether extreme range may be fired at; the ruleset says so where this does not. */
  readonly extremeRange?: boolean;
  readonly minimumRange?: number;
  /** What each distance adds, from the own hex on, for small arms that have no brackets of their own. */
  readonly rangeModifiers?: readonly number[];
  /** Selects the weapon's quirks in the attacker's `weaponQuirks`. */
  readonly weaponId?: string;
  /** A catalog item, or its id or name: brings its own modifiers, type, category and minimum range. */
  readonly weapon?: EquipmentItem | string;
  /** The load that is fired, where it matters. */
  readonly ammunition?: Ammunition | string;
  /** What serves the weapon: an Artemis V, an Apollo, a laser pulse module. */
  readonly linkedTo?: EquipmentItem | string;
  /** The laser pulse module that serves the weapon is switched on; off unless said. */
  readonly pulseModule?: boolean;
  readonly targetTerrain?: readonly TerrainFeature[];
  /** One list for each hex between attacker and target. */
  readonly interveningTerrain?: readonly (readonly TerrainFeature[])[];
  /** What a line of sight has summed up already; it wins over the terrain that is listed. */
  readonly interveningPoints?: number;
  readonly targetTerrainPoints?: number;
  readonly environment?: Environment;
  /** What a weapon of variable damage is set to, where that is not what the catalog prints. */
  readonly damageSetting?: number;
  /** A weapon of variable damage was charged in the turn before, where the rules let it. */
  readonly charged?: boolean;
  readonly aimed?: AimedShot;
}

export interface IToHitCalculation {
  readonly baseToHit: number;
  /** With the base entry. */
  readonly modifiers: readonly IToHitModifierDetail[];
  /** The plain sum. */
  readonly rawToHit: number;
  /** The sum, at most 13; Infinity stays. */
  readonly finalToHit: number;
  readonly impossible: boolean;
  readonly probability: number;
}
