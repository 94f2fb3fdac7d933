import { Button } from '../../controls/button.js';
import { ByRules } from '../../controls/by-rules.js';
import { setter } from '../../controls/setter.js';
import { fitForBattle } from '../../forces/fit-for-battle.js';
import { ForceEditor } from '../../forces/force-editor.js';
import { bonusesOf, type ForceWorth, worthOf } from '../../forces/force-worth.js';
import { unitOf } from '../../forces/found-unit.js';
import { NetworkChoice } from '../../forces/network-choice.js';
import { sendToBattle } from '../../forces/send-force.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../forces/sides.js';
import { forceWorthElsewhere } from '../../forces/worth-elsewhere.js';
import { WorthTable } from '../../forces/worth-table.js';
import { ruleset } from '../../state/address.js';
import { grouped } from '../../words.js';
import { Difference } from './difference.js';
import { comparing, forces, type Place } from './state.js';

const TITLES: Readonly<Record<Place, string>> = { a: 'Force A', b: 'Force B' };
const ALONE = 'Your force';

export function ForceView() {
  const a = worthOf(forces.a.value, ruleset.value);
  const b = worthOf(forces.b.value, ruleset.value);
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

function ForceCard({ place, worth }: { readonly place: Place; readonly worth: ForceWorth }) {
  const title = comparing.value ? TITLES[place] : ALONE;
  const fit = fitForBattle(forces[place].value, unitOf);
  return (
    <section class="card" aria-label={title}>
      <div class="card-head">
        <h2>{title}</h2>
        <p class="force-total numbers">
          <strong>
            <ByRules here={grouped(worth.battleValue)} others={forceWorthElsewhere(forces[place].value)} />
          </strong>{' '}
          Battle Value
        </p>
      </div>
      <WorthTable worth={worth} />
      <ForceEditor
        title={comparing.value ? title : ALONE.toLowerCase()}
        unitLabel={comparing.value ? `${title}, unit` : 'Unit'}
        members={forces[place].value}
        onChange={setter(forces[place])}
        more={(member, _place, change) => <NetworkChoice member={member} change={change} />}
      />
      {!comparing.value && (
        <div class="row send-row">
          <span>Battle with this force:</span>
          {BOTH_SIDES.map((side) => (
            <Button
              key={side}
              aria-label={`Battle with this force as ${SIDE_NAMES[side]}`}
              disabled={fit.members.length === 0}
              onClick={() => sendToBattle({ [side]: fit.members })}
            >
              as {SIDE_NAMES[side]}
            </Button>
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
    ['Battle Value', a.battleValue, b.battleValue],
    ['Units', a.members.length - a.missing, b.members.length - b.missing],
    ['Tons', a.tons, b.tons],
    ['Bonus for C3', bonusesOf(a, 'networkBonus'), bonusesOf(b, 'networkBonus')],
    ['Bonus for TAG', bonusesOf(a, 'tagBonus'), bonusesOf(b, 'tagBonus')],
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
        <Button
          disabled={red.members.length === 0 || blue.members.length === 0}
          onClick={() => sendToBattle({ red: red.members, blue: blue.members })}
        >
          Battle: Force A (Red) against Force B (Blue)
        </Button>
        {red.behind !== undefined && <span class="faint">Force A: {red.behind}</span>}
        {blue.behind !== undefined && <span class="faint">Force B: {blue.behind}</span>}
      </div>
    </section>
  );
}
