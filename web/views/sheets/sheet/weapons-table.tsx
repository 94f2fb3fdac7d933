import type { Combatant, WeaponMount } from '../../../../src/edge/battle.js';
import type { TableGame } from '../../../../src/edge/table.js';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { counted, titled } from '../../../words.js';
import { act } from '../game/table.js';

const HEAT = { short: 'Ht', title: 'Heat' };
/** After the weapon's name. */
const COLUMNS = [
  { short: 'Loc', title: 'Location' },
  HEAT,
  { short: 'Dmg', title: 'Damage' },
  { short: 'Min', title: 'Minimum range' },
  { short: 'S', title: 'Short range' },
  { short: 'M', title: 'Medium range' },
  { short: 'L', title: 'Long range' },
];

export function WeaponsTable({ game, unit }: { readonly game: TableGame; readonly unit: Combatant }) {
  const { weapons, bins } = unit.design;
  return (
    <section class="sheet-part" aria-label="Weapons and ammunition">
      <h3>Weapons</h3>
      {weapons.length === 0 ? (
        <p class="faint">It has none.</p>
      ) : (
        <table class="weapons-table numbers">
          <thead>
            <tr>
              <th scope="col">Weapon</th>
              {COLUMNS.filter((column) => column !== HEAT || unit.design.tracksHeat).map(
                ({ short, title }) => (
                  <th key={short} scope="col">
                    <abbr title={title}>{short}</abbr>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {weapons.map((weapon) => (
              <WeaponRow key={weapon.id} unit={unit} weapon={weapon} />
            ))}
          </tbody>
        </table>
      )}
      {bins.length > 0 && (
        <>
          <h3>Ammunition</h3>
          <div class="bins">
            {bins.map(({ index, item, mount }) => (
              <Stepper
                key={index}
                label={binWords(item.shortName ?? item.name, mount.location)}
                value={unit.rounds[index] as number}
                min={0}
                max={unit.roundsWhenFull(index)}
                note={`of ${unit.roundsWhenFull(index)}`}
                onChange={(left) =>
                  act({ do: 'correct', unit: unit.index, rounds: { bin: index, rounds: left } })
                }
              />
            ))}
          </div>
        </>
      )}
      <Loads game={game} unit={unit} />
      {weapons.length > 0 && (
        <details class="disclosure screen-only">
          <summary>
            <span class="disclosure-title">Jams</span>
            <span class="disclosure-summary">{jamWords(unit)}</span>
          </summary>
          <div class="disclosure-body">
            {weapons.map(({ index, item, location }) => (
              <Toggle
                key={index}
                label={`${item.name}, ${unit.plan.words[location] ?? ''}, is jammed`}
                checked={unit.jammed[index] !== 0}
                onChange={(jammed) =>
                  act({ do: 'correct', unit: unit.index, jammed: { weapon: index, jammed } })
                }
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

const binWords = (name: string, location = ''): string => `${name} ${location}`.trim();

/** The other loads of its bins. A bin that gets another load is full. */
function Loads({ game, unit }: { readonly game: TableGame; readonly unit: Combatant }) {
  const bins = unit.design.bins.flatMap((bin) => {
    const choices = game.loadChoices(unit.index, bin.index);
    return choices.length > 1 ? [{ ...bin, choices }] : [];
  });
  if (bins.length === 0) return null;
  return (
    <div class="screen-only">
      <Disclosure title="Loads" summary="what the bins hold">
        {bins.map(({ index, item, mount, choices }, place) => (
          <Choice
            key={index}
            label={binWords(`Bin ${place + 1}`, mount.location)}
            value={item.id}
            choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(ammunition) =>
              act({ do: 'correct', unit: unit.index, load: { bin: index, ammunition } })
            }
          />
        ))}
      </Disclosure>
    </div>
  );
}

const jamWords = ({ jammed }: Combatant): string => {
  const count = jammed.filter((jam) => jam !== 0).length;
  return count === 0 ? 'none' : counted(count, 'weapon');
};

function WeaponRow({ unit, weapon }: { readonly unit: Combatant; readonly weapon: WeaponMount }) {
  const { item, mount } = weapon;
  const { ranges, heat } = item;
  const broken = weapon.fixture >= 0 && unit.working[weapon.fixture] === 0;
  const jammed = unit.jammed[weapon.index] !== 0;
  return (
    <tr data-broken={broken || jammed}>
      <th scope="row">
        {item.name}
        {mount.rear && <span class="faint"> (rear)</span>}
        {broken && <span class="tag bad">destroyed</span>}
        {jammed && <span class="tag warn">jammed</span>}
      </th>
      <td>{mount.location ?? '–'}</td>
      {unit.design.tracksHeat && <td>{typeof heat === 'number' ? heat : '–'}</td>}
      <td>{damageOf(weapon)}</td>
      <td>{reach(ranges.minimum ?? 0)}</td>
      <td>{reach(ranges.short)}</td>
      <td>{reach(ranges.medium)}</td>
      <td>{reach(ranges.long)}</td>
    </tr>
  );
}

const reach = (hexes: number): string => (hexes === 0 ? '–' : String(hexes));

function damageOf({ item: { damage, rackSize } }: WeaponMount): string {
  if (typeof damage === 'number') return String(damage);
  if (typeof damage === 'object') return `${damage.short}/${damage.medium}/${damage.long}`;
  return rackSize === undefined ? titled(damage) : `${rackSize} ×`;
}
