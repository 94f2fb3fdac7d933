// A process of its own that simulates what a file holds, for tests that kill it.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { SimulationSetup } from '../../src/simulate/index.js';
import { simulateOnThreads } from '../../src/simulate/index.node.js';

const [, , setupFile = '', checkpoint = '', resultFile = ''] = process.argv;
const setup = deserialize(readFileSync(setupFile)) as SimulationSetup;
const result = await simulateOnThreads(setup, { threads: 1, checkpoint, checkpointPause: 0 });
writeFileSync(resultFile, JSON.stringify(result));
