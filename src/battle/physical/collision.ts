import { SKID_COLLISION_MODIFIER } from '../../rules/falling/index.js';
import { type PhysicalHit, physicalHitTable } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { struckSide } from '../sight/hit-side.js';
import type { ReadyBlow } from './attack.js';
import { rammingOf } from './blow.js';
import { resolveCharge } from './charge.js';
import { levelsBetween } from './reach.js';
import { strikerOf } from './striker.js';
import { chargeNumber } from './to-hit.js';

/**
 * A unit that slides into another makes a charge, willing or not, with all its effects (docs/rules/falling.md). Returns
 * whether it hit, which ends the slide. Units that cannot be charged are always missed.
 */
export function collide(battle: Battle, unit: Combatant, target: Combatant): boolean {
  const { map } = battle;
  const blow = rammingOf(unit, target, 'charge');
  // The unit fell before it slid, which does not prevent an accidental charge.
  const striker = { ...strikerOf(battle, blow), prone: false };
  const { number, modifiers, options } = chargeNumber(battle, blow, striker);
  const table: PhysicalHit | null = physicalHitTable(
    'charge',
    {
      elevationDifference: levelsBetween(map, unit, target),
      attacker: { superheavy: unit.design.superheavy, height: unit.design.height },
      target: { prone: target.prone, superheavy: target.design.superheavy, height: target.height },
    },
    battle.rulesetOption,
  );
  if (!Number.isFinite(number) || table === null) return false;
  const attack: ReadyBlow = {
    blow,
    striker,
    options,
    needed: number + SKID_COLLISION_MODIFIER,
    modifiers: battle.explaining ? [...modifiers, UNINTENTIONAL] : undefined,
    table,
    side: struckSide(map, unit.hex, target),
    source: { attacker: unit, weapon: -1, kind: 'physical' },
  };
  return resolveCharge(battle, attack, false);
}

const UNINTENTIONAL = {
  id: 'unintentional',
  name: 'Unintentional charge',
  value: SKID_COLLISION_MODIFIER,
  source: 'attack',
  description: 'slides into the target',
} as const;
