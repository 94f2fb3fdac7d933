import { FURTHER_ARMOR_QUIRKS, FURTHER_LIMB_QUIRKS } from './further-body-quirks.js';
import { FURTHER_COMBAT_QUIRKS } from './further-combat-quirks.js';
import { FURTHER_WEAPON_QUIRKS } from './further-weapon-quirks.js';
import { QUIRKS_WITHOUT_EFFECT } from './quirks-without-effect.js';

/** Quirks of unit files that the catalog does not list. They have no effect in `standard` (docs/rules/standard.md). */
export const FURTHER_QUIRKS = [
  ...FURTHER_COMBAT_QUIRKS,
  ...FURTHER_LIMB_QUIRKS,
  ...FURTHER_ARMOR_QUIRKS,
  ...FURTHER_WEAPON_QUIRKS,
  ...QUIRKS_WITHOUT_EFFECT,
];
