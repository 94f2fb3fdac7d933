import type { IEdgeTrigger } from '../../abilities/edge-triggers.js';

export interface EdgeRules {
  /** What a point of Edge may be spent on, by id. */
  readonly triggers: Readonly<Record<string, IEdgeTrigger>>;
}
