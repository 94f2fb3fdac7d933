import { bearingPoint, relativePoint } from '../../src/battle/hex/bearing.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** The bearing from one unit to another, in points. */
export const pointTo = ({ map }: OracleBattle, from: OracleUnit, to: OracleUnit): number =>
  bearingPoint(map.columnOf(from.hex), map.rowOf(from.hex), map.columnOf(to.hex), map.rowOf(to.hex));

/** The same as seen along a facing. */
export const relativePointTo = (
  battle: OracleBattle,
  from: OracleUnit,
  to: OracleUnit,
  facing: Facing,
): number => relativePoint(pointTo(battle, from, to), facing);
