import type { AntiMechAttack } from '../rules/anti-mech/to-hit.js';
import type { ShieldMode } from '../rules/damage/shields.js';
import type { PhysicalAttackKind } from '../rules/physical/index.js';
import type { SignatureOrder } from './combatant/signature.js';
import type { Facing } from './hex/hex.js';
import type { StepKind } from './movement/step.js';

export const QUADVEE_MODES = Object.freeze(['mech', 'vehicle'] as const);
export type QuadVeeMode = (typeof QUADVEE_MODES)[number];

// The orders of a unit: plain data, so that a replay can hold them.

export interface MoveOrder {
  /** Empty: it stays in its hex. */
  readonly steps: readonly StepKind[];
  /** A QuadVee changes into this mode before it moves. */
  readonly convertTo?: QuadVeeMode;
  /** Runs on MASC, on a supercharger, or on both. */
  readonly masc?: boolean;
  readonly supercharger?: boolean;
  /** The move ends in a charge or a death from above. */
  readonly attack?: { readonly kind: 'charge' | 'dfa'; readonly target: number };
  /** A vehicle swerves at the end of its move, to shake off swarming infantry. */
  readonly shakeOff?: boolean;
  /** Picks up an object in the hex where the move ends. */
  readonly pickUp?: boolean;
  /** Walks off its own edge of the map, if it may withdraw. */
  readonly leave?: boolean;
  /** Shuts the reactor down, or starts it. */
  readonly reactor?: 'off' | 'on';
  /** Stealth and signature systems that are switched on or off before the unit moves. */
  readonly signatures?: SignatureOrder;
}

export interface ShotOrder {
  readonly weapon: number;
  readonly target: number;
  /** The bin to fire from; left out, the weapon's first bin that is not empty. */
  readonly bin?: number;
  /** Rounds of an Ultra or rotary autocannon; left out, one. */
  readonly shots?: number;
  /** A called shot, or one aimed with a targeting computer or at an immobile target: index of the location. */
  readonly location?: number;
  /** The unit that spots for indirect fire. */
  readonly spotter?: number;
  /** A teammate named the location. */
  readonly teammate?: number;
  /** A flamer does heat instead of damage. */
  readonly heats?: boolean;
  /** Hot-loaded long-range missiles: no minimum range, and fewer hits. */
  readonly hotLoaded?: boolean;
  /** A laser is fired through its pulse module: more accurate and hotter, and it may explode. */
  readonly pulse?: boolean;
  /** The damage setting of a laser that has several; left out, the catalog's figure. */
  readonly setting?: number;
}

export interface FireOrder {
  /** Facing of the torso or turret. */
  readonly torsoFacing: Facing;
  /** Facing of the front turret, if there are two; left out, it does not turn. */
  readonly secondFacing?: Facing;
  readonly flipArms?: boolean;
  readonly shots: readonly ShotOrder[];
  /** Gives up its attacks to be harder to hit. */
  readonly dodge?: boolean;
  /** Spots this enemy for the indirect fire of others. */
  readonly spot?: number;
  /** A jammed weapon to clear instead of firing. */
  readonly clearJam?: number;
  /** The crew frees a turret that is jammed, instead of firing. */
  readonly freeTurret?: boolean;
  /** Weapons that charge in this turn, through capacitors or directly, and do not fire. */
  readonly charge?: readonly number[];
  /** The opponent that a Blood Stalker hunts from now on. */
  readonly quarry?: number;
  /** Infantry makes a leg attack on this target, or swarms it, instead of all other attacks. */
  readonly antiMech?: { readonly attack: AntiMechAttack; readonly target: number };
  /** Swarming infantry lets go of its host. */
  readonly letGo?: boolean;
  /** The stance of shields once all weapons of the turn have been fired, and from then on. */
  readonly shields?: { readonly left?: ShieldMode; readonly right?: ShieldMode };
}

export interface BlowOrder {
  readonly kind: PhysicalAttackKind;
  readonly target: number;
  /** Index of the arm or leg; left out for attacks with the whole body. */
  readonly limb?: number;
  /** Index in the design's physical weapons. */
  readonly weapon?: number;
  /** Aims a physical weapon at the upper or the lower body. */
  readonly aimedAt?: 'punch' | 'kick';
  /** Strikes with both hands, if the pilot has that ability. */
  readonly bothHands?: boolean;
  /** A vibroblade stays off: it strikes like a sword and makes no heat. */
  readonly inactive?: boolean;
}

export interface PhysicalOrder {
  /** Turns the torso before physical attacks, if the rules allow that and it was not turned in the weapons phase. */
  readonly torsoFacing?: Facing;
  readonly blows: readonly BlowOrder[];
}

export const STAY: MoveOrder = Object.freeze({ steps: Object.freeze([]) });
export const NO_BLOWS: PhysicalOrder = Object.freeze({ blows: Object.freeze([]) });
