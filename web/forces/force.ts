import type { Member } from './member.js';

/** A named list of units. */
export interface Force {
  readonly id: string;
  readonly name: string;
  /** Battle Value to spend. */
  readonly budget?: number;
  readonly members: readonly Member[];
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** More than a regiment: the page could not show more. */
export const MOST_MEMBERS = 144;
export const MOST_BUDGET = 1_000_000;
export const LONGEST_NAME = 80;

/** Without HTTPS, browsers have no `randomUUID`. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

export const newForce = (fields: Partial<Pick<Force, 'name' | 'budget' | 'members'>> = {}): Force => ({
  name: 'New force',
  members: [],
  ...fields,
  id: newId(),
  changed: Date.now(),
});

/** "Alpha Lance 2", if there already is an "Alpha Lance". */
export function freeName(name: string, forces: readonly Pick<Force, 'name'>[]): string {
  const taken = new Set(forces.map((force) => force.name));
  if (!taken.has(name)) return name;
  const [, stem = name] = /^(.*?)(?: \d+)?$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) if (!taken.has(`${stem} ${number}`)) return `${stem} ${number}`;
}

/** The one changed last comes first. */
export const byLastChange = (one: Force, other: Force): number => other.changed - one.changed;
