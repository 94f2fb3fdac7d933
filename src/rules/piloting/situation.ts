import type { GyroType } from '../../catalog/gyro-types.js';
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
  'cliff',
  'recoil',
] as const);
export type PilotingCauseKind = (typeof PILOTING_CAUSES)[number];

export interface PilotingCause {
  readonly kind: PilotingCauseKind;
  /** The terrain of a terrain cause. The terrain table gives its modifier. */
  readonly terrain?: TerrainFeature;
  /** Any further modifier from the caller. */
  readonly modifier?: number;
  /** Hexes moved this turn, for skids and for breaking through walls. */
  readonly hexesMoved?: number;
  /** Who rolls after a physical attack. If left out: the attacker after a death from above, otherwise the target. */
  readonly role?: 'attacker' | 'target';
  /** The death from above missed: the attacker falls automatically, and the cause has no modifier. */
  readonly missed?: boolean;
  /** It happens on the way backward at flank speed. */
  readonly flanksBackward?: boolean;
  /** The roll decides whether the unit bogs down in the terrain, or gets free. */
  readonly bogDown?: boolean;
  /** A vehicle or ProtoMech jumps into that terrain, so that skill and state do not matter. */
  readonly landing?: boolean;
  /** Of the 'Mech whose weapon recoils. */
  readonly tonnage?: number;
  /** The leg that was hit, where all hits on one leg call for a single roll. */
  readonly leg?: LocationName;
  /** Where only the worst of those hits counts: its modifier, and the sum of all. */
  readonly worstHit?: number;
  readonly sumOfHits?: number;
}

/** The state of the unit at the time of the roll. It includes the damage that calls for the roll. */
export interface PilotState {
  readonly piloting: number;
  readonly pilotWounds?: number;
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  readonly movementType?: MovementType;
  /** For Animal Mimicry. */
  readonly designatedTerrain?: string;
  readonly gyroHits?: number;
  readonly gyroType?: GyroType;
  readonly legs?: readonly LegDamage[];
  /** If left out: biped. */
  readonly chassis?: MechChassis;
  readonly superheavy?: boolean;
  /** For a crew with a dedicated pilot: at the controls, or unconscious or dead. */
  readonly dedicatedPilot?: 'active' | 'out';
  /** Small and torso-mounted cockpits make piloting harder. */
  readonly cockpit?: string;
  /** A torso-mounted cockpit with its head sensors destroyed. */
  readonly blindTorsoCockpit?: boolean;
  readonly hardenedArmor?: boolean;
  readonly modularArmor?: boolean;
  /** Actuator Enhancement Systems in all legs. They stop helping when a leg is lost. */
  readonly legActuatorEnhancement?: boolean;
  readonly industrialMyomer?: boolean;
  /** The motion type of a vehicle, or infantry; if left out, the unit has legs. */
  readonly motion?: Motion;
  /** A large support vehicle. */
  readonly largeSupport?: boolean;
  /** Added to driving rolls for motive system damage. */
  readonly motiveDamage?: number;
  readonly driverHit?: boolean;
  readonly commanderHit?: boolean;
  /** Of a VTOL. */
  readonly flightStabilizerHit?: boolean;
  /** A VTOL uses its jet booster this turn. */
  readonly jetBooster?: boolean;
  /** If left out: conscious. */
  readonly conscious?: boolean;
  readonly shutDown?: boolean;
  /** A taser has disturbed its systems. */
  readonly shocked?: boolean;
}

export interface LegDamage {
  readonly destroyed?: boolean;
  readonly hip?: boolean;
  /** Upper leg, lower leg and foot actuators lost. */
  readonly actuators?: number;
  /** One of them is the foot, which some rulesets count for less. */
  readonly foot?: boolean;
}

export interface PilotingOptions extends RulesetOption {
  /** The terrain of the hex where the roll is made. */
  readonly hex?: readonly TerrainFeature[];
  readonly environment?: Environment;
  /**
   * Other causes in the same phase. Each of the phase's rolls uses the modifiers of all causes
   * (docs/rules/piloting-rolls.md).
   */
  readonly otherCauses?: readonly PilotingCause[];
}

export interface PilotingSituation {
  readonly rules: Ruleset;
  readonly pilot: PilotState;
  readonly cause: PilotingCause;
  /** Other causes in the same phase. Their modifiers count for each of its rolls. */
  readonly otherCauses: readonly PilotingCause[];
  /** Of the terrain that causes the roll. */
  readonly terrainModifier: number;
  /** The other terrain of the hex. */
  readonly hex: readonly TerrainFeature[];
  readonly environment: Environment | undefined;
  readonly abilities: readonly ResolvedAbility[];
  readonly quirks: readonly Quirk[];
  /**
   * Levels of the fall, for the pilot's roll to avoid injury. Damage to the 'Mech does not make that roll fail
   * automatically.
   */
  readonly falling: number | undefined;
}
