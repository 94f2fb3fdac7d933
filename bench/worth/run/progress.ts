/** A finished batch: the share of the part that is done, and the games of this batch. */
export type OnStep = (step: { readonly share: number; readonly games: number }) => void;

const PAUSE = 2000;

/** Reports the progress of a part now and then. Earlier runs count for the share, not for the speed. */
export function progressOf(
  part: string,
  write: (line: string) => void,
  clock: () => number = Date.now,
): OnStep {
  const started = clock();
  let first: number | undefined;
  let told = started;
  let games = 0;
  return (step) => {
    first ??= step.share;
    games += step.games;
    const now = clock();
    if (now - told < PAUSE && step.share < 1) return;
    told = now;
    const seconds = Math.max(0.001, (now - started) / 1000);
    const gained = step.share - first;
    const left = gained > 0 ? (seconds / gained) * (1 - step.share) : undefined;
    write(
      `${part}: ${(100 * step.share).toFixed(1)} %, ${games.toLocaleString('en')} games, ${Math.round(games / seconds)} a second${left === undefined ? '' : `, about ${Math.max(1, Math.round(left / 60))} min left`}`,
    );
  };
}
