import type { Chance } from '../chance.js';

const WRONG_VALUES: readonly unknown[] = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0.5, 1e9, -0, 13],
  ...['', 'x', '3', '__proto__', 'constructor', null, undefined, true, {}, []],
];

interface Leaf {
  readonly holder: object;
  readonly key: string;
  readonly path: string;
}

/** Values other than objects; the catalog's equipment is frozen and stays as it is. */
function leavesOf(data: object, path = ''): Leaf[] {
  if (Object.isFrozen(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null
      ? leavesOf(value, here)
      : [{ holder: data, key, path: here }];
  });
}

/** Puts a wrong value into one place of plain data, and returns the place. */
export function spoil(data: object, chance: Chance): string | undefined {
  const leaves = leavesOf(data);
  if (leaves.length === 0) return undefined;
  const { holder, key, path } = chance.pick(leaves);
  const value = chance.pick(WRONG_VALUES);
  Reflect.set(holder, key, value);
  return `${path} = ${typeof value === 'string' ? `"${value}"` : Array.isArray(value) ? '[]' : String(value)}`;
}
