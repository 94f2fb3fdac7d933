import { parseMtf } from '../../../src/built-in/units.js';
import { sampleMtf } from '../../units/sample-units.js';

/** Guns in both arms, a launcher with its bin in slot 3 of the left torso. */
export const sample = parseMtf(sampleMtf());

/** A force of one unit, with these attributes of its pilot and these elements behind. */
export const forceOf = (pilot: string, damage = ''): string =>
  `<unit version="0.50.07">
<entity chassis="Sample" model="SMP-1" type="Biped">
<pilot ${pilot}/>
${damage}
</entity>
</unit>`;
