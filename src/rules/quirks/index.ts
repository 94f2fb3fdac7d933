export { getWeaponQuirks, hasLowProfile, hasNoArms, hasQuirk, isLowArmsRestricted } from './questions.js';
export type { Pipeline, QuirkCategory, QuirkEntry } from './quirk.js';
export {
  getQuirkCatalogSize,
  getQuirksByCategory,
  getQuirksForPipeline,
  QUIRK_CATALOG,
  UNIT_QUIRK_IDS,
  WEAPON_QUIRK_IDS,
} from './quirk-catalog.js';
