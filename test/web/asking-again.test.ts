import { describe, expect, it } from 'vitest';
import { WorkerLostError } from '../../web/views/play/game/worker-lost.js';
import { askingAgain, MOST_LOST } from '../../web/views/play/standing/asking-again.js';

/** Answers after so many workers have died of the question. */
function dying(workers: number) {
  let left = workers;
  return async () => {
    left -= 1;
    if (left >= 0) throw new WorkerLostError('it came to an end');
    return 'an answer';
  };
}

describe('a question to a worker', () => {
  it('is asked again where the worker dies', async () => {
    expect(await askingAgain()(dying(MOST_LOST))).toBe('an answer');
  });

  it('fails where too many have died, of whatever questions', async () => {
    await expect(askingAgain()(dying(MOST_LOST + 1))).rejects.toThrow('it came to an end');
    const ask = askingAgain();
    await ask(dying(MOST_LOST));
    await expect(ask(dying(1))).rejects.toThrow('it came to an end');
  });

  it('fails at once where the worker lives and cannot answer', async () => {
    let asked = 0;
    const failing = async () => {
      asked += 1;
      throw new Error('no such unit');
    };
    await expect(askingAgain()(failing)).rejects.toThrow('no such unit');
    expect(asked).toBe(1);
  });
});
