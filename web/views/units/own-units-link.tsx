import { openView } from '../../state/address.js';
import { keptUnits } from '../../units/kept-units.js';
import { grouped } from '../../words.js';

/** A link to the user's own units, which every search includes. */
export function OwnUnitsLink() {
  const count = keptUnits.listing.value?.values.length ?? 0;
  return (
    <button type="button" class="text-button own-units-link" onClick={() => openView('own-units')}>
      {count === 0 ? 'Add your own units' : `Your own units (${grouped(count)})`}
    </button>
  );
}
