import { Button } from '../../controls/button.js';
import { keepForce } from '../../forces/change-force.js';
import { worthOf } from '../../forces/force-worth.js';
import { WorthTable } from '../../forces/worth-table.js';
import type { LinkedForce } from '../../forces/written-force.js';
import { ruleset } from '../../state/address.js';
import { grouped } from '../../words.js';
import { ForceUses } from './force-uses.js';
import { showForce } from './state.js';

/** A force from a link, which the user can view, use or keep. */
export function LinkedForceCard({ force }: { readonly force: LinkedForce }) {
  const worth = worthOf(force.members, ruleset.value);
  const keep = async () => showForce(await keepForce(force));
  return (
    <section class="card" aria-labelledby="linked-force">
      <div class="card-head">
        <h2 id="linked-force">{force.name}</h2>
        <p class="force-total numbers">
          <strong>{grouped(worth.battleValue)}</strong> Battle Value
        </p>
      </div>
      <div class="notice closable">
        <p>This force comes from a link and is not kept on this device.</p>
        <Button look="main" onClick={() => void keep()}>
          Keep this force
        </Button>
      </div>
      <WorthTable worth={worth} />
      <ForceUses members={force.members} />
    </section>
  );
}
