import { roll2d6 } from '../../dice/index.js';
import { locationByTwoDice } from '../../rules/hit-location/hit-location.js';
import type { IHitLocation } from '../../rules/hit-location/index.js';
import type { FiringArc } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

const ALL = 1;
const LITTLE = 0;

/** A location by the table of the side, rolled again where Edge is spent on it. */
export function rollLocation(battle: Battle, target: Combatant, side: FiringArc): IHitLocation {
  const place = locationByTwoDice(side, roll2d6(battle.roller), battle.rules);
  if (target.edge.remainingPoints === 0) return place;
  return settledLocation(battle, target, place, () =>
    locationByTwoDice(side, roll2d6(battle.roller), battle.rules),
  );
}

/** A location that dice have found, or the one that Edge finds in its place. */
export function settledLocation(
  battle: Battle,
  target: Combatant,
  place: IHitLocation,
  again: () => IHitLocation,
): IHitLocation {
  if (target.edge.remainingPoints === 0) return place;
  const automatic =
    place.location === 'head'
      ? 'edge_when_headhit'
      : place.throughArmorCritical
        ? 'edge_when_tac'
        : undefined;
  const stake = automatic === undefined ? LITTLE : ALL;
  return battle.spendsEdge(target, 'reroll_damage_location', automatic, stake) ? again() : place;
}
