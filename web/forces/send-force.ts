import { openViewWith } from '../state/address.js';
import type { Member } from './member.js';
import { writeMember } from './written-member.js';

// Views hand forces to one another through the address, so that none has to know another.

type Forces = Readonly<Record<string, readonly Member[]>>;

function written(forces: Forces, more: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(more);
  for (const [place, members] of Object.entries(forces))
    for (const member of members) query.append(place, writeMember(member));
  return query;
}

/** Opens the battle with these sides; a side that is not named stays as it is. */
export function sendToBattle(sides: {
  readonly red?: readonly Member[];
  readonly blue?: readonly Member[];
}): void {
  openViewWith('battle', written(sides, { show: 'result' }));
}

/** Opens the Battle Value of two forces, side by side. */
export function sendToBattleValue(a: readonly Member[], b: readonly Member[]): void {
  openViewWith('battle-value', written({ a, b }, { of: 'force' }));
}
