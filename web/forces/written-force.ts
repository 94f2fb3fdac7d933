import { readHash } from '../state/written-address.js';
import { type Force, LONGEST_NAME, MOST_BUDGET } from './force.js';
import { readMember, writeMember } from './written-member.js';

// A force in a link: its name, its budget, and a field for each of its units.

export type LinkedForce = Pick<Force, 'name' | 'budget' | 'members'>;

const UNIT = 'unit';

export function writeForceQuery({ name, budget, members }: LinkedForce): URLSearchParams {
  const query = new URLSearchParams({ name });
  if (budget !== undefined) query.set('budget', String(budget));
  for (const member of members) query.append(UNIT, writeMember(member));
  return query;
}

/** Undefined if the link holds no force. */
export function readForceQuery(query: URLSearchParams): LinkedForce | undefined {
  const members = query.getAll(UNIT).map(readMember);
  if (members.length === 0) return undefined;
  const name = (query.get('name') ?? '').trim().slice(0, LONGEST_NAME);
  const budget = Number(query.get('budget') ?? Number.NaN);
  return {
    name: name === '' ? 'A force from a link' : name,
    ...(Number.isInteger(budget) && budget > 0 && { budget: Math.min(MOST_BUDGET, budget) }),
    members,
  };
}

/** The force in a link, or why there is none. */
export function forceInLink(text: string): { readonly force: LinkedForce } | { readonly problem: string } {
  const at = text.indexOf('#');
  if (at < 0) return { problem: 'This is not a link to a force: it has no “#/forces?…” in it.' };
  const { view, query, problem } = readHash(text.slice(at));
  if (problem !== undefined) return { problem };
  const force = query && readForceQuery(query);
  if (view === 'forces' && force !== undefined) return { force };
  return {
    problem:
      view === 'forces' && query?.has('force')
        ? 'This address names a force that is kept on another device. Ask for a link made with “Copy link”.'
        : 'This link holds no force.',
  };
}
