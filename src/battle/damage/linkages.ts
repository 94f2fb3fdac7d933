import { rollWeaponLinkage } from '../../rules/critical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { breakFixture } from './break-fixture.js';

/** A hit on a location may break the linkages of weapons there. */
export function strainLinkages(battle: Battle, unit: Combatant, location: number): void {
  const exposed = unit.aptitudes.exposedLinkages?.[location] ?? [];
  for (const index of exposed) {
    const weapon = unit.design.weapons[index];
    if (weapon === undefined || !unit.isWorking(weapon.fixture)) continue;
    if (!rollWeaponLinkage(weapon.quirks, battle.roller, battle.rulesetOption)) continue;
    breakFixture(unit, weapon.fixture);
    if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture: weapon.fixture });
  }
}
