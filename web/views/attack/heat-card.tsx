import type { HeatBalance, HeatEffects } from '../../../src/edge/battle.js';
import type { ITargetNumber } from '../../../src/edge/rules.js';
import { ByRules } from '../../controls/by-rules.js';
import type { Elsewhere } from '../../controls/elsewhere.js';
import { percent, signed } from '../../words.js';
import type { RestElsewhere } from './rest-of-turn.js';

const avoided = (what: string, { targetNumber, impossible, probability }: ITargetNumber): string =>
  impossible
    ? `${what} without a roll`
    : `${what} unless it rolls ${targetNumber}+ (${percent(probability)})`;

function effectWords({ movementLoss, toHit, shutdown, ammunition, inferno, wounds }: HeatEffects) {
  return [
    ...(movementLoss === 0 ? [] : [`Walking MP ${signed(-movementLoss)}`]),
    ...(toHit === 0 ? [] : [`Its shots need ${signed(toHit)}`]),
    ...(shutdown === null ? [] : [avoided('Shuts down', shutdown)]),
    ...(ammunition === null ? [] : [avoided('Ammunition explodes', ammunition)]),
    ...(inferno === null ? [] : [avoided('Inferno ammunition explodes', inferno)]),
    ...(wounds === 0 ? [] : [`Pilot hits ${signed(wounds)}`]),
  ];
}

interface HeatCardProps {
  readonly heat: HeatBalance;
  readonly elsewhere: readonly RestElsewhere[];
}

/** Where the attacker's heat comes from, where it ends, and what that means. */
export function HeatCard({ heat, elsewhere }: HeatCardProps) {
  const { before, generated, sinks, after, effects } = heat;
  const words = effectWords(effects);
  const others = (wordsOf: (there: HeatBalance) => string): readonly Elsewhere[] =>
    elsewhere.map(({ ruleset, rest }) => ({ ruleset, words: wordsOf(rest.heat) }));
  const inWords = ({ effects: there }: HeatBalance) => effectWords(there).join(', ') || 'no effect';
  return (
    <section class="card" aria-labelledby="heat-title">
      <div class="card-head">
        <h2 id="heat-title">Heat</h2>
        <span class="faint">If the ticked weapons fire</span>
      </div>
      <table class="turn-table numbers">
        <caption class="unseen">Heat of the turn, source by source</caption>
        <tbody>
          <tr>
            <th scope="row">At the start</th>
            <td>{before}</td>
          </tr>
          {generated.map(({ id, name, value }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <ByRules
                  here={signed(value)}
                  others={others((there) =>
                    signed(there.generated.find((source) => source.id === id)?.value ?? 0),
                  )}
                />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Heat sinks</th>
            <td>
              <ByRules here={signed(-sinks)} others={others((there) => signed(-there.sinks))} />
            </td>
          </tr>
          <tr class="total">
            <th scope="row">Ends at</th>
            <td>
              <ByRules here={String(after)} others={others((there) => String(there.after))} />
            </td>
          </tr>
        </tbody>
      </table>
      {others(inWords).some((other) => other.words !== inWords(heat)) && (
        <p class="faint">
          <ByRules here="Other effects in other rulesets" own={inWords(heat)} others={others(inWords)} />
        </p>
      )}
      {words.length === 0 ? (
        <p class="faint">No effect.</p>
      ) : (
        <ul class="heat-effects">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
