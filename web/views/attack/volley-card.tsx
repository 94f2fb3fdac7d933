import { useEffect } from 'preact/hooks';
import { CopyButton } from '../../controls/copy-button.js';
import { sharedAddress } from '../../state/address.js';
import { oneDigit, percent, RULESET_WORDS } from '../../words.js';
import { DamageChart } from './damage-chart.js';
import { killChance, watchKillChance } from './kill-chance.js';
import { SEED, VOLLEYS } from './kill-sampling.js';
import type { Results } from './results.js';
import { startOver } from './situation.js';

export function VolleyCard({ results }: { readonly results: Results }) {
  const { volley, heat, weapons } = results;
  return (
    <section class="card" aria-labelledby="volley-title">
      <div class="card-head">
        <h2 id="volley-title">The volley</h2>
        <div class="row">
          <CopyButton
            label="Copy a link"
            text={sharedAddress}
            done="Copied: whoever opens the link sees this situation"
          />
          <button type="button" class="button" onClick={startOver}>
            Start over
          </button>
        </div>
      </div>
      <dl class="figures">
        <Figure name="Expected damage" value={oneDigit(volley.expected)} note="points, exact" />
        <Figure name="20+ damage" value={percent(volley.heavy)} note="forces a piloting roll, exact" />
        <Figure name="Head hit" value={percent(volley.head)} note="at least one, exact" />
        <Figure name="Heat" value={String(heat)} note="of the weapons" />
      </dl>
      {weapons.some(({ fires }) => fires) ? (
        <>
          <Kill />
          <div class="told">
            <blockquote>{volleySentence(results)}</blockquote>
            <CopyButton
              label="Copy this sentence"
              text={() => volleySentence(results)}
              done="The sentence is copied"
            />
          </div>
          <DamageChart chances={volley.damage} />
        </>
      ) : (
        <p class="notice">No weapon fires: the list below says what keeps each of them from it.</p>
      )}
    </section>
  );
}

/** The whole volley, as players tell one another. */
function volleySentence({ attack, weapons, volley, heat }: Results): string {
  const { attacker, target, range } = attack.situation;
  const { known, state } = killChance.value;
  const fired = weapons.filter(({ fires }) => fires).length;
  const kill =
    known !== undefined && state === 'done' ? `, ${percent(known.destroyed.value)} kill (sampled)` : '';
  return (
    `${attacker} fires ${fired === 1 ? '1 weapon' : `${fired} weapons`} at ${target} over ` +
    `${range === 1 ? '1 hex' : `${range} hexes`} (${RULESET_WORDS[attack.ruleset]}): ` +
    `${oneDigit(volley.expected)} damage expected, ${percent(volley.heavy)} for 20+, ` +
    `${percent(volley.head)} head hit${kill}; heat ${heat}.`
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd class="numbers">
        {value}
        <span class="field-note">{note}</span>
      </dd>
    </div>
  );
}

/** Fired many times by a worker; the numbers of the last situation stay until there are new ones. */
function Kill() {
  useEffect(watchKillChance, []);
  const { known, volleys, state } = killChance.value;
  if (state === 'failed') {
    return (
      <p class="kill notice bad" role="alert">
        The chance of a kill could not be sampled: the code for it was not fetched. Load the page again.
      </p>
    );
  }
  return (
    <div class="kill" aria-busy={state === 'sampling'}>
      <p>
        <strong class="numbers">{known === undefined ? '…' : percent(known.destroyed.value)}</strong> chance
        that this volley destroys the target
        {known !== undefined && (
          <span class="numbers">
            {' '}
            ({percent(known.destroyed.low)} to {percent(known.destroyed.high)})
          </span>
        )}
      </p>
      <progress
        class="kill-progress"
        max={VOLLEYS}
        value={volleys}
        data-idle={state === 'done'}
        aria-label="Volleys sampled"
      />
      <p class="field-note">
        {state === 'done'
          ? `Sampled, not exact: ${grouped(VOLLEYS)} volleys with seed ${SEED}`
          : `Sampling: ${grouped(volleys)} of ${grouped(VOLLEYS)} volleys with seed ${SEED}`}
        , critical hits and explosions included; in brackets the 95 % interval.
        {known !== undefined &&
          known.pilotDown.value > 0 &&
          ` The pilot passes out in a further ${percent(known.pilotDown.value)}.`}
      </p>
    </div>
  );
}

const grouped = (count: number): string => count.toLocaleString('en');
