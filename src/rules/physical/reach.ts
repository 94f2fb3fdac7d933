import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { PhysicalRules } from '../rulesets/areas/physical.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { PHYSICAL_ATTACKS, type PhysicalAttack } from './attacks.js';

/** `full`: the two-dice table for the side that is hit. */
export type PhysicalHitTable = 'punch' | 'kick' | 'full';

export interface PhysicalHit {
  readonly table: PhysicalHitTable;
  /** The hit counts as from the rear, whichever side it came from. */
  readonly fromRear?: true;
}

export interface PhysicalStance {
  /** Levels from the attacker's base up to the target's. */
  readonly elevationDifference?: number;
  readonly aimedAt?: 'punch' | 'kick' | undefined;
  readonly attacker?: { readonly prone?: boolean; readonly superheavy?: boolean; readonly height?: number };
  readonly target?: {
    readonly prone?: boolean;
    readonly superheavy?: boolean;
    readonly height?: number;
    readonly partialCover?: boolean;
  };
}

/**
 * Returns the table that a hit is rolled on, by the heights of attacker and target; null if the attack cannot reach,
 * or strikes no location.
 */
export function physicalHitTable(
  kind: PhysicalAttackKind,
  stance: PhysicalStance = {},
  { ruleset }: RulesetOption = {},
): PhysicalHit | null {
  if (kind === 'push' || !reaches(kind, stance, rulesetOf(ruleset).physical)) return null;
  return TABLES[PHYSICAL_ATTACKS[kind].reach](stance);
}

/** Levels of a unit above its base: as stated, or those of a 'Mech. */
function topOf({
  prone,
  superheavy,
  height,
}: {
  readonly prone?: boolean;
  readonly superheavy?: boolean;
  readonly height?: number;
} = {}): number {
  return height ?? (prone ? 0 : superheavy ? 2 : 1);
}

const A_LEVEL_EITHER_WAY = { from: -1, to: 1 };

/** A stance, or an attack as a whole. */
type Stance = { readonly [Field in keyof PhysicalStance]: PhysicalStance[Field] | undefined };

export function reaches(kind: PhysicalAttackKind, stance: Stance, rules: PhysicalRules): boolean {
  const feet = stance.elevationDifference ?? 0;
  const head = feet + topOf(stance.target);
  const arms = topOf(stance.attacker);
  switch (PHYSICAL_ATTACKS[kind].reach) {
    case 'arm':
      return feet <= arms && arms <= head;
    case 'leg':
      return feet <= 0 && 0 <= head;
    case 'weapon': {
      const { from, to } = stance.target?.prone ? rules.weaponsReachProne : A_LEVEL_EITHER_WAY;
      // A low target one level down is out of reach.
      const low = stance.target?.height === 0 && !stance.target.prone;
      return (low ? 0 : from) <= feet && feet <= to;
    }
    case 'level':
    case 'feet':
      return feet === 0;
    case 'body':
      return feet <= arms && 0 <= head;
    case 'above':
    case 'far':
      return true;
  }
}

const PUNCH: PhysicalHit = { table: 'punch' };
const KICK: PhysicalHit = { table: 'kick' };
const FULL: PhysicalHit = { table: 'full' };

type TableOf = (stance: PhysicalStance) => PhysicalHit;

const byHeight = (feet: number): PhysicalHit => (feet > 0 ? KICK : feet < 0 ? PUNCH : FULL);

const TABLES: Readonly<Record<PhysicalAttack['reach'], TableOf>> = {
  arm: ({ elevationDifference: feet = 0, attacker, target }) =>
    feet < topOf(attacker) ? PUNCH : target?.prone ? FULL : KICK,
  leg: ({ elevationDifference: feet = 0, target }) =>
    feet + topOf(target) > 0 ? KICK : target?.prone ? FULL : PUNCH,
  weapon: ({ elevationDifference: feet = 0, aimedAt, target }) => {
    if (target?.prone) return FULL;
    return feet === 0 && aimedAt !== undefined ? { table: aimedAt } : byHeight(feet);
  },
  level: () => FULL,
  feet: ({ target }) => (topOf(target) > 0 ? KICK : FULL),
  // An attacker shorter than the target hits its legs. Partial cover hides them.
  body: ({ attacker, target }) => {
    if (target?.partialCover) return PUNCH;
    return topOf(attacker) < topOf(target) ? KICK : FULL;
  },
  far: () => PUNCH,
  above: ({ target }) => (target?.prone ? { table: 'full', fromRear: true } : PUNCH),
};
