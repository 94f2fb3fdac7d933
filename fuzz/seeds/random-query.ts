import { QUERY_FIELDS, type QueryField } from '../../src/library/query/fields.js';
import { OPERATORS } from '../../src/library/query/query.js';
import type { Chance } from '../chance.js';

const FIELDS = Object.keys(QUERY_FIELDS) as QueryField[];
const NAMES = ['atlas', 'AS7-D', 'altas', 'mad', 'cat', 'Prime', 'é', 'x', '3', '-', '*', 'or', 'bv', 'wol*'];
const NUMBERS = ['0', '1', '4', '75', '1000', '2500.5', '3-5', '1000-2000', '5-3', '99999999999999999999'];
const CHOICES = [
  'mek',
  'tank',
  'Clan',
  'IS',
  'mixed',
  '"Inner Sphere"',
  'ilclan',
  '"Clan Invasion"',
  '2',
  '3050',
];
const TEXTS = ['Atlas', 'mad*', '*cat*', '*', 'Sniper', '"Missile Boat"', 'battle_fists', '""', 'TRO*'];
const ITEMS = ['PPC', '"ER PPC"', '*Laser*', 'AC/20', 'CLERPPC', 'LRM*'];
const COUNTS = ['', ':2', ':>=2', ':<1', ':!=3', ':1-4', ':4-1', ':', ':x', ':99999'];

function valueFor(field: QueryField, chance: Chance): string {
  const nature = chance.percent(90) ? QUERY_FIELDS[field] : chance.pick(Object.values(QUERY_FIELDS));
  switch (nature) {
    case 'number':
      return chance.pick(NUMBERS);
    case 'choice':
      return chance.pick(CHOICES);
    case 'text':
      return chance.pick(TEXTS);
    case 'count':
      return chance.pick(ITEMS) + chance.pick(COUNTS);
  }
}

function clause(chance: Chance): string {
  const field = chance.pick(FIELDS);
  const blank = chance.percent(10) ? ' ' : '';
  const values = Array.from({ length: chance.pick([1, 1, 1, 2, 3]) }, () => valueFor(field, chance));
  return `${field}${blank}${chance.pick(OPERATORS)}${blank}${values.join(',')}`;
}

/** Words as people type and mistype them. */
export function randomQuery(chance: Chance, depth = 3): string {
  const parts = Array.from({ length: chance.between(0, 4) }, () => {
    if (depth > 0 && chance.percent(20)) return `(${randomQuery(chance, depth - 1)})`;
    return chance.percent(40) ? chance.pick(NAMES) : clause(chance);
  });
  return parts.join(chance.pick([' ', ' ', ' ', ' OR ', ' AND ']));
}
