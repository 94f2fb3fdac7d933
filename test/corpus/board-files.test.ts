import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMapJson, writeMapJson } from '../../src/battle/map/map-json.js';
import { readBoard } from '../../src/battle/map/read-board.js';
import { referenceData, referencePath, referenceText, whereAbsent } from './shared.js';

const files = referenceData ? readdirSync(referencePath('boards')) : [];

describe.skipIf(!referenceData)(`real map sheets${whereAbsent}`, () => {
  it('are all there', () => {
    expect(files).toHaveLength(26);
  });

  it.each(files)('%s is understood to the last word, and comes back from JSON as it went', (file) => {
    const { map, warnings } = readBoard(referenceText(`boards/${file}`), file);
    expect([map.width, map.height, warnings]).toEqual([16, 17, []]);
    const again = readMapJson(writeMapJson(map));
    for (let hex = 0; hex < map.size; hex += 1) expect(again.get(hex)).toEqual(map.get(hex));
  });
});
