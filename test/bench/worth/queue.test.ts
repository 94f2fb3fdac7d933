import { beforeAll, describe, expect, it } from 'vitest';
import { jobOf } from '../../../bench/worth/plan/cells.js';
import { loadMatchUps } from '../../../bench/worth/plan/match-ups.js';
import { withSkills } from '../../../bench/worth/plan/subjects.js';
import { queuePlay } from '../../../bench/worth/play-on-queue.js';
import { playJob } from '../../../src/simulate/index.js';
import type { BuiltProgram } from '../../cli/built-program.js';
import { hasRedis, redisServer, whereNoRedis } from '../../cluster/redis-server.js';
import { queueProgram, startWorker } from '../../cluster/worker-processes.js';
import { sourceEngine } from './source-engine.js';

let program: BuiltProgram;
beforeAll(async () => {
  if (hasRedis) program = await queueProgram();
}, 120_000);

describe.skipIf(!hasRedis)(`a measurement over a queue${whereNoRedis}`, () => {
  it('counts the games that threads would play, of more cells than are on the server at once', async () => {
    const server = await redisServer();
    startWorker(program, server.address);
    const matchUps = await loadMatchUps(sourceEngine);
    const play = queuePlay({ queue: server.address }, 2);
    const jobs = Array.from({ length: 4 }, (_, seed) =>
      jobOf(sourceEngine, matchUps, 0, withSkills(3, 5), { ruleset: 'standard', seed, games: 4 }),
    );
    const played = await Promise.all(jobs.map((job) => play(job, 2, 4)));
    for (const [place, job] of jobs.entries()) expect(played[place]).toEqual(playJob(job, 2, 4));
  });

  it('is refused in words where no server answers', async () => {
    const [matchUps, play] = [await loadMatchUps(sourceEngine), queuePlay({ queue: 'redis://127.0.0.1:1' })];
    const job = jobOf(sourceEngine, matchUps, 0, withSkills(3, 5), {
      ruleset: 'standard',
      seed: 1,
      games: 1,
    });
    await expect(play(job, 0, 1)).rejects.toThrow('redis://127.0.0.1:1');
  });
});
