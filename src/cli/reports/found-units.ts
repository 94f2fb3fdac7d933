import type { UnitRow } from '../../library/unit-row.js';
import { right, textTable } from '../print/text-table.js';

/** Short enough to leave room for names. */
const TECH: Readonly<Record<UnitRow['techBase'], string>> = {
  'Inner Sphere': 'IS',
  Clan: 'Clan',
  'Mixed Inner Sphere': 'mixed',
  'Mixed Clan': 'mixed',
};

/** Returns one line per unit, up to the limit. */
export function foundUnits(rows: readonly UnitRow[], most: number): string {
  const cells = rows
    .slice(0, most)
    .map((row) => [
      row.name,
      row.kind,
      row.tonnage === null ? '' : String(row.tonnage),
      String(row.battleValue),
      String(row.year),
      `${row.walk}/${row.run}/${row.jump}`,
      TECH[row.techBase],
    ]);
  const lines = textTable(
    [
      { heading: 'unit', keepsEnds: true },
      'kind',
      right('tons'),
      right('BV'),
      right('year'),
      right('move'),
      'tech',
    ],
    cells,
  );
  const more = rows.length - cells.length;
  if (more > 0) lines.push(`… and ${more.toLocaleString('en')} more; narrow the query, or use --limit.`);
  return lines.join('\n');
}
