import { type D6Roller, roll1d6 } from '../../dice/index.js';
import { NOWHERE } from '../../rules/body/plan.js';
import { BODY_SIDES, type BodySide } from '../../rules/hit-location/body-sides.js';
import { type FloorTable, fromNoSide, type HitTable } from '../../rules/hit-location/hit-tables.js';
import { rollStruck, rollUnrecorded, type Struck } from '../../rules/hit-location/struck.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { NO_SIDES } from '../sight/hit-side.js';

const ALL = 1;
const LITTLE = 0;

/** Rolls a location on the table of a side, and again if Edge is spent on it. */
export function rollLocation(
  battle: Battle,
  target: Combatant,
  side: BodySide,
  table: HitTable | FloorTable = 'full',
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
  table: HitTable | FloorTable = 'full',
): Struck {
  const { hitTables } = target.aptitudes;
  if (!listening && table === 'full' && !hitTables.byTrooper) return rollUnrecorded(hitTables, side, roller);
  const betweenFloors = table === 'above' || table === 'below';
  if (betweenFloors && hitTables.oneTable && target.design.sides !== NO_SIDES)
    return rollAnySide(target, roller);
  let place = rollStruck(hitTables, table, side, roller);
  while (hitTables.byTrooper && !target.isOut && target.hasLost(place.location))
    place = rollStruck(hitTables, table, side, roller);
  return place;
}

const SOME_ROLL = 7;

/** Rolls a location on any side of a hull, each as likely as the others. */
export function rollAnySide({ aptitudes: { hitTables } }: Combatant, roller: D6Roller): Struck {
  const sides = BODY_SIDES.filter((side) => hitTables.full[side][SOME_ROLL] !== NOWHERE);
  let die = roll1d6(roller).total;
  while (die > sides.length) die = roll1d6(roller).total;
  return rollStruck(fromNoSide(hitTables), 'full', sides[die - 1] as BodySide, roller);
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
