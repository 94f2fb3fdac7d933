import { checkedAsync } from '../check/shape.js';
import * as threads from '../simulate/index.node.js';
import { fairCandidates, simulationSetup } from './simulate/simulation-shapes.js';
import { threadOptions as options } from './thread-options.node.js';

export * from '../simulate/index.node.js';

export const simulateOnThreads = checkedAsync(threads.simulateOnThreads, { setup: simulationSetup, options });
export const compareOnThreads = checkedAsync(threads.compareOnThreads, {
  before: simulationSetup,
  after: simulationSetup,
  options,
});
export const findFairestOnThreads = checkedAsync(threads.findFairestOnThreads, {
  candidates: fairCandidates,
  options,
});
export const findStrongestOnThreads = checkedAsync(threads.findStrongestOnThreads, {
  candidates: fairCandidates,
  options,
});
