import type { PhysicalChoice } from '../../../src/edge/battle.js';
import { type ITargetNumber, type ModifierDetail, modifierWords } from '../../../src/edge/rules.js';
import { percent } from '../../words.js';
import type { RestOfTurn } from './rest-of-turn.js';

const needed = ({ targetNumber, impossible }: ITargetNumber): string =>
  impossible ? 'Cannot' : `${targetNumber}+`;

const reasons = (modifiers: readonly ModifierDetail[]): string =>
  modifiers
    .filter(({ value, source }) => value !== 0 || source === 'base')
    .map(modifierWords)
    .join(', ');

const titleOf = ({ name, limb }: PhysicalChoice): string =>
  limb === null ? name : `${name} (${limb.replaceAll('_', ' ')})`;

/** Physical attacks on a target in the next hex, and the piloting rolls that may follow. */
export function PhysicalCard({ rest: { physicalAttacks, afterDamage } }: { readonly rest: RestOfTurn }) {
  const { damage, roll } = afterDamage;
  return (
    <section class="card" aria-labelledby="physical-title">
      <div class="card-head">
        <h2 id="physical-title">Physical attacks</h2>
        <span class="faint">On a target in the next hex; an arm that fires cannot punch</span>
      </div>
      {physicalAttacks.length === 0 ? (
        <p class="notice">This unit cannot make a physical attack as it is.</p>
      ) : (
        <table class="turn-table numbers">
          <caption class="unseen">What each physical attack needs and does</caption>
          <thead>
            <tr>
              <th scope="col">Attack</th>
              <th scope="col">Needs</th>
              <th scope="col">Chance</th>
              <th scope="col">Damage</th>
            </tr>
          </thead>
          <tbody>
            {physicalAttacks.map((attack) => (
              <tr key={titleOf(attack)}>
                <th scope="row">
                  {titleOf(attack)}
                  <span class="field-note">{reasons(attack.toHit.modifiers)}</span>
                  {attack.fallsOnMiss && <span class="field-note">If it misses, the attacker falls.</span>}
                </th>
                <td>{needed(attack.toHit)}</td>
                <td>{percent(attack.toHit.probability)}</td>
                <td>
                  {attack.damage}
                  {attack.ownDamage > 0 && <span class="field-note">{attack.ownDamage} to itself</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table class="turn-table numbers">
        <caption>Piloting rolls that follow</caption>
        <tbody>
          <PilotingRoll when={`Target takes ${damage} or more damage in a phase`} roll={roll} />
          {physicalAttacks.flatMap((attack) =>
            attack.rolls.map((following) => (
              <PilotingRoll
                key={`${titleOf(attack)} ${following.who} ${following.after}`}
                when={`${following.who === 'target' ? 'Target' : 'Attacker'}, ${titleOf(attack).toLowerCase()} ${
                  following.after === 'hit' ? 'hits' : 'misses'
                }`}
                roll={following.roll}
              />
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

const PilotingRoll = ({ when, roll }: { readonly when: string; readonly roll: ITargetNumber }) => (
  <tr>
    <th scope="row">
      {when}
      <span class="field-note">{reasons(roll.modifiers)}</span>
    </th>
    <td>{needed(roll)}</td>
    <td>{percent(roll.probability)}</td>
  </tr>
);
