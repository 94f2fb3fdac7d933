import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { TableRow } from '../table.js';

// The heat scale (docs/rules/heat.md); what it adds to shots stands with the rulesets.

/** What to roll against a shutdown. Above it the reactor stops by itself. */
export const SHUTDOWN_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 14, maximum: 17, modifier: 4 },
  { minimum: 18, maximum: 21, modifier: 6 },
  { minimum: 22, maximum: 25, modifier: 8 },
  { minimum: 26, maximum: 29, modifier: 10 },
]);

/** What to roll against an explosion of ammunition. */
export const AMMUNITION_EXPLOSION_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 19, maximum: 22, modifier: 4 },
  { minimum: 23, maximum: 27, modifier: 6 },
  { minimum: 28, maximum: Number.POSITIVE_INFINITY, modifier: 8 },
]);

/** Inferno ammunition is touchier, and its roll comes on top of the other. */
export const INFERNO_EXPLOSION_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 10, maximum: 13, modifier: 4 },
  { minimum: 14, maximum: 18, modifier: 6 },
  { minimum: 19, maximum: 22, modifier: 8 },
  { minimum: 23, maximum: 27, modifier: 10 },
  { minimum: 28, maximum: Number.POSITIVE_INFINITY, modifier: 12 },
]);

/** Below this heat there is no roll for anything. */
export const HARMLESS_HEAT = Math.min(
  ...[SHUTDOWN_TABLE, AMMUNITION_EXPLOSION_TABLE, INFERNO_EXPLOSION_TABLE].map(
    ([first]) => first?.minimum ?? 0,
  ),
);

/** Below the first row no roll is needed. */
export function numberAt(table: readonly TableRow[], heat: number): number | undefined {
  return table.find(({ minimum, maximum }) => heat >= minimum && heat < maximum + 1)?.modifier;
}
