import type { AttackDescription, AttackedUnit, AttackingUnit } from '../../battle/attack/attack-from.js';
import * as builtIn from '../../built-in/rules.js';
import { checked, fields, oneOf, optional, whole } from '../../check/shape.js';
import { MECH_LOCATIONS } from '../../rules/hit-location/locations.js';
import { catalogOption, itemOrName, optionalFlag, rangeBracket } from '../common.js';
import { optionsWith } from '../options.js';
import { ifGiven, ofGunner, ofTarget } from '../rules/attacks.js';
import { shotOptions } from '../rules/shot-options.js';
import { mount } from '../unit/mount.js';
import { unit } from '../unit.js';
import { condition, pilot } from './setup-shapes.js';

const ofUnit = { unit: optional(unit), pilot: optional(pilot), condition: optional(condition) };
const range = whole();

/**
 * What `calculateToHit` takes, from units: the states of both, the bracket and the options. Whatever is given beside the
 * units wins over what they say.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export const attackFrom: typeof builtIn.attackFrom = checked(builtIn.attackFrom, {
  attack: fields<AttackDescription>({
    attacker: fields<AttackingUnit>({ ...ifGiven(ofGunner), ...ofUnit, mount: optional(mount) }),
    target: optional(fields<AttackedUnit>({ ...ifGiven(ofTarget), ...ofUnit })),
    range,
    bracket: optional(rangeBracket),
    location: optional(oneOf(MECH_LOCATIONS)),
    hotLoaded: optionalFlag,
  }),
  options: shotOptions,
});

/** The bracket that a weapon fires at over this distance: short, medium, long, extreme, or out of range. */
export const bracketOf: typeof builtIn.bracketOf = checked(builtIn.bracketOf, {
  weapon: itemOrName,
  range,
  options: optionsWith<NonNullable<Parameters<typeof builtIn.bracketOf>[2]>>({
    ammunition: optional(itemOrName),
    ...catalogOption,
  }),
});
