import { checkedAsync } from '../check/shape.js';
import * as threads from '../simulate/index.node.js';
import { fairCandidates, simulationSetup } from './simulate/simulation-shapes.js';
import { threadOptions as options } from './thread-options.node.js';

export * from '../simulate/index.node.js';

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
