import type { ConditionSetup } from '../../src/edge/battle.js';
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
  /** What it has suffered, where a file told; no address holds that. */
  readonly condition?: ConditionSetup;
}

export const memberOf = (name: string): Member => ({ name, ...REGULAR, abilities: [], network: '' });

/** The same without a scratch. */
export const whole = ({ condition: _condition, ...member }: Member): Member => member;
