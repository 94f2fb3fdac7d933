import { openViewWith, writtenQuery } from '../state/address.js';
import { say } from '../state/toast.js';
import { type Member, memberOf } from './member.js';
import { writeMember } from './written-member.js';

/** Adds a unit to the force at hand, and shows what it is worth. */
export function addToForce(recruit: Pick<Member, 'name' | 'gunnery' | 'piloting'>): void {
  const now = writtenQuery('battle-value');
  const members = now.get('of') === 'force' ? now.getAll('a') : [];
  const changes = new URLSearchParams({ of: 'force' });
  for (const member of [...members, writeMember({ ...memberOf(recruit.name), ...recruit })]) {
    changes.append('a', member);
  }
  openViewWith('battle-value', changes);
  say(`${recruit.name} was added to the force.`);
}
