import { type LocationLine, type Unit, unitCard, type WeaponLine } from '../../../src/edge/units.js';
import { quirkNote } from '../../controls/quirk-note.js';
import { quirkName } from '../../controls/quirk-words.js';
import { ruleset } from '../../state/address.js';

/** The unit's sheet: its construction, armor, weapons, equipment and quirks. */
export function UnitSheet({ unit }: { readonly unit: Unit }) {
  const card = unitCard(unit, { ruleset: ruleset.value });
  return (
    <div class="unit-sheet">
      {card.weapons.length > 0 && (
        <section class="card sheet-wide" aria-labelledby="sheet-weapons">
          <h2 id="sheet-weapons">Weapons</h2>
          <Weapons lines={card.weapons} />
        </section>
      )}
      {card.locations.length > 0 && (
        <section class="card" aria-labelledby="sheet-armor">
          <h2 id="sheet-armor">Armor and structure</h2>
          <Locations lines={card.locations} />
        </section>
      )}
      <section class="card" aria-labelledby="sheet-built">
        <h2 id="sheet-built">Built as</h2>
        <dl class="sheet-rows">
          {card.rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {card.ammunition.length + card.equipment.length > 0 && (
        <section class="card" aria-labelledby="sheet-equipment">
          <h2 id="sheet-equipment">Ammunition and equipment</h2>
          <ul class="sheet-list">
            {[...card.ammunition, ...card.equipment].map(({ name, where }) => (
              <li key={name}>
                <span>{name}</span>
                <span class="faint">{where}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {card.quirks.length + card.weaponQuirks.length > 0 && (
        <section class="card" aria-labelledby="sheet-quirks">
          <h2 id="sheet-quirks">Quirks</h2>
          <dl class="sheet-quirks">
            {card.quirks.map((id) => (
              <div key={id}>
                <dt>{quirkName(id)}</dt>
                <dd class="faint">{quirkNote(id)}</dd>
              </div>
            ))}
            {card.weaponQuirks.map(({ weapon, quirks }) => (
              <div key={weapon}>
                <dt>{quirks.map(quirkName).join(', ')}</dt>
                <dd class="faint">on {weapon}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Locations({ lines }: { readonly lines: readonly LocationLine[] }) {
  const hasRear = lines.some(({ rear }) => rear !== undefined);
  const hasStructure = lines.some(({ structure }) => structure > 0);
  return (
    <table class="sheet-table">
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col">Armor</th>
          {hasRear && <th scope="col">Rear</th>}
          {hasStructure && <th scope="col">Structure</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ location, name, armor, rear, structure }) => (
          <tr key={location}>
            <th scope="row">{name === '' ? location : `${name.charAt(0).toUpperCase()}${name.slice(1)}`}</th>
            <td>{armor}</td>
            {hasRear && <td>{rear ?? ''}</td>}
            {hasStructure && <td>{structure > 0 ? structure : ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weapons({ lines }: { readonly lines: readonly WeaponLine[] }) {
  const hasShots = lines.some(({ gun }) => gun?.shots !== undefined);
  return (
    <table class="sheet-table">
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col" class="sheet-words">
            Place
          </th>
          <th scope="col">Damage</th>
          <th scope="col">Heat</th>
          <th scope="col">Range</th>
          {hasShots && <th scope="col">Rounds</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ count, name, place, gun }) => (
          <tr key={`${name} ${place}`}>
            <th scope="row">{count > 1 ? `${count} × ${name}` : name}</th>
            <td class="sheet-words">{place}</td>
            <td>{gun?.damage}</td>
            <td>{gun?.heat}</td>
            <td>{gun && <Ranges gun={gun} />}</td>
            {hasShots && <td>{gun?.shots}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "7/14/21, min 6" */
const Ranges = ({ gun }: { readonly gun: NonNullable<WeaponLine['gun']> }) => (
  <>
    {[gun.short, gun.medium, gun.long].map((range) => (range === 0 ? '–' : range)).join('/')}
    {gun.minimum > 0 && <span class="faint"> min {gun.minimum}</span>}
  </>
);
