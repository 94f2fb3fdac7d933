import { EMPTY_SLOT, type Unit } from '../../src/edge/units.js';

/** Whether two files describe the same unit. */
export const sameDesign = (one: Unit, other: Unit): boolean =>
  one.unitType === other.unitType && written(stated(one)) === written(stated(other));

/** Fields of the file itself. */
const stated = (unit: Unit): object => (unit.unitType === 'Mek' ? unit.sheet : unit.blocks);

/**
 * The same text for the same design: fields in one order, without empty slots at the end, which files may leave out.
 */
function written(sheet: object): string {
  return JSON.stringify(sheet, (_key, value: unknown) => {
    if (Array.isArray(value)) {
      let end = value.length;
      while (end > 0 && value[end - 1] === EMPTY_SLOT) end -= 1;
      return value.slice(0, end);
    }
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
}
