import type { Ammunition, EquipmentItem, Weapon } from '../../catalog/index.js';
import type { ShieldMode } from '../../rules/damage/shields.js';
import type { Environment } from '../../rules/environment/environment.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { TerrainFeature } from '../../rules/terrain/terrain.js';
import type {
  IActuatorDamage,
  IIndirectFire,
  ISecondaryTarget,
  IToHitModifierDetail,
  MovementType,
  RangeBracket,
} from '../../rules/to-hit/index.js';
import type { Design } from '../combatant/design.js';
import type { PilotDesign } from '../combatant/pilot.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { ShotOrder } from '../orders.js';

/** The attacker, as far as its shots depend on it. Every combatant is one. */
interface Shooter {
  readonly pilot: Pick<PilotDesign, 'gunnery' | 'abilities'>;
  readonly design: Pick<
    Design,
    'quirks' | 'weaponQuirks' | 'sensors' | 'fireControl' | 'drives' | 'soldiers'
  >;
  readonly movement: MovementType;
  readonly heat: number;
  /** Of the attacker. */
  readonly gunneryWounds: number;
  /** Whether a dedicated gunner is at work; undefined for a lone pilot. */
  readonly dedicatedGunner: 'active' | 'out' | undefined;
  /** Somebody aboard has no other work than to spot or to lead. */
  readonly hasFreeHand: boolean;
  readonly sensorHits: number;
  readonly prone: boolean;
  readonly skidded: boolean;
  /** Index of the unit that it spots; negative if it spots none. */
  readonly spotting: number;
  /** It fires while prone as if it stood. */
  readonly isSteadyWhenProne: boolean;
  readonly isOnThreeSoundLegs: boolean;
  hasWorking(gear: 'targeting-computer'): boolean;
  hasEnhancedActuators(arm: number): boolean;
  /** Modifier to shots of a weapon from damage that only its kind suffers; undefined if there is none. */
  fireDamage(mount: Pick<WeaponMount, 'location'>): readonly IToHitModifierDetail[] | undefined;
  hasArmDamage(arm: number): boolean;
  armDamage(arm: number): IActuatorDamage;
}

/** The weapon. Every weapon of a combatant is one; outside battles the item may be unknown. */
interface Gun extends Pick<WeaponMount, 'id' | 'arm' | 'location' | 'smallArms'> {
  readonly item: Weapon | undefined;
}

/** The target, as far as shots depend on it. Every combatant is one. */
export interface ShotTarget {
  readonly id: string;
  readonly pilot: Pick<PilotDesign, 'abilities'>;
  readonly design: Pick<
    Design,
    'quirks' | 'superheavy' | 'large' | 'plan' | 'soldiers' | 'suit' | 'emplaced' | 'flight'
  >;
  readonly movement: MovementType;
  readonly hexesMoved: number;
  readonly heat: number;
  readonly prone: boolean;
  readonly isImmobile: boolean;
  readonly shutDown: boolean;
  readonly dodging: boolean;
  readonly isStealthy: boolean;
  readonly isVoid: boolean;
  readonly isCamouflaged: boolean;
  readonly stuck: boolean;
  readonly skidded: boolean;
  /** Modifier to shots at it that its kind adds; undefined if there is none. */
  toHitAgainst(shot: ShotAtIt): readonly IToHitModifierDetail[] | undefined;
}

/** The facts of a shot that decide how hard its target is to hit. */
export interface ShotAtIt {
  readonly bracket: RangeBracket;
  /** It is fired by infantry. */
  readonly bySoldiers: boolean;
}

export const AT_SHORT_RANGE: ShotAtIt = { bracket: 'short', bySoldiers: false };

/**
 * Everything that the target number of a shot depends on, in the words of the table: the attacker, the weapon, the
 * target and the line.
 */
export interface ShotFacts {
  readonly rules: Ruleset;
  readonly unit: Shooter;
  readonly mount: Gun;
  readonly load: Ammunition | undefined;
  /** Equipment that is linked to the weapon, if it works and is not jammed. */
  readonly linkedTo: EquipmentItem | undefined;
  /** Of the weapon with its load. */
  readonly minimumRange: number;
  /** The stance of a shield on the weapon's side. */
  readonly shield: ShieldMode | undefined;
  /** A haywire pod is attached to the unit. */
  readonly haywire: boolean;
  /** The quarry of a Blood Stalker. */
  readonly quarry: { readonly id: string; readonly isOut: boolean } | undefined;
  readonly target: ShotTarget;
  /** The shot goes at the building around the target. */
  readonly atBuilding: boolean;
  /** Marked by TAG of the unit's side, or by one of its homing pods. */
  readonly tagged: boolean;
  readonly homingPod: boolean;
  /** By a pod of its side that the missiles can follow. */
  readonly narcPod: boolean;
  readonly order: Pick<ShotOrder, 'location' | 'teammate' | 'hotLoaded' | 'pulse' | 'setting'>;
  /** The weapon itself was charged for this shot. */
  readonly primed: boolean;
  readonly secondary: ISecondaryTarget | undefined;
  readonly indirect: IIndirectFire | undefined;
  readonly bracket: RangeBracket;
  /** A jammed C3 network brings it a point nearer to the next bracket. */
  readonly halfway: boolean;
  readonly distance: number;
  /** The weapon is under water. */
  readonly inWater: boolean;
  /** From ground, a wall or water in front of the target's legs. */
  readonly partialCover: boolean;
  /** The unit itself is in the air now. */
  readonly firesFromAir: boolean;
  /** The target is in the air now. */
  readonly aloft: boolean;
  /** The terrain modifiers of the line of sight; undefined if terrain is only listed. */
  readonly sight: { readonly interveningModifier: number; readonly targetModifier: number } | undefined;
  /** Terrain of the target's hex. */
  readonly targetTerrain: readonly TerrainFeature[] | undefined;
  readonly environment: Environment | undefined;
}
