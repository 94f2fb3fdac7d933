/** A platoon as a target. */
export interface PlatoonTarget {
  readonly mechanized: boolean;
  /** No woods, rough ground or building protects it. */
  readonly inOpen: boolean;
  /** Armor divisor: divides damage. */
  readonly divisor: number;
  /** The attacker is in the same building. */
  readonly amongWalls?: boolean;
}

/**
 * How points become troopers lost, in the order of the fields (Total Warfare, "Non-Infantry Weapon Damage Against
 * Infantry").
 */
export interface Casualties {
  /** The share of the points that the walls of a building let through, rounded; 1 if it was not the target. */
  readonly share: number;
  /** Points for each trooper lost, rounded up; 1 if the points count troopers or strike armor. */
  readonly pointsEach: number;
  /** Walls around both sides take half of a burst, rounded down. */
  readonly amongWalls: boolean;
  /** Burst-fire weapons and small arms do half damage to mechanized infantry, rounded down. */
  readonly halved: boolean;
  /** Multiplies the damage of all other weapons to mechanized infantry. */
  readonly byVehicles: number;
  /** Additional troopers. */
  readonly added: number;
  /** The share of each blow that the floors of a building let through, rounded up; 1 if there are none between. */
  readonly floor: number;
  /** Points that strike together, for a squad. */
  readonly blow: number;
  /** Multiplies losses in the open and from area-effect weapons. */
  readonly times: number;
  readonly divisor: number;
  /** In a squad's attack each hit counts separately, with its own dice. */
  readonly hitByHit: boolean;
  /** Troopers that each incendiary missile kills that gets in through walls; undefined for all other attacks. */
  readonly byEachMissile?: number;
}

const TWICE = 2;

interface Circumstances extends Partial<Pick<Casualties, 'added' | 'hitByHit' | 'amongWalls'>> {
  /** The whole area is hit. */
  readonly area?: boolean;
}

/** More than any platoon has, so that all hits strike as one. */
export const ALL_AT_ONCE = 1000;

/** For attacks that kill as many troopers as they have points, wherever the platoon is. */
export const UNSHIELDED: Casualties = {
  share: 1,
  pointsEach: 1,
  amongWalls: false,
  halved: false,
  byVehicles: 1,
  added: 0,
  floor: 1,
  blow: ALL_AT_ONCE,
  times: 1,
  divisor: 1,
  hitByHit: false,
};

/** Works out how burst-fire weapons and small arms, or all others, affect this target. */
export const casualtiesAt = (
  { mechanized, inOpen, divisor }: PlatoonTarget,
  bursts: boolean,
  { added = 0, area = false, hitByHit = false, amongWalls = false }: Circumstances = {},
): Casualties => ({
  ...UNSHIELDED,
  amongWalls,
  halved: mechanized && bursts,
  byVehicles: mechanized && !bursts ? TWICE : 1,
  added,
  times: (inOpen ? TWICE : 1) * (area ? TWICE : 1),
  divisor,
  hitByHit,
});

/** Returns the troopers lost to this many points, or the points that strike the armor of a squad inside a building. */
export function troopersLost(
  points: number,
  { share, pointsEach, amongWalls, halved, byVehicles, added, floor, blow, times, divisor }: Casualties,
): number {
  if (points <= 0) return 0;
  const inside = Math.ceil(Math.round(points * share) / pointsEach);
  const reaching = amongWalls ? Math.ceil(inside / TWICE) : inside;
  const found = (halved ? Math.floor(reaching / TWICE) : reaching * byVehicles) + added;
  const through = Math.floor(found / blow) * Math.ceil(blow * floor) + Math.ceil((found % blow) * floor);
  return Math.ceil((through * times) / divisor);
}

/** How a physical attack affects a platoon: mechanized infantry gets no special treatment. */
export const casualtiesByBlow = (platoon: PlatoonTarget): Casualties =>
  casualtiesAt({ ...platoon, mechanized: false }, false);

const BLOW = 10;

/** Converts the damage of a physical attack, a fall or a collision into troopers, before other factors. */
export const troopersByBlow = (damage: number): number =>
  damage <= 0 ? 0 : Math.max(1, Math.floor(damage / BLOW));
