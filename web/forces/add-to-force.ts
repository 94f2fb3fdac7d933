import { say } from '../state/toast.js';
import { currentForce, makeCurrent } from './current-force.js';
import { type Force, freeName, MOST_MEMBERS, newForce } from './force.js';
import { keptForces } from './kept-forces.js';
import { type Member, memberOf } from './member.js';

/**
 * Adds a unit to the current force, and makes one if there is none. Says so, with a way back.
 * @param recruit by the name that finds the unit again
 */
export async function addToForce(recruit: Pick<Member, 'name' | 'gunnery' | 'piloting'>): Promise<void> {
  const { values } = await keptForces.list();
  const force = currentForce.peek() ?? newForce({ name: freeName('My force', values) });
  if (force.members.length >= MOST_MEMBERS) {
    say(`${force.name} is full: a force has at most ${MOST_MEMBERS} units.`);
    return;
  }
  const { name } = recruit;
  const member = { ...memberOf(name), ...recruit };
  makeCurrent(force.id);
  await keptForces.change(force.id, (stored = force) => withMember(stored, member));
  say(`${name} was added to ${force.name}.`, {
    label: 'Undo',
    act: () => void keptForces.change(force.id, (stored) => stored && withoutLast(stored, name)),
  });
}

const withMember = (force: Force, member: Member): Force => ({
  ...force,
  members: [...force.members, member],
  changed: Date.now(),
});

/** Keeps what was added or moved since. */
function withoutLast(force: Force, name: string): Force {
  const place = force.members.map((member) => member.name).lastIndexOf(name);
  return { ...force, members: force.members.filter((_, index) => index !== place), changed: Date.now() };
}
