import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { ShotOrder } from '../orders.js';
import { lookAt } from './line.js';

/** Why a teammate cannot name the location for this shot; undefined if one may, or if none is to. */
export function teammateObstacle(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  { location, teammate }: ShotOrder,
): string | undefined {
  if (teammate === undefined) return undefined;
  if (!battle.rules.toHit.teammateCalledShot) return 'these rules have no teammate-called shots';
  if (!battle.teammateCalledShots) return 'teammate-called shots are off in this battle';
  if (location === undefined) return 'no location was named';
  const friend = battle.units[teammate];
  if (friend === undefined || !isTeammate(unit, friend)) return 'that is not a teammate';
  return sees(battle, friend, target) ? undefined : 'that teammate does not see the target';
}

/** The first teammate who may name a location of this target; undefined if there is none. */
export function callerFor(battle: Battle, unit: Combatant, target: Combatant): Combatant | undefined {
  if (!battle.teammateCalledShots || !battle.rules.toHit.teammateCalledShot) return undefined;
  return battle.units.find((friend) => isTeammate(unit, friend) && sees(battle, friend, target));
}

const isTeammate = (unit: Combatant, friend: Combatant): boolean =>
  friend !== unit && friend.side === unit.side;

const sees = (battle: Battle, friend: Combatant, target: Combatant): boolean =>
  friend.canAct && friend.hex !== OFF_MAP && !lookAt(battle, friend, target).blocked;
