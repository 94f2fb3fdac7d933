import { type Check, having, oneOf, Remembered } from '../check/shape.js';
import type { Mech, Unit } from '../units/index.js';
import { OTHER_UNIT_TYPES } from '../units/other-unit.js';
import { checkOwnMounts } from '../units/own-mounts.js';
import { mechFields } from './unit/mech.js';
import { OTHER_UNITS } from './unit/other-units.js';

const ofAnyKind = having<Unit>({ unitType: oneOf(['Mek', ...OTHER_UNIT_TYPES]) }, 'a unit');
const ofMech = having<Mech>({ unitType: oneOf(['Mek']) }, "a 'Mech");

const units = new Remembered((value, key, within) => {
  ofAnyKind(value, key, within);
  const { unitType } = value as Unit;
  const check = unitType === 'Mek' ? mechFields : OTHER_UNITS[unitType];
  check(value, key, within);
  checkOwnMounts(value as Unit);
});

export const { check: unit } = units;
export const mech: Check = (value, key, within) => {
  ofMech(value, key, within);
  unit(value, key, within);
};

/** A unit fresh from a reader, which has checked what it read. */
export function fromReader<Read extends Unit>(read: Read): Read {
  units.trust(read);
  return read;
}
