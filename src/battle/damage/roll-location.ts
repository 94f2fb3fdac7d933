import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { HitTable } from '../../rules/hit-location/hit-tables.js';
import { rollStruck, rollUnrecorded, type Struck } from '../../rules/hit-location/struck.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

const ALL = 1;
const LITTLE = 0;

/** Rolls a location on the table of a side, and again if Edge is spent on it. */
export function rollLocation(
  battle: Battle,
  target: Combatant,
  side: BodySide,
  table: HitTable = 'full',
): Struck {
  const place = rollStanding(battle, target, side, table);
  if (target.edge.remainingPoints === 0) return place;
  return settledLocation(battle, target, place, () => rollStanding(battle, target, side, table));
}

/** A dead trooper cannot be hit: the die is rolled again. */
export function rollStanding(
  { roller, listening }: Battle,
  target: Combatant,
  side: BodySide,
  table: HitTable = 'full',
): Struck {
  const { hitTables } = target.aptitudes;
  if (!listening && table === 'full' && !hitTables.byTrooper) return rollUnrecorded(hitTables, side, roller);
  let place = rollStruck(hitTables, table, side, roller);
  while (hitTables.byTrooper && !target.isOut && target.hasLost(place.location))
    place = rollStruck(hitTables, table, side, roller);
  return place;
}

/** The rolled location, or the one that Edge brings instead. */
export function settledLocation(
  battle: Battle,
  target: Combatant,
  place: Struck,
  again: () => Struck,
): Struck {
  if (target.edge.remainingPoints === 0) return place;
  const automatic =
    place.location === target.plan.head
      ? 'edge_when_headhit'
      : place.throughArmorCritical
        ? 'edge_when_tac'
        : undefined;
  const stake = automatic === undefined ? LITTLE : ALL;
  const { location } = place;
  return battle.spendsEdge(target, 'reroll_damage_location', automatic, stake, { location })
    ? again()
    : place;
}
