import type { Unit } from '../../src/edge/units.js';
import { lookUp } from '../library/library-shelf.js';
import { sameDesign } from '../units/same-design.js';
import { starterNamed, unitAtHand, unitNamed } from '../units/shelf.js';
import type { Member } from './member.js';

/** A member's unit; undefined if no unit here has its name. */
export const unitOf = ({ name }: Member): Unit | undefined => unitAtHand(name);

/** Units that the recipient of a link will lack: the user's own, unless they equal the page's unit of that name. */
export const ownNames = (members: readonly Pick<Member, 'name'>[]): readonly string[] => [
  ...new Set(members.map(({ name }) => name).filter(isMissingElsewhere)),
];

function isMissingElsewhere(name: string): boolean {
  const unit = unitNamed(name);
  if (unit === undefined || !unit.own) return false;
  const own = unitAtHand(name);
  const known = starterNamed(name)?.unit() ?? inLibrary(name);
  if (own === undefined || known === 'unclear') return false;
  return known === undefined || !sameDesign(known, own);
}

function inLibrary(name: string): Unit | 'unclear' | undefined {
  const looked = lookUp(name);
  if (looked.is === 'looking') return 'unclear';
  return looked.is === 'found' ? looked.unit.unit() : undefined;
}
