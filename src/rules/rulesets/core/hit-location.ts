import { byLegs } from '../../body/chassis.js';
import {
  MIRRORED_PUNCH_TABLES,
  MIRRORED_QUAD_PUNCH_TABLES,
  type TablesBySide,
} from '../../hit-location/tables.js';
import type { HitLocationRules } from '../areas/hit-location.js';

export const HIT_LOCATION: Partial<HitLocationRules> = {
  punch: byLegs<TablesBySide>(MIRRORED_PUNCH_TABLES, MIRRORED_QUAD_PUNCH_TABLES, MIRRORED_PUNCH_TABLES),
  aimed: { dice: 1, from: 4, to: 6 },
};
