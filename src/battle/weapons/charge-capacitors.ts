import { natureOf } from '../../rules/effect/nature.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder } from '../orders.js';

/** Whether the capacitor of a weapon is charged, which makes its next shot stronger. */
export const isCharged = (unit: Combatant, { linkedFixture }: WeaponMount): boolean =>
  linkedFixture >= 0 && unit.charged[linkedFixture] === 1 && unit.isWorking(linkedFixture);

/** Whether a weapon without a capacitor is charged for its next shot. */
export const isPrimed = (unit: Combatant, { fixture }: WeaponMount): boolean =>
  fixture >= 0 && unit.charged[fixture] === 1;

/**
 * The fixture that is charged for a weapon: its capacitor or, in some rulesets, the weapon itself; -1 if there is none.
 */
function chargedFixture(unit: Combatant, { item, linkedTo, linkedFixture, fixture }: WeaponMount): number {
  if (linkedTo?.traits.includes('ppc-capacitor')) return linkedFixture;
  const { dial } = natureOf(item, undefined, undefined, unit.rules).entry;
  return dial?.charges ? fixture : -1;
}

/** Why a weapon cannot be charged; undefined if it can. */
export function chargingObstacle(unit: Combatant, weapon: number, { shots }: FireOrder): string | undefined {
  const mount = unit.design.weapons[weapon];
  const charged = mount === undefined ? -1 : chargedFixture(unit, mount);
  if (mount === undefined || charged < 0) return 'it has no capacitor';
  if (!unit.isWorking(mount.fixture) || !unit.isWorking(charged)) return 'it is destroyed';
  if (unit.charged[charged] === 1) return 'it is charged already';
  return shots.some((shot) => shot.weapon === weapon) ? 'it cannot fire and charge in one turn' : undefined;
}

/** Charges them: capacitors heat the unit until they are fired, and all of them explode if they are hit. */
export function chargeWeapons(battle: Battle, unit: Combatant, { charge = [] }: FireOrder): void {
  for (const weapon of charge) {
    const mount = unit.design.weapons[weapon];
    const fixture = mount === undefined ? -1 : chargedFixture(unit, mount);
    if (fixture < 0) continue;
    unit.charged[fixture] = 1;
    if (battle.listening) battle.tell({ type: 'charge-capacitor', unit: unit.index, weapon });
  }
}

/** Charged ones that still work. */
export function chargedCapacitors(unit: Combatant): number {
  const capacitors = unit.design.gear['ppc-capacitor'];
  if (capacitors === undefined) return 0;
  let count = 0;
  for (const { index } of capacitors) if (unit.charged[index] === 1 && unit.isWorking(index)) count += 1;
  return count;
}
