import type { Unit } from '../../src/units/index.js';
import { unitNamed } from '../units/shelf.js';

/** A unit of a force as the page keeps it: by name, so that an address can hold it. */
export interface Member {
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  /** Ids, with a suffix where one is designated. */
  readonly abilities: readonly string[];
  /** The C3 network that it is part of; empty for none. */
  readonly network: string;
}

export const BEST_SKILL = 0;
export const WORST_SKILL = 8;
export const REGULAR = { gunnery: 4, piloting: 5 } as const;

export const memberOf = (name: string): Member => ({ name, ...REGULAR, abilities: [], network: '' });

/** Undefined where no unit here has its name. */
export const unitOf = ({ name }: Member): Unit | undefined => unitNamed(name)?.load();

/** Units that a link cannot hold: they are on this device alone. */
export const ownNames = (members: readonly Member[]): readonly string[] => [
  ...new Set(members.filter(({ name }) => unitNamed(name)?.own).map(({ name }) => name)),
];
