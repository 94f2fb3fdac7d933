import { hasDigest, readRows } from './read-rows.js';

// npm run core:rows: every row of the digest of the Core Rulebook, and what becomes of it.

if (!hasDigest) {
  process.stdout.write('The digest of the Core Rulebook is not here: nothing to list.\n');
} else {
  const rows = readRows();
  for (const { name, status, why } of rows) {
    process.stdout.write(`${name}: ${status}${why === undefined ? '' : ` (${why})`}\n`);
  }
  const count = (wanted: string): number => rows.filter(({ status }) => status === wanted).length;
  const counts = ['covered', 'same', 'not playable', 'missing'].map((status) => `${count(status)} ${status}`);
  process.stdout.write(`${rows.length} rows: ${counts.join(', ')}\n`);
  if (count('missing') > 0) process.exitCode = 1;
}
