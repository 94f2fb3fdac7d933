import { byLegs } from '../../body/chassis.js';
import {
  HIT_LOCATION_TABLES,
  type HitLocationCell,
  KICK_TABLES,
  PUNCH_TABLES,
  QUAD_KICK_TABLES,
  QUAD_PUNCH_TABLES,
  type TablesBySide,
  TRIPOD_HIT_LOCATION_TABLES,
  TRIPOD_KICK_TABLES,
} from '../../hit-location/tables.js';
import type { HitLocationRules } from '../areas/hit-location.js';

export const HIT_LOCATION: HitLocationRules = {
  full: byLegs<TablesBySide<HitLocationCell>>(
    HIT_LOCATION_TABLES,
    HIT_LOCATION_TABLES,
    TRIPOD_HIT_LOCATION_TABLES,
  ),
  punch: byLegs<TablesBySide>(PUNCH_TABLES, QUAD_PUNCH_TABLES, PUNCH_TABLES),
  kick: byLegs<TablesBySide>(KICK_TABLES, QUAD_KICK_TABLES, TRIPOD_KICK_TABLES),
  aimed: { dice: 2, from: 6, to: 8 },
  marksHeadAndCenterTorso: false,
  calledShotIsSure: false,
  everyHitItsOwnLocation: false,
};
