import {
  calculateForceBattleValue,
  type ForceBattleValue,
  skillFactor,
} from '../../../src/edge/battle-value.js';
import type { Unit } from '../../../src/edge/units.js';
import { fitForBattle } from '../../forces/fit-for-battle.js';
import { ForceEditor } from '../../forces/force-editor.js';
import { unitOf } from '../../forces/found-unit.js';
import type { Member } from '../../forces/member.js';
import { NetworkChoice } from '../../forces/network-choice.js';
import { sendToBattle } from '../../forces/send-force.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../forces/sides.js';
import { ruleset } from '../../state/address.js';
import { isUnderstood } from '../../units/unit-problems.js';
import { counted as countOf, grouped } from '../../words.js';
import { Difference } from './difference.js';
import { comparing, forces, type Place } from './state.js';

const TITLES: Readonly<Record<Place, string>> = { a: 'Force A', b: 'Force B' };
const ALONE = 'Your force';

export function ForceView() {
  const a = worthOf(forces.a.value);
  const b = worthOf(forces.b.value);
  return (
    <>
      {comparing.value && <ForceDifference a={a} b={b} />}
      <div class={comparing.value ? 'pair-columns' : 'one-column'}>
        <ForceCard place="a" worth={a} />
        {comparing.value && <ForceCard place="b" worth={b} />}
      </div>
    </>
  );
}

interface Counted {
  readonly member: Member;
  readonly unit: Unit;
}

interface ForceWorth {
  readonly counted: readonly Counted[];
  readonly value: ForceBattleValue;
  readonly tons: number;
}

function worthOf(members: readonly Member[]): ForceWorth {
  const counted = members.flatMap((member) => {
    const unit = unitOf(member);
    return unit === undefined ? [] : [{ member, unit }];
  });
  const value = calculateForceBattleValue(
    counted.map(({ member: { gunnery, piloting, network }, unit }) => ({
      unit,
      gunnery,
      piloting,
      ...(network !== '' && { network }),
    })),
    { ruleset: ruleset.value },
  );
  return { counted, value, tons: counted.reduce((sum, { unit }) => sum + (unit.tonnage ?? 0), 0) };
}

function ForceCard({ place, worth }: { readonly place: Place; readonly worth: ForceWorth }) {
  const { value, counted, tons } = worth;
  const title = comparing.value ? TITLES[place] : ALONE;
  const fit = fitForBattle(forces[place].value, unitOf);
  const linked = value.members.some(({ networkBonus }) => networkBonus > 0);
  const guided = value.members.some(({ tagBonus }) => tagBonus > 0);
  return (
    <section class="card" aria-label={title}>
      <div class="card-head">
        <h2>{title}</h2>
        <p class="force-total numbers">
          <strong>{grouped(value.battleValue)}</strong> Battle Value
        </p>
      </div>
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
          {counted.map(({ member, unit }, index) => {
            const of = value.members[index];
            if (of === undefined) return null;
            return (
              <tr key={index}>
                <th scope="row">{`${unit.chassis} ${unit.model}`.trim()}</th>
                <td>{grouped(of.base)}</td>
                {guided && <td>{of.tagBonus > 0 ? `+${grouped(of.tagBonus)}` : '–'}</td>}
                {linked && <td>{of.networkBonus > 0 ? `+${grouped(of.networkBonus)}` : '–'}</td>}
                <td>
                  {member.gunnery}/{member.piloting}{' '}
                  <span class="faint">×{skillFactor(member.gunnery, member.piloting)}</span>
                </td>
                <td>
                  <strong>{grouped(of.battleValue)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {countOf(counted.length, 'unit')}, {grouped(tons)} t
            </th>
            <td>{grouped(value.members.reduce((sum, { base }) => sum + base, 0))}</td>
            {guided && <td />}
            {linked && <td />}
            <td />
            <td>
              <strong>{grouped(value.battleValue)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      {!counted.every(({ unit }) => isUnderstood(unit)) && (
        <p class="notice warn" role="note">
          The total leaves out equipment that was not understood; see the units below.
        </p>
      )}
      {counted.some(
        ({ member }, index) => member.network !== '' && value.members[index]?.networkBonus === 0,
      ) && (
        <p class="faint">
          A network adds nothing yet: it needs at least two units, and slaves need a master.
        </p>
      )}
      <ForceEditor
        title={comparing.value ? title : ALONE.toLowerCase()}
        unitLabel={comparing.value ? `${title}, unit` : 'Unit'}
        members={forces[place].value}
        onChange={(members) => {
          forces[place].value = members;
        }}
        more={(member, _place, change) => (
          <NetworkChoice member={member} change={change} none="in no network">
            Units in one network share targeting data. Each gains 5 % of the whole network’s Battle Value (7 %
            with boosted computers). Slaves need a master, and a network needs at least two units.
          </NetworkChoice>
        )}
      />
      {!comparing.value && (
        <div class="row send-row">
          <span>Battle with this force:</span>
          {BOTH_SIDES.map((side) => (
            <button
              key={side}
              type="button"
              class="button"
              aria-label={`Battle with this force as ${SIDE_NAMES[side]}`}
              disabled={fit.members.length === 0}
              onClick={() => sendToBattle({ [side]: fit.members })}
            >
              as {SIDE_NAMES[side]}
            </button>
          ))}
          {fit.behind !== undefined && <span class="faint">{fit.behind}</span>}
        </div>
      )}
    </section>
  );
}

function ForceDifference({ a, b }: { readonly a: ForceWorth; readonly b: ForceWorth }) {
  const [red, blue] = [fitForBattle(forces.a.value, unitOf), fitForBattle(forces.b.value, unitOf)];
  const rows: readonly (readonly [string, number, number])[] = [
    ['Battle Value', a.value.battleValue, b.value.battleValue],
    ['Units', a.counted.length, b.counted.length],
    ['Tons', a.tons, b.tons],
    ['Bonus for C3', sumOf(a, 'networkBonus'), sumOf(b, 'networkBonus')],
    ['Bonus for TAG', sumOf(a, 'tagBonus'), sumOf(b, 'tagBonus')],
  ];
  return (
    <section class="card" aria-label="Difference between the forces">
      <table class="force-table numbers">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">What</span>
            </th>
            <th scope="col">Force A</th>
            <th scope="col">Force B</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, one, other], index) => index === 0 || one + other > 0)
            .map(([label, one, other]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{grouped(one)}</td>
                <td>{grouped(other)}</td>
                <td>
                  <Difference a={one} b={other} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <div class="row send-row">
        <button
          type="button"
          class="button"
          disabled={red.members.length === 0 || blue.members.length === 0}
          onClick={() => sendToBattle({ red: red.members, blue: blue.members })}
        >
          Battle: Force A (Red) against Force B (Blue)
        </button>
        {red.behind !== undefined && <span class="faint">Force A: {red.behind}</span>}
        {blue.behind !== undefined && <span class="faint">Force B: {blue.behind}</span>}
      </div>
    </section>
  );
}

const sumOf = ({ value }: ForceWorth, bonus: 'networkBonus' | 'tagBonus'): number =>
  value.members.reduce((sum, member) => sum + member[bonus], 0);
