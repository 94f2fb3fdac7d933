import { REGULAR } from '../skills.js';

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

export const memberOf = (name: string): Member => ({ name, ...REGULAR, abilities: [], network: '' });
