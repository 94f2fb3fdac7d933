import { useEffect } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { CopyButton } from '../../controls/copy-button.js';
import { ShareRow } from '../../forces/share-row.js';
import { chooseRuleset } from '../../state/address.js';
import { isPlaying } from '../../state/games-under-way.js';
import { counted, grouped, listed, oneDigit, percent, RULESET_WORDS } from '../../words.js';
import type { Results } from './attack-results.js';
import { DamageChart } from './damage-chart.js';
import { killChance, watchKillChance } from './kill-chance.js';
import { SEED, VOLLEYS } from './kill-sampling.js';
import type { OtherRules } from './other-rules.js';
import { startOver } from './situation.js';

interface VolleyCardProps {
  readonly results: Results;
  readonly otherRules: readonly OtherRules[];
}

export function VolleyCard({ results, otherRules }: VolleyCardProps) {
  const { volley, heat, weapons, attack } = results;
  const { attacker, target } = attack.situation;
  return (
    <section class="card" aria-labelledby="volley-title">
      <div class="card-head">
        <h2 id="volley-title">The volley</h2>
        <div class="row">
          <ShareRow members={[{ name: attacker }, { name: target }]} />
          <Button onClick={startOver}>Start over</Button>
        </div>
      </div>
      <dl class="figures">
        <Figure name="Expected damage" value={oneDigit(volley.expected)} note="points" />
        <Figure name="20+ damage" value={percent(volley.heavy)} note="forces a piloting roll" />
        <Figure name="Head hit" value={percent(volley.head)} note="at least one" />
        <Figure name="Weapon heat" value={String(heat)} note="before heat sinks and movement" />
      </dl>
      <OtherNumbers otherRules={otherRules} />
      {weapons.some(({ fires }) => fires) ? (
        <>
          <Kill />
          <div class="told">
            <blockquote>{volleySentence(results)}</blockquote>
            <CopyButton
              label="Copy this sentence"
              text={() => volleySentence(results)}
              done="The sentence was copied."
            />
          </div>
          <DamageChart chances={volley.damage} />
        </>
      ) : (
        <p class="notice">No weapon fires. The list of weapons says why.</p>
      )}
    </section>
  );
}

/** The whole volley in a sentence that players can paste. */
function volleySentence({ attack, weapons, volley, heat }: Results): string {
  const { attacker, target, range } = attack.situation;
  const { known, state } = killChance.value;
  const fired = weapons.filter(({ fires }) => fires).length;
  const kill =
    known !== undefined && state === 'done' ? `, ${percent(known.destroyed.value)} for a kill (sampled)` : '';
  return (
    `${attacker} fires ${counted(fired, 'weapon')} at ${target}, ${counted(range, 'hex', 'hexes')} away ` +
    `(${RULESET_WORDS[attack.ruleset]}): ${oneDigit(volley.expected)} damage expected, ` +
    `${percent(volley.heavy)} for 20+, ${percent(volley.head)} for a head hit${kill}. ` +
    `The weapons generate ${heat} heat.`
  );
}

/** Players know their own edition, so the page says where other rulesets differ. */
function OtherNumbers({ otherRules }: Pick<VolleyCardProps, 'otherRules'>) {
  const [different, same] = [true, false].map((differs) =>
    otherRules.filter(({ differences }) => differences.length > 0 === differs),
  );
  const alike = same?.map(({ ruleset }) => RULESET_WORDS[ruleset]) ?? [];
  return (
    <div class="other-rules">
      {different?.map(({ ruleset, differences, because }) => (
        <p key={ruleset} class="notice">
          <strong>{RULESET_WORDS[ruleset]} gives different numbers:</strong> {listed(differences)}. {because}{' '}
          <button
            type="button"
            class="link-button"
            disabled={isPlaying.value}
            onClick={() => chooseRuleset(ruleset)}
          >
            Switch to {RULESET_WORDS[ruleset]}
          </button>
        </p>
      ))}
      {alike.length > 0 && (
        <p class="faint">
          {listed(alike)} {alike.length === 1 ? 'gives' : 'give'} the same numbers for this volley.
        </p>
      )}
    </div>
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

/** Sampled by a worker. The last numbers stay until there are new ones. */
function Kill() {
  useEffect(watchKillChance, []);
  const { known, volleys, state } = killChance.value;
  if (state === 'failed') {
    return (
      <p class="kill notice bad" role="alert">
        The chance of a kill could not be worked out, because part of the page did not load. Reload the page.
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
        , with critical hits and explosions. The brackets hold the 95 % interval.
        {known !== undefined &&
          known.pilotDown.value > 0 &&
          ` In another ${percent(known.pilotDown.value)} the pilot is knocked out.`}
      </p>
    </div>
  );
}
