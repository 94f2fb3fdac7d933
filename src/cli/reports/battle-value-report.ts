import type { BattleValue, ReportLine } from '../../battle-value/index.js';
import type { Unit } from '../../units/any-unit.js';
import { fullName } from '../../units/unit-names.js';
import { LINE_WIDTH } from '../print/text-table.js';
import { visibleLine } from '../print/visible.js';

const LABEL_WIDTH = 28;

/** Returns the itemised Battle Value: label, calculation and running total. */
export function battleValueReport(unit: Unit, { battleValue, sections }: BattleValue): string {
  const lines = [`${visibleLine(fullName(unit))}: Battle Value ${battleValue}`];
  for (const { title, lines: items } of sections) lines.push('', title, ...items.flatMap(printed));
  return lines.join('\n');
}

function printed({ label, calculation: written, value }: ReportLine): string[] {
  const calculation = visibleLine(written);
  const result = value === undefined ? '' : `= ${Math.round(value * 1000) / 1000}`;
  const start = `  ${visibleLine(label).padEnd(LABEL_WIDTH - 2)}`;
  const whole = `${start} ${calculation}`;
  if (whole.length + 1 + result.length <= LINE_WIDTH) {
    return [result === '' ? whole.trimEnd() : whole + result.padStart(LINE_WIDTH - whole.length)];
  }
  return [whole.trimEnd(), ...(result === '' ? [] : [result.padStart(LINE_WIDTH)])];
}
