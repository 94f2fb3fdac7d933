import { mechDesignOf } from '../../src/edge/battle.js';
import type { ShelfUnit } from './shelf-unit.js';
import { UNIT_KINDS } from './unit-kinds.js';

/** Why a unit cannot be chosen if only 'Mechs can; undefined if it can. */
export function refuseUnlessMech({
  unitType,
  unit,
}: Pick<ShelfUnit, 'unitType' | 'unit'>): string | undefined {
  if (unitType !== 'Mek') return `${UNIT_KINDS[unitType]}: only ’Mechs here so far`;
  const known = unit();
  if (known === undefined) return undefined;
  try {
    mechDesignOf(known);
    return undefined;
  } catch {
    return 'it cannot fight here yet';
  }
}
