import { type Unit, type UnitCard, unitCard } from '../../../src/edge/units.js';
import type { Force } from '../../forces/force.js';
import { pilotWords } from '../../forces/force-text.js';
import type { ForceWorth, MemberWorth } from '../../forces/force-worth.js';
import { ruleset } from '../../state/address.js';
import { UNIT_KINDS } from '../../units/unit-kinds.js';
import { counted, grouped, RULESET_WORDS } from '../../words.js';

interface ForceSummaryProps {
  readonly force: Force;
  readonly worth: ForceWorth;
}

/** A force on paper: everything an opponent may ask about, with a company on one page. */
export function ForceSummary({ force, worth }: ForceSummaryProps) {
  const { budget, name } = force;
  return (
    <section class="force-summary" aria-hidden="true">
      <h2>
        {name}: {grouped(worth.battleValue)}
        {budget !== undefined && ` of ${grouped(budget)}`} Battle Value
      </h2>
      <table class="summary-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Unit</th>
            <th scope="col">Kind</th>
            <th scope="col">Move</th>
            <th scope="col">Armor</th>
            <th scope="col">Pilot</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {worth.members.map((member, place) => (
            <SummaryRow key={place} worth={member} number={place + 1} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={6}>
              {counted(worth.members.length, 'unit')}, {grouped(worth.tons)} t, by the{' '}
              {RULESET_WORDS[ruleset.value]} rules
            </td>
            <td class="numbers">{grouped(worth.battleValue)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SummaryRow({ worth, number }: { readonly worth: MemberWorth; readonly number: number }) {
  const { member, found } = worth;
  const pilot = [
    pilotWords(member),
    ...(found?.network !== undefined && found.value.networkBonus > 0 ? ['C3'] : []),
    ...(member.condition === undefined ? [] : ['damaged']),
  ].join(', ');
  if (found === undefined) {
    return (
      <tr>
        <td class="numbers">{number}</td>
        <td>
          <strong>{member.name}</strong>
        </td>
        <td colSpan={3}>not available here</td>
        <td>{pilot}</td>
        <td class="numbers">–</td>
      </tr>
    );
  }
  const { unit, value } = found;
  return (
    <tr>
      <td class="numbers">{number}</td>
      <td>
        <strong>{`${unit.chassis} ${unit.model}`.trim()}</strong>
        <div class="summary-weapons">{weaponWords(unit)}</div>
      </td>
      <td>{kindWords(unit)}</td>
      <td class="numbers">{moveWords(unit)}</td>
      <td class="numbers">{grouped(armorOf(unit))}</td>
      <td>{pilot}</td>
      <td class="numbers">
        <strong>{grouped(value.battleValue)}</strong>
      </td>
    </tr>
  );
}

const kindWords = ({ tonnage, unitType }: Unit): string =>
  tonnage === undefined ? UNIT_KINDS[unitType] : `${grouped(tonnage)} t ${UNIT_KINDS[unitType]}`;

const moveWords = ({ walk, run, jump }: Unit): string =>
  walk + jump === 0 ? '–' : `${walk}/${run}${jump > 0 ? `/${jump}` : ''}`;

const armorOf = (unit: Unit): number =>
  cardOf(unit).locations.reduce((sum, { armor, rear = 0 }) => sum + armor + rear, 0);

/** "AC/20, 4 Medium Laser": grouped by name, whatever the location. */
function weaponWords(unit: Unit): string {
  const counts = new Map<string, number>();
  for (const { name, count } of cardOf(unit).weapons) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

const cards = new WeakMap<Unit, UnitCard>();

/** Every open force has a summary ready for printing, so a unit's card is made only once. */
function cardOf(unit: Unit): UnitCard {
  const card = cards.get(unit) ?? unitCard(unit);
  cards.set(unit, card);
  return card;
}
