import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder, PhysicalOrder } from '../orders.js';
import { BattleFileError } from './battle-file-error.js';

/**
 * Checks that everything that a declared attack names exists. The attack was legal when it was declared, but may not be
 * legal any more, so nothing else can be checked.
 */
export function checkDeclared(battle: Battle, what: string): void {
  for (const [index, { unit, order }] of battle.declaredFire.entries()) {
    const where = `${what}: declaredFire[${index}]`;
    checkFire(battle, declarer(battle, unit, where), order, where);
  }
  for (const [index, { unit, order }] of battle.declaredBlows.entries()) {
    const where = `${what}: declaredBlows[${index}]`;
    checkBlows(battle, declarer(battle, unit, where), order, where);
  }
}

function declarer({ units, map }: Battle, index: number, where: string): Combatant {
  const unit = units[index];
  if (unit === undefined) throw new BattleFileError(`${where}.unit`, `there is no unit ${index}`);
  if (unit.hex < 0 || unit.hex >= map.size) {
    throw new BattleFileError(`${where}.unit`, `unit ${index} is not on the map`);
  }
  return unit;
}

function checkFire(battle: Battle, unit: Combatant, order: FireOrder, where: string): void {
  const { weapons, bins } = unit.design;
  for (const [place, shot] of order.shots.entries()) {
    const at = `${where}.order.shots[${place}]`;
    const mount = weapons[shot.weapon];
    if (mount === undefined) {
      throw new BattleFileError(`${at}.weapon`, `is ${shot.weapon}: the unit has ${weapons.length} weapons`);
    }
    if (shot.bin !== undefined && (bins[shot.bin] === undefined || !mount.bins.includes(shot.bin))) {
      throw new BattleFileError(`${at}.bin`, `is ${shot.bin}: that bin does not feed the ${mount.item.name}`);
    }
    checkOther(battle, shot.target, `${at}.target`);
    if (shot.spotter !== undefined) checkOther(battle, shot.spotter, `${at}.spotter`);
  }
  if (order.spot !== undefined) checkOther(battle, order.spot, `${where}.order.spot`);
  if (order.clearJam !== undefined && weapons[order.clearJam] === undefined) {
    throw new BattleFileError(
      `${where}.order.clearJam`,
      `is ${order.clearJam}: the unit has ${weapons.length} weapons`,
    );
  }
}

function checkBlows(battle: Battle, unit: Combatant, order: PhysicalOrder, where: string): void {
  const { physicalWeapons } = unit.design;
  for (const [place, { target, weapon }] of order.blows.entries()) {
    checkOther(battle, target, `${where}.order.blows[${place}].target`);
    if (weapon !== undefined && physicalWeapons[weapon] === undefined) {
      throw new BattleFileError(
        `${where}.order.blows[${place}].weapon`,
        `is ${weapon}: the unit has ${physicalWeapons.length} physical weapons`,
      );
    }
  }
}

/** A unit on the map, or a wreck, which stays there until the phase ends. */
function checkOther({ units }: Battle, index: number, where: string): void {
  const unit = units[index];
  if (unit === undefined || unit.hex < 0) {
    throw new BattleFileError(where, `is ${index}: no such unit is on the map`);
  }
}
