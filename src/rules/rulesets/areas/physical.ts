import type { PhysicalAttackKind } from '../../physical/attack-kinds.js';

export const SHIELD_SIZES = ['small', 'medium', 'large'] as const;
export type ShieldSize = (typeof SHIELD_SIZES)[number];

/** Modifier to the piloting rolls that an attack causes; left out for units that make none. */
export interface RollsAfter {
  readonly attacker?: number;
  readonly target?: number;
}

export const CHARGE_FORCES = ['hexes', 'movement-modifier'] as const;

export interface PhysicalRules {
  /** Added to the piloting skill of the attacker; for a weapon, the catalog's figure takes precedence. */
  readonly toHit: Readonly<Record<PhysicalAttackKind, number>>;
  /** The same for weapons, whatever the catalog states. */
  readonly weaponToHit: Readonly<Partial<Record<PhysicalAttackKind, number>>>;
  /** A quad's kick with a rear leg. */
  readonly muleKick: number;
  /** A large target, except for charges and deaths from above. */
  readonly largeTarget: number;
  /** The piloting skill of immobile targets for charges and deaths from above against them; null for their own. */
  readonly pilotingOfImmobile: number | null;
  /** Whether a quad needs all its hips to kick, or only those of the legs beside the one that kicks. */
  readonly quadKickNeedsAllHips: boolean;
  /** Levels from the attacker's feet up to those of a prone target that a weapon strikes. */
  readonly weaponsReachProne: { readonly from: number; readonly to: number };
  /**
   * A charge does a point for this many tons, multiplied by the hexes moved beyond the first, or by the attacker's target
   * movement modifier plus one.
   */
  readonly charge: { readonly tons: number; readonly times: (typeof CHARGE_FORCES)[number] };
  /** Whether a charge that misses ends beside the target's line, or in the hex where it began. */
  readonly missedChargeSwerves: boolean;
  /** Whether a unit whose charge fails because its target fell or was lost may attack others instead. */
  readonly chargeCancelledByFall: boolean;
  /** Whether an active shield absorbs the damage to its bearer from its own charge, as long as it holds. */
  readonly chargeHurtsShieldArm: boolean;
  /** Points that a shield adds to a punch of its arm, as long as it holds. */
  readonly shieldPunch: Readonly<Record<ShieldSize, number>>;
  /** Whether a shield can be used to attack. */
  readonly shieldsBash: boolean;
  /** Whether a torso that was not turned for weapon attacks may be turned for physical attacks. */
  readonly torsoTurnsForBlows: boolean;
  /** Whether shields are held in passive mode, and whether they stay as they are held from turn to turn. */
  readonly shieldStance: { readonly passive: boolean; readonly lasts: boolean };
  /** Whether talons on any two feet count in a death from above, or only those on a pair. */
  readonly talonsOnAnyTwoFeet: boolean;
  /** Piloting rolls after attacks that hit or missed. */
  readonly rolls: Readonly<
    Partial<Record<PhysicalAttackKind, { readonly hit?: RollsAfter; readonly miss?: RollsAfter }>>
  >;
  /** What a lance that hit must reach on 2d6 to pierce the armor. */
  readonly lancePiercesFrom: number;
  /** The same for each lance of a charging unit, at the first group of damage; null if lances do not count in charges. */
  readonly chargingLancePiercesFrom: number | null;
  /** Whether a worn-out shield still slows its bearer down. */
  readonly wornShieldsWeigh: boolean;
  /** Spikes break on a roll from the lowest to the highest of these. */
  readonly spikesBreak: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
}
