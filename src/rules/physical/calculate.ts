import { type Hooks, hooksIn } from '../hooks.js';
import { itemise, itemiseHooks } from '../itemise.js';
import { type ITargetNumber, type ModifierDetail, targetNumberOf } from '../modifier.js';
import { chanceFor } from '../pilot/aptitude.js';
import type { RulesetOption } from '../ruleset.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { AFTER_ABILITIES, BEFORE_QUIRKS } from './modifiers.js';
import { OBSTACLES, type Obstacle, type PhysicalObstacle } from './obstacles.js';
import { ownHooks, type PreparedPhysical, preparePhysical } from './prepare.js';
import type { IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';

/**
 * Works out the to-hit number of a physical attack and returns it itemised. Anything that rules the attack out is an
 * entry of Infinity.
 */
export function calculatePhysicalToHit(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: IPhysicalTarget,
  options?: IPhysicalOptions,
): ITargetNumber {
  const attack = preparePhysical(kind, attacker, target, options);
  const { rules } = attack;
  const against = itemiseHooks(
    ({ physicalToHitAgainst }) => physicalToHitAgainst,
    attack,
    rules,
    attack.targetQuirks,
    attack.targetAbilities,
  );
  const { only } = attack.attack;
  if (only !== undefined) {
    const counted = BEFORE_QUIRKS.filter(({ id }) => only.includes(id));
    const entries = [...itemise(counted, attack), ...obstaclesOf(attack, 'attack').map(barrier)];
    return targetNumberOf(entries, chanceOf(attack));
  }
  const modifiers = [
    ...itemise(BEFORE_QUIRKS, attack),
    ...itemiseHooks(({ physicalToHit }) => physicalToHit, attack, rules, attack.quirks, attack.abilities),
    ...against.map((detail) => ({ ...detail, id: `target_${detail.id}` })),
    ...itemise(AFTER_ABILITIES, attack),
    ...obstaclesOf(attack, 'attack').map(barrier),
  ];
  return targetNumberOf(modifiers, chanceOf(attack));
}

/** A natural aptitude helps with the skill that the attack uses, if any. */
const chanceOf = ({ attack: { skill }, abilities, rules }: PreparedPhysical) =>
  skill === 'none' ? undefined : chanceFor(abilities, skill ?? 'piloting', rules);

/** Returns the bare number of `calculatePhysicalToHit`, from the same entries; Infinity if the attack is ruled out. */
export function physicalToHitNumber(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: IPhysicalTarget,
  options: IPhysicalOptions = {},
): number {
  const attack = preparePhysical(kind, attacker, target, options);
  for (const obstacle of OBSTACLES_OF_THE_ATTACK) if (obstacle.stands(attack)) return NEVER;
  const { only } = attack.attack;
  let number = 0;
  if (only !== undefined) {
    for (const { id, value } of BEFORE_QUIRKS) if (only.includes(id)) number += value(attack);
    return forbidding(attack).length === 0 ? number : NEVER;
  }
  for (const { value } of BEFORE_QUIRKS) number += value(attack);
  for (const { value } of AFTER_ABILITIES) number += value(attack);
  const { rules } = attack;
  for (const quirk of attack.quirks) number += ownShare(attack, hooksIn(quirk, rules));
  for (const { ability } of attack.abilities) number += ownShare(attack, hooksIn(ability, rules));
  for (const quirk of attack.targetQuirks)
    number += hooksIn(quirk, rules).physicalToHitAgainst?.(attack) ?? 0;
  for (const { ability } of attack.targetAbilities) {
    number += hooksIn(ability, rules).physicalToHitAgainst?.(attack) ?? 0;
  }
  return number;
}

export const OBSTACLES_OF_THE_ATTACK: readonly Obstacle[] = OBSTACLES.filter(({ ofTheMove }) => !ofTheMove);

/** What one of the attacker's own quirks or abilities adds. */
const ownShare = (attack: PreparedPhysical, { physicalForbidden, physicalToHit }: Hooks): number =>
  physicalForbidden?.(attack) ? NEVER : (physicalToHit?.(attack) ?? 0);

const NEVER = Number.POSITIVE_INFINITY;

const barrier = ({ id, description }: PhysicalObstacle): ModifierDetail => ({
  id: `cannot_${id}`,
  name: 'Not possible',
  value: NEVER,
  source: 'obstacle',
  description,
});

export interface PhysicalLegality {
  readonly possible: boolean;
  readonly obstacles: readonly PhysicalObstacle[];
}

/**
 * Whether an attack may be declared, with everything that rules it out, in the attack itself or in the move before
 * it.
 */
export function physicalAttackLegality(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: IPhysicalTarget,
  options?: IPhysicalOptions,
): PhysicalLegality {
  const obstacles = obstaclesOf(preparePhysical(kind, attacker, target, options), 'move and attack');
  return { possible: obstacles.length === 0, obstacles };
}

/** Whether a unit's quirks let it punch a target this many levels higher. */
export function canPunch(
  unitQuirks: readonly string[],
  elevationDifference: number,
  options: RulesetOption = {},
): boolean {
  const anybody = { piloting: 5, tonnage: 50, unitQuirks };
  return (
    forbidding(preparePhysical('punch', anybody, undefined, { ...options, elevationDifference })).length === 0
  );
}

function obstaclesOf(
  attack: PreparedPhysical,
  of: 'attack' | 'move and attack',
): readonly PhysicalObstacle[] {
  const standing = OBSTACLES.filter(
    ({ stands, ofTheMove }) => (of === 'move and attack' || !ofTheMove) && stands(attack),
  );
  const named = standing.map(({ id, description }) => ({ id, description }));
  return [...named, ...forbidding(attack)];
}

const forbidding = (attack: PreparedPhysical): readonly PhysicalObstacle[] =>
  ownHooks(attack)
    .filter(({ hooks }) => hooks.physicalForbidden?.(attack))
    .map(({ entry: { id, name } }) => ({ id, description: name }));
