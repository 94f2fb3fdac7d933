import type { ClusterSituation } from './situation.js';

/** The only source of a modifier's number and its words. */
export interface ClusterModifier {
  readonly id: string;
  readonly name: string;
  /** 0 where it does not apply. */
  readonly value: (situation: ClusterSituation) => number;
  readonly describe: (situation: ClusterSituation) => string;
}

function guidance({ effect, circumstances }: ClusterSituation): number {
  const { indirectFire, ecmOnPath, ownStealth } = circumstances;
  return indirectFire || ecmOnPath || ownStealth ? 0 : effect.guidance;
}

/** A Narc beacon gives no more than Artemis, and does not stack with it. */
function narcBonus(situation: ClusterSituation): number {
  const { effect, circumstances, rules } = situation;
  const { targetNarced, ecmOnTarget, indirectFire, ownStealth } = circumstances;
  if (!targetNarced || ecmOnTarget || indirectFire || ownStealth) return 0;
  return effect.missiles && effect.followsBeacon && guidance(situation) === 0 ? rules.cluster.narc : 0;
}

function semiGuidance({ effect: { semiGuided }, circumstances }: ClusterSituation): number {
  if (semiGuided === undefined) return 0;
  if (!circumstances.targetTagged) return semiGuided.untagged;
  return circumstances.indirectFire ? semiGuided.indirect : semiGuided.direct;
}

/** In listing order. Those of abilities follow. */
export const CLUSTER_MODIFIERS: readonly ClusterModifier[] = [
  {
    id: 'artemis',
    name: 'Artemis',
    value: guidance,
    describe: ({ effect }) => effect.guidedBy ?? 'built into the launcher',
  },
  { id: 'narc', name: 'Narc', value: narcBonus, describe: () => 'a beacon clings to the target' },
  {
    id: 'semi_guided',
    name: 'Semi-guided missiles',
    value: semiGuidance,
    describe: ({ circumstances }) =>
      circumstances.targetTagged ? 'target designated' : 'no target designated',
  },
  {
    id: 'range',
    name: 'Range',
    value: ({ effect, rangeBracket }) => (rangeBracket !== undefined && effect.byRange?.[rangeBracket]) || 0,
    describe: ({ rangeBracket }) => `${rangeBracket} range`,
  },
  {
    id: 'apollo',
    name: 'Apollo',
    value: ({ effect }) => effect.fireControl,
    describe: ({ effect }) => effect.servedBy ?? 'fire control',
  },
  {
    id: 'weapon',
    name: 'Weapon',
    value: ({ effect }) => effect.own,
    describe: ({ weaponType }) => weaponType ?? 'how it spreads its hits',
  },
  {
    id: 'anti_missile',
    name: 'Anti-missile system',
    value: ({ effect, circumstances, rules }) =>
      circumstances.antiMissile && effect.missiles ? rules.cluster.antiMissile : 0,
    describe: () => 'engages the missiles',
  },
  {
    id: 'glancing',
    name: 'Glancing blow',
    value: ({ circumstances, rules }) => (circumstances.glancing ? rules.cluster.glancing : 0),
    describe: () => 'barely hits a low profile',
  },
];
