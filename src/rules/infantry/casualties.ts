/** A platoon as weapons find it. */
export interface PlatoonTarget {
  readonly mechanized: boolean;
  /** Nothing hides it: no growth, no rough ground, no walls. */
  readonly inOpen: boolean;
  /** Of its armor: damage is divided by it. */
  readonly divisor: number;
}

/** How points become troopers, in the order of the fields (Total Warfare, "Non-Infantry Weapon Damage Against Infantry"). */
export interface Casualties {
  /** Bursts and small arms find fewer of those who ride: half, rounded down. */
  readonly halved: boolean;
  /** All else finds more of them. */
  readonly byVehicles: number;
  /** Troopers besides. */
  readonly added: number;
  /** In the open, and by what covers an area. */
  readonly times: number;
  readonly divisor: number;
  /** Of a squad each hit counts by itself, with dice of its own. */
  readonly hitByHit: boolean;
}

const TWICE = 2;

/** What becomes of bursts and small arms, or of all else, at such a target. */
export const casualtiesAt = (
  { mechanized, inOpen, divisor }: PlatoonTarget,
  bursts: boolean,
  {
    added = 0,
    area = false,
    hitByHit = false,
  }: { readonly added?: number; readonly area?: boolean; readonly hitByHit?: boolean } = {},
): Casualties => ({
  halved: mechanized && bursts,
  byVehicles: mechanized && !bursts ? TWICE : 1,
  added,
  times: (inOpen ? TWICE : 1) * (area ? TWICE : 1),
  divisor,
  hitByHit,
});

/** What costs as many troopers as it has points, wherever they are. */
export const UNSHIELDED: Casualties = {
  halved: false,
  byVehicles: 1,
  added: 0,
  times: 1,
  divisor: 1,
  hitByHit: false,
};

/** Troopers that so many points cost. */
export function troopersLost(
  points: number,
  { halved, byVehicles, added, times, divisor }: Casualties,
): number {
  if (points <= 0) return 0;
  const found = (halved ? Math.floor(points / TWICE) : points * byVehicles) + added;
  return Math.ceil((found * times) / divisor);
}

/** What becomes of troopers that a blow finds: whether they ride does not matter. */
export const casualtiesByBlow = (platoon: PlatoonTarget): Casualties =>
  casualtiesAt({ ...platoon, mechanized: false }, false);

const BLOW = 10;

/** Points of a blow, a fall or a collision as troopers, before anything else counts. */
export const troopersByBlow = (damage: number): number =>
  damage <= 0 ? 0 : Math.max(1, Math.floor(damage / BLOW));
