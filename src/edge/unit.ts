import { type Check, having, oneOf, Remembered } from '../check/shape.js';
import type { Mech, Unit } from '../units/index.js';
import { OTHER_UNIT_TYPES } from '../units/other-unit.js';
import { checkOwnMounts } from '../units/own-mounts.js';
import { mechFields } from './unit/mech.js';
import { OTHER_UNITS } from './unit/other-units.js';

const ofAnyKind = having<Unit>({ unitType: oneOf(['Mek', ...OTHER_UNIT_TYPES]) }, 'a unit');
const ofMech = having<Mech>({ unitType: oneOf(['Mek']) }, "a 'Mech");

const { check: unitOfCaller } = new Remembered((value, key, within) => {
  ofAnyKind(value, key, within);
  const { unitType } = value as Unit;
  const check = unitType === 'Mek' ? mechFields : OTHER_UNITS[unitType];
  check(value, key, within);
  checkOwnMounts(value as Unit);
});

class Itself {
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: what is returned here gets the private field below.
    return value;
  }
}

/**
 * Marks a unit that comes from a reader, which has checked it. The mark is a private field, so copies do not carry it.
 * It costs a tenth of an entry in a `WeakSet` or of a hidden property, and every unit pays for it.
 */
class FromReader extends Itself {
  readonly #read = true;

  static marks(value: unknown): boolean {
    return typeof value === 'object' && value !== null && #read in value;
  }
}

export const unit: Check = (value, key, within) => {
  if (!FromReader.marks(value)) unitOfCaller(value, key, within);
};
export const mech: Check = (value, key, within) => {
  ofMech(value, key, within);
  unit(value, key, within);
};

export function fromReader<Read extends Unit>(read: Read): Read {
  new FromReader(read);
  return read;
}
