import { canJoinNetwork, networksOf } from '../../src/edge/battle-value.js';
import type { Unit } from '../../src/edge/units.js';
import { AUTOMATIC, type Member, NO_NETWORK } from './member.js';

interface FoundMember {
  readonly member: Pick<Member, 'network'>;
  readonly unit: Unit;
}

/** The name of each unit's C3 network; undefined for units in none. Battle Value and battles use the same networks. */
export function networksIn(members: readonly FoundMember[]): readonly (string | undefined)[] {
  const automatic = members.filter(({ member }) => member.network === AUTOMATIC);
  const linked = networksOf(automatic.map(({ unit }) => unit));
  return members.map((found) => {
    const { member, unit } = found;
    if (!canJoinNetwork(unit) || member.network === NO_NETWORK) return undefined;
    return member.network === AUTOMATIC ? `automatic ${linked[automatic.indexOf(found)]}` : member.network;
  });
}
