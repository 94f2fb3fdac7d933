import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Design } from '../../combatant/design.js';
import { tellLoss } from '../../damage/lose-location.js';
import { killCrew } from './criticals.js';
import { losesFooting } from './footing.js';
import { askForRollAfterGyroHit, askForRollAfterLegHit } from './rolls-for-hits.js';

/** Nothing works in a flooded location; in some rulesets a leg counts as destroyed (docs/rules/environment.md). */
export function floodLocation(battle: Battle, unit: Combatant, location: number): void {
  if (unit.isLeg(location) && battle.rules.critical.breachedLegIsLost) {
    unit.armor[location] = 0;
    unit.structure[location] = 0;
    if (battle.listening) tellLoss(battle, unit, location);
    unit.refresh();
    losesFooting(battle, unit, location);
    return;
  }
  const slots = unit.design.slots[location] as Design['slots'][number];
  const hitBefore = unit.hitSlots[location] as number;
  const gyroHits = unit.gyroHits;
  unit.hitSlots[location] = (1 << slots.length) - 1;
  unit.refresh();
  if (unit.gyroHits > gyroHits) askForRollAfterGyroHit(unit);
  if (unit.isLeg(location)) {
    slots.forEach(({ fixture }, slot) => {
      const system = unit.design.fixtures[fixture]?.system;
      if (system !== undefined && (hitBefore & (1 << slot)) === 0)
        askForRollAfterLegHit(unit, location, system);
    });
  }
  if (unit.cockpitHit) killCrew(unit);
}
