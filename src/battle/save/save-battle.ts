import { DICE_GENERATOR } from '../../dice/index.js';
import { registeredName, rulesetOf } from '../../rules/ruleset.js';
import { writeUnitJson } from '../../units/index.js';
import type { Battle } from '../battle.js';
import { Combatant } from '../combatant/combatant.js';
import { changedLoads } from '../combatant/reload.js';
import { knownDice } from '../known-dice.js';
import type { HexMap } from '../map/hex-map.js';
import { writeMapJson } from '../map/map-json.js';
import { namedBlows, namedFire } from '../named-orders.js';
import {
  SAVED_BATTLE_FORMAT,
  SAVED_BATTLE_VERSION,
  type SavedBattle,
  type SavedUnit,
} from './saved-battle.js';
import { LIST_FIELDS, PLAIN_FIELDS, type UnitState } from './unit-state.js';

/**
 * Returns everything that a battle needs to go on from its current step, as plain JSON.
 * @throws {TypeError} if the battle has a custom roller, whose state is unknown
 */
export function saveBattle(battle: Battle): SavedBattle {
  return {
    format: SAVED_BATTLE_FORMAT,
    version: SAVED_BATTLE_VERSION,
    ...savedOptions(battle),
    dice: { generator: DICE_GENERATOR, state: [...knownDice(battle, 'saved').state] },
    turn: battle.turn,
    phase: battle.phase,
    initiative: battle.initiative,
    sequence: [...battle.sequence],
    cursor: battle.cursor,
    acted: [...battle.acted],
    declaredFire: structuredCopy(
      battle.declaredFire.map(({ unit, order }) => ({ unit, order: namedFire(battle, order) })),
    ),
    declaredBlows: structuredCopy(
      battle.declaredBlows.map(({ unit, order }) => ({ unit, order: namedBlows(battle, unit, order) })),
    ),
    objects: battle.objects.map((object) => ({ ...object })),
    ...(battle.winner !== undefined && { winner: battle.winner }),
    map: savedMap(battle.map),
    units: battle.units.map(savedUnit),
  };
}

export const savedOptions = ({
  rules,
  turnLimit,
  forcedWithdrawal,
  teammateCalledShots,
  environment,
}: Battle) => ({
  ruleset: registeredName(rules, 'a save or a replay'),
  turnLimit,
  forcedWithdrawal,
  ...(teammateCalledShots && { teammateCalledShots }),
  ...(environment && { environment: { ...environment } }),
});

export const savedMap = (map: HexMap): SavedBattle['map'] => JSON.parse(writeMapJson(map));

export function savedUnit(unit: Combatant): SavedUnit {
  const { id, side, design, pilot } = unit;
  return {
    id,
    side,
    unit: JSON.parse(writeUnitJson(design.unit)),
    pilot: {
      name: pilot.name,
      gunnery: pilot.gunnery,
      piloting: pilot.piloting,
      abilities: [...pilot.abilities],
      edge: pilot.edge.maxPoints,
    },
    state: unitState(unit),
  };
}

/** Only the fields that differ from a fresh unit of this design. */
function unitState(unit: Combatant): UnitState {
  const fresh = new Combatant(unit.index, unit.id, unit.side, unit.design, unit.pilot, rulesetOf('standard'));
  const state: Record<string, unknown> = {};
  for (const field of PLAIN_FIELDS) {
    if (JSON.stringify(unit[field]) !== JSON.stringify(fresh[field]))
      state[field] = structuredCopy(unit[field]);
  }
  for (const field of LIST_FIELDS) {
    const list = unit[field];
    const whole = fresh[field];
    if (list.some((value, index) => value !== whole[index])) state[field] = [...list];
  }
  const loads = changedLoads(unit);
  if (loads.length > 0) state.loads = loads.map(({ bin, item }) => ({ bin, ammunition: item.id }));
  if (unit.rolls.length > 0) state.rolls = structuredCopy(unit.rolls);
  return state;
}

/** A copy as plain data, which later changes to the battle do not affect. */
function structuredCopy<Data>(data: Data): Mutable<Data> {
  return JSON.parse(JSON.stringify(data));
}

type Mutable<Data> = Data extends object ? { -readonly [Field in keyof Data]: Mutable<Data[Field]> } : Data;
