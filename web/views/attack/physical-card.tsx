import { ByRules } from '../../controls/by-rules.js';
import { type Elsewhere, elsewhereWords } from '../../controls/elsewhere.js';
import { reasons } from '../../controls/reasons.js';
import { percent } from '../../words.js';
import {
  allowedElsewhere,
  askedElsewhere,
  needed,
  type PhysicalRow,
  physicalRows,
  type RollRow,
  rollRows,
} from './physical-rows.js';
import type { RestElsewhere, RestOfTurn } from './rest-of-turn.js';

interface PhysicalCardProps {
  readonly rest: RestOfTurn;
  readonly elsewhere: readonly RestElsewhere[];
}

/** Physical attacks on a target in the next hex, and the piloting rolls that may follow. */
export function PhysicalCard({ rest, elsewhere }: PhysicalCardProps) {
  const rows = physicalRows(rest, elsewhere);
  return (
    <section class="card" aria-labelledby="physical-title">
      <div class="card-head">
        <h2 id="physical-title">Physical attacks</h2>
        <span class="faint">On a target in the next hex; an arm that fires cannot punch</span>
      </div>
      {rows.length === 0 ? (
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
            {rows.map((row) => (
              <Attack key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <Others what="Also allowed by" others={allowedElsewhere(rest, elsewhere)} />
      <table class="turn-table numbers">
        <caption>Piloting rolls that follow</caption>
        <tbody>
          {rollRows(rest, elsewhere).map((row) => (
            <PilotingRoll key={row.when} row={row} />
          ))}
        </tbody>
      </table>
      <Others what="Also required by" others={askedElsewhere(rest, elsewhere)} />
    </section>
  );
}

const Attack = ({
  row: { title, attack, needsElsewhere, damageElsewhere },
}: {
  readonly row: PhysicalRow;
}) => (
  <tr>
    <th scope="row">
      {title}
      <span class="field-note">{reasons(attack.toHit.modifiers)}</span>
      {attack.fallsOnMiss && <span class="field-note">If it misses, the attacker falls.</span>}
    </th>
    <td>
      <ByRules here={needed(attack.toHit)} others={needsElsewhere} />
    </td>
    <td>{percent(attack.toHit.probability)}</td>
    <td>
      <ByRules here={String(attack.damage)} others={damageElsewhere} />
      {attack.ownDamage > 0 && <span class="field-note">{attack.ownDamage} to itself</span>}
    </td>
  </tr>
);

const PilotingRoll = ({ row: { when, roll, elsewhere } }: { readonly row: RollRow }) => (
  <tr>
    <th scope="row">
      {when}
      <span class="field-note">{reasons(roll.modifiers)}</span>
    </th>
    <td>
      <ByRules here={needed(roll)} others={elsewhere} />
    </td>
    <td>{percent(roll.probability)}</td>
  </tr>
);

/** What the current rules leave out. */
const Others = ({ what, others }: { readonly what: string; readonly others: readonly Elsewhere[] }) => (
  <>
    {elsewhereWords(others).map((words) => (
      <p key={words} class="faint">
        {what} {words}.
      </p>
    ))}
  </>
);
