import { useEffect, useState } from 'preact/hooks';
import type { UnitRow } from '../../../src/edge/search.js';
import { askLibrary } from '../../library/ask-library.js';
import { ruleset } from '../../state/address.js';
import { counted, grouped } from '../../words.js';
import { moveWords, pricedFor, roleWords } from './columns.js';
import type { OpenedUnit } from './opened-unit.js';
import { quoted } from './query-text.js';
import { showUnit, skills } from './state.js';
import { unitAddress } from './unit-address.js';

const MOST = 200;

/** Other units on the same chassis, oldest first. */
export function Variants({ of: { id, unit } }: { readonly of: OpenedUnit }) {
  const { chassis, unitType } = unit;
  const { value: rules } = ruleset;
  const [variants, setVariants] = useState<readonly UnitRow[]>([]);
  useEffect(() => {
    let wanted = true;
    askLibrary({
      ask: 'find',
      query: `chassis=${quoted(chassis)} type=${quoted(unitType)}`,
      options: { sort: 'year', ruleset: rules },
      from: 0,
      to: MOST,
    }).then(
      ({ rows }) => wanted && setVariants(rows),
      // The page works without them.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [chassis, unitType, rules]);
  if (variants.length < 2) return null;
  return (
    <section class="card" aria-labelledby="variants-title">
      <div class="card-head">
        <h2 id="variants-title">Variants of the {chassis}</h2>
        <span class="faint">{counted(variants.length, 'unit')}</span>
      </div>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Year</th>
            <th scope="col">Battle Value</th>
            <th scope="col">Move</th>
            <th scope="col" class="sheet-more">
              Armor
            </th>
            <th scope="col" class="sheet-more sheet-words">
              Role
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id} aria-current={variant.id === id ? 'true' : undefined}>
              <th scope="row">
                {variant.id === id ? (
                  variant.name
                ) : (
                  <a
                    href={unitAddress(variant.id)}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      showUnit(variant.id);
                    }}
                  >
                    {variant.name}
                  </a>
                )}
              </th>
              <td>{variant.year}</td>
              <td>{grouped(pricedFor(variant, skills.value))}</td>
              <td>{moveWords(variant)}</td>
              <td class="sheet-more">{grouped(variant.armor)}</td>
              <td class="sheet-more sheet-words">{roleWords(variant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
