export { getWeaponQuirks, hasLowProfile, hasNoArms, hasQuirk, isLowArmsRestricted } from './questions.js';
export type { Pipeline, QuirkCategory, QuirkEntry } from './quirk.js';
export {
  FURTHER_QUIRK_CATALOG,
  getQuirkCatalogSize,
  getQuirksByCategory,
  getQuirksForPipeline,
  type KnownQuirkId,
  QUIRK_CATALOG,
  type QuirkId,
  UNIT_QUIRK_IDS,
  type UnitQuirkId,
  WEAPON_QUIRK_IDS,
  type WeaponQuirkId,
} from './quirk-catalog.js';
