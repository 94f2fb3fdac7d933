import { wordsOf } from '../../check/words.js';

export const CHASSIS_KINDS = ['biped', 'quad', 'tripod', 'lam', 'quadvee'] as const;
export type ChassisKind = (typeof CHASSIS_KINDS)[number];

export const MECH_LOCATION_CODES = wordsOf('HD CT RT LT RA LA RL LL CL FRL FLL RRL RLL');
/** As abbreviated in unit files: head, torsos, arms, legs, a tripod's center leg, and the four legs of a quad. */
export type MechLocationCode = (typeof MECH_LOCATION_CODES)[number];

const BIPED = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'] as const;
const TRIPOD = [...BIPED, 'CL'] as const;
const QUAD = ['HD', 'CT', 'RT', 'LT', 'FRL', 'FLL', 'RRL', 'RLL'] as const;

/** In order of the location's index. A quad's front legs take the place of arms. */
export function locationsOf(kind: ChassisKind): readonly MechLocationCode[] {
  if (kind === 'quad' || kind === 'quadvee') return QUAD;
  return kind === 'tripod' ? TRIPOD : BIPED;
}

const WITH_TWELVE_SLOTS: ReadonlySet<MechLocationCode> = new Set(['CT', 'RT', 'LT', 'RA', 'LA']);

export const slotCount = (location: MechLocationCode): number => (WITH_TWELVE_SLOTS.has(location) ? 12 : 6);
export const isArm = (location: string | undefined): boolean => location === 'RA' || location === 'LA';
export const isSideTorso = (location: string | undefined): boolean => location === 'RT' || location === 'LT';
const LEGS: ReadonlySet<string | undefined> = new Set(['RL', 'LL', 'CL', 'FRL', 'FLL', 'RRL', 'RLL']);
export const isLeg = (location: string | undefined): boolean => LEGS.has(location);

/** Where damage to a destroyed location transfers, and where an item that starts in it may continue. */
const INWARD: Readonly<Record<MechLocationCode, MechLocationCode>> = {
  RA: 'RT',
  LA: 'LT',
  RL: 'RT',
  LL: 'LT',
  FRL: 'RT',
  FLL: 'LT',
  RRL: 'RT',
  RLL: 'LT',
  CL: 'CT',
  RT: 'CT',
  LT: 'CT',
  CT: 'HD',
  HD: 'HD',
};

export const inwardOf = (location: MechLocationCode): MechLocationCode => INWARD[location];

/** An item split over two locations counts as in the one with the narrower firing arc. */
export function restriction(location: MechLocationCode): number {
  if (isArm(location)) return 0;
  if (isSideTorso(location)) return 1;
  return location === 'CT' ? 2 : 3;
}
