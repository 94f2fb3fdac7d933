import { skillFactor } from '../../src/edge/battle-value.js';
import { isUnderstood } from '../units/unit-problems.js';
import { counted, grouped } from '../words.js';
import { bonusesOf, type ForceWorth } from './force-worth.js';
import './worth-table.css';

/** What a force is worth, unit by unit: base, what TAG and C3 add, the pilot, and the sum. */
export function WorthTable({ worth }: { readonly worth: ForceWorth }) {
  const linked = bonusesOf(worth, 'networkBonus') > 0;
  const guided = bonusesOf(worth, 'tagBonus') > 0;
  const found = worth.members.length - worth.missing;
  return (
    <>
      <table class="force-table numbers">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Base</th>
            {guided && <th scope="col">TAG</th>}
            {linked && <th scope="col">C3</th>}
            <th scope="col">Pilot</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {worth.members.map(({ member, found: one }, place) => (
            <tr key={place}>
              <th scope="row">
                {one === undefined ? member.name : `${one.unit.chassis} ${one.unit.model}`.trim()}
              </th>
              <td>{one === undefined ? '–' : grouped(one.value.base)}</td>
              {guided && <td>{bonus(one?.value.tagBonus)}</td>}
              {linked && <td>{bonus(one?.value.networkBonus)}</td>}
              <td>
                {member.gunnery}/{member.piloting}{' '}
                <span class="faint">×{skillFactor(member.gunnery, member.piloting)}</span>
              </td>
              <td>{one === undefined ? 'not counted' : <strong>{grouped(one.value.battleValue)}</strong>}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {counted(found, 'unit')}, {grouped(worth.tons)} t
            </th>
            <td>{grouped(bonusesOf(worth, 'base'))}</td>
            {guided && <td />}
            {linked && <td />}
            <td />
            <td>
              <strong>{grouped(worth.battleValue)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <WorthNotes worth={worth} />
    </>
  );
}

const bonus = (points = 0): string => (points > 0 ? `+${grouped(points)}` : '–');

/** Remarks on the total. */
function WorthNotes({ worth }: { readonly worth: ForceWorth }) {
  const found = worth.members.flatMap((member) => member.found ?? []);
  return (
    <>
      {worth.missing > 0 && (
        <p class="notice warn" role="note">
          The total leaves out {counted(worth.missing, 'unit')} that {worth.missing === 1 ? 'is' : 'are'} not
          available here; see below.
        </p>
      )}
      {!found.every(({ unit }) => isUnderstood(unit)) && (
        <p class="notice warn" role="note">
          The total leaves out equipment that was not understood; see the units below.
        </p>
      )}
      {worth.members.some(
        ({ member, found: one }) =>
          member.network !== '' && one?.network !== undefined && one.value.networkBonus === 0,
      ) && (
        <p class="faint">
          A network adds nothing yet: it needs at least two units, and slaves need a master.
        </p>
      )}
    </>
  );
}
