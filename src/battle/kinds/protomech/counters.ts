import type { LocationName } from '../../../rules/body/plan.js';
import type { Combatant } from '../../combatant/combatant.js';

// The counters of a ProtoMech: critical hits by location, and a byte for each destroyed fixture.

const MOST_LOCATIONS = 6;
export const FIXTURES = MOST_LOCATIONS;

export const hitsAt = ({ counters }: Combatant, location: number): number =>
  location < 0 ? 0 : (counters[location] as number);

export const hitsOn = (unit: Combatant, name: LocationName): number =>
  hitsAt(unit, unit.plan.locations.indexOf(name));

export function countHits({ counters }: Combatant, location: number, hits: number): void {
  counters[location] = hits;
}

/** Marks a piece of equipment as destroyed. */
export function breakFixture(unit: Combatant, fixture: number): void {
  unit.counters[FIXTURES + fixture] = 1;
  unit.refresh();
}
