import { rollDie } from '../../dice/roller.js';
import { troopersLost } from '../../rules/infantry/casualties.js';
import { casualtiesInside, getsIn } from '../../rules/infantry/inside.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { rollLocation } from '../damage/roll-location.js';
import { isInBuilding } from '../movement/ground.js';
import { platoonOf } from './people.js';
import { rolledPoints } from './rolled-points.js';
import type { WeaponAttack } from './weapon-attack.js';

/** A building takes all of an attack, and all infantry inside its share (docs/rules/other-units.md). */
export function strikeBuilding(battle: Battle, attack: WeaponAttack, walls: number, hits: number): void {
  const { shot, effect } = attack;
  const { hex } = shot.target;
  const damage = rolledPoints(battle, effect, hits);
  if (battle.listening) battle.tell({ type: 'building-struck', unit: shot.unit.index, hex, damage });
  for (const unit of battle.units) {
    if (unit.hex !== hex || !isInside(battle, unit)) continue;
    if (effect.burns) burnInside(battle, unit, attack, walls, hits);
    else strikeInside(battle, unit, attack, walls, damage);
  }
}

const isInside = ({ map }: Battle, { design, hex, elevation, isOut, swarming }: Combatant): boolean =>
  design.soldiers !== undefined && !isOut && swarming < 0 && isInBuilding(map, hex, elevation);

/** A squad takes its share in groups, a platoon at once. */
function strikeInside(
  battle: Battle,
  unit: Combatant,
  { source }: WeaponAttack,
  walls: number,
  damage: number,
): void {
  const platoon = platoonOf(battle.map, unit);
  const reaching = troopersLost(damage, casualtiesInside(walls, platoon, false));
  const group = platoon === undefined ? battle.rules.weapons.areaGroupPoints : reaching;
  for (let left = reaching; left > 0; left -= group)
    applyHit(battle, unit, rollLocation(battle, unit, 'front'), Math.min(group, left), false, source);
}

/** Every incendiary missile that gets in has its usual effect on those inside. */
function burnInside(
  battle: Battle,
  unit: Combatant,
  { source }: WeaponAttack,
  walls: number,
  hits: number,
): void {
  let missiles = 0;
  for (let hit = 0; hit < hits; hit += 1) if (getsIn(rollDie(battle.roller))) missiles += 1;
  const { byEachMissile = 0 } = casualtiesInside(walls, platoonOf(battle.map, unit), true);
  const lost = missiles * byEachMissile;
  if (lost > 0) applyHit(battle, unit, rollLocation(battle, unit, 'front'), lost, false, source);
  else unit.design.kind.burn(battle, unit, missiles, 'front', source);
}
