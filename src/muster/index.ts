export {
  type Muster,
  type MusteredForce,
  type MusteredUnit,
  type MusterOptions,
  musterForces,
} from './muster-forces.js';
export type { MusterWish, Range } from './wish.js';
