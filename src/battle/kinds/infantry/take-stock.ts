import type { Combatant } from '../../combatant/combatant.js';
import { peopleLeft } from '../../weapons/people.js';
import { infantryFigures } from './figures.js';

/** Field guns are manned one after the other, as long as there are enough troopers. */
export function takeStock(unit: Combatant): void {
  let free = peopleLeft(unit);
  for (const { fixture, crew } of infantryFigures(unit.design).fieldGuns) {
    free -= crew;
    unit.working[fixture] = free >= 0 ? 1 : 0;
  }
}
