import type { PhysicalAttackKind } from '../../physical/attack-kinds.js';

export const SHIELD_SIZES = ['small', 'medium', 'large'] as const;
export type ShieldSize = (typeof SHIELD_SIZES)[number];

/** Modifier to the piloting rolls that an attack causes; left out for units that make none. */
export interface RollsAfter {
  readonly attacker?: number;
  readonly target?: number;
}

export const CHARGE_FORCES = ['hexes', 'movement-modifier'] as const;

/** Physical attacks. */
export interface PhysicalRules {
  /** Added to the piloting skill of the attacker; what the catalog states for a weapon wins. */
  readonly toHit: Readonly<Record<PhysicalAttackKind, number>>;
  /** The same for weapons, whatever the catalog states. */
  readonly weaponToHit: Readonly<Partial<Record<PhysicalAttackKind, number>>>;
  /** A quad's kick with a rear leg. */
  readonly muleKick: number;
  /** A large target, except for charges and deaths from above. */
  readonly largeTarget: number;
  /** The piloting skill against which immobile targets are charged and jumped on; null for their own. */
  readonly pilotingOfImmobile: number | null;
  /** Whether a quad needs all its hips to kick, or only those of the legs beside the one that kicks. */
  readonly quadKickNeedsAllHips: boolean;
  /** Levels from the attacker's feet up to those of a prone target that a weapon strikes. */
  readonly weaponsReachProne: { readonly from: number; readonly to: number };
  /**
   * A charge has the force of so many tons a point, as often as the attacker moved hexes beyond the first, or by its
   * target movement modifier and one.
   */
  readonly charge: { readonly tons: number; readonly times: (typeof CHARGE_FORCES)[number] };
  /** Whether a charge that misses ends beside the target's line, or in the hex where it began. */
  readonly missedChargeSwerves: boolean;
  /** Whether who has charged a target that falls or is lost before the blows may strike at others instead. */
  readonly chargeCancelledByFall: boolean;
  /** Whether an active shield takes what its bearer suffers in its own charge, as long as it holds. */
  readonly chargeHurtsShieldArm: boolean;
  /** Points that a shield adds to a punch of its arm, as long as it holds. */
  readonly shieldPunch: Readonly<Record<ShieldSize, number>>;
  /** Whether a shield can be used to attack. */
  readonly shieldsBash: boolean;
  /** Whether a torso that was not turned with the weapons may be turned for the blows. */
  readonly torsoTurnsForBlows: boolean;
  /** Whether shields are held in passive mode, and whether they stay as they are held from turn to turn. */
  readonly shieldStance: { readonly passive: boolean; readonly lasts: boolean };
  /** Whether talons on any two feet serve a death from above, or only those on a pair. */
  readonly talonsOnAnyTwoFeet: boolean;
  /** Piloting rolls after attacks that hit or missed. */
  readonly rolls: Readonly<
    Partial<Record<PhysicalAttackKind, { readonly hit?: RollsAfter; readonly miss?: RollsAfter }>>
  >;
  /** What a lance that hit must reach on 2d6 to pierce the armor. */
  readonly lancePiercesFrom: number;
  /** The same for each lance of the charging unit, at the first group of its damage; null where lances play no part in it. */
  readonly chargingLancePiercesFrom: number | null;
  /** Whether a shield that can take no more still slows who carries it. */
  readonly wornShieldsWeigh: boolean;
  /** Spikes break on a roll from the lowest to the highest of these. */
  readonly spikesBreak: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
}
