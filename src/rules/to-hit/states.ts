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
  /** Its arc, for rules that distinguish the sides from the rear. */
  readonly arc?: FiringArc;
}

export interface IIndirectFire {
  readonly isIndirect: boolean;
  readonly spotterWalked?: boolean;
  readonly spotterMovement?: MovementType;
  readonly spotterAttacked?: boolean;
  /** Fired without a spotter, as mortars may be. */
  readonly noSpotter?: boolean;
}

export interface IAttackerState {
  readonly gunnery: number;
  readonly movementType: MovementType;
  readonly heat: number;
  /** Further entries from the caller, added unchanged. */
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
  /** The weapon's name, to compare with designations. */
  readonly weaponType?: string;
  readonly weaponCategory?: WeaponCategory;
  readonly targetId?: string;
  readonly designatedWeaponType?: string;
  readonly designatedWeaponCategory?: WeaponCategory;
  readonly designatedTargetId?: string;
  readonly designatedRangeBracket?: RangeBracket;
  /** An Actuator Enhancement System in the arm that holds the weapon. */
  readonly actuatorEnhancement?: boolean;
  /** Fire control of the cockpit. Industrial and primitive ones are worse. */
  readonly fireControl?: FireControl;
  /** This unit spots for another unit's indirect fire. */
  readonly spotting?: boolean;
  /** A shield that obstructs the weapon. */
  readonly shield?: ShieldStance;
  /** A prone 'Mech with four sound legs fires as if standing. */
  readonly steadyWhenProne?: boolean;
  /** A tripod with all legs and hips intact. */
  readonly onThreeSoundLegs?: boolean;
  /** The gunner of the crew is unconscious or dead, and another crew member fires. */
  readonly gunnerOut?: boolean;
  /** How many hits its sensors withstand; if left out, as many as those in a BattleMech's head. */
  readonly sensors?: SensorKind;
  /** Skidded while it moved. */
  readonly skidded?: boolean;
  /** In the air now, so it does not fire from the ground. */
  readonly aloft?: boolean;
  /** A vehicle: it cruises and flanks where others walk and run. No number depends on it, only the words. */
  readonly drives?: boolean;
  /** Soldiers on foot have no penalty for their own movement. */
  readonly soldiers?: Soldiers;
}

/** What hides battle armor: stealth hides it from sensors, the others from sight. */
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
  /** Active stealth armor or null-signature system. */
  readonly stealth?: boolean;
  readonly voidSignature?: boolean;
  /** Active chameleon shield. */
  readonly chameleon?: boolean;
  readonly superheavy?: boolean;
  /** As easy to hit as a superheavy 'Mech because of its size. */
  readonly large?: boolean;
  /** For heat-seeking missiles. */
  readonly heat?: number;
  /** Designated by a friendly TAG this turn. */
  readonly tagged?: boolean;
  /** Carries an iNarc homing pod of the attacker's side, outside any ECM. */
  readonly homingPod?: boolean;
  /** Carries a Narc or iNarc pod of the attacker's side, outside any ECM. */
  readonly narcPod?: boolean;
  /** Bogged down. */
  readonly stuck?: boolean;
  readonly skidded?: boolean;
  readonly soldiers?: Soldiers;
  readonly suit?: ISuitSignature;
  /** Flew this turn, or is in the air. */
  readonly airborne?: boolean;
  /** In the air now, for weapons with a bonus against such targets. */
  readonly aloft?: boolean;
  /** Guns in a building, which cannot be missed from an adjacent hex. */
  readonly emplaced?: boolean;
}

export interface IToHitOptions extends RulesetOption {
  /** Whether extreme range can be fired at; if left out, the ruleset decides. */
  readonly extremeRange?: boolean;
  readonly minimumRange?: number;
  /** The modifier by distance, from 0 hexes up, for small arms without range brackets. */
  readonly rangeModifiers?: readonly number[];
  /** Selects the weapon's quirks in the attacker's `weaponQuirks`. */
  readonly weaponId?: string;
  /** A catalog item, or its id or name. It supplies its own modifiers, type, category and minimum range. */
  readonly weapon?: EquipmentItem | string;
  /** The load that is fired, if it matters. */
  readonly ammunition?: Ammunition | string;
  /** Equipment linked to the weapon: an Artemis V, an Apollo or a laser pulse module. */
  readonly linkedTo?: EquipmentItem | string;
  /** The linked laser pulse module is switched on; off by default. */
  readonly pulseModule?: boolean;
  readonly targetTerrain?: readonly TerrainFeature[];
  /** One list for each hex between attacker and target. */
  readonly interveningTerrain?: readonly (readonly TerrainFeature[])[];
  /** Terrain modifiers already summed along the line of sight. They take precedence over listed terrain. */
  readonly interveningPoints?: number;
  readonly targetTerrainPoints?: number;
  readonly environment?: Environment;
  /** The damage setting of a variable weapon, if it differs from the catalog's. */
  readonly damageSetting?: number;
  /** A variable weapon was charged in the previous turn, in rulesets that allow it. */
  readonly charged?: boolean;
  readonly aimed?: AimedShot;
}

export interface IToHitCalculation {
  readonly baseToHit: number;
  /** Includes the base entry. */
  readonly modifiers: readonly IToHitModifierDetail[];
  /** The plain sum. */
  readonly rawToHit: number;
  /** The sum, capped at 13. Infinity stays. */
  readonly finalToHit: number;
  readonly impossible: boolean;
  readonly probability: number;
}
