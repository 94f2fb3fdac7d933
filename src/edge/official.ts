import { officialCatalog as made } from '../catalog/official.js';
import { markSound } from './equipment/sound-catalogs.js';

/** Every item of `public/data/equipment/official`, at hand without a file or a request. */
export const officialCatalog = markSound(made);
