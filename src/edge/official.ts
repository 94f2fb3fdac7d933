import { officialCatalog as made } from '../catalog/official.js';
import { markSound } from './equipment/sound-catalogs.js';

/** Every item of `public/data/equipment/official`, built in: no file is read and nothing is fetched. */
export const officialCatalog = markSound(made);
