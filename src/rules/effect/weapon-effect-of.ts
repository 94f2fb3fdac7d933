import type { Ammunition, EquipmentItem, WeaponDamage } from '../../catalog/index.js';
import { isBlast } from '../firing/area.js';
import { settingOf } from '../firing/dial.js';
import { againstPlatoon, burningPlatoon } from '../infantry/against-platoon.js';
import type { PlatoonTarget } from '../infantry/casualties.js';
import { type PlatoonFire, smallArmsEffect } from '../infantry/small-arms-effect.js';
import type { Ruleset } from '../ruleset.js';
import { modifierIn } from '../table.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import type { EffectEntry } from './effect-entry.js';
import { goesByTable, natureOf, type WeaponNature } from './nature.js';
import type { WeaponEffect } from './weapon-effect.js';

/** A weapon, and how it is fired. */
export interface FiredWeapon {
  readonly weapon: EquipmentItem;
  readonly load: Ammunition | undefined;
  /** Equipment in working order that serves it. */
  readonly linkedTo: EquipmentItem | undefined;
  /** Of the hexes that the shot flies. */
  readonly bracket: RangeBracket | undefined;
  /** Of an Ultra or rotary autocannon. */
  readonly shots: number;
  /** That an array links. */
  readonly guns: number;
  /** Armed in the tube. */
  readonly hotLoaded: boolean;
  /** A capacitor lends its charge. */
  readonly charged: boolean;
  /** The gunner wants heat in place of damage. */
  readonly heats: boolean;
  /** The target does not track heat. */
  readonly coolTarget: boolean;
  /** Fired through a pulse module. */
  readonly pulse: boolean;
  /** Points that its dial is set to; left out, those of the catalog. */
  readonly setting?: number | undefined;
  /** The target is at the minimum range of the weapon, or inside it. */
  readonly tooClose: boolean;
  /** Of a squad, who fire such a weapon each; left out, it is fired once. */
  readonly troopers?: number;
  /** The target's armor stops fire. */
  readonly fireproof?: boolean;
  /** The target is a platoon of conventional infantry; undefined for all others. */
  readonly platoon?: PlatoonTarget | undefined;
  /** The weapon is all that a platoon carries; undefined for all others. */
  readonly fire?: PlatoonFire | undefined;
}

/** What the weapon does when it hits, fired like this. */
export function weaponEffect(fired: FiredWeapon, rules: Ruleset): WeaponEffect {
  const { weapon, load, linkedTo, shots, charged, pulse, platoon, troopers = 1 } = fired;
  if (fired.fire !== undefined) return smallArmsEffect(fired.fire, platoon, fired.heats && !fired.coolTarget);
  const nature = natureOf(weapon, load, linkedTo, rules);
  const { entry, linked, cluster, rack } = nature;
  const { coolTarget } = fired;
  const chosen = entry.damageAsHeat === 'instead' && fired.heats && !coolTarget;
  const printed = 'damage' in weapon ? weapon.damage : 0;
  const dialed =
    entry.dial !== undefined && typeof printed === 'number'
      ? settingOf(entry.dial, fired.setting ?? printed)
      : undefined;
  const damage = dialed?.points ?? printed;
  const silent = entry.heatsOnly || chosen || (entry.pod !== undefined && entry.pod !== 'none');
  const unarmored = silent ? 0 : pointsOf(damage, nature, fired);
  const stopped = fired.fireproof && entry.damageKind === 'incendiary';
  const points = stopped ? throughFireproof(entry, unarmored) : unarmored;
  const size = sizeOf(nature, weapon, shots, fired.guns) * troopers;
  const jams = 'burst' in weapon && weapon.burst ? rules.weapons.jams[weapon.burst.jams] : undefined;
  const area = isBlast(weapon);
  const pulsed = pulse && linked.burstsUpTo !== undefined;
  const heatDice = ('heatDice' in weapon && weapon.heatDice) || 0;
  const damageDice = coolTarget && heatDice > 0 && !stopped ? Math.floor(heatDice) + MORE_THAN_HEAT : 0;
  const heatsAsMuch = (chosen || entry.damageAsHeat === 'besides') && typeof damage === 'number';
  const effect: WeaponEffect = {
    points,
    size: fired.tooClose ? Math.ceil(size * (entry.missilesTooClose ?? 1)) : size,
    groupPoints:
      damageDice > 0 || (stopped && heatDice > 0)
        ? rules.weapons.areaGroupPoints
        : rules.hitLocation.everyHitItsOwnLocation && !area
          ? points
          : groupPoints(nature, area, points, rules),
    together: entry.strikesTogether === true && !rules.hitLocation.everyHitItsOwnLocation,
    pierces: entry.piercesBySize && modifierIn(entry.piercesBySize, rack),
    kind: area ? 'area' : (entry.damageKind ?? ('category' in weapon ? weapon.category : undefined)),
    streak: entry.streak === true,
    hotLoaded: fired.hotLoaded,
    cluster,
    missiles: cluster.missiles ? rack * troopers : 0,
    jamsUpTo: jams === undefined ? 0 : (jams.upTo[Math.min(shots, jams.upTo.length) - 1] ?? 0),
    jamMisses: jams?.misses === true,
    burstsUpTo: pulsed ? (linked.burstsUpTo ?? 0) : 0,
    heatEach: (entry.heatEach ?? 0) + (heatsAsMuch ? Math.floor(damage * (entry.heatShare ?? 1)) : 0),
    heatDice,
    damageDice,
    halfDie: false,
    casualties: undefined,
    burns: coolTarget && entry.heatsOnly === true && (entry.heatEach ?? 0) > 0,
    pod: entry.pod,
    designates: entry.designates === true,
    heat: dialed?.heat ?? weapon.heat,
    shots,
    addedHeat: (pulsed ? (linkedTo?.heat ?? 0) : 0) + (charged ? (linked.charge?.heat ?? 0) : 0),
  };
  if (platoon === undefined || effect.designates || effect.pod !== undefined) return effect;
  if (effect.burns) return burningPlatoon(effect);
  const fullPoints =
    entry.damageFactor === undefined ? points : pointsOf(damage, { ...nature, entry: WHOLE }, fired);
  const all = size / troopers;
  return againstPlatoon(effect, {
    weapon,
    entry,
    bracket: fired.bracket,
    fullPoints,
    all,
    platoon,
    troopers,
  });
}

/** Of flames nothing, of plasma half of what is not heat. */
const throughFireproof = ({ damageAsHeat }: EffectEntry, points: number): number =>
  damageAsHeat === undefined ? Math.floor(points / 2) : 0;
const WHOLE: EffectEntry = {};

/** Plasma does so many dice of damage more than it would bring whole dice of heat. */
const MORE_THAN_HEAT = 1;

/** Missiles, and pellets of a cluster round, do what their ammunition says. */
function pointsOf(
  damage: WeaponDamage,
  { entry, linked, rack }: WeaponNature,
  { load, bracket, charged, tooClose }: FiredWeapon,
): number {
  const close = tooClose ? (entry.damageTooClose ?? 1) : 1;
  if (damage === 'by-cluster-table') return Math.floor((load?.damagePerShot || 1) * close);
  if (entry.pelletPoints !== undefined) return entry.pelletPoints;
  if (damage === 'artillery') return rack;
  const more = charged ? (linked.charge?.points ?? 0) : 0;
  if (typeof damage === 'number') return Math.floor(damage * (entry.damageFactor ?? 1) * close) + more;
  if (typeof damage !== 'object') return 0;
  return damage[bracket === 'short' || bracket === 'medium' ? bracket : 'long'] + more;
}

/** How many may hit. */
export function sizeOf(
  { entry, cluster, rack }: WeaponNature,
  weapon: EquipmentItem,
  shots: number,
  guns: number,
): number {
  if (cluster.bursts) return shots;
  if (entry.countsGuns) return guns;
  return entry.pelletPoints !== undefined || goesByTable(weapon) ? rack : 1;
}

/** Points that strike one location together: those of a single hit where nothing says otherwise. */
export function groupPoints(
  { entry }: WeaponNature,
  area: boolean,
  points: number,
  { weapons }: Ruleset,
): number {
  if (area) return weapons.areaGroupPoints;
  if (entry.groupPoints === undefined || (entry.groupsSmallHitsOnly && points > 1)) return points;
  return entry.groupPoints;
}
