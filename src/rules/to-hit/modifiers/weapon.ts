import type { EquipmentItem } from '../../../catalog/index.js';
import { settingOf } from '../../firing/dial.js';
import { flakModifier } from '../../firing/flak.js';
import { isMortar } from '../../firing/mortars.js';
import { isPulseModule } from '../../firing/pulse-module.js';
import type { Ruleset } from '../../ruleset.js';
import { givesPartialCover, terrainType } from '../../terrain/terrain.js';
import { isGuidedByTag } from '../guidance.js';
import { toHitModifier } from '../modifier.js';
import type { ToHitModifier, ToHitSituation } from '../situation.js';

const PRECISION_EASES = 2;
const COLD_TARGET = 1;
const HEAT_FOR_EACH_POINT = 5;
const DIRECT_MORTAR = 3;
const PULSE_MODULE = -2;
const HOMING = -1;

/** Added to the weapon's own modifier: a variable-speed pulse laser is more accurate at closer range. */
const VARIABLE_SPEED_PULSE: Readonly<Record<string, number>> = { short: 1, medium: 2, long: 3, extreme: 3 };

const OWN = toHitModifier({
  id: 'weapon',
  name: 'Weapon',
  source: 'weapon',
  needs: 'weapon',
  value: ownModifier,
  describe: ({ weapon }) => weapon?.name ?? 'weapon',
});

const MORTAR_FIRED_DIRECTLY = toHitModifier({
  id: 'mortar_fired_directly',
  name: 'Direct fire',
  source: 'weapon',
  needs: 'weapon',
  value: ({ weapon, attacker }) =>
    weapon !== undefined && isMortar(weapon) && !attacker.indirectFire?.isIndirect ? DIRECT_MORTAR : 0,
  describe: 'mortar fired directly',
});

const AMMUNITION = toHitModifier({
  id: 'ammunition',
  name: 'Ammunition',
  source: 'weapon',
  needs: 'ammunition',
  value: ({ ammunition, rules }) =>
    (ammunition?.toHitModifier ?? 0) +
    (ammunition?.munitions.includes('armor-piercing') ? rules.toHit.armorPiercingAmmunition : 0),
  describe: ({ ammunition }) => ammunition?.name ?? 'ammunition',
});

const FLAK = toHitModifier({
  id: 'flak',
  name: 'Flak',
  source: 'weapon',
  needs: 'targetNature',
  value: ({ ammunition, target }) =>
    target.aloft && ammunition !== undefined ? flakModifier(ammunition) : 0,
  describe: 'made for targets in the air',
});

const PRECISION_AMMUNITION = toHitModifier({
  id: 'precision_ammunition',
  name: 'Precision ammunition',
  source: 'weapon',
  needs: 'ammunition',
  value: ({ ammunition, targetMovement }) =>
    ammunition?.munitions.includes('precision') ? -Math.min(PRECISION_EASES, targetMovement) : 0,
  describe: 'reduces the target movement modifier',
});

const SEMI_GUIDED = toHitModifier({
  id: 'semi_guided',
  name: 'Semi-guided ammunition',
  source: 'weapon',
  needs: 'ammunition',
  value: (shot) =>
    isGuidedByTag(shot) && !shot.rules.toHit.semiGuidedMindsMovement ? -shot.targetMovement : 0,
  describe: 'follows the TAG, however the target moves',
});

const SEMI_GUIDED_THROUGH_TERRAIN = toHitModifier({
  id: 'semi_guided_through_terrain',
  name: 'Semi-guided ammunition',
  source: 'weapon',
  needs: 'ammunition',
  value: (shot) => -madeUpFor(shot),
  describe: 'follows the TAG past terrain and cover',
});

const NARC_POD = toHitModifier({
  id: 'narc_pod',
  name: 'Narc pod',
  source: 'weapon',
  needs: 'ammunition',
  value: ({ ammunition, target, attacker, rules }) =>
    (target.narcPod || target.homingPod) &&
    ammunition?.munitions.includes('narc-capable') &&
    !attacker.indirectFire?.isIndirect
      ? rules.toHit.narcPod
      : 0,
  describe: 'missiles follow a pod on the target',
});

const HEAT_SEEKING = toHitModifier({
  id: 'heat_seeking',
  name: 'Heat-seeking ammunition',
  source: 'weapon',
  needs: 'ammunition',
  value: heatSeeking,
  describe: ({ target }) => `seeks the target's heat (${target.heat})`,
});

const HOMING_POD = toHitModifier({
  id: 'homing_pod',
  name: 'iNarc homing pod',
  source: 'weapon',
  needs: 'homingPod',
  value: (shot) => (homesInOnPods(shot) ? HOMING : 0),
  describe: 'missiles home in on a pod on the target',
});

const LINKED = toHitModifier({
  id: 'linked',
  name: 'Linked equipment',
  source: 'weapon',
  needs: 'linkedTo',
  value: linkedModifier,
  describe: ({ linkedTo }) => linkedTo?.name ?? 'linked equipment',
});

function ownModifier(shot: ToHitSituation): number {
  if (shot.weapon === undefined) return 0;
  const { traits } = shot.weapon;
  const own = launcherModifier(shot.weapon, shot.rules);
  if (traits.includes('variable-speed-pulse')) return own + (VARIABLE_SPEED_PULSE[shot.bracket] ?? 0);
  return traits.includes('bombast-laser') ? own + overcharge(shot) : own;
}

/** What is printed of the weapon itself, unless the rules say otherwise of its launcher. */
export function launcherModifier(weapon: EquipmentItem, { toHit }: Ruleset): number {
  const own = weapon.toHitModifier ?? 0;
  if (own === 0 || !('ammoFamily' in weapon) || weapon.ammoFamily === undefined) return own;
  return toHit.launchers[weapon.ammoFamily] ?? own;
}

/** A higher setting of a bombast laser makes it harder to hit, except in some rulesets after a turn of charging. */
function overcharge({ weapon, rules, options }: ToHitSituation): number {
  const dial = rules.weapons.traits['bombast-laser']?.dial;
  if (dial === undefined || (dial.charges && options.charged)) return 0;
  const printed = weapon !== undefined && 'damage' in weapon ? weapon.damage : 0;
  return settingOf(dial, options.damageSetting ?? (typeof printed === 'number' ? printed : 0)).toHit;
}

/** In direct fire, missiles that follow a TAG ignore hills and woods, but not water and buildings. */
function madeUpFor(shot: ToHitSituation): number {
  const most = shot.rules.toHit.semiGuidedMakesUpFor;
  if (most === 0 || shot.attacker.indirectFire?.isIndirect || !isGuidedByTag(shot)) return 0;
  const { interveningTerrain, targetTerrain, partialCover, targetHex } = shot;
  const walls = targetHex.some((feature) => terrainType(feature) === 'building') ? 1 : 0;
  const cover = partialCover && !givesPartialCover(targetHex) ? 1 : 0;
  return Math.min(most, interveningTerrain + Math.max(0, targetTerrain - walls) + cover);
}

function heatSeeking({ ammunition, target: { heat } }: ToHitSituation): number {
  if (heat === undefined || !ammunition?.munitions.includes('heat-seeking')) return 0;
  return heat === 0 ? COLD_TARGET : -Math.floor(heat / HEAT_FOR_EACH_POINT);
}

/** Without a named load, missiles that can do it are assumed. */
function homesInOnPods({ weaponCategory, ammunition }: ToHitSituation): boolean {
  return (
    weaponCategory === 'missile' &&
    (ammunition === undefined || ammunition.munitions.includes('narc-capable'))
  );
}

/** An Artemis V guides only its own missiles, and only in direct fire. */
function linkedModifier({ linkedTo, ammunition, attacker, options, rules }: ToHitSituation): number {
  if (linkedTo === undefined) return 0;
  const { traits } = linkedTo;
  if (traits.includes('apollo')) return rules.toHit.apollo;
  if (isPulseModule(linkedTo)) return options.pulseModule ? PULSE_MODULE : 0;
  const guided = ammunition === undefined || ammunition.munitions.includes('artemis-v-capable');
  return traits.includes('artemis-v') && guided && !attacker.indirectFire?.isIndirect ? -1 : 0;
}

/** Modifiers of the weapon, its load and its linked equipment, in order of aggregation. */
export const WEAPON: readonly ToHitModifier[] = [
  OWN,
  MORTAR_FIRED_DIRECTLY,
  AMMUNITION,
  FLAK,
  PRECISION_AMMUNITION,
  SEMI_GUIDED,
  SEMI_GUIDED_THROUGH_TERRAIN,
  NARC_POD,
  HEAT_SEEKING,
  HOMING_POD,
  LINKED,
];
