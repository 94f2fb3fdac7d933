import { useState } from 'preact/hooks';
import { pulseObstacle } from '../../../src/battle/weapons/pulse-module.js';
import { mostShotsOf } from '../../../src/rules/firing/jams.js';
import { formatToHit } from '../../../src/rules/to-hit/index.js';
import { Choice } from '../../controls/choice.js';
import { CopyButton } from '../../controls/copy-button.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { ruleset } from '../../state/address.js';
import { oneDigit, percent, RULESET_WORDS, signed } from '../../words.js';
import type { Results, WeaponResult } from './results.js';
import { change, situation } from './situation.js';
import { WeaponQuirkEditor } from './weapon-quirk-editor.js';

export function WeaponsCard({ results: { weapons } }: { readonly results: Results }) {
  return (
    <section class="card" aria-labelledby="weapons-title">
      <div class="card-head">
        <h2 id="weapons-title">Weapons</h2>
        <span class="faint">Tap a weapon for its modifiers, loads and quirks</span>
      </div>
      {weapons.length === 0 ? (
        <p class="notice">This unit has no weapon that can be fired at a ’Mech.</p>
      ) : (
        <div class="weapons">
          <div class="weapon-head" aria-hidden="true">
            <span>Fires</span>
            <span />
            <span>Needs</span>
            <span>Odds</span>
            <span>Damage</span>
            <span>Heat</span>
          </div>
          <ul>
            {[...weapons].sort(firingFirst).map((weapon) => (
              <Weapon key={weapon.mount.id} weapon={weapon} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const firingFirst = (a: WeaponResult, b: WeaponResult): number =>
  Number(a.obstacle !== undefined) - Number(b.obstacle !== undefined);

function Weapon({ weapon }: { readonly weapon: WeaponResult }) {
  const [open, setOpen] = useState(false);
  const { mount, name, place, toHit, obstacle, odds, heat, fires, load, loads } = weapon;
  const id = `weapon-${mount.id}`;
  const { silent } = situation.value;
  return (
    <li class="weapon" data-fires={fires}>
      <div class="weapon-row numbers">
        <label class="weapon-fires">
          <input
            type="checkbox"
            aria-label={`${name} (${place}) fires`}
            checked={fires}
            disabled={obstacle !== undefined}
            onChange={(event) =>
              change({
                silent: event.currentTarget.checked
                  ? silent.filter((other) => other !== mount.id)
                  : [...silent, mount.id],
              })
            }
          />
        </label>
        <button
          type="button"
          class="weapon-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span class="weapon-name">
            {name} <span class="faint">{place}</span>
            {loads.length > 1 && load !== undefined && <span class="weapon-load faint">{load.name}</span>}
          </span>
          {obstacle === undefined && toHit !== undefined ? (
            <>
              <span class="weapon-needs">{needs(toHit.finalToHit)}</span>
              <span>
                <span class="unseen">odds </span>
                {percent(toHit.probability)}
              </span>
              <span>
                <span class="unseen">expected damage </span>
                {oneDigit(odds.expected)}
              </span>
              <span>
                <span class="unseen">heat </span>
                {heat}
              </span>
            </>
          ) : (
            <span class="weapon-obstacle">{obstacle}</span>
          )}
        </button>
      </div>
      {open && (
        <div id={id} class="weapon-detail">
          <Firing weapon={weapon} />
          {toHit === undefined ? (
            <p>It cannot fire: {obstacle}.</p>
          ) : (
            <>
              <table>
                <caption class="unseen">What {name} needs, modifier by modifier</caption>
                <tbody>
                  {toHit.modifiers.map((modifier) => (
                    <tr key={modifier.id}>
                      <th scope="row">
                        {modifier.name}
                        {modifier.description !== '' && modifier.description !== modifier.name && (
                          <span class="field-note">{modifier.description}</span>
                        )}
                      </th>
                      <td class="numbers">
                        {modifier.source === 'base' ? modifier.value : signed(modifier.value)}
                      </td>
                    </tr>
                  ))}
                  <tr class="total">
                    <th scope="row">Needs on two dice</th>
                    <td class="numbers">{needs(toHit.finalToHit)}</td>
                  </tr>
                </tbody>
              </table>
              <p class="faint">
                {load !== undefined && loads.length < 2 && `Loaded with ${load.name}. `}
                Rules: {RULESET_WORDS[ruleset.value]}.
              </p>
              <blockquote>{sentence(weapon)}</blockquote>
              <CopyButton
                label="Copy this sentence"
                text={() => sentence(weapon)}
                done="The sentence is copied"
              />
            </>
          )}
          <WeaponQuirkEditor id={mount.id} name={`${name} (${place})`} quirks={mount.quirks} />
        </div>
      )}
    </li>
  );
}

/** What is loaded, how much of it is fired at once, and through what. */
function Firing({ weapon: { mount, load, loads, attack } }: { readonly weapon: WeaponResult }) {
  const most = mostShotsOf(mount.item);
  const { unit } = attack.shot;
  const pulses = pulseObstacle(unit, mount) === undefined;
  if (loads.length < 2 && most < 2 && !pulses) return null;
  const now = situation.value;
  return (
    <div class="firing">
      {loads.length > 1 && load !== undefined && (
        <Choice
          label="Load"
          value={load.id}
          choices={loads.map(({ item, aboard }) => ({
            value: item.id,
            label: aboard ? item.name : `${item.name} (not aboard)`,
          }))}
          onChange={(id) =>
            change({
              loads: [...now.loads.filter((entry) => !entry.startsWith(`${mount.id}_`)), `${mount.id}_${id}`],
            })
          }
        />
      )}
      {pulses && (
        <Toggle
          label="Pulse module"
          note="−2 to hit, 2 more heat; a roll of 2 destroys the laser"
          checked={attack.shot.order.pulse === true}
          onChange={(on) =>
            change({ pulsed: [...now.pulsed.filter((id) => id !== mount.id), ...(on ? [mount.id] : [])] })
          }
        />
      )}
      {most > 1 && (
        <Stepper
          label="Shots"
          value={attack.rounds}
          min={1}
          max={most}
          onChange={(shots) => change({ shots: { ...now.shots, [mount.id]: shots } })}
        />
      )}
    </div>
  );
}

function sentence({ mount, name, toHit, load }: WeaponResult): string {
  const { attacker, target, range, loads } = situation.value;
  if (toHit === undefined) return '';
  const isChosen = loads.some((entry) => entry.startsWith(`${mount.id}_`));
  const loaded = isChosen && load !== undefined ? ` with ${load.name}` : '';
  return `${attacker}, ${name}${loaded} at ${target} over ${range === 1 ? '1 hex' : `${range} hexes`}: ${formatToHit(toHit)}`;
}

const needs = (number: number): string =>
  Number.isFinite(number) ? (number > 12 ? 'none' : `${Math.max(2, number)}+`) : 'none';
