import { DropZone } from '../../controls/drop-zone.js';
import { addToForce } from '../../forces/add-to-force.js';
import { keptForces } from '../../forces/kept-forces.js';
import { REGULAR } from '../../skills.js';
import { ForceList } from './force-list.js';
import { ForcePage } from './force-page.js';
import { LinkedForceCard } from './linked-force-card.js';
import { MusterView } from './muster/muster-view.js';
import { showList, shown, shownForce } from './state.js';
import './forces.css';

export function ForcesView() {
  const now = shown.value;
  return (
    <div class="forces" data-shown={now.is}>
      <ForceList />
      <div class="force-main">
        {now.is !== 'list' && (
          <p class="to-list">
            <button type="button" class="link-button" onClick={showList}>
              ‹ All forces
            </button>
          </p>
        )}
        {now.is === 'linked' && <LinkedForceCard force={now.force} />}
        {now.is === 'kept' && <KeptForce />}
        {now.is === 'muster' && <MusterView />}
        {now.is === 'list' && <p class="notice force-none">Open one of your forces, or make a new one.</p>}
      </div>
      <DropZone onUnit={(name) => void addToForce({ name, ...REGULAR })} />
    </div>
  );
}

function KeptForce() {
  const force = shownForce.value;
  if (force !== undefined) return <ForcePage key={force.id} force={force} />;
  if (keptForces.listing.value === undefined) return <p class="notice">Reading your forces …</p>;
  return (
    <p class="notice" role="alert">
      This force is not on this device: it was deleted, or the address comes from another device. To send a
      force to somebody, use “Copy link” or export it.
    </p>
  );
}
