import type { Unit } from '../../src/edge/units.js';
import { sameDesign } from '../units/same-design.js';
import { starterNamed, unitNamed } from '../units/shelf.js';
import type { Member } from './member.js';

/** The unit of a member; undefined where none here has its name. */
export const unitOf = ({ name }: Member): Unit | undefined => unitNamed(name)?.load();

/** Units that whoever opens a link will miss: read from a file, and not what comes with the page under that name. */
export const ownNames = (members: readonly Pick<Member, 'name'>[]): readonly string[] => [
  ...new Set(members.map(({ name }) => name).filter(isMissingElsewhere)),
];

function isMissingElsewhere(name: string): boolean {
  const unit = unitNamed(name);
  if (unit === undefined || !unit.own) return false;
  const starter = starterNamed(name);
  return starter === undefined || !sameDesign(starter.load(), unit.load());
}
