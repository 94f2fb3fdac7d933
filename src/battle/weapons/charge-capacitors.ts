import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder } from '../orders.js';

/** Whether the capacitor of a weapon is charged, and its next shot the stronger for it. */
export const isCharged = (unit: Combatant, { linkedFixture }: WeaponMount): boolean =>
  linkedFixture >= 0 && unit.charged[linkedFixture] === 1 && unit.isWorking(linkedFixture);

/** Whether a capacitor can be charged; undefined if so, or else why not. */
export function capacitorObstacle(unit: Combatant, weapon: number, { shots }: FireOrder): string | undefined {
  const mount = unit.design.weapons[weapon];
  if (mount?.linkedTo?.traits.includes('ppc-capacitor') !== true) return 'it has no capacitor';
  if (!unit.isWorking(mount.fixture) || !unit.isWorking(mount.linkedFixture)) return 'it is destroyed';
  if (isCharged(unit, mount)) return 'its capacitor is charged already';
  return shots.some((shot) => shot.weapon === weapon) ? 'it cannot fire and charge in one turn' : undefined;
}

/** From now on they are charged: they heat the unit until they are fired, and blow up if they are hit. */
export function chargeCapacitors(battle: Battle, unit: Combatant, { charge = [] }: FireOrder): void {
  for (const weapon of charge) {
    const fixture = unit.design.weapons[weapon]?.linkedFixture ?? -1;
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
