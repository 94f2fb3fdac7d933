import { describe, expect, it } from 'vitest';
import { playOneTurn } from './one-turn-with.js';
import { expectedFigures, otherUnitAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData)(`Every ProtoMech of the corpus${whereAbsent}`, () => {
  it('fights a turn of a battle', () => {
    const protoMechs = expectedFigures('.blk').filter(({ path }) => path.startsWith('protomeks/'));
    for (const [index, { path }] of protoMechs.entries()) playOneTurn(otherUnitAt(path), index + 1);
    expect(protoMechs).toHaveLength(86);
  }, 240_000);
});
