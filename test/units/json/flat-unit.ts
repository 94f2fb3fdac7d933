import type { Unit } from '../../../src/units/any-unit.js';

/** The unit with its links as numbers of mounts, so that it can be written down and compared. */
export function flat(unit: Unit): string {
  const numbers = new Map(unit.equipment.map((mount, number) => [mount as object, number]));
  const replaced = (key: string, value: unknown) => {
    if (key === 'item' || key === 'armor' || key === 'structure')
      return (value as { id?: string }).id ?? value;
    if (key === 'sheet' || key === 'warnings') return undefined;
    const number = typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
    return number === undefined || key === String(number) ? value : `mount ${number}`;
  };
  return JSON.stringify(unit, replaced);
}
