import { it } from 'vitest';
import { compareCoreTables } from '../corpus/core-tables-comparison.js';
import { compareCoreAttacks } from '../corpus/core-attacks-comparison.js';
it('x', () => {
  for (const e of ['tw', 'core'] as const) {
    for (const d of compareCoreTables(e).different as any[]) console.log('T', JSON.stringify(d).slice(0, 900));
    for (const d of compareCoreAttacks(e).different as any[]) console.log('A', JSON.stringify(d).slice(0, 1800));
  }
});
