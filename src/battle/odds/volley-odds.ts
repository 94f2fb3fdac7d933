import { rollBestTwoOfThree } from '../../dice/index.js';
import { clusterFamilyOf, clusterSizeOf, groupPointsOf, isBlast } from '../../rules/cluster/families.js';
import { calculateClusterModifier } from '../../rules/cluster/index.js';
import { jamMisses, jamsUpTo } from '../../rules/firing/jams.js';
import { calculateWeaponHeat } from '../../rules/heat/index.js';
import { MECH_LOCATIONS } from '../../rules/hit-location/locations.js';
import { calculateVolleyOdds, type IVolleyOdds, type VolleyShot } from '../../rules/volley/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../mech/combatant.js';
import type { FireOrder } from '../orders.js';
import { largerVolleyFirst, weaponAttackOf } from '../phases/weapons.js';
import { readyAntiMissileSystems } from '../weapons/anti-missile.js';
import { coverOf } from '../weapons/cover.js';
import { damagePerHit } from '../weapons/damage-per-hit.js';
import { pulseHeat } from '../weapons/pulse-module.js';
import { loadOf, type Shot } from '../weapons/shot.js';
import { volleyOf } from '../weapons/volley-of.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';

/**
 * What an order of fire does to the target of its first shot, reckoned over every way the dice can fall: nothing is
 * rolled, and nothing of the battle changes. Edge, and feeds that fail, are left out of account; so is what another
 * target suffers.
 */
export function volleyOdds(battle: Battle, unit: Combatant, order: FireOrder): IVolleyOdds {
  const at = order.shots[0]?.target;
  const attacks = order.shots
    .filter(({ target }) => target === at)
    .map((shot) => weaponAttackOf(battle, unit, order, shot))
    .filter(({ shot }) => shot.mount.use === 'attack');
  const systems = at === undefined ? 0 : readyAntiMissileSystems(battle, battle.unit(at), unit);
  return attackOdds(battle, attacks, systems);
}

/** The same for attacks on one target whose numbers are known, with so many systems of it that meet missiles. */
export function attackOdds(
  battle: Battle,
  attacks: readonly WeaponAttack[],
  antiMissileSystems = 0,
): IVolleyOdds {
  const inTurn = antiMissileSystems > 0 ? [...attacks].sort(largerVolleyFirst) : attacks;
  return calculateVolleyOdds(
    inTurn.map((attack) => volleyShot(battle, attack)),
    { antiMissileSystems },
  );
}

/** An attack as the arithmetic of odds sees it. */
function volleyShot(battle: Battle, attack: WeaponAttack): VolleyShot {
  const { shot, needed, rounds, guns, charged } = attack;
  const { unit, mount, target, line } = shot;
  const { item } = mount;
  const each = damagePerHit(shot, charged);
  const grouped = !battle.rules.hitLocation.everyHitItsOwnLocation || isBlast(item);
  const aim = aimOf(battle, shot);
  return {
    needed,
    damagePerHit: each,
    clusterSize: clusterSizeOf(item, { ammunition: loadOf(shot), shots: rounds, guns }),
    clusterModifier: calculateClusterModifier(volleyOf(battle, shot, rounds, guns), battle.rulesetOption),
    hotLoaded: shot.order.hotLoaded === true,
    streak: clusterFamilyOf(item).streak === true,
    ...(each > 0 && { groupPoints: grouped ? groupPointsOf(item, each) : each }),
    side: line.side,
    cover: coverWithQuirks(shot),
    quadTarget: target.design.quad,
    ...(aim && { aim }),
    bestTwoOfThree: unit.aptitudes.rollGunnery === rollBestTwoOfThree,
    jamsUpTo: jamsUpTo(item, rounds),
    jamMisses: jamMisses(item),
    glancingMargin: target.aptitudes.glancingMargin,
    missiles: item.category === 'missile',
    heat:
      calculateWeaponHeat(item.heat, mount.quirks, battle.rulesetOption) * rounds +
      pulseHeat(shot.order, mount),
  };
}

function aimOf(battle: Battle, { order }: Shot): VolleyShot['aim'] {
  const location = order.location === undefined ? undefined : MECH_LOCATIONS[order.location];
  return location && { location, sure: battle.rules.hitLocation.calledShotIsSure };
}

/** Some keep so low that there is always something before their legs. */
function coverWithQuirks(shot: Shot): NonNullable<VolleyShot['cover']> {
  const cover = coverOf(shot);
  return cover === 'none' && shot.target.aptitudes.coversLegs ? 'legs' : cover;
}
