import type { PhysicalWeapon } from '../../catalog/index.js';
import type { MechChassis } from '../body/chassis.js';
import type { Environment } from '../environment/environment.js';
import type { RulesetOption } from '../ruleset.js';
import type { ShieldSize } from '../rulesets/areas/physical.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { IActuatorDamage, ITargetState } from '../to-hit/states.js';
import type { MovementType } from '../to-hit/vocabulary.js';

export interface ILegActuatorDamage {
  /** Of any leg: who kicks stands on the other one. */
  readonly hipDestroyed?: boolean;
  readonly upperLegDestroyed?: boolean;
  readonly lowerLegDestroyed?: boolean;
  readonly footDestroyed?: boolean;
}

/** Whatever is left out is in order: limbs are there and whole, nothing was fired, nobody is prone. */
export interface IPhysicalAttacker {
  readonly piloting: number;
  readonly tonnage: number;
  readonly arm?: 'left' | 'right';
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  readonly movementType?: MovementType;
  readonly hexesMoved?: number;
  readonly prone?: boolean;
  /** Left out: biped. */
  readonly chassis?: MechChassis;
  readonly superheavy?: boolean;
  /** Levels that it rises above its feet; left out, those of a 'Mech. */
  readonly height?: number;
  /** Of a charge: a bulldozer takes half of the impact. */
  readonly bulldozer?: boolean;
  /** At the controls of a tripod sits a pilot who has no other work. */
  readonly dedicatedPilot?: boolean;
  /** Of the arm that strikes. */
  readonly actuatorDamage?: IActuatorDamage;
  readonly handDestroyed?: boolean;
  /** Which actuators the arm was built without; one without a lower arm has no hand either. */
  readonly armBuiltWithout?: 'hand' | 'lower-arm';
  /** Of the leg that kicks. */
  readonly legActuatorDamage?: ILegActuatorDamage;
  /** Of both arms, for a push. */
  readonly shouldersDestroyed?: number;
  /** A limb is gone that the attack needs: the arm that strikes, both arms of a push or club, any leg of a kick. */
  readonly limbLost?: boolean;
  /** A weapon in a limb that the attack needs was fired this turn. */
  readonly limbFired?: boolean;
  readonly armsFlipped?: boolean;
  /** The tool sits in a torso, not in an arm. */
  readonly torsoMounted?: boolean;
  /** A quad's kick with a rear leg. */
  readonly muleKick?: boolean;
  /** At work: heat 9 or more. */
  readonly tripleStrengthMyomer?: boolean;
  readonly industrialMyomer?: boolean;
  /** An Actuator Enhancement System in the limb that strikes. */
  readonly actuatorEnhancement?: boolean;
  readonly modularArmor?: boolean;
  readonly spotting?: boolean;
  readonly isDodging?: boolean;
  /** A torso-mounted cockpit whose head sensors are gone. */
  readonly blindTorsoCockpit?: boolean;
  /** Whether a vibroblade is switched on and cuts, or is swung like a sword. */
  readonly bladeActive?: boolean;
  /** The retractable blade of the arm that strikes. */
  readonly retractableBlade?: 'extended' | 'retracted';
  /** Strikes in the course of a charge: a lance has twice the force then. */
  readonly charging?: boolean;
  /** Of a death from above: talons on two working feet, a pair of them on a quad. */
  readonly talons?: boolean;
  /** Of a charge: a ram plate before the torso. */
  readonly ramPlate?: boolean;
  /** Of a charge: torsos with spikes. */
  readonly spikedTorsos?: number;
  /** Strikes with both hands at once. */
  readonly bothHands?: boolean;
  /** On the arm that punches, and able to take a hit. */
  readonly shieldOnArm?: ShieldSize;
  /** How the shield is held. */
  readonly shield?: 'none' | 'active' | 'passive';
  /** The limb that strikes is under water; for a charge, all of the 'Mech. */
  readonly limbSubmerged?: boolean;
  /** Of the water it stands in. */
  readonly waterDepth?: number;
  /** Of an object that is thrown. */
  readonly objectTonnage?: number;
  /** Of soldiers who strike with vibro-claws. */
  readonly gunnery?: number;
  readonly troopers?: number;
  readonly vibroClaws?: number;
  /** Of a ProtoMech: what it was built to strike with; that of a quad counts twice. */
  readonly meleeWeapons?: number;
  /** The arm that brushes soldiers off ends in a claw. */
  readonly claws?: boolean;
  /** For what takes two. */
  readonly workingHands?: number;
}

export interface IPhysicalTarget extends ITargetState {
  /** Conventional infantry that is one squad and no more. */
  readonly singleSquad?: boolean;
  /** Of who clings to the attacker. */
  readonly magneticClaws?: boolean;
  readonly piloting?: number;
  readonly tonnage?: number;
  /** A large support vehicle, which blows find easily. */
  readonly largeSupport?: boolean;
  /** Levels that it rises above its feet; left out, those of a 'Mech. */
  readonly height?: number;
  /** Has had its move this turn. */
  readonly hasMoved?: boolean;
}

export interface IPhysicalOptions extends RulesetOption {
  /** Levels from the attacker's feet up to the target's; left out, reach is not looked into. */
  readonly elevationDifference?: number;
  /** In hexes. */
  readonly distance?: number;
  /** Whether the target lies where the limb reaches: arms by the torso, legs and pushes by the feet. */
  readonly inArc?: boolean;
  readonly targetTerrain?: readonly TerrainFeature[];
  readonly environment?: Environment;
  /** A weapon is swung at the upper or the lower body of a target on the same level. */
  readonly aimedAt?: 'punch' | 'kick';
  /** The weapon that is swung, from the catalog: its own figures win over those of its type. */
  readonly weapon?: PhysicalWeapon;
}
