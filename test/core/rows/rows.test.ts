import { expect, it } from 'vitest';
import { OTHER_ROWS } from './other-rows.js';
import { hasDigest, readRows } from './read-rows.js';

const whereAbsent = hasDigest ? '' : ' (skipped: ../shared/rules is absent)';

it.skipIf(!hasDigest)(
  `every row of the digest is covered, the same or not playable yet${whereAbsent}`,
  () => {
    const rows = readRows();
    const numbered = rows.filter(({ name }) => /^(?:[A-Z]{2}|C3)-\d+$/.test(name));
    expect(numbered).toHaveLength(233);
    expect(rows.filter(({ status }) => status === 'missing').map(({ name }) => name)).toEqual([]);
  },
);

it('no row has two reasons', () => {
  const names = OTHER_ROWS.flatMap(({ rows }) => rows);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
