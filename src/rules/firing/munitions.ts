import type { Ammunition, Munition } from '../../catalog/index.js';

/** Loads for mines, smoke, light or infantry: they do not damage a 'Mech. */
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

/** Whether the load is worth firing at a 'Mech. */
export const isMeantForMechs = ({ munitions }: Ammunition): boolean =>
  !munitions.some((munition) => HARMLESS.has(munition));
