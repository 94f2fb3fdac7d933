import type { AmmoFamily, Ammunition, EquipmentItem } from '../../catalog/index.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';

/** How a family of launchers spreads its hits (combat.md 12); what is left out holds for none of them. */
export interface ClusterFamily {
  /** Damage is dealt in groups of so many points, and else by single hits. */
  readonly groupPoints?: number;
  /** Of launchers with two kinds of missiles, those of one point alone come in groups. */
  readonly groupsSmallMissilesOnly?: true;
  /** All missiles hit, or none is fired. */
  readonly streak?: true;
  readonly builtInArtemis?: true;
  readonly byRange?: Readonly<Partial<Record<RangeBracket, number>>>;
  /** A gun whose rounds burst into pellets: of those it may load, or all that it has. */
  readonly pellets?: 'with-cluster-rounds' | 'always';
}

const IN_FIVES: ClusterFamily = { groupPoints: 5 };
const PELLETS: ClusterFamily = { pellets: 'with-cluster-rounds' };

const FAMILIES: Readonly<Partial<Record<AmmoFamily, ClusterFamily>>> = {
  lrm: IN_FIVES,
  lrt: IN_FIVES,
  'lrm-lrt': IN_FIVES,
  'extended-lrm': IN_FIVES,
  'enhanced-lrm': IN_FIVES,
  'improved-lrm': IN_FIVES,
  'primitive-lrm': IN_FIVES,
  mrm: IN_FIVES,
  'rocket-launcher': IN_FIVES,
  'rocket-launcher-bomb': IN_FIVES,
  mml: { groupPoints: 5, groupsSmallMissilesOnly: true },
  atm: { groupPoints: 5, builtInArtemis: true },
  'improved-atm': { groupPoints: 5, streak: true },
  'streak-lrm': { groupPoints: 5, streak: true },
  'streak-srm': { streak: true },
  'hyper-assault-gauss': { groupPoints: 5, byRange: { short: 2, long: -2, extreme: -2 } },
  'lb-x-autocannon': PELLETS,
  'lb-x-autocannon-thb': PELLETS,
  'silver-bullet-gauss': { pellets: 'always' },
};

const PLAIN: ClusterFamily = {};

export function clusterFamilyOf(weapon: EquipmentItem | undefined): ClusterFamily {
  const family = weapon !== undefined && 'ammoFamily' in weapon ? weapon.ammoFamily : undefined;
  return (family !== undefined && FAMILIES[family]) || PLAIN;
}

/** Ultra and rotary autocannons: each shot counts, not each missile of a rack. */
export const firesBursts = (weapon: EquipmentItem | undefined): boolean => burstOf(weapon) !== undefined;

const burstOf = (weapon: EquipmentItem | undefined) =>
  weapon !== undefined && 'burst' in weapon ? weapon.burst : undefined;

export interface ClusterLoad {
  /** What is loaded, where the launcher has a choice. */
  readonly ammunition?: Ammunition | undefined;
  /** Of an Ultra or rotary autocannon. */
  readonly shots?: number | undefined;
  /** That a machine gun array links. */
  readonly guns?: number | undefined;
}

/** How many missiles, pellets, shots or guns may hit: the column of the cluster table, 1 for a single hit. */
export function clusterSizeOf(weapon: EquipmentItem, { ammunition, shots, guns }: ClusterLoad = {}): number {
  const { pellets } = clusterFamilyOf(weapon);
  if (firesBursts(weapon)) return shots ?? 1;
  if (weapon.traits.includes('machine-gun-array')) return guns ?? 1;
  if (pellets) return pellets === 'always' || loadsCluster(ammunition) ? rackOf(weapon) : 1;
  return 'damage' in weapon && weapon.damage === 'by-cluster-table' ? rackOf(weapon) : 1;
}

/** Whether the weapon ever rolls on the cluster table with this load, or with one of its loads where none is named. */
export function rollsForClusters(weapon: EquipmentItem, ammunition?: Ammunition): boolean {
  const { pellets } = clusterFamilyOf(weapon);
  if (firesBursts(weapon) || weapon.traits.includes('machine-gun-array')) return true;
  if (pellets && ammunition === undefined) return true;
  return clusterSizeOf(weapon, { ammunition }) > 1;
}

const loadsCluster = (ammunition: Ammunition | undefined): boolean =>
  ammunition?.munitions.includes('cluster') ?? false;

const rackOf = (weapon: EquipmentItem): number => ('rackSize' in weapon && weapon.rackSize) || 1;

const BLAST_GROUP = 5;

/** What bursts where it hits strikes all over, in groups of its own. */
export const isBlast = (weapon: EquipmentItem): boolean =>
  'damage' in weapon && weapon.damage === 'artillery';

/** Points of damage that strike one location together; a single hit where the family knows no groups. */
export function groupPointsOf(weapon: EquipmentItem, damagePerHit: number): number {
  if (isBlast(weapon)) return BLAST_GROUP;
  const { groupPoints, groupsSmallMissilesOnly } = clusterFamilyOf(weapon);
  if (groupPoints === undefined || (groupsSmallMissilesOnly && damagePerHit > 1)) return damagePerHit;
  return groupPoints;
}
