/** A quirk or ability that a unit or pilot has, as situations see it. Its full entry is in its catalog. */
export interface Carried {
  readonly id: string;
  /** What the ability was chosen for: a weapon, a category, a range bracket or a terrain. Chosen twice, it has two. */
  readonly designations?: readonly string[] | undefined;
  /** The designations as plain names. */
  readonly designatedNames?: readonly string[] | undefined;
}

const NONE: readonly string[] = Object.freeze([]);

export function carries(list: readonly Carried[], id: string): boolean {
  for (let index = 0; index < list.length; index += 1) if (list[index]?.id === id) return true;
  return false;
}

export function designationsOf(list: readonly Carried[], id: string): readonly string[] {
  for (const carried of list) if (carried.id === id) return carried.designations ?? NONE;
  return NONE;
}

/** Whether the ability was chosen for the thing with this plain name. */
export function isDesignated(list: readonly Carried[], id: string, name: string): boolean {
  for (let index = 0; index < list.length; index += 1) {
    const carried = list[index] as Carried;
    if (carried.id === id) return carried.designatedNames?.includes(name) ?? false;
  }
  return false;
}

/** Compares names of weapons, ignoring case, blanks and punctuation. */
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
    // Each plain name is kept as one string, so that comparing two names compares two addresses.
    plain = plainNames.get(plain) ?? plain;
    plainNames.set(plain, plain).set(name, plain);
  }
  lastName = name;
  lastPlainName = plain;
  return plain;
}
