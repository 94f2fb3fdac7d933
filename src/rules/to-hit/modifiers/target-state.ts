import { isBlast } from '../../firing/area.js';
import { mayAimAtHead } from '../aiming.js';
import { coverCounts } from '../indirect-fire.js';
import { toHitModifier } from '../modifier.js';
import type { ToHitModifier, ToHitSituation } from '../situation.js';
import { camoSystem, mimeticArmor, suitStealth } from '../suits.js';

const IMMOBILE = -4;
const AIMED_AT_IMMOBILE_HEAD = 3;
const ADJACENT = 1;
const STEALTH: Readonly<Record<string, number>> = { medium: 1, long: 2, extreme: 2 };

const TARGET_PRONE = toHitModifier({
  id: 'target_prone',
  name: 'Target prone',
  source: 'target_state',
  needs: 'targetProne',
  value: ({ range }) => (range <= ADJACENT ? -2 : 1),
  describe: (_, value) => (value < 0 ? 'target prone and adjacent' : 'target prone at range'),
  variant: 'value',
});

const TARGET_IMMOBILE = toHitModifier({
  id: 'target_immobile',
  name: 'Target immobile',
  source: 'target_state',
  needs: 'targetImmobile',
  value: targetImmobile,
  describe: (_, value) => (value > 0 ? 'aimed at the head of an immobile target' : 'target immobile'),
  variant: 'value',
});

function targetImmobile(shot: ToHitSituation): number {
  if (mayAimAtHead(shot)) return AIMED_AT_IMMOBILE_HEAD;
  const { weapon, rules } = shot;
  return weapon !== undefined && isBlast(weapon) && !rules.toHit.immobileEasesBlasts ? 0 : IMMOBILE;
}

const PARTIAL_COVER = toHitModifier({
  id: 'partial_cover',
  name: 'Partial cover',
  source: 'target_state',
  needs: 'partialCover',
  value: (shot) => (shot.partialCover && coverCounts(shot) ? 1 : 0),
  describe: 'target in partial cover',
});

/** A jumping target gets only the modifier for jumping. */
const TARGET_AIRBORNE = toHitModifier({
  id: 'target_airborne',
  name: 'Target airborne',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target: { airborne, movementType } }) => (airborne && movementType !== 'jump' ? 1 : 0),
  describe: 'target in the air',
});

/** So low that no other modifiers make it miss. */
const CERTAIN = -40;

const TARGET_BUILDING_ADJACENT = toHitModifier({
  id: 'target_building_adjacent',
  name: 'Adjacent building',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target, range }) => (target.emplaced && range === ADJACENT ? CERTAIN : 0),
  describe: 'nobody misses a building in the next hex',
});

const TARGET_STUCK = toHitModifier({
  id: 'target_stuck',
  name: 'Target stuck',
  source: 'target_state',
  needs: 'targetStuck',
  value: -2,
  describe: 'target bogged down',
});

const TARGET_LARGE = toHitModifier({
  id: 'target_large',
  name: 'Large target',
  source: 'target_state',
  needs: 'targetLarge',
  value: -1,
  describe: 'target is large',
});

/** Modifier of a void-signature system, up to this many hexes moved. */
const VOID_SIGNATURE: readonly { readonly upTo: number; readonly value: number }[] = [
  { upTo: 0, value: 3 },
  { upTo: 2, value: 2 },
  { upTo: 5, value: 1 },
];

const TARGET_VOID_SIGNATURE = toHitModifier({
  id: 'target_void_signature',
  name: 'Void signature',
  source: 'target_state',
  needs: 'targetVoidSignature',
  value: ({ target }) => VOID_SIGNATURE.find(({ upTo }) => target.hexesMoved <= upTo)?.value ?? 0,
  describe: 'a void-signature system hides the target, less so the more it moves',
});

const TARGET_CHAMELEON = toHitModifier({
  id: 'target_chameleon',
  name: 'Chameleon shield',
  source: 'target_state',
  needs: 'targetChameleon',
  value: ({ bracket }) => STEALTH[bracket] ?? 0,
  describe: ({ bracket }) => `chameleon shield at ${bracket} range`,
});

const TARGET_STEALTH = toHitModifier({
  id: 'target_stealth',
  name: 'Stealth',
  source: 'target_state',
  needs: 'targetStealth',
  value: ({ bracket }) => STEALTH[bracket] ?? 0,
  describe: ({ bracket }) => `stealth at ${bracket} range`,
});

const TARGET_BATTLE_ARMOR = toHitModifier({
  id: 'target_battle_armor',
  name: 'Battle armor',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target, attacker }) => (target.soldiers === 'battle-armor' && !attacker.soldiers ? 1 : 0),
  describe: 'powered suits are small targets',
});

/** Conventional infantry aims with bare eyes and ignores stealth armor. */
const TARGET_SUIT_STEALTH = toHitModifier({
  id: 'target_suit_stealth',
  name: 'Battle armor stealth',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target, attacker, bracket }) =>
    target.suit?.stealth === undefined || attacker.soldiers === 'infantry'
      ? 0
      : suitStealth(target.suit, bracket),
  describe: ({ target, bracket }) => `${target.suit?.stealth} stealth armor at ${bracket} range`,
});

const TARGET_MIMETIC = toHitModifier({
  id: 'target_mimetic',
  name: 'Mimetic armor',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target }) => (target.suit ? mimeticArmor(target.suit, target.hexesMoved) : 0),
  describe: 'mimetic armor hides the target, less so the more it moves',
});

const TARGET_CAMO_SYSTEM = toHitModifier({
  id: 'target_camo_system',
  name: 'Camo system',
  source: 'target_state',
  needs: 'targetNature',
  value: ({ target }) => (target.suit ? camoSystem(target.suit, target.hexesMoved) : 0),
  describe: 'a camo system hides the target, less so the more it moves',
});

/** In the order of aggregation. */
export const TARGET_STATE: readonly ToHitModifier[] = [
  TARGET_PRONE,
  TARGET_IMMOBILE,
  TARGET_BUILDING_ADJACENT,
  PARTIAL_COVER,
  TARGET_AIRBORNE,
  TARGET_STUCK,
  TARGET_LARGE,
  TARGET_STEALTH,
  TARGET_VOID_SIGNATURE,
  TARGET_CHAMELEON,
  TARGET_BATTLE_ARMOR,
  TARGET_SUIT_STEALTH,
  TARGET_MIMETIC,
  TARGET_CAMO_SYSTEM,
];
