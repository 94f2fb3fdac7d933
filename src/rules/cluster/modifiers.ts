import { clusterFamilyOf } from './families.js';
import type { ClusterSituation } from './situation.js';

/** The only source of a modifier's number and of its words. */
export interface ClusterModifier {
  readonly id: string;
  readonly name: string;
  /** 0 where it does not apply. */
  readonly value: (situation: ClusterSituation) => number;
  readonly describe: (situation: ClusterSituation) => string;
}

const NARC = 2;
const BUILT_IN_ARTEMIS = 2;
const APOLLO = -1;
export const ANTI_MISSILE = -4;
export const GLANCING = -4;

/** What serves the launcher, and the warheads that it guides. */
const ARTEMIS = [
  { trait: 'artemis-v', bonus: 3, munition: 'artemis-v-capable' },
  { trait: 'artemis-iv', bonus: 2, munition: 'artemis-capable' },
  { trait: 'artemis-iv-prototype', bonus: 1, munition: 'artemis-capable' },
] as const;

/** Where no load is named, the right one is taken for granted. */
function artemisBonus({ weapon, linkedTo, ammunition, circumstances }: ClusterSituation): number {
  const { indirectFire, ecmOnPath, ownStealth } = circumstances;
  if (indirectFire || ecmOnPath || ownStealth) return 0;
  if (clusterFamilyOf(weapon).builtInArtemis) return BUILT_IN_ARTEMIS;
  const system = ARTEMIS.find(({ trait }) => linkedTo?.traits.includes(trait));
  if (system === undefined) return 0;
  const guided = ammunition === undefined || ammunition.munitions.includes(system.munition);
  return guided ? system.bonus : 0;
}

const isMissile = ({ weapon }: ClusterSituation): boolean =>
  weapon === undefined || ('category' in weapon && weapon.category === 'missile');

/** Homing on a beacon is no better than Artemis, and not on top of it. */
function narcBonus(situation: ClusterSituation): number {
  const { ammunition, circumstances } = situation;
  const { targetNarced, ecmOnTarget, indirectFire, ownStealth } = circumstances;
  if (!targetNarced || ecmOnTarget || indirectFire || ownStealth || !isMissile(situation)) return 0;
  const homes = ammunition === undefined || ammunition.munitions.includes('narc-capable');
  return homes && artemisBonus(situation) === 0 ? NARC : 0;
}

/** In the order in which they are listed; those of abilities follow. */
export const CLUSTER_MODIFIERS: readonly ClusterModifier[] = [
  {
    id: 'artemis',
    name: 'Artemis',
    value: artemisBonus,
    describe: ({ linkedTo }) => linkedTo?.name ?? 'built into the launcher',
  },
  { id: 'narc', name: 'Narc', value: narcBonus, describe: () => 'a beacon clings to the target' },
  {
    id: 'range',
    name: 'Range',
    value: ({ weapon, rangeBracket }) =>
      (rangeBracket !== undefined && clusterFamilyOf(weapon).byRange?.[rangeBracket]) || 0,
    describe: ({ rangeBracket }) => `${rangeBracket} range`,
  },
  {
    id: 'apollo',
    name: 'Apollo',
    value: ({ linkedTo }) => (linkedTo?.traits.includes('apollo') ? APOLLO : 0),
    describe: ({ linkedTo }) => linkedTo?.name ?? 'fire control',
  },
  {
    id: 'anti_missile',
    name: 'Anti-missile system',
    value: (situation) => (situation.circumstances.antiMissile && isMissile(situation) ? ANTI_MISSILE : 0),
    describe: () => 'engages the missiles',
  },
  {
    id: 'glancing',
    name: 'Glancing blow',
    value: ({ circumstances }) => (circumstances.glancing ? GLANCING : 0),
    describe: () => 'barely hits a low profile',
  },
];
