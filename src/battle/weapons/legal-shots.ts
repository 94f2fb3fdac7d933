import { isMortar } from '../../rules/firing/mortars.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { ShotOrder } from '../orders.js';
import { type Aim, binFor, fedBy, isBeacon, lineObstacle, spottersOf, weaponObstacle } from './legality.js';
import { lookAt, overheadLine } from './line.js';

/** Whether another unit is an opponent that can be attacked at all. */
export const isEnemy = (unit: Combatant, other: Combatant): boolean =>
  other.side !== unit.side && !other.isOut && other.hex !== OFF_MAP && other.swarming < 0;

/** Opponents that can be attacked at all. */
export const enemiesOf = (battle: Battle, unit: Combatant): readonly Combatant[] =>
  battle.units.filter((other) => isEnemy(unit, other));

/**
 * Every shot that a unit may declare with this facing of torso and arms: one for each weapon, target and load. Orders
 * combine them and are checked for that.
 */
export function legalShots(battle: Battle, unit: Combatant, aim: Aim): readonly ShotOrder[] {
  const shots: ShotOrder[] = [];
  if (!unit.canAttack || unit.chargeTarget >= 0 || unit.swarming >= 0) return shots;
  const ready = unit.design.weapons.filter((mount) => weaponObstacle(battle, unit, mount) === undefined);
  if (ready.length === 0) return shots;
  const lobs = ready.some(({ item }) => isMortar(item));
  for (const target of enemiesOf(battle, unit)) {
    const line = lookAt(battle, unit, target);
    const spotter = line.blocked ? spottersOf(battle, unit, target)[0] : undefined;
    const narced = (target.narcedBy & (1 << unit.side)) !== 0;
    const overhead = overheadLine(battle, unit, target);
    const unseen = line.blocked && spotter === undefined && (overhead?.blocked ?? true);
    if (unseen && !narced && !lobs) continue;
    for (const mount of ready) {
      const own = (mount.arm >= 0 && overhead) || line;
      const loads = mount.needsAmmunition ? loadsOf(unit, fedBy(unit, mount)) : NO_LOAD;
      for (const load of loads) {
        const bin = load < 0 ? undefined : binFor(unit, mount, load);
        const why = lineObstacle(battle, unit, mount, bin, target, own, aim, own.blocked);
        if (why !== undefined) continue;
        const spots = own.blocked ? (spotter ?? unaided(battle, unit, mount, bin, target)) : undefined;
        if (own.blocked && spots === undefined) continue;
        shots.push({
          weapon: mount.index,
          target: target.index,
          ...(load >= 0 && { bin: load }),
          ...(spots && { spotter: spots.index }),
        });
      }
    }
  }
  return shots;
}

/** Without a friendly spotter: a beacon on the target guides the missiles, or a mortar fires without a spotter. */
function unaided(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
): Combatant | undefined {
  if (isBeacon(battle, unit, target, bin?.item ?? mount.builtInLoad)) return target;
  return isMortar(mount.item) ? unit : undefined;
}

const NO_LOAD: readonly number[] = [-1];

/** One bin for each remaining load. */
function loadsOf(unit: Combatant, bins: readonly number[]): readonly number[] {
  const loads: number[] = [];
  const kinds = new Set<string>();
  for (const bin of bins) {
    const { item, fixture } = unit.design.bins[bin] ?? {};
    if (item === undefined || kinds.has(item.id)) continue;
    if ((unit.rounds[bin] as number) <= 0 || !unit.isWorking(fixture ?? -1)) continue;
    kinds.add(item.id);
    loads.push(bin);
  }
  return loads;
}
