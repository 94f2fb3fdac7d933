import { Button } from '../../controls/button.js';
import { saveFile } from '../../controls/save-file.js';
import { keepForce } from '../../forces/change-force.js';
import { byLastChange, type Force } from '../../forces/force.js';
import { keptForces } from '../../forces/kept-forces.js';
import { counted, grouped, listed } from '../../words.js';
import { ImportForces } from './import-forces.js';
import { showForce, showMuster, shown } from './state.js';

/** All forces on this device, the one changed last first. */
export function ForceList() {
  const listing = keptForces.listing.value;
  const make = async () => showForce(await keepForce());
  return (
    <section class="card force-list" aria-labelledby="forces-of-device">
      <div class="card-head">
        <h2 id="forces-of-device">Your forces</h2>
        <Button look="main" onClick={() => void make()}>
          + New force
        </Button>
      </div>
      {listing === undefined && <p class="faint">Reading your forces …</p>}
      {listing?.values.length === 0 && (
        <p class="faint">
          None yet. Make one here, add units to one in the Units view, or import one. Forces stay on this
          device; nothing is uploaded.
        </p>
      )}
      {listing !== undefined && listing.values.length > 0 && (
        <ul class="force-items">
          {[...listing.values].sort(byLastChange).map((force) => (
            <li key={force.id}>
              <ForceItem force={force} isKept={!listing.unkept.has(force.id)} />
            </li>
          ))}
        </ul>
      )}
      <Button aria-current={shown.value.is === 'muster' ? 'true' : undefined} onClick={() => showMuster()}>
        Muster a force for a budget
      </Button>
      <ImportForces />
      {listing?.damaged.map(({ id, problem, stored }) => (
        <div key={id} class="notice bad" role="note">
          <p>A force that is kept here cannot be read: {problem}. It stays as it is until you delete it.</p>
          <div class="row">
            <Button
              onClick={() =>
                saveFile('damaged-force.json', JSON.stringify(stored, null, 2), 'application/json')
              }
            >
              Save what is left
            </Button>
            <Button onClick={() => void keptForces.delete(id)}>Delete it</Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function ForceItem({ force, isKept }: { readonly force: Force; readonly isKept: boolean }) {
  const { id, name, members, budget } = force;
  const now = shown.value;
  return (
    <button
      type="button"
      class="force-item"
      aria-current={now.is === 'kept' && now.id === id ? 'true' : undefined}
      onClick={() => showForce(id)}
    >
      <strong>{name}</strong>
      <span class="faint">
        {counted(members.length, 'unit')}
        {budget !== undefined && ` for ${grouped(budget)}`}
        {!isKept && ', until you close the page'}
      </span>
      <span class="faint">{memberNames(force)}</span>
    </button>
  );
}

const MOST_NAMED = 4;

function memberNames({ members }: Force): string {
  const names = members.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = members.length - names.length;
  return listed(more > 0 ? [...names, counted(more, 'other')] : names);
}
