import { swarmCell } from '../../rules/anti-mech/swarm-table.js';
import type { SheetTable } from './record-sheet.js';

const cell = (total: number, hasArms: boolean): string => {
  const { location, rear } = swarmCell(total, hasArms);
  return `${location.replaceAll('_', ' ')}${rear ? ' (rear)' : ''}`;
};

/** Hit locations of a swarm attack. */
export const SWARM_TABLES: readonly SheetTable[] = [
  {
    title: 'Swarm attack',
    dice: 2,
    columns: [
      { name: 'Two-legged', at: (total) => cell(total, true) },
      { name: 'Four-legged', at: (total) => cell(total, false) },
    ],
  },
];
