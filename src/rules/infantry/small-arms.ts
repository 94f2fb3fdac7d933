import type { InfantryWeapon } from '../../catalog/index.js';
import { type AtArmsLength, infantryRangeModifiers, infantryRanges } from './ranges.js';

/** What the troopers of a platoon carry. */
export interface CarriedArms {
  readonly primary: InfantryWeapon;
  readonly secondary: InfantryWeapon | undefined;
  /** Troopers of each squad with the secondary weapon. */
  readonly secondaryPerSquad: number;
  /** Troopers of each squad with something that harms nobody in place of it. */
  readonly idle?: number;
  readonly squadSize: number;
}

/** What small arms do in the hands of one trooper, and how far (Total Warfare, "Infantry Attacks"). */
export interface SmallArms {
  /** The weapon whose range counts. */
  readonly leading: InfantryWeapon;
  /** Points of one trooper on average. */
  readonly perTrooper: number;
  /** One die more against other infantry. */
  readonly bursts: boolean;
  /** Fire, which may bring heat in place of damage. */
  readonly burns: boolean;
  /** It does nothing to armor. */
  readonly harmsInfantryOnly: boolean;
  /** What each distance adds. */
  readonly rangeModifiers: readonly number[];
  readonly ranges: ReturnType<typeof infantryRanges>;
}

/** The most that a primary weapon counts for. */
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
    rangeModifiers: infantryRangeModifiers(range, close),
    ranges: infantryRanges(range),
  };
}

/** An infantry weapon in the anti-personnel mounts of powered suits: nothing is too heavy for them, nor clumsy at arm's length. */
export function heldBySuits(weapon: InfantryWeapon): SmallArms {
  const { damage, range } = weapon.infantry;
  return {
    leading: weapon,
    perTrooper: damage,
    bursts: weapon.traits.includes('infantry-burst'),
    burns: BURNING.some((trait) => weapon.traits.includes(trait)),
    harmsInfantryOnly: weapon.traits.includes('non-penetrating'),
    rangeModifiers: infantryRangeModifiers(range, { pointBlank: false, burst: false, unwieldy: false }),
    ranges: infantryRanges(range),
  };
}

const BURNING = ['flamer', 'inferno', 'plasma'] as const;
