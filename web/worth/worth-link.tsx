import { openView } from '../state/address.js';
import { abilityWorth } from './worth-files.js';

/** A link to all measured tables. Renders nothing if there are none. */
export const WorthLink = () =>
  abilityWorth.address === undefined ? null : (
    <button type="button" class="text-button" onClick={() => openView('worth')}>
      What is it worth? All measurements
    </button>
  );
