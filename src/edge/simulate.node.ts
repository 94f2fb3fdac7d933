import { callback, checkedAsync, having, openFields, optional, whole, word } from '../check/shape.js';
import type { StopSignal, ThreadOptions } from '../simulate/index.node.js';
import * as threads from '../simulate/index.node.js';
import { MOST_THREADS } from '../simulate/setup.js';
import { optionalWhole, optionalWord } from './common.js';
import { fairCandidates, simulationSetup } from './simulate/simulation-shapes.js';

export * from '../simulate/index.node.js';

const options = optional(
  openFields<ThreadOptions>({
    threads: optional(whole(1, MOST_THREADS)),
    worker: optionalWord,
    signal: optional(having<StopSignal>({ addEventListener: callback }, 'an AbortSignal')),
    headStart: optionalWhole,
    checkpoint: optional(word),
    checkpointPause: optionalWhole,
    onProgress: optional(callback),
    onUnsaved: optional(callback),
  }),
);

export const simulateOnThreads: typeof threads.simulateOnThreads = checkedAsync(threads.simulateOnThreads, {
  setup: simulationSetup,
  options,
});
export const compareOnThreads: typeof threads.compareOnThreads = checkedAsync(threads.compareOnThreads, {
  before: simulationSetup,
  after: simulationSetup,
  options,
});
export const findFairestOnThreads: typeof threads.findFairestOnThreads = checkedAsync(
  threads.findFairestOnThreads,
  { candidates: fairCandidates, options },
);
export const findStrongestOnThreads: typeof threads.findStrongestOnThreads = checkedAsync(
  threads.findStrongestOnThreads,
  { candidates: fairCandidates, options },
);
