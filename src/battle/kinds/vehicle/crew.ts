import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { markLost } from '../../damage/loss.js';
import type { Source } from '../../damage/source.js';
import { CREW_KILLED, count, counted, DRIVER_HIT, isCommanderHit, STUNNED_TURNS } from './counters.js';

/**
 * Until the end of the next turn, or one turn longer if the crew is stunned already. A crew with driver and commander
 * hit dies.
 */
export function stunCrew(battle: Battle, unit: Combatant, source: Source): void {
  if (counted(unit, DRIVER_HIT) > 0 && isCommanderHit(unit)) {
    killCrew(battle, unit, source);
    return;
  }
  const turns = counted(unit, STUNNED_TURNS);
  count(unit, STUNNED_TURNS, turns === 0 ? FIRST_STUN : turns + 1);
  unit.refresh();
  if (battle.listening)
    battle.tell({ type: 'crew-stunned', unit: unit.index, turns: counted(unit, STUNNED_TURNS) - 1 });
}

/** This turn, and the next. */
const FIRST_STUN = 2;

/** The vehicle is lost. */
export function killCrew(battle: Battle, unit: Combatant, source: Source): void {
  count(unit, CREW_KILLED, 1);
  unit.conscious = false;
  unit.pilotDead = true;
  unit.refresh();
  markLost(battle, unit, 'crew-killed', source.attacker);
}

/** Counts down the turns for which the crew is stunned. */
export function wakeCrew(unit: Combatant): void {
  const turns = counted(unit, STUNNED_TURNS);
  if (turns === 0) return;
  count(unit, STUNNED_TURNS, turns - 1);
  unit.refresh();
}
