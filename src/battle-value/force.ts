import type { Trait } from '../catalog/index.js';
import type { Unit } from '../units/index.js';
import { type BattleValueOptions, calculateBattleValue } from './battle-value.js';
import { averageSkills, skillFactor } from './skills.js';

/** A unit of a force, its pilot, and the C3 network it is part of, by a name of the caller's choice. */
export interface ForceMember {
  readonly unit: Unit;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly network?: string;
}

export interface ForceMemberValue {
  /** Of the unit alone. */
  readonly base: number;
  /** For guided rounds that this unit's TAG directs. */
  readonly tagBonus: number;
  /** For the network it shares its targeting with. */
  readonly networkBonus: number;
  /** With bonuses and pilot. */
  readonly battleValue: number;
}

export interface ForceBattleValue {
  readonly battleValue: number;
  readonly members: readonly ForceMemberValue[];
}

const NETWORK_SHARE = 0.05;
const BOOSTED_NETWORK_SHARE = 0.07;
const NETWORK_GEAR: readonly Trait[] = ['c3-network', 'c3-master', 'c3-boosted-master'];
const BOOSTED_GEAR: readonly Trait[] = ['c3-boosted-master', 'c3-boosted-slave'];

/**
 * Units that direct one another's fire are worth more together: the bonus of each joins its base value before the
 * pilot's factor (TechManual).
 */
export function calculateForceBattleValue(
  members: readonly ForceMember[],
  { ruleset = 'standard' }: Pick<BattleValueOptions, 'ruleset'> = {},
): ForceBattleValue {
  const bases = members.map(({ unit }) => calculateBattleValue(unit, { ruleset }).base);
  const guided = members.reduce((sum, { unit }) => sum + guidedRounds(unit), 0);
  const values = members.map((member, index): ForceMemberValue => {
    const base = bases[index] as number;
    const tagBonus = guided * countWith(member.unit, ['tag']);
    const networkBonus = Math.round(shareOfNetwork(members, bases, member));
    const { gunnery = averageSkills.gunnery, piloting = averageSkills.piloting } = member;
    const battleValue = Math.round((base + tagBonus + networkBonus) * skillFactor(gunnery, piloting));
    return { base, tagBonus, networkBonus, battleValue };
  });
  return { battleValue: values.reduce((sum, { battleValue }) => sum + battleValue, 0), members: values };
}

/** A network of one is none. Nova CEWS link by themselves, all that are on the field. */
function shareOfNetwork(
  members: readonly ForceMember[],
  bases: readonly number[],
  member: ForceMember,
): number {
  const together = (joins: (other: ForceMember) => boolean) => {
    const linked = members.flatMap((other, index) => (joins(other) ? [bases[index] as number] : []));
    return linked.length < 2 ? 0 : linked.reduce((sum, base) => sum + base, 0);
  };
  if (countWith(member.unit, ['nova-cews']) > 0) {
    return NETWORK_SHARE * together(({ unit }) => countWith(unit, ['nova-cews']) > 0);
  }
  if (member.network === undefined || countWith(member.unit, NETWORK_GEAR) === 0) return 0;
  const boosted = countWith(member.unit, BOOSTED_GEAR) > 0;
  const sum = together(
    ({ unit, network }) => network === member.network && countWith(unit, NETWORK_GEAR) > 0,
  );
  return (boosted ? BOOSTED_NETWORK_SHARE : NETWORK_SHARE) * sum;
}

function guidedRounds(unit: Unit): number {
  let sum = 0;
  for (const { item, location } of unit.equipment) {
    if (item?.kind !== 'ammunition' || location === undefined || typeof item.battleValue !== 'number')
      continue;
    if (item.munitions.includes('semi-guided') || item.munitions.includes('homing')) sum += item.battleValue;
  }
  return sum;
}

function countWith(unit: Unit, traits: readonly Trait[]): number {
  return unit.equipment.filter(
    ({ item }) => item !== undefined && traits.some((trait) => item.traits.includes(trait)),
  ).length;
}
