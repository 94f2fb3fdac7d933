import type { Unit } from '../../../src/edge/units.js';
import { UNIT_KINDS } from '../../units/unit-kinds.js';
import { grouped } from '../../words.js';

/** "100-ton ’Mech, Inner Sphere, moves 3/5" */
export function unitFacts(unit: Unit): string {
  const { tonnage, techBase, walk, run, jump } = unit;
  const kind = UNIT_KINDS[unit.unitType];
  const moves = walk + jump === 0 ? '' : `moves ${walk}/${run}${jump > 0 ? `/${jump}` : ''}`;
  return [tonnage === undefined ? kind : `${grouped(tonnage)}-ton ${kind}`, techBase, moves]
    .filter((words) => words !== '')
    .join(', ');
}
