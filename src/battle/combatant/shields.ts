import { guardedBy, type ShieldMode, shieldAbsorption } from '../../rules/damage/shields.js';
import type { Combatant } from './combatant.js';

/**
 * Works out what each shield covers and how much it absorbs. Both depend on damage, on its stance and on whether the
 * pilot can act, so every hit and every shot asks again.
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

/** The stance of the shield that protects a location; undefined if none does that could still absorb a hit. */
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

/** Why the shield of an arm cannot be used in any stance; undefined if it can. */
export function shieldFault(unit: Combatant, arm: number): string | undefined {
  if (!unit.design.shields.some(({ location }) => location === arm)) return 'it has no shield there';
  return unit.hasShieldIn(arm) ? undefined : 'that shield is destroyed';
}
