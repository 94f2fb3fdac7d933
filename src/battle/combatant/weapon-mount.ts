import type { Ammunition, EquipmentItem, Weapon } from '../../catalog/index.js';
import { LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG } from '../../rules/damage/body.js';
import { feeds } from '../../rules/firing/loads.js';
import type { Mount } from '../../units/index.js';
import type { WeaponArc } from '../sight/arcs.js';
import { battleLocation } from './battle-location.js';
import type { Fixture } from './design.js';

export interface AmmoBin {
  readonly index: number;
  readonly item: Ammunition;
  readonly mount: Mount;
  readonly fixture: number;
  readonly location: number;
  /** When full. */
  readonly rounds: number;
}

export interface WeaponMount {
  readonly index: number;
  /** Its index as the rules take it, to select its quirks. */
  readonly id: string;
  readonly item: Weapon;
  readonly mount: Mount;
  readonly fixture: number;
  readonly location: number;
  /** The other location of a split weapon, or -1. */
  readonly secondLocation: number;
  readonly arc: WeaponArc;
  /** It points where the feet do, whichever way the torso turns. */
  readonly inLeg: boolean;
  /** The arm that it sits in, wholly or in part, or -1. */
  readonly arm: number;
  /** It sits in the arm alone, and points the other way when arms are flipped. */
  readonly flips: boolean;
  readonly quirks: readonly string[];
  /** Bins that feed it, by index. */
  readonly bins: readonly number[];
  /** The bin that it draws on first, or -1. */
  readonly firstBin: number;
  readonly needsAmmunition: boolean;
  /** Shots in the game for weapons that come loaded once or twice; 0 for all others. */
  readonly builtInShots: number;
  /** What such a weapon is loaded with. */
  readonly builtInLoad: Ammunition | undefined;
  /** What serves it: an Artemis, an Apollo, a capacitor, a pulse module, and its fixture. */
  readonly linkedTo: EquipmentItem | undefined;
  readonly linkedFixture: number;
  /** Guns of a machine gun array, by index of their fixtures. */
  readonly guns: readonly number[];
  readonly isArray: boolean;
  /** The array that fires this gun, by fixture, or -1. */
  readonly array: number;
  readonly use: WeaponUse;
}

/** What a weapon is fired for. */
type WeaponUse = 'attack' | 'tag' | 'narc' | 'anti-missile' | 'none';

export function weaponMount(
  fixture: Fixture,
  item: Weapon,
  mount: Mount,
  bins: readonly AmmoBin[],
  fixtureOf: (mount: Mount | undefined) => number,
  quad: boolean,
  array: number,
): WeaponMount {
  // A split weapon counts as sitting where its arc is the narrower, whichever half comes first.
  const location = mount.location === undefined ? fixture.location : battleLocation(mount.location);
  const secondLocation = battleLocation(mount.secondLocation);
  const fed = bins.filter((bin) => feeds(bin.item, item)).map(({ index }) => index);
  const first = bins.findIndex((bin) => bin.mount === mount.linked);
  const builtInShots = item.traits.includes('double-one-shot') ? 2 : item.traits.includes('one-shot') ? 1 : 0;
  const served = mount.linkedBy;
  const inArm = !quad && isArm(location);
  const splitArm = !quad && isArm(secondLocation);
  return {
    index: fixture.weapon,
    id: String(fixture.weapon),
    item,
    mount,
    fixture: fixture.index,
    location,
    secondLocation,
    arc: arcOf(location, secondLocation, mount.rear, quad),
    inLeg: !quad && isLeg(location),
    arm: inArm ? location : splitArm ? secondLocation : -1,
    flips: inArm && (secondLocation < 0 || splitArm),
    quirks: Object.freeze([...mount.quirks]),
    bins: fed,
    firstBin: first >= 0 && fed.includes(first) ? first : (fed[0] ?? -1),
    needsAmmunition: item.ammoFamily !== undefined && builtInShots === 0,
    builtInShots,
    builtInLoad:
      builtInShots > 0 && mount.linked?.item?.kind === 'ammunition' ? mount.linked.item : undefined,
    linkedTo: served?.item?.kind === 'ammunition' ? undefined : served?.item,
    linkedFixture: fixtureOf(served),
    guns: (mount.guns ?? []).map((gun) => fixtureOf(gun)),
    isArray: item.traits.includes('machine-gun-array'),
    array,
    use: useOf(item),
  };
}

const isArm = (location: number): boolean => location === LEFT_ARM || location === RIGHT_ARM;
const isLeg = (location: number): boolean => location === LEFT_LEG || location === RIGHT_LEG;

/** Seen along the facing of the torso, or of the feet for what sits in a leg (docs/rules/arcs.md). */
function arcOf(location: number, secondLocation: number, rear: boolean, quad: boolean): WeaponArc {
  if (rear) return 'rear';
  if (quad) return 'forward';
  // A split weapon has the narrower arc of its two locations: that of the torso.
  if (secondLocation >= 0 && isArm(location) !== isArm(secondLocation)) return 'forward';
  if (location === LEFT_ARM) return 'left-arm';
  return location === RIGHT_ARM ? 'right-arm' : 'forward';
}

function useOf(item: Weapon): WeaponUse {
  if (item.traits.includes('anti-missile')) return 'anti-missile';
  if (item.traits.includes('tag')) return 'tag';
  if (item.ammoFamily === 'narc' || item.ammoFamily === 'improved-narc') return 'narc';
  // Artillery cannons are aimed like other guns; artillery proper fires over the horizon.
  if (item.traits.includes('artillery') || item.traits.includes('infantry-attack')) return 'none';
  // Of some launchers only the missiles say how far they fly.
  const byMissile = item.damage === 'by-cluster-table';
  const reaches = item.ranges.long > 0 || item.underwaterRanges !== undefined || byMissile;
  return reaches ? 'attack' : 'none';
}
