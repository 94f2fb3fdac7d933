import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { QueueServer } from '../../src/cluster/queue-server.js';
import { Harvest } from '../../src/simulate/harvest.js';
import { threadPool } from '../../src/simulate/play-on-threads.node.js';
import { programVersion } from '../../src/simulate/program-version.node.js';
import { distFile, library, unitLibrary } from '../measure/built.js';
import type { Engine } from './engine.js';
import { queuePlay } from './play-on-queue.js';

type UnitFunctions = typeof import('../../src/edge/units.js');
type ValueFunctions = typeof import('../../src/edge/battle-value.js');

/** How the games are played. */
export interface PlayedBy {
  /** All threads by default. */
  readonly threads?: number;
  /** The workers of a queue, instead of threads. */
  readonly queue?: QueueServer;
}

/** The built package on all threads. This thread only keeps the results. */
export async function builtEngine({
  threads,
  queue,
}: PlayedBy): Promise<{ readonly engine: Engine; close(): Promise<void> }> {
  const built = await library();
  const units = await unitLibrary();
  const { withQuirks, writeUnitJson } = (await import(distFile('units.js').href)) as UnitFunctions;
  const { skillFactor } = (await import(distFile('battle-value.js').href)) as ValueFunctions;
  const pool = threadPool({
    worker: distFile('simulation-worker.js').href,
    apart: true,
    ...(threads !== undefined && { threads }),
  });
  const watch = { onPart: () => false, onProgress: () => {} };
  return {
    engine: {
      abilities: Object.values(built.SPA_CATALOG),
      quirks: Object.values(built.QUIRK_CATALOG),
      rowsOf: (kind) => units.searchUnits(`kind=${kind}`),
      loadUnit: (id) => units.loadUnit(id),
      readUnit: (json) => built.parseUnit(json, 'unit.json'),
      writeUnit: writeUnitJson,
      withQuirks,
      battleValueOf: (unit, pilot) => built.calculateBattleValue(unit, pilot).battleValue,
      skillFactor,
      simulationOf: built.simulationOf,
      play:
        queue === undefined
          ? (job, from, to) => pool.run(job, new Harvest(from, to), watch)
          : queuePlay(queue),
    },
    close: () => pool.close(),
  };
}

/** The version of the program with a digest of its build: another build may play other games. */
export function builtVersion(): string {
  const hash = createHash('sha256');
  const chunks = distFile('chunks/');
  for (const file of readdirSync(chunks).sort())
    hash.update(file).update(readFileSync(new URL(file, chunks)));
  return `${programVersion()}-${hash.digest('hex').slice(0, 8)}`;
}
