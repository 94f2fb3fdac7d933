import type { CauseOfLoss } from '../../src/battle/combatant/cause-of-loss.js';
import { roll2d6 } from '../../src/dice/index.js';
import { SEATS, type Seat } from '../../src/rules/crew/seats.js';
import { calculateConsciousnessCheck, DEADLY_WOUNDS } from '../../src/rules/pilot/index.js';
import { spendsEdge } from './edge.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** The first cause counts, and the kill is credited to an opponent alone. */
export function markLost(
  { tell }: OracleBattle,
  unit: OracleUnit,
  cause: CauseOfLoss,
  by: OracleUnit | undefined,
): void {
  if (unit.lost !== undefined) return;
  unit.lost = cause;
  countFor(by, unit);
  tell({ type: 'lost', unit: unit.index, cause });
}

export function countFor(by: OracleUnit | undefined, lost: OracleUnit): void {
  if (by !== undefined && by.side !== lost.side) by.kills += 1;
}

/** Wounds one by one, each with a roll to stay conscious; what wounds one of a crew wounds all. */
export function woundPilot(
  battle: OracleBattle,
  unit: OracleUnit,
  wounds: number,
  by: OracleUnit | undefined,
): void {
  const later = battle.rules.pilot.consciousnessRolls === 'end-of-phase';
  if (later && wounds > 0 && !unit.pilotDead) unit.dazed = true;
  if (unit.crewWounds.length > 0) {
    woundCrew(battle, unit, wounds, by);
    return;
  }
  for (let wound = 0; wound < wounds && !unit.pilotDead; wound += 1) {
    unit.wounds += 1;
    battle.tell({ type: 'wound', unit: unit.index, wounds: unit.wounds });
    if (unit.wounds >= DEADLY_WOUNDS) {
      unit.pilotDead = true;
      unit.conscious = false;
      markLost(battle, unit, 'pilot-killed', by);
    } else if (unit.conscious && !unit.dazed && !staysConscious(battle, unit, unit.wounds)) {
      unit.conscious = false;
      unit.knockedOutIn = battle.turn;
    }
  }
}

function woundCrew(battle: OracleBattle, unit: OracleUnit, wounds: number, by: OracleUnit | undefined): void {
  if (unit.pilotDead) return;
  for (const [index, seat] of SEATS.slice(0, unit.crewWounds.length).entries()) {
    for (let wound = 0; wound < wounds && at(unit.crewWounds, index) < DEADLY_WOUNDS; wound += 1) {
      const now = at(unit.crewWounds, index) + 1;
      unit.crewWounds[index] = now;
      battle.tell({ type: 'wound', unit: unit.index, wounds: now, seat });
      if (now >= DEADLY_WOUNDS) unit.crewConscious[index] = 0;
      else if (unit.crewConscious[index] === 1 && !unit.dazed && !staysConscious(battle, unit, now, seat)) {
        unit.crewConscious[index] = 0;
        unit.crewKnockedOutIn[index] = battle.turn;
      }
    }
  }
  unit.wounds = at(unit.crewWounds, 0);
  unit.conscious = unit.crewConscious.includes(1);
  unit.knockedOutIn = unit.conscious ? 0 : Math.max(...unit.crewKnockedOutIn);
  unit.pilotDead = unit.crewWounds.every((each) => each >= DEADLY_WOUNDS);
  if (unit.pilotDead) markLost(battle, unit, 'pilot-killed', by);
}

/** One roll for all wounds of the phase, when it has ended. */
export function rollWhenPhaseEnds(battle: OracleBattle, unit: OracleUnit): void {
  if (!unit.dazed) return;
  unit.dazed = false;
  if (unit.lost !== undefined || unit.pilotDead) return;
  if (unit.crewWounds.length === 0) {
    if (unit.conscious && !staysConscious(battle, unit, unit.wounds)) {
      unit.conscious = false;
      unit.knockedOutIn = battle.turn;
    }
    return;
  }
  for (const [index, seat] of SEATS.slice(0, unit.crewWounds.length).entries()) {
    if (unit.crewConscious[index] !== 1) continue;
    if (staysConscious(battle, unit, at(unit.crewWounds, index), seat)) continue;
    unit.crewConscious[index] = 0;
    unit.crewKnockedOutIn[index] = battle.turn;
  }
  unit.conscious = unit.crewConscious.includes(1);
  unit.knockedOutIn = unit.conscious ? 0 : Math.max(...unit.crewKnockedOutIn);
}

function staysConscious(battle: OracleBattle, unit: OracleUnit, wounds: number, seat?: Seat): boolean {
  const { targetNumber: needed, modifiers } = calculateConsciousnessCheck(
    wounds,
    unit.pilot.abilities,
    battle.option,
  );
  let roll = roll2d6(battle.roller);
  if (roll.total < needed && spendsEdge(battle, unit, 'reroll_consciousness', 'edge_when_ko')) {
    roll = roll2d6(battle.roller);
  }
  const conscious = roll.total >= needed;
  battle.tell({
    type: 'consciousness',
    unit: unit.index,
    roll: { needed, dice: roll.dice, total: roll.total, modifiers },
    waking: false,
    conscious,
    ...(seat && { seat }),
  });
  return conscious;
}
