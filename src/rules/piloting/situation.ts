import type { ResolvedAbility } from '../abilities/ability.js';
import type { MechChassis } from '../body/chassis.js';
import type { LocationName } from '../body/plan.js';
import type { Environment } from '../environment/environment.js';
import type { Quirk } from '../quirks/quirk.js';
import type { Ruleset, RulesetOption } from '../ruleset.js';
import type { TerrainFeature } from '../terrain/terrain.js';
import type { MovementType } from '../to-hit/vocabulary.js';
import type { Motion } from '../vehicle/motion.js';

export const PILOTING_CAUSES = Object.freeze([
  'terrain',
  'skid',
  'sideslip',
  'fall',
  'damage',
  'physical',
  'gyro',
  'leg',
  'stand',
  'start',
  'shutdown',
  'dfa',
  'shake-off',
  'charge',
  'pilot-hit',
  'forced-landing',
  'torso-lost',
] as const);
export type PilotingCauseKind = (typeof PILOTING_CAUSES)[number];

export interface PilotingCause {
  readonly kind: PilotingCauseKind;
  /** A terrain cause names its terrain, whose own modifier comes from the terrain table. */
  readonly terrain?: TerrainFeature;
  /** Any further modifier that the caller knows. */
  readonly modifier?: number;
  /** So far in the turn: for skids, and for walls that are broken through. */
  readonly hexesMoved?: number;
  /** Who rolls after a physical attack; without it, the attacker after a death from above, else the target. */
  readonly role?: 'attacker' | 'target';
  /** The death from above missed: its attacker comes down without any roll, and nothing is added for it. */
  readonly missed?: boolean;
  /** The roll decides whether the unit sticks in the terrain, or gets free of it. */
  readonly bogDown?: boolean;
  /** The leg that was hit, where all hits on one leg ask for one roll. */
  readonly leg?: LocationName;
}

export const GYRO_KINDS = ['standard', 'xl', 'compact', 'heavy-duty', 'superheavy', 'none'] as const;
export type GyroKind = (typeof GYRO_KINDS)[number];

/** How the unit is when the roll is made: damage that asks for it is counted here already. */
export interface PilotState {
  readonly piloting: number;
  readonly pilotWounds?: number;
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  readonly movementType?: MovementType;
  /** Of Animal Mimicry. */
  readonly designatedTerrain?: string;
  readonly gyroHits?: number;
  readonly gyroType?: GyroKind;
  readonly legs?: readonly LegDamage[];
  /** Left out: biped. */
  readonly chassis?: MechChassis;
  readonly superheavy?: boolean;
  /** Of a crew with a pilot who has no other work: at the controls, or unconscious or dead. */
  readonly dedicatedPilot?: 'active' | 'out';
  /** Small and torso-mounted cockpits are harder to pilot from. */
  readonly cockpit?: string;
  /** A torso-mounted cockpit whose head sensors are gone. */
  readonly blindTorsoCockpit?: boolean;
  readonly hardenedArmor?: boolean;
  readonly modularArmor?: boolean;
  /** Actuator Enhancement Systems in all legs; they help no longer once one is lost. */
  readonly legActuatorEnhancement?: boolean;
  readonly industrialMyomer?: boolean;
  /** What a vehicle moves on, or that it is infantry; left out, it has legs. */
  readonly motion?: Motion;
  /** What damage to its motive system adds to its driving rolls. */
  readonly motiveDamage?: number;
  readonly driverHit?: boolean;
  readonly commanderHit?: boolean;
  /** What keeps a VTOL steady in flight is hit. */
  readonly flightStabilizerHit?: boolean;
  /** It flies on jets besides its rotor this turn. */
  readonly jetBooster?: boolean;
  /** Left out: conscious. */
  readonly conscious?: boolean;
  readonly shutDown?: boolean;
}

export interface LegDamage {
  readonly destroyed?: boolean;
  readonly hip?: boolean;
  /** Upper leg, lower leg and foot actuators lost. */
  readonly actuators?: number;
  /** The foot is one of them, which not every ruleset takes as seriously as the others. */
  readonly foot?: boolean;
}

export interface PilotingOptions extends RulesetOption {
  /** What the hex holds in which the roll is made. */
  readonly hex?: readonly TerrainFeature[];
  readonly environment?: Environment;
  /** Further causes of the same phase: each of its rolls is made with the modifiers of all (docs/rules/piloting-rolls.md). */
  readonly otherCauses?: readonly PilotingCause[];
}

export interface PilotingSituation {
  readonly rules: Ruleset;
  readonly pilot: PilotState;
  readonly cause: PilotingCause;
  /** Further causes of the same phase, whose modifiers count for each of its rolls. */
  readonly otherCauses: readonly PilotingCause[];
  /** Of the terrain that is the cause. */
  readonly terrainModifier: number;
  /** What else the hex of the roll holds. */
  readonly hex: readonly TerrainFeature[];
  readonly environment: Environment | undefined;
  readonly abilities: readonly ResolvedAbility[];
  readonly quirks: readonly Quirk[];
  /**
   * Levels of a fall under way, in which the pilot rolls to stay unhurt: no damage to the 'Mech makes that roll fail
   * by itself.
   */
  readonly falling: number | undefined;
}
