import type { InfantryWeapon, Ranges } from '../../catalog/index.js';
import { type AtArmsLength, infantryRangeModifiers, infantryRanges } from './ranges.js';

export interface CarriedArms {
  readonly primary: InfantryWeapon;
  readonly secondary: InfantryWeapon | undefined;
  /** Troopers in each squad who carry the secondary weapon. */
  readonly secondaryPerSquad: number;
  /** Troopers in each squad whose equipment replaces a weapon and does no damage. */
  readonly idle?: number;
  readonly squadSize: number;
}

/** Damage of small arms for each trooper, and their range (Total Warfare, "Infantry Attacks"). */
export interface SmallArms {
  /** The weapon whose range counts. */
  readonly leading: InfantryWeapon;
  /** Average damage of one trooper. */
  readonly perTrooper: number;
  /** Adds one die against other infantry. */
  readonly bursts: boolean;
  /** Fire-based: may cause heat instead of damage. */
  readonly burns: boolean;
  /** Does no damage to armor. */
  readonly harmsInfantryOnly: boolean;
  /** By distance in hexes. */
  readonly rangeModifiers: readonly number[];
  readonly ranges: Ranges;
  /** The same in water; undefined if the weapons do not reach the next hex there. */
  readonly underWater: Pick<SmallArms, 'rangeModifiers' | 'ranges'> | undefined;
}

/** The most damage that a primary weapon counts for. */
const MOST_OF_PRIMARY = 0.6;
const LEADS_FROM = 2;
const CREW = 2;

export function smallArms({
  primary,
  secondary,
  secondaryPerSquad,
  squadSize,
  idle = 0,
}: CarriedArms): SmallArms {
  const count = secondary === undefined ? 0 : secondaryPerSquad;
  const leading = secondary !== undefined && count >= LEADS_FROM ? secondary : primary;
  const plain = primary.infantry.damage;
  const points =
    Math.min(MOST_OF_PRIMARY, plain) * (squadSize - count - idle) + (secondary?.infantry.damage ?? 0) * count;
  const carried = secondary === undefined || count === 0 ? [primary] : [primary, secondary];
  const close: AtArmsLength = {
    pointBlank: leading.traits.includes('point-blank'),
    burst: leading.traits.includes('infantry-burst'),
    unwieldy: carried.some(({ traits, infantry }) => traits.includes('encumbering') || infantry.crew >= CREW),
  };
  const { range } = leading.infantry;
  return {
    leading,
    perTrooper: points / squadSize,
    bursts: close.burst || plain > MOST_OF_PRIMARY,
    burns: BURNING.some((trait) => leading.traits.includes(trait)),
    harmsInfantryOnly: leading.traits.includes('non-penetrating'),
    ...reachOf(range, close),
    underWater: reachInWater(range, close),
  };
}

/**
 * Returns the effect of an infantry weapon in the anti-personnel mounts of battle armor. Encumbrance, crew and
 * point-blank modifiers do not apply to it.
 */
export function heldBySuits(weapon: InfantryWeapon): SmallArms {
  const { damage, range } = weapon.infantry;
  return {
    leading: weapon,
    perTrooper: damage,
    bursts: weapon.traits.includes('infantry-burst'),
    burns: BURNING.some((trait) => weapon.traits.includes(trait)),
    harmsInfantryOnly: weapon.traits.includes('non-penetrating'),
    ...reachOf(range, UNIFORM),
    underWater: reachInWater(range, UNIFORM),
  };
}

const UNIFORM: AtArmsLength = { pointBlank: false, burst: false, unwieldy: false };

const reachOf = (range: number, close: AtArmsLength): Pick<SmallArms, 'rangeModifiers' | 'ranges'> => ({
  rangeModifiers: infantryRangeModifiers(range, close),
  ranges: infantryRanges(range),
});

/** Water halves the range. */
function reachInWater(range: number, close: AtArmsLength): SmallArms['underWater'] {
  const wet = Math.floor(range / 2);
  return wet > 0 ? reachOf(wet, close) : undefined;
}

const BURNING = ['flamer', 'inferno', 'plasma'] as const;
