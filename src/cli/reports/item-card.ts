import type { EquipmentItem, Ranges, TechBase } from '../../catalog/index.js';
import { signed } from '../print/number-words.js';
import { figureWords, spaced } from './formula-words.js';

const TECH_BASE_WORDS: Readonly<Record<TechBase, string>> = {
  'inner-sphere': 'Inner Sphere',
  clan: 'Clan',
  any: 'Inner Sphere and Clan',
};

type Row = readonly [label: string, text: string | undefined];

/** Shows an item for players. `sameName` has the ids of all items that share its display name. */
export function itemCard(item: EquipmentItem, sameName: readonly string[] = []): string {
  const others = sameName.filter((id) => id !== item.id);
  const rows: Row[] = [
    ['id', item.id],
    ['same name', others.length > 0 ? others.join(', ') : undefined],
    ['kind', spaced(item.kind)],
    ['tech base', TECH_BASE_WORDS[item.techBase]],
    ['rules level', item.rulesLevel],
    ['first in', item.edition],
    ['introduced', item.years.introduced?.toString()],
    ['tonnage', figureWords(item.tonnage)],
    ['slots', figureWords(item.slots)],
    ['cost', item.cost === undefined ? undefined : figureWords(item.cost)],
    ['battle value', figureWords(item.battleValue)],
    ['heat', figureWords(item.heat)],
    ...gunneryRows(item),
    ...ammunitionRows(item),
    ['traits', item.traits.length > 0 ? item.traits.map(spaced).join(', ') : undefined],
  ];
  const lines = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(14)}${text}`]));
  return [item.name, ...lines].join('\n');
}

function gunneryRows(item: EquipmentItem): Row[] {
  if (!('ranges' in item)) return [];
  const { damage, ranges, underwaterRanges } = item;
  return [
    ['damage', damageWords(damage)],
    ['to-hit', item.toHitModifier === undefined ? undefined : signed(item.toHitModifier)],
    ['range', rangeWords(ranges)],
    ['under water', underwaterRanges && rangeWords(underwaterRanges)],
  ];
}

function damageWords(damage: Extract<EquipmentItem, { ranges: Ranges }>['damage']): string {
  if (typeof damage === 'number') return figureWords(damage);
  if (typeof damage === 'string') return spaced(damage);
  return `${damage.short} short, ${damage.medium} medium, ${damage.long} long`;
}

function rangeWords(ranges: Ranges): string {
  const minimum = ranges.minimum === undefined ? '' : `minimum ${ranges.minimum}, `;
  return `${minimum}short ${ranges.short}, medium ${ranges.medium}, long ${ranges.long}, extreme ${ranges.extreme}`;
}

function ammunitionRows(item: EquipmentItem): Row[] {
  if (!('ammoFamily' in item) || item.ammoFamily === undefined) return [];
  const rack = item.rackSize === undefined ? '' : ` ${item.rackSize}`;
  const family: Row = ['ammunition', `${spaced(item.ammoFamily)}${rack}`];
  if (!('shotsPerTon' in item)) return [family];
  return [
    family,
    ['munitions', item.munitions.map(spaced).join(', ')],
    ['damage', `${item.damagePerShot} a hit`],
    ['shots', `${item.shotsPerTon} a ton`],
  ];
}
