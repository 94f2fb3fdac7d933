import { UnsupportedInBattleError } from '../../src/battle/combatant/unsupported.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import { type Unit, UnitFileError } from '../../src/index.js';
import { unlessRefused } from '../refusal.js';

const LARGEST_SHELF = 800;

/** Undefined for units that cannot be read or cannot fight. */
export const fightingUnit = (read: () => Unit): Unit | undefined =>
  unlessRefused([UnitFileError, UnsupportedInBattleError], () => {
    const unit = read();
    designOf(unit);
    return unit;
  });

/** A cache of units: the same few recur within a run. */
const shelf = new Map<string, Unit | undefined>();

export function onceRead(key: string, read: () => Unit): Unit | undefined {
  if (!shelf.has(key)) {
    if (shelf.size >= LARGEST_SHELF) shelf.clear();
    shelf.set(key, fightingUnit(read));
  }
  return shelf.get(key);
}
