// A process of its own that measures with made-up games, for tests that kill it.
import { setTimeout } from 'node:timers/promises';
import { PARTS, runPart } from '../../../bench/worth/run/parts.js';
import { syntheticEngine } from './synthetic-engine.js';
import { TINY } from './tiny-form.js';

const [, , folder = '', pause = '0'] = process.argv;
const engine = syntheticEngine({ pause: async () => void (await setTimeout(Number(pause))) });
for (const part of PARTS) {
  await runPart({ form: TINY, seed: 7, folder, version: 'test', commit: 'abc' }, part, engine, () =>
    process.stdout.write('.'),
  );
}
