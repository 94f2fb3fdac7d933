import { checked } from '../../check/shape.js';
import * as units from '../../units/index.js';
import { unit } from '../unit.js';

/** Returns what a player wants to see of a unit, in words and figures. */
export const unitCard = checked(units.unitCard, { unit });
