import type { Ammunition, Munition } from '../../catalog/index.js';

/** Loads that lay mines, make smoke or light, or are meant for people: a 'Mech that they hit is not hurt. */
const HARMLESS: ReadonlySet<Munition> = new Set<Munition>([
  'anti-personnel',
  'chaff',
  'coolant',
  'fascam',
  'flare',
  'fragmentation',
  'mine-clearance',
  'smoke',
  'smoke-warhead',
  'thunder',
  'thunder-active',
  'thunder-augmented',
  'thunder-inferno',
  'thunder-vibrabomb',
]);

/** Whether there is a point in firing it at a 'Mech. */
export const isMeantForMechs = ({ munitions }: Ammunition): boolean =>
  !munitions.some((munition) => HARMLESS.has(munition));
