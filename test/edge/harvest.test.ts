import { describe, expect, it } from 'vitest';
import { Harvest, type JobTally } from '../../src/edge/simulate.js';

const nothing: JobTally = { tallies: [], pairs: [] };

describe('A harvest', () => {
  it('takes parts in any order and is whole when the last is in', () => {
    const harvest = new Harvest(0, 25);
    expect(harvest.add(20, 25, nothing)).toBe(true);
    expect(harvest.add(0, 10, nothing)).toBe(true);
    expect(harvest.add(0, 10, nothing)).toBe(false);
    expect(harvest.whole).toBeUndefined();
    expect([...harvest.missing(10)]).toEqual([[10, 20]]);
    harvest.add(10, 20, nothing);
    expect(harvest.whole).toEqual(nothing);
    expect(harvest.played).toBe(25);
  });

  it('refuses games that it does not have', () => {
    const harvest = new Harvest(0, 25);
    expect(() => harvest.add(20, 30, nothing)).toThrow('games 20 to 30');
    expect(() => harvest.add(-1, 3, nothing)).toThrow('from is -1');
    expect(() => harvest.missing(0)).toThrow('most is 0');
  });

  it('refuses games that end before they begin, and what is no state', () => {
    expect(() => new Harvest(5, 4)).toThrow('from is 5');
    expect(() => new Harvest(0, 5, { done: 3 } as never)).toThrow('state.done is 3');
    expect(() => new Harvest(0, 25).add(0, 10, {} as JobTally)).toThrow('tally.tallies');
  });
});
