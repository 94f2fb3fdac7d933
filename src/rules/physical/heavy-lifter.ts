import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksOf } from '../carried-hooks.js';
import { hooksIn } from '../hooks.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import type { PhysicalSituation } from './situation.js';

// Carrying and throwing (docs/rules/standard.md).

const PERCENT_FOR_ALL = 10;
const HANDS = 2;

/** In hexes. */
export const THROW_RANGE = 3;

export interface ObjectCarrier {
  readonly tonnage: number;
  readonly abilities?: readonly string[];
  readonly unitQuirks?: readonly string[];
  readonly workingHands?: number;
}

export interface Carriage {
  /** In tons. */
  readonly capacity: number;
  readonly canCarry: boolean;
  readonly canThrow: boolean;
  /** A 'Mech that carries an object cannot run. */
  readonly canRun: boolean;
}

/** Works out whether a unit can pick up, carry and throw an object, and returns the result. */
export function carryObject(
  carrier: ObjectCarrier,
  objectTonnage: number,
  options: RulesetOption = {},
): Carriage {
  const rules = rulesetOf(options.ruleset);
  const abilities = resolveAbilities(carrier.abilities);
  const capacity = capacityOf(carrier.tonnage, abilities, rules);
  let hands = carrier.workingHands ?? HANDS;
  for (const { liftsWithoutHand, liftsNothing } of hooksOf(carrier, options)) {
    hands += liftsNothing ? Number.NEGATIVE_INFINITY : (liftsWithoutHand ?? 0);
  }
  const canCarry = hands >= HANDS && objectTonnage <= capacity;
  return {
    capacity,
    canCarry,
    canThrow: canCarry && (carrier.workingHands ?? HANDS) >= HANDS && mayThrow(abilities, rules),
    canRun: !canCarry,
  };
}

export function throwObstacle({ kind, attacker, abilities, rules }: PhysicalSituation): boolean {
  if (kind !== 'throw') return false;
  return (
    !mayThrow(abilities, rules) ||
    (attacker.workingHands ?? HANDS) < HANDS ||
    (attacker.objectTonnage ?? 0) > capacityOf(attacker.tonnage, abilities, rules)
  );
}

const mayThrow = (abilities: readonly ResolvedAbility[], rules: Ruleset): boolean =>
  abilities.some(({ ability }) => hooksIn(ability, rules).mayThrow === true);

function capacityOf(tonnage: number, abilities: readonly ResolvedAbility[], rules: Ruleset): number {
  let percent = PERCENT_FOR_ALL;
  for (const { ability } of abilities) percent += hooksIn(ability, rules).liftPercent ?? 0;
  return (tonnage * percent) / 100;
}
