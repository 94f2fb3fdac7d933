import { type D6Roller, roll1d6, roll2d6 } from '../../dice/index.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { PHYSICAL_ATTACKS } from './attacks.js';

const TAKEN = 4;
const LEAST = 1;
const TO_THE_ATTACKER = 2;

export interface SpikedHit {
  /** Damage to the spiked location. */
  readonly damage: number;
  /** Damage to the limb or body that struck the spikes. Weapons take none. */
  readonly attackerDamage: number;
}

/** Applies a physical attack to a location with spikes and returns the damage to both units. */
export function strikeSpikes(kind: PhysicalAttackKind, damage: number): SpikedHit {
  if (damage === 0) return { damage: 0, attackerDamage: 0 };
  const { bare, limb } = PHYSICAL_ATTACKS[kind];
  return {
    damage: Math.max(LEAST, damage - TAKEN),
    attackerDamage: bare || limb === 'body' ? TO_THE_ATTACKER : 0,
  };
}

/** Rolls for whether the spikes of a location break, after damage to it from any source. */
export function rollSpikesBreak(roller: D6Roller, { ruleset }: RulesetOption = {}): boolean {
  const { dice, from, to } = rulesetOf(ruleset).physical.spikesBreak;
  const { total } = dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return from <= total && total <= to;
}
