import type { Unit } from '../../src/units/index.js';
import { unitNamed } from '../units/shelf.js';
import type { Member } from './member.js';

/** The unit of a member; undefined where none here has its name. */
export const unitOf = ({ name }: Member): Unit | undefined => unitNamed(name)?.load();

/** Units that a link cannot hold: they are on this device alone. */
export const ownNames = (members: readonly Member[]): readonly string[] => [
  ...new Set(members.filter(({ name }) => unitNamed(name)?.own).map(({ name }) => name)),
];
