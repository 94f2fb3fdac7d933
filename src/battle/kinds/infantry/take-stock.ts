import type { Combatant } from '../../combatant/combatant.js';
import { peopleLeft } from '../../weapons/people.js';
import { infantryFigures } from './figures.js';

/** Field guns are manned one after the other; one that needs more troopers than are left stays silent, and lighter ones fire. */
export function takeStock(unit: Combatant): void {
  let free = peopleLeft(unit);
  for (const { fixture, crew } of infantryFigures(unit.design).fieldGuns) {
    const manned = crew <= free;
    if (manned) free -= crew;
    unit.working[fixture] = manned ? 1 : 0;
  }
}
