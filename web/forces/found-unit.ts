import type { Unit } from '../../src/edge/units.js';
import { fighterProblem } from '../units/fighting-unit.js';
import { sameDesign } from '../units/same-design.js';
import { awaited, starterNamed, unitAtHand, unitNamed } from '../units/shelf.js';
import type { Member } from './member.js';

/** The unit of a member; undefined where none here has its name. */
export const unitOf = ({ name }: Member): Unit | undefined => unitAtHand(name);

/** Why no battle can be played with a member, for now or at all; undefined if one can. */
export const memberProblem = ({ name }: Member): string | undefined => {
  const unit = unitAtHand(name);
  return (unit === undefined ? awaited(name) : undefined) ?? fighterProblem(name, unit);
};

/** Units that whoever opens a link will miss: read from a file, and not what comes with the page under that name. */
export const ownNames = (members: readonly Pick<Member, 'name'>[]): readonly string[] => [
  ...new Set(members.map(({ name }) => name).filter(isMissingElsewhere)),
];

function isMissingElsewhere(name: string): boolean {
  const unit = unitNamed(name);
  if (unit === undefined || !unit.own) return false;
  const [starter, own] = [starterNamed(name)?.unit(), unitAtHand(name)];
  return starter === undefined || (own !== undefined && !sameDesign(starter, own));
}
