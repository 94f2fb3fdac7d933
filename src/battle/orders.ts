import type { AntiMechAttack } from '../rules/anti-mech/to-hit.js';
import type { ShieldMode } from '../rules/damage/shields.js';
import type { PhysicalAttackKind } from '../rules/physical/index.js';
import type { SignatureOrder } from './combatant/signature.js';
import type { Facing } from './hex/hex.js';
import type { StepKind } from './movement/step.js';

export const QUADVEE_MODES = Object.freeze(['mech', 'vehicle'] as const);
export type QuadVeeMode = (typeof QUADVEE_MODES)[number];

// What is decided for a unit at each of its steps: plain data, so that a replay can hold it.

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
  /** A vehicle swerves at the end of its move, to shake off those who cling to it. */
  readonly shakeOff?: boolean;
  /** Takes what lies in the hex where the move ends. */
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
  /** The bin that is fired from; left out, the one the weapon draws on first that is not empty. */
  readonly bin?: number;
  /** Rounds of an Ultra or rotary autocannon; left out, one. */
  readonly shots?: number;
  /** A called shot, or one aimed with a targeting computer or at an immobile target: index of the location. */
  readonly location?: number;
  /** The unit that spots for indirect fire. */
  readonly spotter?: number;
  /** A teammate named the location. */
  readonly teammate?: number;
  /** A flamer heats instead of burning. */
  readonly heats?: boolean;
  /** Hot-loaded long-range missiles: no minimum range, and fewer hits. */
  readonly hotLoaded?: boolean;
  /** A laser is fired through its pulse module: truer and hotter, and it may blow up. */
  readonly pulse?: boolean;
  /** Points that a laser with a dial is set to; left out, what the catalog prints. */
  readonly setting?: number;
}

export interface FireOrder {
  /** Of the torso, or of the turret. */
  readonly torsoFacing: Facing;
  /** Of the front one of two turrets; left out, it stays as it is. */
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
  /** Weapons that are charged in this turn, by their capacitors or by themselves; they do not fire in it. */
  readonly charge?: readonly number[];
  /** The opponent that a Blood Stalker hunts from now on. */
  readonly quarry?: number;
  /** Soldiers go for the legs of this target, or climb it, in place of all other attacks. */
  readonly antiMech?: { readonly attack: AntiMechAttack; readonly target: number };
  /** Soldiers who cling to another let go of it. */
  readonly letGo?: boolean;
  /** How shields are held when all weapons of the turn have been fired, and from then on. */
  readonly shields?: { readonly left?: ShieldMode; readonly right?: ShieldMode };
}

export interface BlowOrder {
  readonly kind: PhysicalAttackKind;
  readonly target: number;
  /** Index of the arm or leg; of a body attack, nothing. */
  readonly limb?: number;
  /** Index in the design's physical weapons. */
  readonly weapon?: number;
  /** At the upper or the lower body, with a weapon in hand. */
  readonly aimedAt?: 'punch' | 'kick';
  /** Struck with both hands at once, by a pilot who knows how. */
  readonly bothHands?: boolean;
  /** A vibroblade is not switched on: it cuts like a sword, and makes no heat. */
  readonly inactive?: boolean;
}

export interface PhysicalOrder {
  /** Turns the torso before it strikes, where the rules allow that and it was not turned with the weapons. */
  readonly torsoFacing?: Facing;
  readonly blows: readonly BlowOrder[];
}

export const STAY: MoveOrder = Object.freeze({ steps: Object.freeze([]) });
export const NO_BLOWS: PhysicalOrder = Object.freeze({ blows: Object.freeze([]) });
