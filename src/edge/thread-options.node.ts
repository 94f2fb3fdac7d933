import { callback, having, openFields, optional, whole } from '../check/shape.js';
import type { StopSignal, ThreadOptions } from '../simulate/index.node.js';
import { MOST_THREADS } from '../simulate/setup.js';
import { optionalFlag, optionalWhole, optionalWord } from './common.js';

export const signal = optional(having<StopSignal>({ addEventListener: callback }, 'an AbortSignal'));

export const threadOptions = optional(
  openFields<ThreadOptions>({
    threads: optional(whole(1, MOST_THREADS)),
    worker: optionalWord,
    signal,
    headStart: optionalWhole,
    apart: optionalFlag,
    checkpoint: optionalWord,
    checkpointPause: optionalWhole,
    results: optionalWord,
    onProgress: optional(callback),
    onUnsaved: optional(callback),
  }),
);
