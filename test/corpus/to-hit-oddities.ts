import { hexAt } from './boards.js';
import type { Oddity } from './oddities.js';
import { found, type ToHitCase } from './to-hit-case.js';

/** Where a shot of ours differs from the reference: by how much, if both can be fired. */
type Applies = (situation: ToHitCase, difference: number | undefined) => boolean;

const isMortar = ({ weapon }: ToHitCase): boolean =>
  found(weapon.internalName).traits.includes('mortar-indirect-fire');
const isSemiGuided = ({ weapon }: ToHitCase): boolean =>
  weapon.ammo?.munition.includes('M_SEMIGUIDED') ?? false;
const isInBuildingHex = ({ board, tgt }: ToHitCase): boolean =>
  hexAt(board, tgt.x, tgt.y).terrain.has('building');
const isWet = ({ att, weapon }: ToHitCase): boolean => att.wetLocs?.includes(weapon.loc) ?? false;
const isBlast = ({ weapon }: ToHitCase): boolean => {
  const item = found(weapon.internalName);
  return 'damage' in item && item.damage === 'artillery';
};
const isImmobile = ({ tgt, result }: ToHitCase): boolean =>
  (result.tgtImmobile || tgt.shutdown || tgt.unconscious) ?? false;

const wadesWithoutModifier = ({ result, tgt }: ToHitCase): boolean =>
  result.cover === 3 &&
  [2, 4].includes(tgt.wetLocs?.length ?? 0) &&
  !result.mods.some(({ text }) => text === 'target has partial cover');

const hasOverheadArms = ({ quirksOn, att, weapon }: ToHitCase): boolean =>
  quirksOn &&
  att.quirks?.includes('overhead_arms') === true &&
  [weapon.loc, weapon.splitLoc].some((location) => location === 'RA' || location === 'LA');

const seeksHeatInVain = ({ weapon }: ToHitCase): boolean => {
  const item = found(weapon.internalName);
  return (
    weapon.ammo?.munition.includes('M_HEAT_SEEKING') === true &&
    'ammoFamily' in item &&
    item.ammoFamily === 'enhanced-lrm'
  );
};

const BY_ODDITY: readonly (readonly [Oddity, Applies])[] = [
  [1, (situation, difference) => difference === 1 && wadesWithoutModifier(situation)],
  [2, (situation) => situation.tgt.elevation === 0 && isInBuildingHex(situation)],
  [
    3,
    (situation) =>
      (situation.weapon.indirect && isMortar(situation)) ||
      (situation.targetTaggedBySpotter === true && isSemiGuided(situation)),
  ],
  [9, (situation) => situation.aim !== undefined && isImmobile(situation)],
  [
    17,
    (situation, difference = 0) =>
      situation.weapon.indirect &&
      situation.spotter !== undefined &&
      difference > 0 &&
      !situation.targetTaggedBySpotter &&
      isSemiGuided(situation),
  ],
  [17, (situation, difference) => difference === -4 && isImmobile(situation) && isBlast(situation)],
  [17, seeksHeatInVain],
  [
    17,
    (situation) =>
      isWet(situation) && found(situation.weapon.internalName).traits.includes('variable-speed-pulse'),
  ],
  [18, hasOverheadArms],
  [18, (situation) => situation.tgt.elevation === 1 && isInBuildingHex(situation)],
  [18, (situation) => situation.att.chassis === 'quad' && isWet(situation)],
];

/** The oddity that explains why a shot differs, if one does. */
export const shotOddity = (situation: ToHitCase, difference: number | undefined): Oddity | undefined =>
  BY_ODDITY.find(([, applies]) => applies(situation, difference))?.[0];
