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

/** Under this name a unit that a reader made holds itself. A copy holds the other unit there, or nothing. */
const READ = Symbol('read');

const isFromReader = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { readonly [READ]?: unknown })[READ] === value;

export const unit: Check = (value, key, within) => {
  if (!isFromReader(value)) unitOfCaller(value, key, within);
};
export const mech: Check = (value, key, within) => {
  ofMech(value, key, within);
  unit(value, key, within);
};

/**
 * A unit fresh from a reader, which has checked what it read. A field that nobody sees costs a tenth of an entry in a
 * `WeakSet`, which every unit would pay for.
 */
export function fromReader<Read extends Unit>(read: Read): Read {
  return Object.defineProperty(read, READ, { value: read });
}
