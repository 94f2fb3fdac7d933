import { roll2d6 } from '../../dice/index.js';
import { SEATS, type Seat } from '../../rules/crew/seats.js';
import { calculateConsciousnessCheck, DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { markLost } from './loss.js';

/**
 * Wounds one at a time, each with a roll to stay conscious (docs/rules/pilot.md). The unit that caused the last one
 * gets the credit.
 */
export function woundPilot(battle: Battle, unit: Combatant, wounds: number, by: Combatant | undefined): void {
  if (battle.rules.pilot.consciousnessRolls === 'each-wound') suffer(battle, unit, wounds, by);
  else sufferTogether(battle, unit, wounds, by);
}

/** One roll for all wounds of a phase: at once in the movement phase, otherwise at the end of the phase. */
function sufferTogether(battle: Battle, unit: Combatant, wounds: number, by: Combatant | undefined): void {
  if (wounds <= 0 || unit.pilotDead) return;
  unit.dazed = true;
  suffer(battle, unit, wounds, by);
  if (battle.phase === 'movement') rollForConsciousness(battle, unit);
}

/** At the end of a phase, pilots who were wounded in it roll to stay conscious. */
export function rollForConsciousness(battle: Battle, unit: Combatant): void {
  if (!unit.dazed) return;
  unit.dazed = false;
  if (unit.isOut || unit.pilotDead) return;
  const { crewWounds, crewConscious, crewKnockedOutIn } = unit;
  if (crewWounds.length === 0) {
    if (!unit.conscious || staysConscious(battle, unit, unit.wounds, false)) return;
    unit.conscious = false;
    unit.knockedOutIn = battle.turn;
    return;
  }
  for (let seat = 0; seat < crewWounds.length; seat += 1) {
    if (crewConscious[seat] === 0) continue;
    if (staysConscious(battle, unit, crewWounds[seat] as number, false, SEATS[seat])) continue;
    crewConscious[seat] = 0;
    crewKnockedOutIn[seat] = battle.turn;
  }
  settleCrew(unit);
}

function suffer(battle: Battle, unit: Combatant, wounds: number, by: Combatant | undefined): void {
  if (unit.crewWounds.length > 0) {
    woundCrew(battle, unit, wounds, by);
    return;
  }
  for (let wound = 0; wound < wounds && !unit.pilotDead; wound += 1) {
    unit.wounds += 1;
    if (battle.listening) battle.tell({ type: 'wound', unit: unit.index, wounds: unit.wounds });
    if (unit.wounds >= DEADLY_WOUNDS) {
      unit.pilotDead = true;
      unit.conscious = false;
      markLost(battle, unit, 'pilot-killed', by);
    } else if (unit.conscious && !unit.dazed && !staysConscious(battle, unit, unit.wounds, false)) {
      unit.conscious = false;
      unit.knockedOutIn = battle.turn;
    }
  }
}

/** From the end phase after the knockout on, the same roll wakes the pilot. */
export function wakeUp(battle: Battle, unit: Combatant): void {
  if (unit.crewWounds.length > 0) {
    wakeCrew(battle, unit);
    return;
  }
  if (unit.conscious || unit.pilotDead || unit.knockedOutIn >= battle.turn) return;
  // A pilot whom a player has marked as unconscious wakes up without a roll.
  unit.conscious = unit.wounds === 0 || staysConscious(battle, unit, unit.wounds, true);
}

/** A wound of one crew member wounds all. Each rolls separately, and the unit fights on while one of them can. */
function woundCrew(battle: Battle, unit: Combatant, wounds: number, by: Combatant | undefined): void {
  if (unit.pilotDead) return;
  const { crewWounds, crewConscious, crewKnockedOutIn } = unit;
  for (let seat = 0; seat < crewWounds.length; seat += 1) {
    for (let wound = 0; wound < wounds && (crewWounds[seat] as number) < DEADLY_WOUNDS; wound += 1) {
      const now = (crewWounds[seat] as number) + 1;
      crewWounds[seat] = now;
      if (battle.listening)
        battle.tell({ type: 'wound', unit: unit.index, wounds: now, seat: SEATS[seat] as Seat });
      if (now >= DEADLY_WOUNDS) crewConscious[seat] = 0;
      else if (
        crewConscious[seat] === 1 &&
        !unit.dazed &&
        !staysConscious(battle, unit, now, false, SEATS[seat])
      ) {
        crewConscious[seat] = 0;
        crewKnockedOutIn[seat] = battle.turn;
      }
    }
  }
  settleCrew(unit);
  if (unit.pilotDead) markLost(battle, unit, 'pilot-killed', by);
}

function wakeCrew(battle: Battle, unit: Combatant): void {
  if (unit.pilotDead) return;
  const { crewWounds, crewConscious, crewKnockedOutIn } = unit;
  for (let seat = 0; seat < crewWounds.length; seat += 1) {
    const wounds = crewWounds[seat] as number;
    if (crewConscious[seat] === 1 || wounds >= DEADLY_WOUNDS) continue;
    if ((crewKnockedOutIn[seat] as number) >= battle.turn) continue;
    if (wounds === 0 || staysConscious(battle, unit, wounds, true, SEATS[seat])) crewConscious[seat] = 1;
  }
  settleCrew(unit);
}

/** The effects of the crew members' states on the unit. */
function settleCrew(unit: Combatant): void {
  const { crewWounds, crewConscious } = unit;
  unit.wounds = crewWounds[0] as number;
  unit.conscious = crewConscious.includes(1);
  unit.knockedOutIn = unit.conscious ? 0 : Math.max(...unit.crewKnockedOutIn);
  unit.pilotDead = crewWounds.every((wounds) => wounds >= DEADLY_WOUNDS);
}

function staysConscious(
  battle: Battle,
  unit: Combatant,
  wounds: number,
  waking: boolean,
  seat?: Seat,
): boolean {
  const check = calculateConsciousnessCheck(wounds, unit.pilot.abilities, battle.rulesetOption);
  let roll = roll2d6(battle.roller);
  const matter = { needed: check.targetNumber, rolled: roll.total };
  const failed = roll.total < check.targetNumber;
  if (failed && battle.spendsEdge(unit, 'reroll_consciousness', 'edge_when_ko', 0.5, matter)) {
    roll = roll2d6(battle.roller);
  }
  const conscious = roll.total >= check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'consciousness',
      unit: unit.index,
      roll: battle.recordOf(check.targetNumber, roll, check.modifiers),
      waking,
      conscious,
      ...(seat && { seat }),
    });
  }
  return conscious;
}
