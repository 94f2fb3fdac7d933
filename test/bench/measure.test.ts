import { describe, expect, it } from 'vitest';
import { measure } from '../../bench/measure/measure.js';
import type { Round, Row } from '../../bench/measure/row.js';

/** A row whose rounds take what a list says, however long they really take. */
const rowOf = (unit: string, seconds: readonly number[], checksums: readonly string[] = ['same']): Row => {
  let played = 0;
  const next = (): Round => {
    const round = { seconds: seconds[played % seconds.length] ?? 0, checksum: checksums[played] ?? 'same' };
    played += 1;
    return round;
  };
  return {
    name: 'sample',
    what: 'nothing',
    unit,
    pace: { warmUp: 0, seconds: 0, fewestRounds: seconds.length },
    prepare: async () => ({ things: 10, round: async () => next() }),
  };
};

describe('measuring a row', () => {
  it('gives things a second, the fastest round as the best', async () => {
    const figures = await measure(rowOf('games/s', [0.5, 1, 2]), false);
    expect(figures).toMatchObject({ rounds: 3, median: 10, best: 20 });
  });

  it('gives the time of one thing where the unit is one of time', async () => {
    const figures = await measure(rowOf('ms', [0.5, 1, 2]), false);
    expect(figures).toMatchObject({ median: 100, best: 50 });
  });

  it('takes half the distance between the quartiles for the spread', async () => {
    const { spread } = await measure(rowOf('s', [1, 2, 3, 4, 5]), false);
    expect(spread).toBeCloseTo(1 / 3);
  });

  it('stops at results that are not on record, and says both', async () => {
    await expect(measure(rowOf('s', [1], ['new']), false, 'old')).rejects.toThrow(
      'the checksum is new, but old is on record',
    );
  });

  it('stops at a round whose results are not those of the first', async () => {
    await expect(measure(rowOf('s', [1], ['first', 'later']), false)).rejects.toThrow(
      'a later round gives later, the first one first',
    );
  });
});
