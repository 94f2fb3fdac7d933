import type { Unit } from '../../src/edge/units.js';
import { capitalised, listed } from '../words.js';

const MOST_LINES = 6;

/** Whether the catalog knows all of the unit's equipment. Unknown equipment counts nowhere. */
export const isUnderstood = ({ equipment }: Pick<Unit, 'equipment'>): boolean =>
  equipment.every(({ item }) => item !== undefined);

/** The warnings about a unit's file, without duplicates: equipment that the catalog does not know first. */
export function describeProblems({
  equipment,
  warnings,
}: Pick<Unit, 'equipment' | 'warnings'>): readonly string[] {
  const unknown = new Map<string, number>();
  for (const { name, item } of equipment)
    if (item === undefined) unknown.set(name, (unknown.get(name) ?? 0) + 1);
  const told = new Set<number>();
  const missing = [...unknown].map(([name, count]) => {
    const lines: number[] = [];
    for (const [place, { message, line }] of warnings.entries()) {
      if (!message.includes(`"${name}"`)) continue;
      told.add(place);
      if (line !== undefined) lines.push(line);
    }
    return `Not understood: ${name}${count > 1 ? `, ${count}×` : ''}${onLines(lines)}`;
  });
  const others = new Map<string, number[]>();
  for (const [place, { message, line }] of warnings.entries()) {
    if (told.has(place)) continue;
    const lines = others.get(message) ?? [];
    if (line !== undefined) lines.push(line);
    others.set(message, lines);
  }
  return [...missing, ...[...others].map(([message, lines]) => `${capitalised(message)}${onLines(lines)}`)];
}

function onLines(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  if (lines.length === 1) return `, line ${lines[0]}`;
  const shown = lines.slice(0, MOST_LINES).map(String);
  return `, lines ${lines.length > MOST_LINES ? `${shown.join(', ')} and more` : listed(shown)}`;
}
