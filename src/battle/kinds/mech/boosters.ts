import { roll1d6, roll2d6 } from '../../../dice/index.js';
import { superchargerEngineHits as boosterHits } from '../../../rules/movement/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { NOBODY } from '../../damage/source.js';
import { hitSlot, tearLeg } from './criticals.js';

/**
 * A failed MASC damages all remaining legs, or one of them; a failed supercharger is destroyed, and may damage the
 * engine.
 */
export function breakMechBooster(battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger'): void {
  if (gear === 'supercharger') breakSupercharger(battle, unit);
  else if (battle.rules.movement.mascTearsOneLeg) tearOneLeg(battle, unit);
  else for (const leg of unit.plan.legs) if (!unit.hasLost(leg)) tearLeg(battle, unit, leg, NOBODY);
}

/** A random leg, with as many critical hits as a roll says. */
function tearOneLeg(battle: Battle, unit: Combatant): void {
  const hits = boosterHits(roll2d6(battle.roller).total);
  const legs = unit.plan.legs.filter((leg) => !unit.hasLost(leg));
  if (hits === 0 || legs.length === 0) return;
  const leg = legs[Math.floor(((roll1d6(battle.roller).total - 1) * legs.length) / DIE)] as number;
  for (let hit = 0; hit < hits; hit += 1) tearLeg(battle, unit, leg, NOBODY);
}

const DIE = 6;

function breakSupercharger(battle: Battle, unit: Combatant): void {
  const { slots, fixtures, gear, plan } = unit.design;
  const { center } = plan;
  for (const { index, location } of gear.supercharger ?? []) {
    const slot = slots[location]?.findIndex(({ fixture }) => fixture === index) ?? -1;
    if (slot >= 0) hitSlot(battle, unit, location, slot, NOBODY);
  }
  let hits = boosterHits(roll2d6(battle.roller).total);
  for (let slot = 0; hits > 0 && slot < (slots[center]?.length ?? 0); slot += 1) {
    const fixture = slots[center]?.[slot]?.fixture ?? -1;
    const isHit = ((unit.hitSlots[center] as number) & (1 << slot)) !== 0;
    if (fixtures[fixture]?.system !== 'engine' || isHit) continue;
    hitSlot(battle, unit, center, slot, NOBODY);
    hits -= 1;
  }
}
