import { EMPLACEMENT } from './emplacement.js';
import type { OracleKind } from './kind.js';
import { MECH } from './mech.js';
import { PROTOMECH } from './protomech.js';
import { PLATOON, SQUAD } from './soldiers.js';
import type { OracleUnit } from './state.js';
import { VEHICLE } from './vehicle.js';

/** The kind of a unit, by the figures of its design. */
export function kindOf({ design }: OracleUnit): OracleKind {
  if (design.mech !== undefined) return MECH;
  if (design.emplaced) return EMPLACEMENT;
  if (design.vehicle !== undefined) return VEHICLE;
  if (design.protoMech !== undefined) return PROTOMECH;
  return design.squad === undefined ? PLATOON : SQUAD;
}
