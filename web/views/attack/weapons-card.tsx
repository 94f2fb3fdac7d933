import { useState } from 'preact/hooks';
import { formatToHit } from '../../../src/edge/rules.js';
import { Choice } from '../../controls/choice.js';
import { CopyButton } from '../../controls/copy-button.js';
import { type Elsewhere, elsewhereWords } from '../../controls/elsewhere.js';
import { Stepper } from '../../controls/stepper.js';
import { Toggle } from '../../controls/toggle.js';
import { ruleset } from '../../state/address.js';
import { counted, oneDigit, percent, RULESET_WORDS, signed } from '../../words.js';
import { canHit, type Results, type WeaponResult } from './attack-results.js';
import { loadChoices } from './loads.js';
import { needs } from './needs.js';
import type { OtherRules } from './other-rules.js';
import { change, situation } from './situation.js';
import { WeaponQuirkEditor } from './weapon-quirk-editor.js';

interface WeaponsCardProps {
  readonly results: Results;
  readonly otherRules: readonly OtherRules[];
}

export function WeaponsCard({ results: { weapons }, otherRules }: WeaponsCardProps) {
  return (
    <section class="card" aria-labelledby="weapons-title">
      <div class="card-head">
        <h2 id="weapons-title">Weapons</h2>
        <span class="faint screen-only">Tap a weapon for its modifiers, loads and quirks</span>
      </div>
      {weapons.length === 0 ? (
        <p class="notice">This unit has no weapon that can fire at a ’Mech.</p>
      ) : (
        <div class="weapons">
          <div class="weapon-head" aria-hidden="true">
            <span>Fire</span>
            <span />
            <span>Needs</span>
            <span>Chance</span>
            <span>Damage</span>
            <span>Heat</span>
          </div>
          <ul>
            {[...weapons].sort(firingFirst).map((weapon) => (
              <Weapon key={weapon.mount.id} weapon={weapon} otherRules={otherRules} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const firingFirst = (a: WeaponResult, b: WeaponResult): number => Number(canHit(b)) - Number(canHit(a));

interface WeaponProps {
  readonly weapon: WeaponResult;
  readonly otherRules: readonly OtherRules[];
}

function Weapon({ weapon, otherRules }: WeaponProps) {
  const [open, setOpen] = useState(false);
  const { mount, name, place, toHit, obstacle, odds, heat, fires, load } = weapon;
  const loads = loadsOf(weapon);
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
            disabled={!canHit(weapon)}
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
          {toHit !== undefined && canHit(weapon) ? (
            <>
              <span class="weapon-needs">{needs(weapon)}</span>
              <span>
                <span class="unseen">chance </span>
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
            <span class="weapon-obstacle">{obstacle ?? needs(weapon)}</span>
          )}
          {elsewhereWords(needsElsewhere(mount.id, otherRules)).map((words) => (
            <span key={words} class="weapon-elsewhere faint">
              {words}
            </span>
          ))}
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
                <caption class="unseen">What {name} needs to hit, modifier by modifier</caption>
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
                    <th scope="row">Needed on 2D6</th>
                    <td class="numbers">
                      {needs(weapon)}
                      {toHit.impossible && Number.isFinite(toHit.finalToHit) && ` (${toHit.finalToHit}+)`}
                    </td>
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
                done="The sentence was copied."
              />
            </>
          )}
          <WeaponQuirkEditor id={mount.id} name={`${name} (${place})`} quirks={mount.quirks} />
        </div>
      )}
    </li>
  );
}

const needsElsewhere = (id: string, others: readonly OtherRules[]): readonly Elsewhere[] =>
  others.flatMap(({ ruleset: name, needs: there }) => {
    const words = there.get(id);
    return words === undefined ? [] : [{ ruleset: name, words }];
  });

const loadsOf = ({ mount, design }: WeaponResult) => loadChoices(design, mount);

/** Load, size of the burst, and pulse module. */
function Firing({ weapon }: { readonly weapon: WeaponResult }) {
  const { mount, load, effect, mostShots, pulse } = weapon;
  const loads = loadsOf(weapon);
  if (loads.length < 2 && mostShots < 2 && pulse === undefined) return null;
  const now = situation.value;
  return (
    <div class="firing">
      {loads.length > 1 && load !== undefined && (
        <Choice
          label="Load"
          value={load.id}
          choices={loads.map(({ item, aboard }) => ({
            value: item.id,
            label: aboard ? item.name : `${item.name} (not on board)`,
          }))}
          onChange={(id) =>
            change({
              loads: [...now.loads.filter((entry) => !entry.startsWith(`${mount.id}_`)), `${mount.id}_${id}`],
            })
          }
        />
      )}
      {pulse !== undefined && (
        <Toggle
          label="Pulse module"
          note="−2 to hit, 2 more heat; a roll of 2 destroys the laser"
          checked={pulse}
          onChange={(on) =>
            change({ pulsed: [...now.pulsed.filter((id) => id !== mount.id), ...(on ? [mount.id] : [])] })
          }
        />
      )}
      {mostShots > 1 && (
        <Stepper
          label="Shots"
          value={effect.shots}
          min={1}
          max={mostShots}
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
  return `${attacker}, ${name}${loaded} against ${target} at ${counted(range, 'hex', 'hexes')}: ${formatToHit(toHit)}`;
}
