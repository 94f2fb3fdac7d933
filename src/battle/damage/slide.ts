import { roll2d6 } from '../../dice/index.js';
import { locationByTwoDice } from '../../rules/hit-location/hit-location.js';
import { splitDamage } from '../../rules/hit-location/index.js';
import type { Battle } from '../battle.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { Combatant } from '../mech/combatant.js';
import { groundElevation } from '../movement/ground.js';
import type { PathPosition } from '../movement/path.js';
import { applyHit, NOBODY } from './apply-hit.js';

const GROUP = 5;

/** A 'Mech that lost its footing slides on the way it came (combat.md section 20.1). */
export function slide(battle: Battle, unit: Combatant, before: PathPosition): void {
  const { map } = battle;
  const from = unit.hex;
  const { tonnage } = unit.design;
  unit.skidded = true;
  let left = Math.round(before.hexesMoved / 2);
  let slid = 0;
  let extra = 0;
  while (left > 0) {
    const to = map.neighbors[unit.hex * 6 + before.facingOnArrival] as number;
    if (to === OFF_MAP) break;
    const rise = (map.level[to] as number) - (map.level[unit.hex] as number);
    if (rise > 0) {
      extra = Math.ceil(tonnage / 20);
      break;
    }
    if ((battle.occupants[to] as number) >= 0 || rise < -1) break;
    battle.place(unit, to);
    unit.elevation = groundElevation(map, to);
    slid += 1;
    left -= 1 + (map.terrain[to] === 0 ? 0 : 1);
    if ((map.waterDepth[to] as number) > 0) break;
  }
  const damage = slid * Math.ceil(Math.round(tonnage / 10) / 2) + extra;
  if (battle.listening) battle.tell({ type: 'skid', unit: unit.index, from, to: unit.hex, damage });
  for (const group of splitDamage(damage, GROUP)) {
    applyHit(
      battle,
      unit,
      locationByTwoDice('front', roll2d6(battle.roller), battle.rules),
      group,
      false,
      NOBODY,
    );
  }
}
