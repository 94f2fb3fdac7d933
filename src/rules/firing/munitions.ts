import type { Ammunition, Munition } from '../../catalog/index.js';

/** Loads for mines, smoke or light, and those of mortars against infantry. */
const HARMLESS: ReadonlySet<Munition> = new Set<Munition>([
  'anti-personnel',
  'chaff',
  'coolant',
  'fascam',
  'flare',
  'mine-clearance',
  'smoke',
  'smoke-warhead',
  'thunder',
  'thunder-active',
  'thunder-augmented',
  'thunder-inferno',
  'thunder-vibrabomb',
]);

/** Whether the load does anything to a unit that it hits. */
export const isMeantForUnits = ({ munitions }: Ammunition): boolean =>
  !munitions.some((munition) => HARMLESS.has(munition));
