import type { ConditionSetup } from '../../src/edge/battle.js';
import { REGULAR } from '../skills.js';

/** A unit of a force as the page keeps it: by name, so that an address can hold it. */
export interface Member {
  /** Or its id in the library, if its name is not unique. */
  readonly name: string;
  /** The pilot's name; may be empty. */
  readonly pilot: string;
  readonly gunnery: number;
  readonly piloting: number;
  /** Ids, with the designation as a suffix. */
  readonly abilities: readonly string[];
  /** Points of Edge; by default, one for a pilot with the ability. */
  readonly edge?: number;
  /** The name of its C3 network, or one of the two below. */
  readonly network: string;
  /** Its damage, from a file; addresses have no room for it. */
  readonly condition?: ConditionSetup;
}

/** Units without a network are linked as far as they fit, as battles and the command line do. */
export const AUTOMATIC = '';
export const NO_NETWORK = 'none';

export const memberOf = (name: string): Member => ({
  name,
  pilot: '',
  ...REGULAR,
  abilities: [],
  network: AUTOMATIC,
});

/** The same without damage. */
export const whole = ({ condition: _condition, ...member }: Member): Member => member;

const EDGE = 'edge';

export const edgeOf = ({ abilities, edge }: Pick<Member, 'abilities' | 'edge'>): number =>
  edge ?? (abilities.includes(EDGE) ? 1 : 0);

/** A pilot has the ability if and only if there are points to spend. */
export function withEdge(member: Member, points: number): Member {
  const { edge: _, ...rest } = member;
  const others = member.abilities.filter((id) => id !== EDGE);
  if (points === 0) return { ...rest, abilities: others };
  const abilities = member.abilities.includes(EDGE) ? member.abilities : [...member.abilities, EDGE];
  return points === 1 ? { ...rest, abilities } : { ...rest, abilities, edge: points };
}

/** The pilot for battles and files. */
export const pilotFields = ({ pilot, gunnery, piloting, abilities, edge }: Member) => ({
  ...(pilot !== '' && { name: pilot }),
  gunnery,
  piloting,
  ...(abilities.length > 0 && { abilities }),
  ...(edge !== undefined && { edge }),
});
