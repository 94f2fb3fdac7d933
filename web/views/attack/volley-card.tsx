import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../../controls/copy-button.js';
import { ruleset, sharedAddress } from '../../state/address.js';
import { oneDigit, percent } from '../../words.js';
import { DamageChart } from './damage-chart.js';
import { type KillChance, SEED, sampleKills, VOLLEYS } from './kill-chance.js';
import type { Results } from './results.js';
import { situation, startOver } from './situation.js';

export function VolleyCard({ results }: { readonly results: Results }) {
  const { volley, heat, weapons } = results;
  const fired = weapons.filter(({ fires }) => fires).length;
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
      <p class="faint">
        {situation.value.attacker} fires {fired === 1 ? '1 weapon' : `${fired} weapons`} at{' '}
        {situation.value.target}.
      </p>
      <dl class="figures">
        <Figure name="Expected damage" value={oneDigit(volley.expected)} note="points, exact" />
        <Figure name="20+ damage" value={percent(volley.heavy)} note="forces a piloting roll, exact" />
        <Figure name="Head hit" value={percent(volley.head)} note="at least one, exact" />
        <Figure name="Heat" value={String(heat)} note="of the weapons" />
      </dl>
      <Kill />
      <DamageChart chances={volley.damage} />
    </section>
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

const PAUSE = 200;

/** Fired many times in the background; the numbers of the last situation stay until the new ones are there. */
function Kill() {
  const now = situation.value;
  const rules = ruleset.value;
  const [chance, setChance] = useState<KillChance>();
  const [sampling, setSampling] = useState(true);
  useEffect(() => {
    const control = new AbortController();
    setSampling(true);
    const timer = setTimeout(async () => {
      const sampled = await sampleKills(now, rules, control.signal).catch(() => undefined);
      if (control.signal.aborted) return;
      setChance(sampled);
      setSampling(false);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [now, rules]);
  return (
    <p class="kill" aria-busy={sampling}>
      <span>
        <strong class="numbers">{chance === undefined ? '…' : percent(chance.destroyed.value)}</strong> chance
        that this volley destroys the target
        {chance !== undefined && (
          <span class="numbers">
            {' '}
            ({percent(chance.destroyed.low)} to {percent(chance.destroyed.high)})
          </span>
        )}
      </span>
      <span class="field-note">
        Sampled, not exact: {VOLLEYS.toLocaleString('en')} volleys with seed {SEED}, critical hits and
        explosions included; in brackets the 95 % interval.
        {chance !== undefined &&
          chance.pilotDown.value > 0 &&
          ` The pilot passes out in a further ${percent(chance.pilotDown.value)}.`}
      </span>
    </p>
  );
}
