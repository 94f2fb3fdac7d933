import { useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { DropZone } from '../../controls/drop-zone.js';
import { Toggle } from '../../controls/toggle.js';
import { openView } from '../../state/address.js';
import { keptUnits } from '../../units/kept-units.js';
import type { OwnUnit } from '../../units/own-unit.js';
import { nameOf } from '../../units/shelf-unit.js';
import { searchUnits } from '../../units/unit-search.js';
import { counted, grouped } from '../../words.js';
import { DamagedUnits } from './damaged-units.js';
import { deleteUnits } from './delete-units.js';
import { exportUnits } from './export-units.js';
import { OwnUnitList } from './own-unit-list.js';
import { RoomLine } from './room-line.js';
import './own-units.css';

/** With this many units, a search field appears. */
const WORTH_A_SEARCH = 8;

/** The user's own units: the stored files, with warnings, and ways to export and delete them. */
export function OwnUnitsView() {
  const { value: listing } = keptUnits.listing;
  return (
    <div class="own-units">
      <p>
        <button type="button" class="link-button" onClick={() => openView('units')}>
          ‹ All units
        </button>
      </p>
      <DropZone />
      {listing === undefined ? (
        <p role="status">Reading what is kept on this device …</p>
      ) : (
        <>
          <DamagedUnits damaged={listing.damaged} />
          {listing.values.length > 0 ? (
            <Units units={listing.values} unkept={listing.unkept} />
          ) : (
            <section class="card own-units-card">
              <h2>Your own units</h2>
              <p>
                None yet. Units that you add are kept on this device, through reloads and offline, until you
                delete them. Every search and unit picker finds them.
              </p>
            </section>
          )}
        </>
      )}
    </div>
  );
}

interface UnitsProps {
  readonly units: readonly OwnUnit[];
  readonly unkept: ReadonlySet<string>;
}

function Units({ units, unkept }: UnitsProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [onlyRemarked, setOnlyRemarked] = useState(false);
  const [busy, setBusy] = useState('');
  const remarked = useMemo(() => units.filter(({ remarks }) => remarks.length > 0), [units]);
  const among = onlyRemarked ? remarked : units;
  const found = useMemo(() => {
    const sorted = among.map(namedOf).sort((a, b) => (a.sortName < b.sortName ? -1 : 1));
    return searchUnits(sorted, typed, () => false).map(({ unit }) => unit);
  }, [among, typed]);
  const during = async (words: string, work: Promise<void>) => {
    setBusy(words);
    await work;
    setBusy('');
  };
  const which = found.length === units.length ? 'all' : 'these';
  return (
    <section class="card own-units-card" aria-label="Your own units">
      <div class="own-units-bar">
        {units.length < WORTH_A_SEARCH ? (
          <h2>Your own units</h2>
        ) : (
          <div class="field own-units-search">
            <label class="label" for={id}>
              Find among your own units
            </label>
            <input
              id={id}
              class="input"
              type="search"
              autocomplete="off"
              spellcheck={false}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        )}
        <div class="row">
          <Button
            disabled={found.length === 0 || busy !== ''}
            onClick={() => void during('Packing the archive …', exportUnits(found, unkept))}
          >
            Export {which} as .zip
          </Button>
          <Button
            disabled={found.length === 0 || busy !== ''}
            onClick={() => void during('Deleting …', deleteUnits(found))}
          >
            Delete {which}
          </Button>
        </div>
      </div>
      {(remarked.length > 0 || onlyRemarked) && (
        <Toggle
          label={`Only those with remarks on their files (${grouped(remarked.length)})`}
          checked={onlyRemarked}
          onChange={setOnlyRemarked}
        />
      )}
      <p class="faint" role="status">
        {busy !== ''
          ? busy
          : found.length === units.length
            ? counted(units.length, 'unit')
            : `${counted(found.length, 'unit')} of ${grouped(units.length)}`}
      </p>
      <OwnUnitList key={typed} units={found} unkept={unkept} />
      <RoomLine />
    </section>
  );
}

interface Named {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  readonly sortName: string;
  readonly unit: OwnUnit;
}

/** Sorts thousands of names whenever a unit comes or goes. */
const names = new WeakMap<OwnUnit, Named>();

function namedOf(unit: OwnUnit): Named {
  let named = names.get(unit);
  if (named === undefined) {
    const { chassis, model, clanName } = unit.facts;
    const sortName = nameOf(unit.facts).toLowerCase();
    named = { chassis, model, ...(clanName !== undefined && { clanName }), sortName, unit };
    names.set(unit, named);
  }
  return named;
}
