import type { Ammunition } from '../../catalog/index.js';
import { isBlast } from '../../rules/firing/area.js';
import { marksSoldiers } from '../../rules/firing/marking.js';
import { isMortar } from '../../rules/firing/mortars.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import type { Facing } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import { mountReaches } from './arcs.js';
import { ecmOverTarget } from './ecm.js';
import type { Line } from './line.js';
import { bracketIn } from './network.js';
import { rangesWith } from './ranges.js';
import { sees } from './seeing.js';
import { shieldInTheWay } from './shield-in-the-way.js';
import { isTorpedo, waterObstacle } from './water.js';

/** Why a weapon cannot fire at all this turn, whatever the target; undefined if it can. */
export function weaponFault(battle: Battle, unit: Combatant, mount: WeaponMount): string | undefined {
  if (mount.use === 'none') return 'it cannot be fired on the map';
  if (mount.use === 'anti-missile') return 'it fires at missiles only, by itself';
  if (!unit.isWorking(mount.fixture)) return 'it is destroyed';
  if (unit.jammed[mount.index] !== 0) return 'it is jammed';
  if (mount.builtInShots > 0 && (unit.builtInFired[mount.index] as number) >= mount.builtInShots) {
    return 'it has no shots left';
  }
  if (mount.array >= 0 && unit.isWorking(mount.array)) return 'it fires as part of its array';
  if (mount.isArray && !mount.guns.some((gun) => unit.isWorking(gun))) return 'none of its guns is left';
  if (mount.needsAmmunition && !hasRounds(unit, mount)) return 'it has no ammunition left';
  if (shieldInTheWay(unit, mount) === 'active') return 'an active shield is in its way';
  return sensorsGone(battle, unit) ? 'the sensors are destroyed' : unit.design.kind.weaponFault(unit, mount);
}

/** Why a weapon cannot fire while the unit stands or is prone; undefined if it can. */
export function weaponObstacle(battle: Battle, unit: Combatant, mount: WeaponMount): string | undefined {
  return (
    weaponFault(battle, unit, mount) ?? (unit.prone ? unit.design.kind.proneObstacle(unit, mount) : undefined)
  );
}

function hasRounds(unit: Combatant, mount: WeaponMount): boolean {
  const fed = fedBy(unit, mount);
  for (let index = 0; index < fed.length; index += 1) if (isUsable(unit, fed[index] as number)) return true;
  return false;
}

const isUsable = ({ rounds, design, working }: Combatant, bin: number): boolean => {
  const fixture = design.bins[bin]?.fixture ?? -1;
  return (rounds[bin] as number) > 0 && (fixture < 0 || working[fixture] === 1);
};

/** Bins that a weapon may use. */
export const fedBy = ({ aptitudes }: Combatant, { index, bins }: WeaponMount): readonly number[] =>
  aptitudes.feeds[index] ?? bins;

function sensorsGone(battle: Battle, unit: Combatant): boolean {
  return unit.sensorHits > battle.rules.toHit.sensorHits[unit.design.sensors].length;
}

/** The bin that feeds a weapon: the ordered one, or the first that is not empty. */
export function binFor(unit: Combatant, mount: WeaponMount, wanted?: number): AmmoBin | undefined {
  const { bins } = unit.design;
  const fed = fedBy(unit, mount);
  if (wanted !== undefined) return fed.includes(wanted) && isUsable(unit, wanted) ? bins[wanted] : undefined;
  if (mount.firstBin >= 0 && isUsable(unit, mount.firstBin)) return bins[mount.firstBin];
  for (const bin of fed) if (isUsable(unit, bin)) return bins[bin];
  return undefined;
}

/** Why a launcher cannot hot-load its missiles; undefined if it can (docs/rules/weapon-attacks.md). */
export function hotLoadObstacle({ item }: WeaponMount, bin: AmmoBin | undefined): string | undefined {
  const arms = bin?.item.traits.includes('hot-loadable') === true;
  return arms && rangesWith(item, bin.item).minimum !== undefined
    ? undefined
    : 'its missiles cannot be armed in the tube';
}

export interface Aim {
  readonly torsoFacing: Facing;
  readonly armsFlipped: boolean;
  /** Facing of a second turret; left out, its present one. */
  readonly secondFacing?: Facing;
}

/** Whether this weapon can be fired along this line; undefined if so, or else why not. */
export function lineObstacle(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
  line: Line,
  aim: Aim,
  indirect: boolean,
): string | undefined {
  return mountReaches(unit, mount, line.point, aim.torsoFacing, aim.armsFlipped, aim.secondFacing)
    ? obstacleInArc(battle, unit, mount, bin, target, line, indirect)
    : 'the target is out of its arc';
}

/** The same for a weapon whose arc covers the target, or can be turned to it. */
export function obstacleInArc(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
  line: Line,
  indirect: boolean,
): string | undefined {
  const onFoot = soldiersObstacle(battle, unit, mount, target, line);
  if (onFoot !== undefined) return onFoot;
  if (line.blocked && !indirect) return 'nothing of the target can be seen';
  if (indirect && !firesIndirectly(battle, mount, bin)) return 'it cannot fire indirectly';
  if (indirect && !line.blocked && !isBlast(mount.item) && !isMortar(mount.item))
    return 'it sees the target, so it must fire directly';
  if (line.attackerBehindCover && unit.isLeg(mount.location)) return 'cover blocks weapons in its legs';
  const wet = unit.elevation < 0 || target.elevation < 0 || isTorpedo(mount.item);
  const why = wet ? waterObstacle(unit, mount, target, line) : undefined;
  if (why !== undefined) return why;
  const { bracket } = bracketIn(battle, unit, mount, bin, target, line, indirect);
  const beyond = bracket === 'extreme' && !battle.rules.toHit.extremeRange;
  if (bracket === 'out_of_range' || beyond) return 'the target is out of range';
  if (unit.nearsighted && bracket !== 'short' && bracket !== 'medium') return 'it does not see that far';
  return undefined;
}

/** Rules for infantry as attacker or target. */
function soldiersObstacle(
  { rules }: Battle,
  unit: Combatant,
  { use, crew }: WeaponMount,
  target: Combatant,
  line: Line,
): string | undefined {
  if (line.distance === 0 && (unit.design.soldiers === undefined || crew > 0))
    return 'the target stands in its own hex';
  const { soldiers } = target.design;
  if (soldiers === undefined) return undefined;
  if ((use === 'tag' || use === 'narc') && !marksSoldiers(use, soldiers, rules))
    return 'it does no damage to infantry';
  return line.walls !== undefined && (use === 'tag' || use === 'narc')
    ? 'the walls around it are in the way'
    : undefined;
}

/**
 * All weapons that fire like long-range missiles (docs/rules/weapon-attacks.md), Streak launchers included; for
 * launchers of both long and short missiles, only the long ones.
 */
const firesIndirectly = ({ rules }: Battle, { item }: WeaponMount, bin: AmmoBin | undefined): boolean =>
  (item.traits.includes('indirect-fire') || item.ammoFamily === 'streak-lrm') &&
  bin?.item.traits.includes('mml-srm') !== true &&
  (rules.toHit.torpedoesFireIndirectly || !isTorpedo(item));

/**
 * Whether a weapon fires indirectly without a spotter: artillery cannons if their own unit sees the target, mortars
 * even if it does not (docs/rules/weapon-attacks.md).
 */
export const lobsUnaided = ({ item }: WeaponMount, line: Line): boolean =>
  isMortar(item) || (isBlast(item) && !line.blocked);

/**
 * Whether a Narc beacon on the target guides missiles without a spotter, which needs missiles that can follow it and no
 * ECM over it (docs/rules/weapon-attacks.md).
 */
export const isBeacon = (
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  load: Ammunition | undefined,
): boolean =>
  (target.narcedBy & (1 << unit.side)) !== 0 &&
  load?.munitions.includes('narc-capable') === true &&
  !ecmOverTarget(battle, unit, target);

/** Friends who can spot this target for indirect fire: they see it, and have not declared another task. */
export function spottersOf(battle: Battle, unit: Combatant, target: Combatant): readonly Combatant[] {
  if (unit.aptitudes.needsNoSpotter) return [unit];
  const { spotterMovement } = battle.rules.toHit;
  return battle.units.filter(
    (friend) =>
      friend !== unit &&
      friend.side === unit.side &&
      friend.canAttack &&
      friend.hex !== OFF_MAP &&
      (friend.spotting === target.index || battle.acted[friend.index] === 0) &&
      (friend.design.soldiers !== undefined ||
        Number.isFinite(spotterMovement[MOVED.indexOf(friend.movement)] ?? 0)) &&
      sees(battle, friend, target),
  );
}

const MOVED = ['stationary', 'walk', 'run', 'jump'];
