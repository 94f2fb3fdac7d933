import * as locations from '../../battle/kinds/mech/battle-location.js';
import { checked, listOf, oneOf } from '../../check/shape.js';
import { MECH_LOCATIONS } from '../../rules/hit-location/locations.js';
import * as units from '../../units/index.js';
import { CHASSIS_KINDS, MECH_LOCATION_CODES } from '../../units/mech/layout.js';
import { optionalWord } from '../common.js';
import { mount } from '../unit/mount.js';

export const isArm = checked(units.isArm, { location: optionalWord });
export const isLeg = checked(units.isLeg, { location: optionalWord });
export const isSideTorso = checked(units.isSideTorso, { location: optionalWord });
export const locationsOf = checked(units.locationsOf, { kind: oneOf(CHASSIS_KINDS) });
export const locationOfCode = checked(locations.locationOfCode, { code: oneOf(MECH_LOCATION_CODES) });
export const codeOfLocation = checked(locations.codeOfLocation, {
  location: oneOf(MECH_LOCATIONS),
  kind: oneOf(CHASSIS_KINDS),
});
export const slotCount = checked(units.slotCount, { location: oneOf(MECH_LOCATION_CODES) });

export const isExplosive = checked(units.isExplosive, { mount, mounts: listOf(mount) });
