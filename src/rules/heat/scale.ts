import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { TableRow } from '../table.js';

// The heat scale (docs/rules/heat.md). The rulesets hold its to-hit modifiers.

/** Target numbers to avoid a shutdown. Above the last row, shutdown is automatic. */
export const SHUTDOWN_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 14, maximum: 17, modifier: 4 },
  { minimum: 18, maximum: 21, modifier: 6 },
  { minimum: 22, maximum: 25, modifier: 8 },
  { minimum: 26, maximum: 29, modifier: 10 },
]);

/** Target numbers to avoid an ammunition explosion. */
export const AMMUNITION_EXPLOSION_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 19, maximum: 22, modifier: 4 },
  { minimum: 23, maximum: 27, modifier: 6 },
  { minimum: 28, maximum: Number.POSITIVE_INFINITY, modifier: 8 },
]);

/** Inferno ammunition explodes more easily. Its roll is additional. */
export const INFERNO_EXPLOSION_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 10, maximum: 13, modifier: 4 },
  { minimum: 14, maximum: 18, modifier: 6 },
  { minimum: 19, maximum: 22, modifier: 8 },
  { minimum: 23, maximum: 27, modifier: 10 },
  { minimum: 28, maximum: Number.POSITIVE_INFINITY, modifier: 12 },
]);

/** Below this heat no roll is needed. */
export const HARMLESS_HEAT = Math.min(
  ...[SHUTDOWN_TABLE, AMMUNITION_EXPLOSION_TABLE, INFERNO_EXPLOSION_TABLE].map(
    ([first]) => first?.minimum ?? 0,
  ),
);

/** The target number at this heat; undefined if no roll is needed. */
export function numberAt(table: readonly TableRow[], heat: number): number | undefined {
  return table.find(({ minimum, maximum }) => heat >= minimum && heat < maximum + 1)?.modifier;
}
