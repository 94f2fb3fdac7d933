import { guardedBy, type ShieldMode, shieldAbsorption } from '../../rules/damage/shields.js';
import type { Combatant } from './combatant.js';

/**
 * What shields stand before and take, anew. Both hang on damage, on how they are held and on whether somebody holds them at
 * all, so that it is worked out whenever a hit or a shot asks.
 */
export function settleShields(unit: Combatant): void {
  const { plating, design } = unit;
  if (plating === undefined || design.shields.length === 0) return;
  plating.guards.fill(0);
  for (const { kind, fixture, location: arm, absorption } of design.plating ?? []) {
    if (kind !== 'shield' || !unit.isWorking(fixture)) continue;
    plating.shieldAbsorption[arm] = shieldAbsorption(absorption, unit.armDamage(arm));
    for (const location of guardedBy(arm, unit.shieldMode(arm))) {
      plating.guards[location] = (plating.guards[location] as number) | (1 << arm);
    }
  }
}

/** How the shield is held that stands before a location; undefined where none does that could still take a hit. */
export function shieldOver(unit: Combatant, location: number): ShieldMode | undefined {
  const { plating, design } = unit;
  if (plating === undefined) return undefined;
  settleShields(unit);
  let over: ShieldMode | undefined;
  for (const { location: arm } of design.shields) {
    const guards = (plating.guards[location] as number) & (1 << arm);
    if (guards === 0 || (plating.shield[arm] as number) <= 0) continue;
    over = unit.shieldMode(arm);
    if (over === 'active') return over;
  }
  return over;
}

/** Why the shield of an arm cannot be held in any way; undefined if it can. */
export function shieldFault(unit: Combatant, arm: number): string | undefined {
  if (!unit.design.shields.some(({ location }) => location === arm)) return 'it has no shield there';
  return unit.hasShieldIn(arm) ? undefined : 'that shield is destroyed';
}
