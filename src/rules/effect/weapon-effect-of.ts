import type { Ammunition, EquipmentItem, WeaponDamage } from '../../catalog/index.js';
import { isBlast } from '../firing/area.js';
import { settingOf } from '../firing/dial.js';
import { againstPlatoon, burningPlatoon } from '../infantry/against-platoon.js';
import type { PlatoonTarget } from '../infantry/casualties.js';
import { throughFloors, throughWalls } from '../infantry/inside.js';
import { type PlatoonFire, smallArmsEffect } from '../infantry/small-arms-effect.js';
import type { Ruleset } from '../ruleset.js';
import { modifierIn } from '../table.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import type { EffectEntry } from './effect-entry.js';
import { goesByTable, natureOf, type WeaponNature } from './nature.js';
import { attaches, type WeaponEffect } from './weapon-effect.js';

/** A weapon, and how it is fired. */
export interface FiredWeapon {
  readonly weapon: EquipmentItem;
  readonly load: Ammunition | undefined;
  /** Linked equipment in working order. */
  readonly linkedTo: EquipmentItem | undefined;
  /** For the distance that the shot travels. */
  readonly bracket: RangeBracket | undefined;
  /** Shots of an Ultra or rotary autocannon. */
  readonly shots: number;
  /** Guns in an array. */
  readonly guns: number;
  /** The missiles are armed in the tube. */
  readonly hotLoaded: boolean;
  /** A linked capacitor is charged. */
  readonly charged: boolean;
  /** The attacker chose heat instead of damage. */
  readonly heats: boolean;
  /** The target does not track heat. */
  readonly coolTarget: boolean;
  /** Fired through a laser pulse module. */
  readonly pulse: boolean;
  /** Points that the dial is set to; if left out, those of the catalog. */
  readonly setting?: number | undefined;
  /** The target is at or inside the weapon's minimum range. */
  readonly tooClose: boolean;
  /** Troopers of a squad who each fire the weapon; if left out, it is fired once. */
  readonly troopers?: number;
  /** The target has fire-resistant armor. */
  readonly fireproof?: boolean;
  /** The target if it is a platoon of conventional infantry, otherwise undefined. */
  readonly platoon?: PlatoonTarget | undefined;
  /** The construction of the building that is struck, with the target inside; undefined if the target itself is. */
  readonly walls?: number | undefined;
  /** The construction of the floors between infantry and an attacker inside the same building. */
  readonly floors?: number | undefined;
  /** The fire of a platoon if the weapon is its small arms, otherwise undefined. */
  readonly fire?: PlatoonFire | undefined;
}

/** Works out the effect of a hit with the weapon fired this way. */
export function weaponEffect(fired: FiredWeapon, rules: Ruleset): WeaponEffect {
  const { weapon, load, linkedTo, shots, charged, pulse, platoon, walls, floors, troopers = 1 } = fired;
  if (walls !== undefined) {
    const building = { ...fired, coolTarget: true, fireproof: false, platoon: undefined, walls: undefined };
    return throughWalls(weaponEffect(building, rules), walls, platoon, rules.weapons.areaGroupPoints);
  }
  if (floors !== undefined)
    return throughFloors(weaponEffect({ ...fired, floors: undefined }, rules), floors);
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
  const silent = entry.heatsOnly || chosen || attaches(entry);
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
    breaksUpTo: charged ? (linked.charge?.breaksUpTo ?? 0) : 0,
    recoils: entry.recoils === true,
    shocks: entry.shocks === true,
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

/** Fire-resistant armor stops flamers entirely, and half of the damage of plasma. */
const throughFireproof = ({ damageAsHeat }: EffectEntry, points: number): number =>
  damageAsHeat === undefined ? Math.floor(points / 2) : 0;
const WHOLE: EffectEntry = {};

/** Plasma does so many dice of damage more than it would bring whole dice of heat. */
const MORE_THAN_HEAT = 1;

/** For missiles and the pellets of cluster rounds, the ammunition gives the damage. */
function pointsOf(
  damage: WeaponDamage,
  { entry, linked, rack }: WeaponNature,
  { load, bracket, charged, tooClose }: FiredWeapon,
): number {
  const close = tooClose ? (entry.damageTooClose ?? 1) : 1;
  const share = (entry.damageFactor ?? 1) * close;
  if (damage === 'by-cluster-table') return Math.floor((load?.damagePerShot || 1) * share);
  if (entry.pelletPoints !== undefined) return entry.pelletPoints;
  if (damage === 'artillery') return rack;
  const more = charged ? (linked.charge?.points ?? 0) : 0;
  if (typeof damage === 'number') return Math.floor(damage * share) + more;
  if (typeof damage !== 'object') return 0;
  return damage[bracket === 'short' || bracket === 'medium' ? bracket : 'long'] + more;
}

/** Missiles, pellets, shots or guns that may hit. */
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

/** Points that strike one location together: those of a single hit unless an entry says otherwise. */
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
