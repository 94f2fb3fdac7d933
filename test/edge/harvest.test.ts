import { describe, expect, it } from 'vitest';
import { Harvest, type JobTally } from '../../src/edge/simulate.js';

const nothing: JobTally = { tallies: [], pairs: [] };

describe('A harvest', () => {
  it('takes blocks in any order and is whole when the last is in', () => {
    const harvest = new Harvest(0, 25);
    expect(harvest.blocks).toBe(3);
    for (const block of [2, 0]) harvest.add(block, nothing);
    expect(harvest.whole).toBeUndefined();
    expect(harvest.missing()).toEqual([1]);
    harvest.add(1, nothing);
    expect(harvest.whole).toEqual(nothing);
    expect(harvest.played).toBe(25);
  });

  it('refuses a block that it does not have, and names it', () => {
    const harvest = new Harvest(0, 25);
    expect(() => harvest.add(3, nothing)).toThrow('block is 3');
    expect(() => harvest.gamesOf(-1)).toThrow('block is -1');
  });

  it('refuses games that end before they begin, and what is no state', () => {
    expect(() => new Harvest(5, 4)).toThrow('from is 5');
    expect(() => new Harvest(0, 5, { merged: 0, ahead: 3 } as never)).toThrow('state.ahead is 3');
    expect(() => new Harvest(0, 25).add(0, {} as JobTally)).toThrow('tally.tallies');
  });
});
