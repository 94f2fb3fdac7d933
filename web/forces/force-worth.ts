import { calculateForceBattleValue, type ForceMemberValue } from '../../src/edge/battle-value.js';
import type { RulesetName } from '../../src/edge/rules.js';
import type { Unit } from '../../src/edge/units.js';
import { unitOf } from './found-unit.js';
import type { Member } from './member.js';
import { networksIn } from './networks-in.js';

/** A unit of a force with its value; a unit that is not loaded has none. */
export interface MemberWorth {
  readonly member: Member;
  readonly found?: { readonly unit: Unit; readonly value: ForceMemberValue; readonly network?: string };
}

export interface ForceWorth {
  readonly members: readonly MemberWorth[];
  /** Of the loaded units. */
  readonly battleValue: number;
  readonly tons: number;
  /** The number of units that are not loaded. */
  readonly missing: number;
}

export function worthOf(members: readonly Member[], ruleset: RulesetName): ForceWorth {
  const sought = members.map((member) => ({ member, unit: unitOf(member) }));
  const found = sought.filter(isFound);
  const networks = networksIn(found);
  const value = calculateForceBattleValue(
    found.map(({ member: { gunnery, piloting }, unit }, place) => {
      const network = networks[place];
      return { unit, gunnery, piloting, ...(network !== undefined && { network }) };
    }),
    { ruleset },
  );
  return {
    members: sought.map((one) => {
      const place = isFound(one) ? found.indexOf(one) : -1;
      const [worth, network] = [value.members[place], networks[place]];
      if (!isFound(one) || worth === undefined) return { member: one.member };
      return {
        member: one.member,
        found: { unit: one.unit, value: worth, ...(network !== undefined && { network }) },
      };
    }),
    battleValue: value.battleValue,
    tons: found.reduce((sum, { unit }) => sum + (unit.tonnage ?? 0), 0),
    missing: members.length - found.length,
  };
}

interface Sought {
  readonly member: Member;
  readonly unit: Unit | undefined;
}

const isFound = (sought: Sought): sought is Sought & { readonly unit: Unit } => sought.unit !== undefined;

export const bonusesOf = ({ members }: ForceWorth, bonus: 'base' | 'networkBonus' | 'tagBonus'): number =>
  members.reduce((sum, { found }) => sum + (found?.value[bonus] ?? 0), 0);
