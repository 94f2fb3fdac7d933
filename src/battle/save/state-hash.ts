import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { changedLoads } from '../combatant/reload.js';
import type { HexMap } from '../map/hex-map.js';
import { PHASES } from '../phase.js';
import { Digest } from './digest.js';
import { LIST_FIELDS, PLAIN_FIELDS } from './unit-state.js';

/**
 * Returns sixteen digits that are the same for two battles in the same state, in Node and in browsers. They cover the
 * course of the battle, dice, terrain, and everything that changes about each unit.
 */
export function stateHash(battle: Battle): string {
  const digest = new Digest();
  digest.text(battle.ruleset);
  digest.number(battle.turn);
  digest.number(PHASES.indexOf(battle.phase));
  digest.number(battle.initiative);
  digest.numbers(battle.sequence);
  digest.number(battle.cursor);
  digest.numbers(battle.acted);
  digest.numbers(battle.dice.state);
  digest.data(battle.declaredFire);
  digest.data(battle.declaredBlows);
  digest.data(battle.objects);
  digest.data(battle.winner);
  addMap(digest, battle.map);
  for (const unit of battle.units) addUnit(digest, unit);
  return digest.hex;
}

/** The lists that define a map; its other lists follow from them. */
const GROUND = [
  'level',
  'terrain',
  'waterDepth',
  'foliageHeight',
  'buildingConstruction',
  'buildingHeight',
  'buildingStrength',
  'buildingExits',
  'bridgeConstruction',
  'bridgeHeight',
  'bridgeStrength',
  'bridgeExits',
  'industrialHeight',
  'roadExits',
  'cliffExits',
  'impassable',
] as const satisfies readonly (keyof HexMap)[];

function addMap(digest: Digest, map: HexMap): void {
  digest.number(map.width);
  digest.number(map.height);
  for (const list of GROUND) digest.numbers(map[list]);
}

/** Newer fields count only if they are set, so replays of older versions keep their hashes. */
const LATER_FIELDS: readonly string[] = ['dazed', 'clearingJam'];
const LATER_LIST = 'markedGuns';

function addUnit(digest: Digest, unit: Combatant): void {
  digest.text(unit.id);
  digest.text(unit.design.name);
  // Fields that a unit does not have are left out, so hashes stay valid when other kinds add fields.
  for (const field of PLAIN_FIELDS) {
    if (LATER_FIELDS.includes(field) && !unit[field]) continue;
    if (field !== 'secondFacing' || unit.design.turrets > 1) digest.data(unit[field]);
  }
  for (const field of LIST_FIELDS) {
    if (field === LATER_LIST && !unit[field].some(Boolean)) continue;
    if (field !== 'counters' || unit.counters.length > 0) digest.numbers(unit[field]);
  }
  digest.data(unit.rolls);
  for (const { bin, item } of changedLoads(unit)) digest.data([bin, item.id]);
}
