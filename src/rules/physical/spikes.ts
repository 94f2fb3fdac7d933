import { checkInteger } from '../../check/check.js';
import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { PHYSICAL_ATTACKS, type PhysicalAttackKind } from './attacks.js';
import { checkKind } from './check-input.js';

const TAKEN = 4;
const LEAST = 1;
const TO_THE_ATTACKER = 2;
const BREAK_FROM = 9;

export interface SpikedHit {
  /** What the spiked location suffers. */
  readonly damage: number;
  /** What the limb or body that struck the spikes suffers; a weapon feels nothing. */
  readonly attackerDamage: number;
}

/** A physical attack that strikes a location with spikes. */
export function strikeSpikes(kind: PhysicalAttackKind, damage: number): SpikedHit {
  checkKind(kind);
  checkInteger('damage', damage, 0, Number.POSITIVE_INFINITY);
  if (damage === 0) return { damage: 0, attackerDamage: 0 };
  const { bare, limb } = PHYSICAL_ATTACKS[kind];
  return {
    damage: Math.max(LEAST, damage - TAKEN),
    attackerDamage: bare || limb === 'body' ? TO_THE_ATTACKER : 0,
  };
}

/** Whether the spikes of a location break, after damage to it from any source. */
export const rollSpikesBreak = (roller: D6Roller): boolean => roll2d6(roller).total >= BREAK_FROM;
