import type { Catalog } from '../../catalog/index.js';
import { messageOf } from '../../check/refusal.js';
import { DICE_GENERATOR, SeededDice } from '../../dice/index.js';
import { createEdgeState } from '../../rules/abilities/index.js';
import { type RulesetName, rulesetOf } from '../../rules/ruleset.js';
import { readUnitJson, UnitFileError } from '../../units/index.js';
import { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import { Combatant } from '../combatant/combatant.js';
import type { Design } from '../combatant/design.js';
import { loadChoices, reload } from '../combatant/reload.js';
import { UnsupportedInBattleError } from '../combatant/unsupported.js';
import { checkInvariants } from '../invariants.js';
import { designOf } from '../kinds/kinds.js';
import type { HexMap } from '../map/hex-map.js';
import { MapFileError } from '../map/map-file-error.js';
import { readMapJson } from '../map/map-json.js';
import { blowsOf, fireOf } from '../named-orders.js';
import { PHASE_STEPS } from '../phases/steps.js';
import { BattleFileError } from './battle-file-error.js';
import { checkDeclared } from './check-declared.js';
import { checkHead, readWith } from './read-with.js';
import {
  SAVED_BATTLE_FORMAT,
  SAVED_BATTLE_VERSIONS,
  type SavedBattle,
  type SavedUnit,
  savedBattleSchema,
} from './saved-battle.js';
import { LIST_FIELDS, PLAIN_FIELDS, type UnitState } from './unit-state.js';

const WHAT = 'saved battle';

/**
 * Returns the battle that `saveBattle` has written, ready for its next step. Saves hold no bots: the caller passes new
 * ones.
 * @throws {BattleFileError} naming the field if it is not a saved battle, is damaged, or breaks the rules
 */
export function loadBattle(saved: unknown, bots: readonly [red: Bot, blue: Bot], catalog: Catalog): Battle {
  checkHead(saved, WHAT, SAVED_BATTLE_FORMAT, SAVED_BATTLE_VERSIONS);
  const content = readWith(savedBattleSchema, saved, WHAT);
  checkGenerator(content.dice.generator, `${WHAT}: dice.generator`);
  const map = loadMap(content.map, WHAT);
  const units = loadUnits(content, catalog, `${WHAT}: units`);
  checkSides(units, `${WHAT}: units`);
  checkHexes(units, map, `${WHAT}: units`);
  const battle = new Battle(map, units, bots, loadDice(content.dice.state), content, undefined, PHASE_STEPS);
  checkCourse(content, battle);
  battle.turn = content.turn;
  battle.phase = content.phase;
  battle.initiative = content.initiative;
  battle.sequence = content.sequence;
  battle.cursor = content.cursor;
  battle.acted.set(content.acted);
  battle.declaredFire.push(
    ...content.declaredFire.map(({ unit, order }) => ({ unit, order: fireOf(battle, order) })),
  );
  battle.declaredBlows.push(
    ...content.declaredBlows.map(({ unit, order }) => ({ unit, order: blowsOf(battle, unit, order) })),
  );
  battle.objects.push(...content.objects);
  battle.winner = content.winner;
  checkLoaded(battle, WHAT);
  checkDeclared(battle, WHAT);
  return battle;
}

export function checkGenerator(generator: string, where: string): void {
  if (generator !== DICE_GENERATOR) {
    throw new BattleFileError(
      where,
      `is "${generator}": this program rolls "${DICE_GENERATOR}"; use one that knows these dice`,
    );
  }
}

function loadDice(state: SavedBattle['dice']['state']): SeededDice {
  try {
    return SeededDice.fromState(state);
  } catch (error) {
    throw new BattleFileError(`${WHAT}: dice.state`, messageOf(error), { cause: error });
  }
}

export function loadMap(map: SavedBattle['map'], what: string): HexMap {
  try {
    return readMapJson(JSON.stringify(map), `${what}: map`);
  } catch (error) {
    if (error instanceof MapFileError) throw new BattleFileError(what, error.message, { cause: error });
    throw error;
  }
}

export const loadUnits = (
  { units, ruleset }: Pick<SavedBattle, 'units' | 'ruleset'>,
  catalog: Catalog,
  where: string,
): Combatant[] => units.map((unit, index) => loadUnit(unit, index, catalog, `${where}[${index}]`, ruleset));

function loadUnit(
  saved: SavedUnit,
  index: number,
  catalog: Catalog,
  where: string,
  ruleset: RulesetName,
): Combatant {
  const { id, side, pilot, state } = saved;
  const edge = createEdgeState(pilot.edge);
  const unit = new Combatant(
    index,
    id,
    side,
    loadDesign(saved, catalog, where),
    { ...pilot, edge },
    rulesetOf(ruleset),
  );
  applyLoads(unit, state.loads ?? [], catalog, `${where}.state.loads`);
  applyState(unit, state, `${where}.state`);
  return unit;
}

function loadDesign({ unit }: SavedUnit, catalog: Catalog, where: string): Design {
  try {
    return designOf(readUnitJson(JSON.stringify(unit), catalog, `${where}.unit`));
  } catch (error) {
    if (error instanceof UnitFileError || error instanceof UnsupportedInBattleError) {
      throw new BattleFileError(`${where}.unit`, error.message, { cause: error });
    }
    throw error;
  }
}

function applyLoads(
  unit: Combatant,
  loads: NonNullable<UnitState['loads']>,
  catalog: Catalog,
  where: string,
): void {
  for (const [index, { bin, ammunition }] of loads.entries()) {
    const item = loadChoices(unit, bin, catalog).find(({ id }) => id === ammunition);
    if (item === undefined)
      throw new BattleFileError(`${where}[${index}]`, `is "${ammunition}": that does not go into bin ${bin}`);
    reload(unit, { bin, item });
  }
}

function applyState(unit: Combatant, state: UnitState, where: string): void {
  if ((state.inVehicleMode || state.converted) && unit.design.otherMode === undefined) {
    const field = state.inVehicleMode ? 'inVehicleMode' : 'converted';
    throw new BattleFileError(`${where}.${field}`, 'is true: this unit has one mode only');
  }
  for (const field of PLAIN_FIELDS) {
    if (state[field] !== undefined) Object.assign(unit, { [field]: state[field] });
  }
  for (const field of LIST_FIELDS) {
    const list = state[field];
    if (list === undefined) continue;
    if (list.length !== unit[field].length) {
      throw new BattleFileError(
        `${where}.${field}`,
        `has ${list.length} figures: this unit has ${unit[field].length}`,
      );
    }
    unit[field].set(list);
  }
  unit.rolls.push(...(state.rolls ?? []));
  unit.refresh();
}

export function checkSides(units: readonly Combatant[], where: string): void {
  for (const side of [0, 1]) {
    if (!units.some((unit) => unit.side === side)) {
      throw new BattleFileError(where, `side ${side} is empty: a battle needs a unit on each side`);
    }
  }
  const ids = new Set(units.map(({ id }) => id));
  if (ids.size < units.length) throw new BattleFileError(where, 'two units have the same id');
}

/** Runs before units are placed on the map. */
export function checkHexes(units: readonly Combatant[], map: HexMap, where: string): void {
  for (const { index, hex } of units) checkHex(hex, map, `${where}[${index}].state.hex`);
}

function checkHex(hex: number, { size }: HexMap, where: string): void {
  if (hex >= size) throw new BattleFileError(where, `is ${hex}: the map has hexes 0 to ${size - 1}`);
}

function checkCourse({ acted, cursor, sequence, objects }: SavedBattle, { units, map }: Battle): void {
  if (acted.length !== units.length) {
    throw new BattleFileError(
      `${WHAT}: acted`,
      `has ${acted.length} figures: there are ${units.length} units`,
    );
  }
  if (cursor > sequence.length) {
    throw new BattleFileError(`${WHAT}: cursor`, `is ${cursor}: the sequence has ${sequence.length} places`);
  }
  for (const [index, { hex }] of objects.entries()) checkHex(hex, map, `${WHAT}: objects[${index}].hex`);
}

/** Refuses a state that the rules cannot produce. */
export function checkLoaded(battle: Battle, what: string): void {
  try {
    checkInvariants(battle);
  } catch (error) {
    throw new BattleFileError(what, messageOf(error), { cause: error });
  }
}
