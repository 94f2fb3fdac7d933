import type { LastFactor } from '../common/final-value.js';
import { MARKS } from '../common/item-roles.js';
import type { Stock } from '../common/stock.js';
import { type AerospaceUnit, isFighter } from './aerospace-unit.js';

const DRONE: LastFactor = { name: 'Drone', factor: 0.95 };
const COCKPIT: LastFactor = { name: 'Cockpit', factor: 0.95 };

/** A cramped cockpit costs five percent. A drone pays that in addition to its own factor. */
export function lastFactors(unit: AerospaceUnit, { marks }: Stock): readonly LastFactor[] | undefined {
  if (marks & MARKS.drone) return [DRONE, COCKPIT];
  return isCramped(unit) ? [COCKPIT] : undefined;
}

const isCramped = (unit: AerospaceUnit): boolean =>
  isFighter(unit) && (unit.cockpit === 'small' || unit.cockpit === 'command-console');
