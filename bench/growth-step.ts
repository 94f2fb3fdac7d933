// One process of the growth measurement. Started by growth.ts.
import { type ForcesStep, playForces } from './growth/forces-step.js';
import { type MemoryStep, watchMemory } from './growth/memory-step.js';

/** The answer of the process. */
export type GrowthAnswer = ForcesStep | readonly MemoryStep[];

const [kind, amount, seconds] = process.argv.slice(2);
const answer: GrowthAnswer =
  kind === 'memory'
    ? await watchMemory(Number(amount))
    : await playForces(Number(amount), Number(seconds), kind === 'mixed-arms');
process.send?.(answer);
process.disconnect?.();
