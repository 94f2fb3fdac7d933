import type { Combatant } from '../combatant/combatant.js';
import type { PhysicalMount } from '../combatant/design.js';

/** The working claw at the end of an arm. */
export const clawOn = (unit: Combatant, arm: number): PhysicalMount | undefined =>
  unit.design.physicalWeapons.find(
    ({ item, location, fixture }) =>
      location === arm && item.physicalWeapon === 'claw' && unit.isWorking(fixture),
  );

export const hasClawOn = (unit: Combatant, arm: number): boolean => clawOn(unit, arm) !== undefined;
