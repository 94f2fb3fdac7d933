/** A quirk or ability that a unit or pilot has, as situations see it: the entry itself stands in its catalog. */
export interface Carried {
  readonly id: string;
  /** What the ability was chosen for: a weapon, a category, a bracket, a terrain. */
  readonly designation?: string | undefined;
  /** The same as a plain name. */
  readonly designatedName?: string | undefined;
}

export function carries(list: readonly Carried[], id: string): boolean {
  for (let index = 0; index < list.length; index += 1) if (list[index]?.id === id) return true;
  return false;
}

export function designationOf(list: readonly Carried[], id: string): string | undefined {
  for (const carried of list) if (carried.id === id) return carried.designation;
  return undefined;
}

export function designatedName(list: readonly Carried[], id: string): string | undefined {
  for (const carried of list) if (carried.id === id) return carried.designatedName;
  return undefined;
}

/** Names of weapons compare without regard to case, blanks and punctuation. */
export function sameName(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || plainName(a) === plainName(b));
}

const plainNames = new Map<string, string>();
const CACHE_LIMIT = 10_000;

let lastName = '';
let lastPlainName = '';

export function plainName(name: string): string {
  if (name === lastName) return lastPlainName;
  let plain = plainNames.get(name);
  if (plain === undefined) {
    plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (plainNames.size >= CACHE_LIMIT) plainNames.clear();
    // One string for each plain name: then telling two apart is looking at two addresses.
    plain = plainNames.get(plain) ?? plain;
    plainNames.set(plain, plain).set(name, plain);
  }
  lastName = name;
  lastPlainName = plain;
  return plain;
}
