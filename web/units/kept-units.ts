import { keptCollection } from '../kept/kept-collection.js';
import { OwnUnit } from './own-unit.js';

/** Units of the user's own, with the texts of their files. */
export const keptUnits = keptCollection({
  name: 'own-units',
  texts: 'own-unit-texts',
  version: 1,
  schema: OwnUnit,
});
