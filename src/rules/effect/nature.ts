import type { Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';
import type { EffectEntry, FamilyEntry } from './effect-entry.js';
import type { ClusterEffect } from './weapon-effect.js';

/** What a weapon is with this load and linked equipment, however it is fired. */
export interface WeaponNature {
  /** The combined effect of the weapon's and its load's words in the catalog. */
  readonly entry: EffectEntry;
  /** The combined effect of the linked equipment's words. */
  readonly linked: EffectEntry;
  readonly rack: number;
  readonly cluster: ClusterEffect;
}

interface Known extends WeaponNature {
  readonly rules: Ruleset;
  readonly load: Ammunition | undefined;
  readonly linkedTo: EquipmentItem | undefined;
}

const known = new WeakMap<EquipmentItem, Known[]>();
/** More combinations for one weapon come only from callers who make their own items. Those are not cached. */
const MOST_KEPT = 64;

/** Works out what a weapon is, once for each combination, because battles ask for every shot. */
export function natureOf(
  weapon: EquipmentItem | undefined,
  load: Ammunition | undefined,
  linkedTo: EquipmentItem | undefined,
  rules: Ruleset,
): WeaponNature {
  if (weapon === undefined) return workOut(weapon, load, linkedTo, rules);
  let list = known.get(weapon);
  if (list === undefined) {
    list = [];
    known.set(weapon, list);
  }
  for (const nature of list) {
    if (nature.rules === rules && nature.load === load && nature.linkedTo === linkedTo) return nature;
  }
  const nature = { rules, load, linkedTo, ...workOut(weapon, load, linkedTo, rules) };
  if (list.length < MOST_KEPT) list.push(nature);
  return nature;
}

function workOut(
  weapon: EquipmentItem | undefined,
  load: Ammunition | undefined,
  linkedTo: EquipmentItem | undefined,
  { weapons }: Ruleset,
): WeaponNature {
  const family = familyOf(weapon, weapons.families);
  const munitions = load?.munitions ?? [];
  const entry: EffectEntry = Object.assign(
    {},
    family,
    ...(weapon?.traits ?? []).map((trait) => weapons.traits[trait]),
    ...munitions.map((munition) => weapons.munitions[munition]),
    ...munitions.map((munition) => family?.loads?.[munition]),
  );
  const linked: EffectEntry = Object.assign(
    {},
    ...(linkedTo?.traits ?? []).map((trait) => weapons.linked[trait]),
  );
  const rack = (weapon !== undefined && 'rackSize' in weapon && weapon.rackSize) || 1;
  return { entry, linked, rack, cluster: clusterEffect(weapon, load, linkedTo, entry, linked, family, rack) };
}

const familyOf = (
  weapon: EquipmentItem | undefined,
  families: Ruleset['weapons']['families'],
): FamilyEntry | undefined =>
  weapon !== undefined && 'ammoFamily' in weapon && weapon.ammoFamily !== undefined
    ? families[weapon.ammoFamily]
    : undefined;

function clusterEffect(
  weapon: EquipmentItem | undefined,
  load: Ammunition | undefined,
  linkedTo: EquipmentItem | undefined,
  entry: EffectEntry,
  linked: EffectEntry,
  family: FamilyEntry | undefined,
  rack: number,
): ClusterEffect {
  const bursts = weapon !== undefined && 'burst' in weapon && weapon.burst !== undefined;
  const mayScatter =
    load === undefined && Object.values(family?.loads ?? {}).some(({ pelletPoints }) => pelletPoints);
  const spreads = entry.pelletPoints !== undefined || (weapon !== undefined && goesByTable(weapon));
  // Without a named load, the matching munition is assumed.
  const guided =
    load === undefined || (linked.guides !== undefined && load.munitions.includes(linked.guides));
  return {
    rolls: weapon === undefined || bursts || entry.countsGuns === true || mayScatter || (spreads && rack > 1),
    missiles: weapon === undefined || ('category' in weapon && weapon.category === 'missile'),
    bursts,
    guidance: entry.guidance ?? (guided ? (linked.guidance ?? 0) : 0),
    guidedBy: linkedTo?.name,
    followsBeacon: load === undefined || entry.followsBeacon === true,
    semiGuided: entry.semiGuided,
    fireControl: linked.clusterModifier ?? 0,
    servedBy: linkedTo?.name,
    own:
      (entry.clusterModifier ?? 0) +
      (linked.clusterModifier === undefined ? (entry.unservedClusterModifier ?? 0) : 0),
    byRange: entry.clusterModifierByRange,
  };
}

/** Whether the cluster table counts its missiles and the ammunition gives the damage of each. */
export const goesByTable = (weapon: EquipmentItem): boolean =>
  'damage' in weapon && weapon.damage === 'by-cluster-table';
