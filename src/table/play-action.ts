import type { Battle } from '../battle/battle.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import { closeTurn, isDecided } from '../battle/phases/end.js';
import { endOfPhase } from '../battle/phases/end-of-phase.js';
import { heatPhase } from '../battle/phases/heat.js';
import { beginTurn, initiativePhase } from '../battle/phases/initiative.js';
import { freeStuckUnits } from '../battle/phases/movement.js';
import { SIDES } from '../battle/setup.js';
import type { Catalog } from '../catalog/index.js';
import type { BeginTurn, TableAction } from './action.js';
import { correct } from './correct.js';
import { fire, resolveDeclaredFire } from './fire.js';
import { hiddenLines } from './hidden-lines.js';
import { homeOf } from './islands.js';
import { move } from './move.js';
import { cancelChargesAtTable, resolveStrikes, strike } from './strike.js';

/**
 * Plays an action by the rules of battles.
 * @param turn what was done before in this turn
 * @param catalog where other loads are found
 * @throws {IllegalOrderError | RangeError | TypeError} if the rules forbid it, or it names something that does not
 * exist
 */
export function playAction(
  battle: Battle,
  action: TableAction,
  turn: readonly TableAction[],
  catalog?: Catalog,
): void {
  if (action.do === 'begin-turn') begin(battle, action);
  else if (action.do === 'move') move(battle, action);
  else if (action.do === 'fire') fire(battle, action, turn);
  else if (action.do === 'strike') strike(battle, action, turn);
  else if (action.do === 'correct') correct(battle, action, catalog);
  else endPhase(battle, turn);
}

function begin(battle: Battle, { initiative }: BeginTurn): void {
  if (battle.phase === 'over') throw new RangeError('the game is over: one side is gone');
  if (battle.phase !== 'initiative') throw new RangeError('the turn has begun: end its phases first');
  if (initiative === undefined) initiativePhase(battle);
  else {
    beginTurn(battle);
    battle.initiative = SIDES.indexOf(initiative);
    if (battle.listening) battle.tell({ type: 'initiative-won', side: battle.initiative });
    battle.enter('movement');
  }
  freeStuckUnits(battle);
}

function endPhase(battle: Battle, turn: readonly TableAction[]): void {
  const { phase } = battle;
  if (phase === 'movement') {
    close(battle);
    battle.enter('weapons');
    battle.linesOfPhase = hiddenLines(battle);
  } else if (phase === 'weapons') {
    resolveDeclaredFire(battle, turn);
    close(battle);
    cancelChargesAtTable(battle, turn);
    battle.enter('physical');
  } else if (phase === 'physical') {
    resolveStrikes(battle, turn);
    close(battle);
    battle.enter('heat');
  } else if (phase === 'heat') endTurn(battle);
  else throw new RangeError('no phase is under way: begin a turn');
}

function endTurn(battle: Battle): void {
  heatPhase(battle);
  closeTurn(battle);
  stayAtHome(battle);
  battle.enter(isOver(battle) ? 'over' : 'initiative');
}

/** A game with both sides is over when one is gone. Players who track only one side end it when they like. */
const isOver = (battle: Battle): boolean =>
  SIDES.every((_, side) => battle.units.some((unit) => unit.side === side)) && isDecided(battle);

/** Makes the rolls at the end of the phase. Wrecks keep their record sheets. */
function close(battle: Battle): void {
  endOfPhase(battle);
  stayAtHome(battle);
}

/** Undoes the turns of falls and the moves of swarming infantry: the table shows where units are and how they face. */
function stayAtHome(battle: Battle): void {
  for (const unit of battle.units) {
    const home = homeOf(battle.map, unit.index);
    if (unit.swarming < 0 && unit.hex !== OFF_MAP && unit.hex !== home) battle.place(unit, home);
    if (unit.facing === 0) continue;
    unit.facing = 0;
    unit.torsoFacing = 0;
  }
}
