import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../controls/button.js';
import { Stepper } from '../../../controls/stepper.js';
import { watchGame } from '../page-state.js';
import type { Run } from '../play/run.js';
import { picksOf } from './game-picks.js';
import { briefWords, PICK_WORDS } from './game-words.js';

/** Games to watch: notable ones, and any by its number, each in a sentence. */
export function WatchCard({ run, games }: { readonly run: Run; readonly games: number }) {
  const { job, briefs } = run;
  const simulation = job?.[0];
  const [chosen, setChosen] = useState(1);
  const picks = useMemo(
    () => (simulation === undefined ? [] : picksOf(simulation, briefs.slice(0, games))),
    [simulation, briefs, games],
  );
  if (simulation === undefined) return null;
  const wordsOf = (game: number): string => {
    const brief = briefs[game - 1];
    return brief === undefined ? '' : briefWords(simulation, brief);
  };
  return (
    <section class="card watch-card" aria-label="Watch a game">
      <h2>Watch a game</h2>
      <ul class="picks">
        {picks.map(({ kind, game }) => (
          <li key={kind}>
            <button type="button" class="pick" onClick={() => watchGame(game)}>
              <strong>{PICK_WORDS[kind]}</strong>{' '}
              <span class="pick-words numbers">
                Game {game}: {wordsOf(game)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="pick-any">
        <Stepper label="Any game" value={chosen} min={1} max={games} onChange={setChosen} />
        <Button onClick={() => watchGame(chosen)}>Watch game {chosen}</Button>
        <p class="pick-words numbers">{wordsOf(chosen)}</p>
      </div>
    </section>
  );
}
