import type { Combatant } from '../../combatant/combatant.js';
import { peopleLeft } from '../../weapons/people.js';
import { infantryFigures } from './figures.js';

const A_QUARTER = 0.25;

export function isInfantryCrippled(unit: Combatant): string | undefined {
  return peopleLeft(unit) < infantryFigures(unit.design).troopers * A_QUARTER
    ? 'more than three quarters of its troopers are lost'
    : undefined;
}
