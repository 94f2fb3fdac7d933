import type { Trait } from '../catalog/index.js';
import { type Ruleset, rulesetOf } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import { type BattleValueOptions, calculateBattleValue } from './battle-value.js';
import { countedPiloting } from './counted-piloting.js';
import { averageSkills, skillFactor } from './skills.js';

/** A unit of a force with its pilot's skills, and the name of its C3 network, which the caller chooses. */
export interface ForceMember {
  readonly unit: Unit;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly network?: string;
}

export interface ForceMemberValue {
  /** Of the unit alone. */
  readonly base: number;
  /** For guided rounds that this unit's TAG can direct. */
  readonly tagBonus: number;
  readonly networkBonus: number;
  /** With bonuses and the pilot's skills. */
  readonly battleValue: number;
}

export interface ForceBattleValue {
  readonly battleValue: number;
  readonly members: readonly ForceMemberValue[];
}

type BattleValueRules = Ruleset['battleValue'];

interface NetworkKind {
  readonly gear: readonly Trait[];
  /** Most units in one network (Total Warfare). */
  readonly most: number;
}

/** Computers that link units. Different kinds cannot be linked. */
const NETWORK_KINDS: readonly NetworkKind[] = [
  {
    gear: ['c3-master', 'c3-boosted-master', 'c3-slave', 'c3-boosted-slave', 'c3-emergency-master'],
    most: 12,
  },
  { gear: ['c3i'], most: 6 },
  { gear: ['naval-c3'], most: 6 },
];
/** Whether a unit has a computer that can join a named network. */
export const canJoinNetwork = (unit: Unit): boolean => NETWORK_KINDS.some(({ gear }) => carries(unit, gear));
/** Slaves need one of these in their network. */
const MASTERS: readonly Trait[] = ['c3-master', 'c3-boosted-master', 'c3-emergency-master'];
const SLAVES: readonly Trait[] = ['c3-slave', 'c3-boosted-slave'];
const BOOSTED_GEAR: readonly Trait[] = ['c3-boosted-master', 'c3-boosted-slave'];

/**
 * Calculates the Battle Value of a force and returns it with that of each member. Bonuses for TAG and C3 join a
 * unit's base value before the factor for its pilot (TechManual).
 */
export function calculateForceBattleValue(
  members: readonly ForceMember[],
  { ruleset = 'standard' }: Pick<BattleValueOptions, 'ruleset'> = {},
): ForceBattleValue {
  const rules = rulesetOf(ruleset).battleValue;
  const bases = members.map(({ unit }) => calculateBattleValue(unit, { ruleset }).base);
  const guided = rules.tagAddsGuidedRounds
    ? members.reduce((sum, { unit }) => sum + guidedRounds(unit), 0)
    : 0;
  const guns = rules.tagAddsForHomingGun * members.reduce((sum, { unit }) => sum + homingGuns(unit), 0);
  const shares = members.map((member, index): ForceMemberValue => {
    const base = bases[index] as number;
    const tagBonus = (guided + guns) * countWith(member.unit, ['tag']);
    const share = shareOfNetwork(members, bases, member, base, rules);
    const networkBonus = rules.roundsNetworkBonus ? Math.round(share) : toHundredths(share);
    const { gunnery = averageSkills.gunnery, piloting = averageSkills.piloting } = member;
    const factor = skillFactor(gunnery, countedPiloting(member.unit, piloting));
    const battleValue = Math.round((base + tagBonus + networkBonus) * factor);
    return { base, tagBonus, networkBonus, battleValue };
  });
  return { battleValue: shares.reduce((sum, { battleValue }) => sum + battleValue, 0), members: shares };
}

/** Whole percentages of whole values have at most two decimals. More are binary noise. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** A single unit is not a network. All Nova CEWS on the field link automatically. */
function shareOfNetwork(
  members: readonly ForceMember[],
  bases: readonly number[],
  member: ForceMember,
  base: number,
  rules: BattleValueRules,
): number {
  const { unit, network } = member;
  if (carries(unit, ['nova-cews'])) {
    const linkedUp = linked(members, bases, (other) => carries(other.unit, ['nova-cews']));
    return rules.networkShare * sharedValue(linkedUp, base, rules, rules.mostNovaMembers);
  }
  const kind = NETWORK_KINDS.find(({ gear }) => carries(unit, gear));
  if (network === undefined || kind === undefined) return 0;
  const joins = (other: ForceMember) => other.network === network && carries(other.unit, kind.gear);
  const together = members.filter(joins);
  const led =
    !together.some((other) => carries(other.unit, SLAVES)) ||
    together.some((other) => carries(other.unit, MASTERS));
  if (!led) return 0;
  const boosted = carries(unit, BOOSTED_GEAR);
  const share = boosted ? rules.boostedNetworkShare : rules.networkShare;
  const shared = sharedValue(linked(members, bases, joins), base, rules, rules.mostNetworkMembers);
  return share * shared + (boosted && shared > 0 ? rules.boostedNetworkAdds * base : 0);
}

function linked(
  members: readonly ForceMember[],
  bases: readonly number[],
  joins: (member: ForceMember) => boolean,
): readonly number[] {
  return bases.filter((_, index) => joins(members[index] as ForceMember));
}

/** The value that a member's bonus is a share of. */
function sharedValue(
  bases: readonly number[],
  own: number,
  { networkShareOf }: BattleValueRules,
  most: number,
): number {
  if (bases.length < 2) return 0;
  const counted = Math.min(bases.length, most);
  if (networkShareOf === 'own-value-by-members') return own * counted;
  return bases.slice(0, counted).reduce((sum, base) => sum + base, 0);
}

const carries = (unit: Unit, traits: readonly Trait[]) => countWith(unit, traits) > 0;

function guidedRounds(unit: Unit): number {
  let sum = 0;
  for (const { item, location } of unit.equipment) {
    if (item?.kind !== 'ammunition' || location === undefined || typeof item.battleValue !== 'number')
      continue;
    if (item.munitions.includes('semi-guided') || item.munitions.includes('homing')) sum += item.battleValue;
  }
  return sum;
}

/** Artillery weapons with homing rounds aboard. */
function homingGuns(unit: Unit): number {
  const homing = new Set<string>();
  for (const { item } of unit.equipment) {
    if (item?.kind === 'ammunition' && item.munitions.includes('homing')) homing.add(item.ammoFamily);
  }
  return unit.equipment.filter(
    ({ item }) => item?.kind === 'weapon' && item.ammoFamily !== undefined && homing.has(item.ammoFamily),
  ).length;
}

function countWith(unit: Unit, traits: readonly Trait[]): number {
  return unit.equipment.filter(
    ({ item }) => item !== undefined && traits.some((trait) => item.traits.includes(trait)),
  ).length;
}

/**
 * Returns a default C3 network name for each unit: units of one kind are linked in the order of the force, as many as
 * fit. Undefined for units without one.
 */
export function networksOf(units: readonly Unit[]): readonly (string | undefined)[] {
  const counts = NETWORK_KINDS.map(() => 0);
  return units.map((unit) => {
    const kind = NETWORK_KINDS.findIndex(({ gear }) => carries(unit, gear));
    const { most = 1 } = NETWORK_KINDS[kind] ?? {};
    if (kind < 0) return undefined;
    const number = Math.floor((counts[kind] ?? 0) / most);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return `${kind}-${number}`;
  });
}
