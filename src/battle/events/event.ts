import type { AntiMechAttack } from '../../rules/anti-mech/to-hit.js';
import type { LocationName } from '../../rules/body/plan.js';
import type { Seat } from '../../rules/crew/seats.js';
import type { ShieldMode } from '../../rules/damage/shields.js';
import type { PodEffect } from '../../rules/effect/effect-entry.js';
import type { ShockEffect } from '../../rules/firing/shock.js';
import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { ModifierDetail } from '../../rules/modifier.js';
import type { PilotingCauseKind } from '../../rules/piloting/index.js';
import type { TerrainType } from '../../rules/terrain/index.js';
import type { FiringArc, MovementType, RangeBracket } from '../../rules/to-hit/index.js';
import type { VehicleCritical } from '../../rules/vehicle/criticals.js';
import type { MotiveEffect } from '../../rules/vehicle/motive.js';
import type { CauseOfLoss } from '../combatant/cause-of-loss.js';
import type { Signature } from '../combatant/signature.js';
import type { QuadVeeMode } from '../orders.js';
import type { Phase } from '../phase.js';

// The events of a battle, as small records. Units, weapons and hexes are indexes, locations are names. `describeEvent`
// makes sentences from them when a reader needs them.

/** A roll against a number; the modifiers are there if the listener asked for them. */
export interface RollRecord {
  readonly needed: number;
  readonly dice: readonly number[];
  readonly total: number;
  readonly modifiers?: readonly ModifierDetail[];
}

export type BattleEvent =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | {
      readonly type: 'initiative';
      readonly side: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers?: readonly ModifierDetail[];
    }
  | { readonly type: 'initiative-won'; readonly side: number }
  | {
      readonly type: 'move';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly facing: number;
      readonly movement: MovementType;
      readonly hexes: number;
      readonly path: readonly number[];
      /** The height above the ground or below the surface, for units that fly or dive. */
      readonly elevation?: number;
    }
  | {
      readonly type: 'piloting-roll';
      readonly unit: number;
      readonly cause: PilotingCauseKind;
      /** The terrain that the unit enters or is stuck in. */
      readonly terrain?: TerrainType;
      /** The unit is already falling, and the pilot rolls to avoid a wound. */
      readonly falling?: boolean;
      readonly hex: number;
      readonly roll: RollRecord;
      readonly passed: boolean;
    }
  | {
      readonly type: 'fall';
      readonly unit: number;
      readonly hex: number;
      readonly levels: number;
      readonly damage: number;
      readonly side: FiringArc;
      readonly facing: number;
    }
  | { readonly type: 'stand'; readonly unit: number }
  | { readonly type: 'go-prone'; readonly unit: number }
  | {
      readonly type: 'skid';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly damage: number;
    }
  | { readonly type: 'signature'; readonly unit: number; readonly system: Signature; readonly on: boolean }
  /** A QuadVee changes into this mode. */
  | { readonly type: 'convert'; readonly unit: number; readonly mode: QuadVeeMode }
  | { readonly type: 'stuck'; readonly unit: number; readonly free: boolean }
  /** The die for a unit that moves onto ice over water. */
  | {
      readonly type: 'ice';
      readonly unit: number;
      readonly hex: number;
      readonly die: number;
      readonly breaks: boolean;
    }
  | {
      readonly type: 'booster-roll';
      readonly unit: number;
      readonly gear: 'masc' | 'supercharger';
      readonly roll: RollRecord;
      readonly failed: boolean;
    }
  | {
      readonly type: 'twist';
      readonly unit: number;
      readonly torsoFacing: number;
      readonly armsFlipped: boolean;
    }
  /** The crew has cleared a weapon malfunction. */
  | { readonly type: 'repaired'; readonly unit: number; readonly weapon: number }
  | { readonly type: 'turret-freed'; readonly unit: number }
  | { readonly type: 'dodge'; readonly unit: number }
  | { readonly type: 'spot'; readonly unit: number; readonly target: number }
  | {
      readonly type: 'weapon-attack';
      readonly unit: number;
      readonly target: number;
      readonly weapon: number;
      /** It was fired at the building around the target. */
      readonly building?: true;
      readonly range: number;
      readonly bracket: RangeBracket;
      readonly shots: number;
      /** Its missiles were hot-loaded. */
      readonly hotLoaded?: true;
      /** It was fired through its pulse module. */
      readonly pulse?: true;
      readonly indirect: boolean;
      /** The spotter, if there was one. */
      readonly spotter?: number;
      /** The bin that it was fired from, or -1. */
      readonly bin: number;
      readonly calledLocation?: LocationName;
      /** The teammate who called the location. */
      readonly teammate?: number;
      readonly roll: RollRecord;
      readonly hit: boolean;
    }
  | {
      readonly type: 'cluster';
      readonly unit: number;
      readonly weapon: number;
      readonly hits: number;
      readonly size: number;
      readonly dice: readonly number[];
      readonly modifier: number;
      readonly modifiers?: readonly ModifierDetail[];
    }
  | {
      readonly type: 'anti-missile';
      readonly unit: number;
      readonly against: number;
      readonly weapon: number;
    }
  | { readonly type: 'jam'; readonly unit: number; readonly weapon: number }
  | {
      readonly type: 'clear-jam';
      readonly unit: number;
      readonly weapon: number;
      readonly roll: RollRecord;
      readonly cleared: boolean;
    }
  /** A weapon is being charged, through its capacitor or directly. */
  | { readonly type: 'charge-capacitor'; readonly unit: number; readonly weapon: number }
  /** How the shield of an arm is held from now on. */
  | { readonly type: 'shield'; readonly unit: number; readonly arm: LocationName; readonly mode: ShieldMode }
  | { readonly type: 'no-ammunition'; readonly unit: number; readonly weapon: number }
  | { readonly type: 'glancing'; readonly target: number }
  /** A hit that fails after all, with the damage it would have done. */
  | {
      readonly type: 'near-miss';
      readonly target: number;
      readonly damage: number;
      readonly dice: readonly number[];
    }
  /**
   * The number of critical hits that a ProtoMech's location has taken, and the weapon that was destroyed with them, if
   * any.
   */
  | {
      readonly type: 'protomech-critical';
      readonly unit: number;
      readonly location: LocationName;
      readonly hits: number;
      readonly weapon?: number;
    }
  | { readonly type: 'tagged'; readonly unit: number; readonly target: number }
  | {
      readonly type: 'narced';
      readonly unit: number;
      readonly target: number;
      readonly location: LocationName;
      readonly pod: PodEffect;
    }
  /** Shots at infantry inside a building strike the building; those inside take a share of this damage. */
  | {
      readonly type: 'building-struck';
      readonly unit: number;
      readonly hex: number;
      readonly damage: number;
    }
  /** A single missile was shot down. */
  | { readonly type: 'shot-down'; readonly unit: number; readonly die: number }
  | { readonly type: 'heated'; readonly target: number; readonly heat: number }
  | {
      readonly type: 'physical-attack';
      readonly unit: number;
      readonly target: number;
      readonly kind: string;
      /** Left out if the whole 'Mech strikes, as in a charge. */
      readonly limb?: LocationName;
      readonly roll: RollRecord;
      readonly hit: boolean;
    }
  /** A chain winds around the leg that it struck, or slips off. */
  | {
      readonly type: 'snare';
      readonly unit: number;
      readonly target: number;
      readonly location: LocationName;
      readonly roll: RollRecord;
      readonly snared: boolean;
    }
  | {
      readonly type: 'hit';
      readonly target: number;
      readonly location: LocationName;
      readonly rear: boolean;
      readonly damage: number;
      readonly dice: readonly number[];
      readonly throughArmor: boolean;
      /** The cover took it. */
      readonly cover: boolean;
    }
  | {
      readonly type: 'damage';
      readonly unit: number;
      readonly location: LocationName;
      readonly rear: boolean;
      readonly armor: number;
      readonly structure: number;
      readonly armorLeft: number;
      readonly structureLeft: number;
      readonly destroyed: boolean;
    }
  | {
      readonly type: 'critical-check';
      readonly unit: number;
      readonly location: LocationName;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers?: readonly ModifierDetail[];
      readonly hits: number;
      readonly negated: number;
      readonly blownOff: boolean;
    }
  /** Whether a location of a unit was breached; without dice if it had no armor left. */
  | {
      readonly type: 'breach';
      readonly unit: number;
      readonly location: LocationName;
      readonly dice: readonly number[];
      readonly breached: boolean;
    }
  | {
      readonly type: 'critical-hit';
      readonly unit: number;
      readonly location: LocationName;
      readonly slot: number;
      readonly absorbed: boolean;
      /** The gun keeps working until it is hit again. */
      readonly marked?: true;
    }
  /** The result of a critical hit on a vehicle, and the weapon that it affects. */
  | {
      readonly type: 'vehicle-critical';
      readonly unit: number;
      readonly location: LocationName;
      readonly critical: VehicleCritical;
      readonly weapon?: number;
      /** The gun keeps working until it is hit again. */
      readonly marked?: true;
    }
  /** Infantry makes a leg attack on a unit, or swarms it. */
  | {
      readonly type: 'anti-mech';
      readonly unit: number;
      readonly target: number;
      readonly attack: AntiMechAttack;
      readonly roll: RollRecord;
      readonly hit: boolean;
    }
  /** Swarming infantry damages its host. */
  | { readonly type: 'swarm-attack'; readonly unit: number; readonly target: number; readonly damage: number }
  /** A hit on the host strikes the infantry that swarms it. */
  | { readonly type: 'in-the-way'; readonly unit: number; readonly target: number; readonly damage: number }
  /** The swarm ends. */
  | {
      readonly type: 'swarm-ends';
      readonly unit: number;
      readonly target: number;
      readonly how: 'let-go' | 'fell' | 'thrown-off' | 'brushed-off' | 'host-lost';
    }
  /** The number of further turns in which the crew can only drive slowly. */
  | { readonly type: 'crew-stunned'; readonly unit: number; readonly turns: number }
  /** A hit slows the rotor; the cruising points that are left. */
  | { readonly type: 'rotor-hit'; readonly unit: number; readonly cruise: number }
  /** A flying unit lands in one piece, because it was forced down or flew too slowly to stay up. */
  | { readonly type: 'landing'; readonly unit: number; readonly hex: number; readonly forced: boolean }
  /** A flying unit crashes from this many levels. */
  | {
      readonly type: 'crash';
      readonly unit: number;
      readonly hex: number;
      readonly levels: number;
      readonly damage: number;
      readonly side: BodySide;
    }
  /** A flying unit drops to this elevation. */
  | { readonly type: 'loses-height'; readonly unit: number; readonly elevation: number }
  /** A roll for the motive system. */
  | {
      readonly type: 'motive';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly effect: MotiveEffect;
    }
  | {
      readonly type: 'explosion';
      readonly unit: number;
      readonly location: LocationName;
      readonly fixture: number;
      readonly damage: number;
    }
  /** The cowl over the head absorbed part of a hit, and has this much left. */
  | { readonly type: 'cowl'; readonly unit: number; readonly taken: number; readonly left: number }
  /** The seat is named if several share a cockpit. */
  | { readonly type: 'wound'; readonly unit: number; readonly wounds: number; readonly seat?: Seat }
  | {
      readonly type: 'consciousness';
      readonly unit: number;
      readonly roll: RollRecord;
      /** Whether the pilot was unconscious before. */
      readonly waking: boolean;
      readonly conscious: boolean;
      readonly seat?: Seat;
    }
  /** A unit that fell from above landed on another unit, or beside it. */
  | {
      readonly type: 'fall-onto';
      readonly unit: number;
      readonly target: number;
      readonly roll: RollRecord;
      readonly hit: boolean;
    }
  /** A unit was displaced, or moved out of the way of one that was. */
  | {
      readonly type: 'displaced';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly aside?: boolean;
    }
  | {
      readonly type: 'heat';
      readonly unit: number;
      readonly before: number;
      readonly generated: number;
      readonly dissipated: number;
      readonly after: number;
      readonly modifiers?: readonly ModifierDetail[];
    }
  | {
      readonly type: 'shutdown';
      readonly unit: number;
      readonly roll?: RollRecord;
      readonly shutDown: boolean;
    }
  | { readonly type: 'startup'; readonly unit: number; readonly roll?: RollRecord; readonly started: boolean }
  | {
      readonly type: 'ammunition-roll';
      readonly unit: number;
      readonly roll: RollRecord;
      readonly explodes: boolean;
    }
  /** A taser has struck it. */
  | {
      readonly type: 'shock';
      readonly unit: number;
      readonly roll: RollRecord;
      readonly effect: ShockEffect;
    }
  | { readonly type: 'cooling-failed'; readonly unit: number }
  /** Its own weapon disrupts its electronics for the next turn. */
  | { readonly type: 'disturbed'; readonly unit: number; readonly weapon: number }
  | { readonly type: 'edge'; readonly unit: number; readonly trigger: string; readonly remaining: number }
  | { readonly type: 'pick-up'; readonly unit: number; readonly object: string; readonly tonnage: number }
  | {
      readonly type: 'object-lands';
      readonly unit: number;
      readonly object: string;
      readonly hex: number;
    }
  /** A weapon that broke when it was used, by fixture. */
  | { readonly type: 'broken'; readonly unit: number; readonly fixture: number }
  | { readonly type: 'designated'; readonly unit: number; readonly target: number }
  | { readonly type: 'withdrawal'; readonly unit: number; readonly reason: string }
  | { readonly type: 'lost'; readonly unit: number; readonly cause: CauseOfLoss }
  /** The winner is null for a draw, and left out if the battle ended undecided. */
  | { readonly type: 'end'; readonly turn: number; readonly winner?: number | null };

export type BattleEventType = BattleEvent['type'];
