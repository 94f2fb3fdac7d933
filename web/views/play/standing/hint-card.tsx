import { Button } from '../../../controls/button.js';
import { counted, percent } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { decisionWords } from '../decision-words.js';
import { adopt, occasion } from '../game/plans.js';
import type { Running } from '../game/play.js';
import { hintRun, lookForHints } from './hints.js';
import { judges } from './standings.js';

interface HintCardProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
}

/** The three best orders with the chance of winning that each gives; one of them can be planned. */
export function HintCard({ now, told, unit }: HintCardProps) {
  if (!judges.value) return null;
  const known = hintRun.value;
  const run = known?.occasion === occasion.value ? known : undefined;
  return (
    <section class="card hints" aria-labelledby="hint-title">
      <div class="card-head">
        <h2 id="hint-title">Hint</h2>
        <Button disabled={run?.over === false} onClick={() => void lookForHints(now, unit)}>
          {run?.over === false ? 'Games are being played …' : 'Show the best orders'}
        </Button>
      </div>
      {run?.problem !== undefined && <p class="notice bad">No hint: {run.problem}.</p>}
      {run?.over === true && run.problem === undefined && run.hints.length === 0 && (
        <p class="notice">No hint: there was no time for a game. Try again.</p>
      )}
      {run !== undefined && run.hints.length > 0 && (
        <>
          <ol class="hint-list" aria-busy={!run.over}>
            {run.hints.map(({ decision, games, chance }, place) => {
              const words = decisionWords(now, told, decision);
              return (
                // Some browsers miscount the items of a list that changes its order.
                <li key={JSON.stringify(decision)} value={place + 1}>
                  <span class="hint-words">
                    {words}: <strong class="numbers">wins {percent(chance.value)}</strong>{' '}
                    <span class="faint numbers">
                      ({percent(chance.low)} to {percent(chance.high)}, {counted(games, 'game')})
                    </span>
                  </span>
                  <Button
                    look="small"
                    aria-label={`Plan: ${words}`}
                    disabled={!run.over}
                    onClick={() => adopt(decision)}
                  >
                    Plan it
                  </Button>
                </li>
              );
            })}
          </ol>
          {run.over && (
            <p class="faint">
              {counted(run.orders, 'order')} tried, bots played on, {(run.took / 1000).toFixed(1)} s. If
              ranges overlap, their order may be chance.
            </p>
          )}
        </>
      )}
    </section>
  );
}
