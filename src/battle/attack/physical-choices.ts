import type { LocationName } from '../../rules/body/plan.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import {
  calculatePhysicalDamage,
  PHYSICAL_ATTACKS,
  type PhysicalAttackKind,
  type PhysicalHitTable,
  physicalAftermath,
  physicalAttackHeat,
} from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { attackOf } from '../physical/attack.js';
import { type Blow, rammingOf, readBlow } from '../physical/blow.js';
import { chargeObstacle } from '../physical/charge-obstacle.js';
import { legalBlows } from '../physical/index.js';
import { ownDamageOf } from '../physical/own-damage.js';
import { explainBlow } from '../physical/to-hit.js';
import { type FollowingRoll, pilotingRollOf } from './piloting-rolls.js';

/** A possible physical attack: its number, its damage, and the rolls that follow. */
export interface PhysicalChoice {
  readonly kind: PhysicalAttackKind;
  /** The rulebook's name of the attack, or the weapon that makes it. */
  readonly name: string;
  /** The limb that strikes; null for attacks with both arms or the whole 'Mech. */
  readonly limb: LocationName | null;
  readonly toHit: ITargetNumber;
  readonly damage: number;
  /** Damage to the attacker itself. */
  readonly ownDamage: number;
  readonly heat: number;
  /** The location that it strikes; null if it does no damage. */
  readonly hitTable: PhysicalHitTable | null;
  readonly rolls: readonly FollowingRoll[];
  /** If it misses, the attacker falls without a roll. */
  readonly fallsOnMiss: boolean;
}

/**
 * All physical attacks of a unit on an adjacent one, in the order of the rules. Those after a run-up or a jump come
 * last.
 */
export function physicalChoices(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
): readonly PhysicalChoice[] {
  const plain = legalBlows(battle, unit).filter(
    ({ target: struck, aimedAt, bothHands, inactive }) =>
      struck === target.index && aimedAt === undefined && !bothHands && !inactive,
  );
  const blows = plain.flatMap((order): readonly Blow[] => {
    const blow = readBlow(battle, unit, order);
    return typeof blow === 'string' ? [] : [blow];
  });
  return [...blows, ...rammings(battle, unit, target)]
    .map((blow) => choiceOf(battle, blow))
    .filter(({ toHit }) => Number.isFinite(toHit.targetNumber));
}

/** A charge after a run-up, or a death from above after a jump. */
function rammings(battle: Battle, unit: Combatant, target: Combatant): readonly Blow[] {
  const kind = unit.movement === 'jump' ? 'dfa' : 'charge';
  if (unit.hexesMoved < 1 || chargeObstacle(battle, unit, kind, target, unit) !== undefined) return [];
  return [rammingOf(unit, target, kind)];
}

/** One attack with its number and effects. */
export function choiceOf(battle: Battle, blow: Blow): PhysicalChoice {
  const { unit, target, kind, limb, weapon } = blow;
  const { striker, options, table } = attackOf(battle, blow);
  return {
    kind,
    name: weapon?.item.name ?? PHYSICAL_ATTACKS[kind].name,
    limb: unit.plan.locations[limb] ?? null,
    toHit: explainBlow(battle, blow, striker),
    damage: calculatePhysicalDamage(kind, striker, options),
    ownDamage: ownDamageOf(kind, striker, target, options),
    heat: physicalAttackHeat(kind, striker, weapon?.item),
    hitTable: table?.table ?? null,
    rolls: [
      ...rollsAfter(battle, unit, target, kind, true),
      ...rollsAfter(battle, unit, target, kind, false),
    ],
    fallsOnMiss: physicalAftermath(kind, false, {}, options).attackerFalls !== undefined,
  };
}

function rollsAfter(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  kind: PhysicalAttackKind,
  hit: boolean,
): readonly FollowingRoll[] {
  const { attackerRoll, targetRoll } = physicalAftermath(kind, hit, {}, battle.rulesetOption);
  const after = hit ? 'hit' : 'miss';
  return [
    ...(attackerRoll
      ? [{ who: 'attacker', after, roll: pilotingRollOf(battle, unit, attackerRoll) } as const]
      : []),
    ...(targetRoll
      ? [{ who: 'target', after, roll: pilotingRollOf(battle, target, targetRoll) } as const]
      : []),
  ];
}
