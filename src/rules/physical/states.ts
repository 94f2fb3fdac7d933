import type { PhysicalWeapon } from '../../catalog/index.js';
import type { MechChassis } from '../body/chassis.js';
import type { Environment } from '../environment/environment.js';
import type { RulesetOption } from '../ruleset.js';
import type { ShieldSize } from '../rulesets/areas/physical.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { IActuatorDamage, ITargetState } from '../to-hit/states.js';
import type { MovementType } from '../to-hit/vocabulary.js';

export interface ILegActuatorDamage {
  /** Of any leg: the attacker stands on the other one. */
  readonly hipDestroyed?: boolean;
  readonly upperLegDestroyed?: boolean;
  readonly lowerLegDestroyed?: boolean;
  readonly footDestroyed?: boolean;
}

/** Every field that is left out counts as sound: limbs are intact, no weapon was fired, the unit is not prone. */
export interface IPhysicalAttacker {
  readonly piloting: number;
  readonly tonnage: number;
  readonly arm?: 'left' | 'right';
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  readonly movementType?: MovementType;
  /** A vehicle: it cruises and flanks where others walk and run, and may charge a prone target. */
  readonly drives?: boolean;
  readonly hexesMoved?: number;
  readonly prone?: boolean;
  /** If left out: biped. */
  readonly chassis?: MechChassis;
  readonly superheavy?: boolean;
  /** Levels above its base; if left out, those of a 'Mech. */
  readonly height?: number;
  /** For a charge: a bulldozer halves the damage to the attacker. */
  readonly bulldozer?: boolean;
  /** For a charge at infantry: the points of the saw in front, with which it is made. */
  readonly frontSaw?: number | undefined;
  /** The pilot of a tripod has no other duties. */
  readonly dedicatedPilot?: boolean;
  /** Of the striking arm. */
  readonly actuatorDamage?: IActuatorDamage;
  readonly handDestroyed?: boolean;
  /** Actuators that the arm was built without. An arm without a lower arm has no hand either. */
  readonly armBuiltWithout?: 'hand' | 'lower-arm';
  /** Of the kicking leg. */
  readonly legActuatorDamage?: ILegActuatorDamage;
  /** In both arms, for a push. */
  readonly shouldersDestroyed?: number;
  /**
   * A limb that the attack needs is lost: the striking arm, either arm of a push or club or of a prone unit, any leg of
   * a kick.
   */
  readonly limbLost?: boolean;
  /** A weapon in a limb that the attack needs was fired this turn. */
  readonly limbFired?: boolean;
  readonly armsFlipped?: boolean;
  /** The tool is mounted in a torso, not an arm. */
  readonly torsoMounted?: boolean;
  /** A quad kicks with a rear leg. */
  readonly muleKick?: boolean;
  /** Active: heat is 9 or more. */
  readonly tripleStrengthMyomer?: boolean;
  readonly industrialMyomer?: boolean;
  /** An Actuator Enhancement System in the striking limb. */
  readonly actuatorEnhancement?: boolean;
  readonly modularArmor?: boolean;
  readonly spotting?: boolean;
  /** A taser has disturbed its systems. */
  readonly shocked?: boolean;
  readonly isDodging?: boolean;
  /** A torso-mounted cockpit with its head sensors destroyed. */
  readonly blindTorsoCockpit?: boolean;
  /** An active vibroblade cuts. An inactive one strikes like a sword. */
  readonly bladeActive?: boolean;
  /** The retractable blade of the striking arm. */
  readonly retractableBlade?: 'extended' | 'retracted';
  /** The attack is part of a charge, which doubles the damage of a lance. */
  readonly charging?: boolean;
  /** For a death from above: talons on two working feet, which must be a pair on a quad. */
  readonly talons?: boolean;
  /** For a charge: the torso has a ram plate. */
  readonly ramPlate?: boolean;
  /** For a charge: torsos with spikes. */
  readonly spikedTorsos?: number;
  /** A two-handed attack. */
  readonly bothHands?: boolean;
  /** A shield on the punching arm that can still absorb damage. */
  readonly shieldOnArm?: ShieldSize;
  /** How the shield is held. */
  readonly shield?: 'none' | 'active' | 'passive';
  /** The striking limb is under water; for a charge, the whole 'Mech. */
  readonly limbSubmerged?: boolean;
  /** Of the water the unit stands in. */
  readonly waterDepth?: number;
  /** Of the thrown object. */
  readonly objectTonnage?: number;
  /** Of soldiers with vibro-claws. */
  readonly gunnery?: number;
  readonly troopers?: number;
  readonly vibroClaws?: number;
  /** Melee weapons of a ProtoMech. Those of a quad count twice. */
  readonly meleeWeapons?: number;
  /** The arm that brushes soldiers off has a claw. */
  readonly claws?: boolean;
  /** For attacks that need two. */
  readonly workingHands?: number;
}

export interface IPhysicalTarget extends ITargetState {
  /** Conventional infantry of a single squad. */
  readonly singleSquad?: boolean;
  /** A vehicle. */
  readonly hull?: boolean;
  /** Of soldiers that cling to the attacker. */
  readonly magneticClaws?: boolean;
  readonly piloting?: number;
  readonly tonnage?: number;
  /** A large support vehicle, which is easier to hit. */
  readonly largeSupport?: boolean;
  /** Levels above its base; if left out, those of a 'Mech. */
  readonly height?: number;
  /** Has already moved this turn. */
  readonly hasMoved?: boolean;
}

export interface IPhysicalOptions extends RulesetOption {
  /** Levels from the attacker's base up to the target's; if left out, reach is not checked. */
  readonly elevationDifference?: number;
  /** In hexes. */
  readonly distance?: number;
  /** Whether the target is in the arc of the limb: arms follow the torso, legs and pushes follow the feet. */
  readonly inArc?: boolean;
  readonly targetTerrain?: readonly TerrainFeature[];
  readonly environment?: Environment;
  /** Aims the weapon at the upper or lower body of a target on the same level. */
  readonly aimedAt?: 'punch' | 'kick';
  /** The weapon from the catalog. Its own figures take precedence over those of its type. */
  readonly weapon?: PhysicalWeapon;
}
