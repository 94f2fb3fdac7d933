import type { Ammunition, EquipmentItem, Weapon } from '../../catalog/index.js';
import { feeds } from '../../rules/firing/loads.js';
import type { Mount, OtherMount } from '../../units/index.js';
import type { Fixture } from '../combatant/design.js';
import type { AmmoBin, WeaponMount, WeaponUse } from '../combatant/weapon-mount.js';

/** The place and arc of a weapon, which each kind of unit defines. */
export type Placing = Pick<
  WeaponMount,
  'location' | 'secondLocation' | 'arc' | 'fixed' | 'inSecondTurret' | 'arm' | 'flips' | 'perTrooper'
>;

export const isGun = (item: EquipmentItem | undefined): item is Weapon => item?.kind === 'weapon';

/** Weapons and bins among the fixtures, in their order. */
export function armamentOf(
  fixtures: readonly Fixture[],
  placingOf: (fixture: Fixture, mount: Mount) => Placing,
): {
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly AmmoBin[];
} {
  const bins: AmmoBin[] = [];
  for (const fixture of fixtures) {
    const { item, mount } = fixture;
    if (item?.kind !== 'ammunition' || mount === undefined) continue;
    bins.push({
      index: fixture.bin,
      item: item as Ammunition,
      mount,
      fixture: fixture.index,
      location: fixture.location,
      rounds: mount.shots ?? item.shotsPerTon,
    });
  }
  const weapons: WeaponMount[] = [];
  const fixtureOf = new Map(fixtures.map((fixture) => [fixture.mount, fixture.index]));
  const arrayOf = new Map<Mount, number>();
  for (const { mount, index } of fixtures) for (const gun of mount?.guns ?? []) arrayOf.set(gun, index);
  const find = (mount: Mount | undefined): number => (mount && fixtureOf.get(mount)) ?? -1;
  for (const fixture of fixtures) {
    const { item, mount } = fixture;
    if (!isGun(item) || mount === undefined) continue;
    const placing = placingOf(fixture, mount);
    weapons.push(weaponMount(fixture, item, mount, placing, bins, find, arrayOf.get(mount) ?? -1));
  }
  return { weapons, bins };
}

function weaponMount(
  fixture: Fixture,
  item: Weapon,
  mount: Mount,
  placing: Placing,
  bins: readonly AmmoBin[],
  fixtureOf: (mount: Mount | undefined) => number,
  array: number,
): WeaponMount {
  const fed = bins.filter((bin) => feeds(bin.item, item)).map(({ index }) => index);
  const first = bins.findIndex((bin) => bin.mount === mount.linked);
  const builtInShots = item.traits.includes('double-one-shot') ? 2 : item.traits.includes('one-shot') ? 1 : 0;
  const served = mount.linkedBy;
  return {
    index: fixture.weapon,
    id: String(fixture.weapon),
    item,
    mount,
    fixture: fixture.index,
    location: placing.location,
    secondLocation: placing.secondLocation,
    arc: placing.arc,
    fixed: placing.fixed,
    inSecondTurret: placing.inSecondTurret,
    arm: placing.arm,
    flips: placing.flips,
    perTrooper: placing.perTrooper,
    quirks: Object.freeze([...mount.quirks]),
    bins: fed,
    firstBin: first >= 0 && fed.includes(first) ? first : (fed[0] ?? -1),
    needsAmmunition: item.ammoFamily !== undefined && builtInShots === 0,
    builtInShots,
    builtInLoad: builtInShots > 0 ? builtInLoadOf(mount) : undefined,
    linkedTo: served?.item?.kind === 'ammunition' ? undefined : served?.item,
    linkedFixture: fixtureOf(served),
    guns: (mount.guns ?? []).map((gun) => fixtureOf(gun)),
    isArray: item.traits.includes('machine-gun-array'),
    array,
    use: useOf(item),
    smallArms: undefined,
    crew: 0,
  };
}

/** The built-in load of a one-shot weapon. */
function builtInLoadOf(mount: Mount): Ammunition | undefined {
  const inside = mount.linked?.item;
  return inside?.kind === 'ammunition' ? inside : (mount as OtherMount).builtInLoad;
}

function useOf(item: Weapon): WeaponUse {
  if (item.traits.includes('anti-missile')) return 'anti-missile';
  if (item.traits.includes('tag')) return 'tag';
  if (item.ammoFamily === 'narc' || item.ammoFamily === 'improved-narc') return 'narc';
  // Artillery cannons can fire directly; artillery proper cannot.
  if (item.traits.includes('artillery') || item.traits.includes('infantry-attack')) return 'none';
  // The ranges of some launchers depend on their missiles.
  const byMissile = item.damage === 'by-cluster-table';
  const reaches = item.ranges.long > 0 || item.underwaterRanges !== undefined || byMissile;
  return reaches ? 'attack' : 'none';
}
