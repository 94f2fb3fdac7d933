import { rollCoolingFlaw } from '../../rules/heat/index.js';
import { needsRollAfterDamage } from '../../rules/piloting/index.js';
import { endSwarm } from '../anti-mech/swarm.js';
import { swarmersOf } from '../anti-mech/swarmers.js';
import type { Battle } from '../battle.js';
import { canHold, letGo } from '../combatant/burden.js';
import type { Combatant } from '../combatant/combatant.js';
import { floodBareParts } from '../damage/breach.js';
import { rollForConsciousness } from '../damage/pilot.js';
import { OFF_MAP } from '../map/hex-map.js';
import { resolvePilotingRolls } from '../piloting/roll-piloting.js';

/** Ends the movement, weapon and physical phases: makes the rolls that they caused, and removes wrecks from the map. */
export function endOfPhase(battle: Battle): void {
  const { units } = battle;
  for (let index = 0; index < units.length; index += 1) {
    const unit = battle.unit(index);
    if (unit.hex === OFF_MAP) continue;
    const shaken = needsRollAfterDamage(unit.damageThisPhase);
    floodBareParts(battle, unit);
    resolvePilotingRolls(battle, unit);
    if (unit.carrying !== undefined && !canHold(unit, unit.carrying.tonnage, battle.rulesetOption)) {
      letGo(battle, unit, unit.hex);
    }
    if (unit.aptitudes.coolingMayFail) strainCooling(battle, unit, shaken);
    unit.jolted = false;
    unit.design.kind.endOfPhase(battle, unit);
  }
  for (let index = 0; index < units.length; index += 1) rollForConsciousness(battle, battle.unit(index));
  clearWrecks(battle);
}

/** A flawed cooling system may fail for good after heavy damage, a fall or a physical attack. */
function strainCooling(battle: Battle, unit: Combatant, shaken: boolean): void {
  if (unit.isOut || unit.coolingFailed || !(shaken || unit.jolted)) return;
  unit.coolingFailed = rollCoolingFlaw(
    { unitQuirks: unit.design.quirks },
    battle.roller,
    battle.rulesetOption,
  );
  if (unit.coolingFailed && battle.listening) battle.tell({ type: 'cooling-failed', unit: unit.index });
}

function clearWrecks(battle: Battle): void {
  for (const unit of battle.units) {
    if (!unit.isOut || unit.hex === OFF_MAP) continue;
    letGo(battle, unit, unit.hex);
    const swarmers = swarmersOf(battle, unit);
    if (swarmers !== undefined) endSwarm(battle, swarmers, 'host-lost');
    unit.swarming = -1;
    battle.place(unit, OFF_MAP);
  }
}
