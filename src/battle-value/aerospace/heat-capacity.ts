import { MARKS } from '../common/item-roles.js';
import type { Stock } from '../common/stock.js';
import type { AerospaceUnit } from './aerospace-unit.js';

const RADICAL_SHARE = 0.4;

/** Heat that all heat sinks dissipate in a turn. */
export function heatCapacity({ heatSinks }: AerospaceUnit, { marks }: Stock): number {
  const { count, kind } = heatSinks;
  const radical = marks & MARKS.radicalHeatSink ? Math.ceil(RADICAL_SHARE * count) : 0;
  return count * (kind === 'double' ? 2 : 1) + radical;
}
