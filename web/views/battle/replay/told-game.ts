import {
  type Battle,
  type BattleEvent,
  describeEvent,
  SIDES,
  type Stage,
} from '../../../../src/edge/battle.js';
import { gameOf, type Simulation } from '../../../../src/edge/simulate.js';
import { SIDE_NAMES } from '../../../forces/sides.js';
import { unitLabels } from '../unit-labels.js';
import { type ShownUnit, shownAtStart } from './frame.js';
import { type MapName, mapNames } from './map-names.js';

/** A game from its first event to its last. */
export interface ToldGame {
  /** Before its first turn; for what never changes, such as names and the map. */
  readonly battle: Battle;
  /** For describing events. */
  readonly stage: Stage;
  readonly events: readonly BattleEvent[];
  readonly start: readonly ShownUnit[];
  /** The units' names, "Locust LCT-1V A". */
  readonly labels: readonly string[];
  /** Short names for the map. */
  readonly mapNames: readonly MapName[];
}

/** Plays one game of a run again and returns its events; its seed makes it the same game. This takes a while. */
export function eventsOf(simulation: Simulation, index: number): readonly BattleEvent[] {
  const battle = gameOf(simulation, index);
  const events: BattleEvent[] = [];
  battle.listen((event) => events.push(event), true);
  battle.run();
  return events.filter((event, place) => !isEmptyPhase(event, events[place + 1]));
}

export const toldGame = (simulation: Simulation, index: number, events: readonly BattleEvent[]): ToldGame =>
  toldBattle(gameOf(simulation, index), events);

/** @param battle about to begin */
export function toldBattle(battle: Battle, events: readonly BattleEvent[]): ToldGame {
  const { units, map, rulesetOption } = battle;
  const labels = unitLabels(
    units.map(({ design: { name }, side }) => ({ side: SIDE_NAMES[SIDES[side] ?? 'red'], name })),
  );
  return {
    battle,
    stage: { units, map, rulesetOption, nameOf: (unit) => labels[unit] ?? '' },
    events,
    start: units.map(shownAtStart),
    labels,
    mapNames: mapNames(
      units.map(({ design: { name, unit } }, place) => ({
        label: labels[place] ?? name,
        name,
        chassis: unit.chassis,
      })),
    ),
  };
}

/** A phase without events is left out. */
const isEmptyPhase = (event: BattleEvent, next: BattleEvent | undefined): boolean =>
  event.type === 'phase' && (next === undefined || next.type === 'phase' || next.type === 'turn');

export function endWords({ stage, events }: ToldGame): string {
  const last = events.at(-1);
  return last === undefined ? '' : describeEvent(stage, last);
}
