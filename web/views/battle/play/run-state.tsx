import { grouped } from '../../../words.js';
import type { Run } from './run.js';

/** A note beside results that do not cover all games. */
export function RunState({ run: { state, games }, shown }: { readonly run: Run; readonly shown: number }) {
  if (state === 'running') return <span class="partial">so far, {grouped(shown)} games</span>;
  if (state !== 'stopped') return null;
  return (
    <span class="partial">
      Stopped: the first {grouped(shown)} of {grouped(games)} games
    </span>
  );
}
