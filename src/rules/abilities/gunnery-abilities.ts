import { carries, designationsOf, isDesignated, plainName, sameName } from '../carried.js';
import type { ClusterSituation } from '../cluster/situation.js';
import { calledShotPenalty } from '../to-hit/called-shot.js';
import { indirectFirePenalty, isLobbed } from '../to-hit/indirect-fire.js';
import { masteredRange } from '../to-hit/range.js';
import { secondaryTargetPenaltyLeft } from '../to-hit/secondary-target.js';
import type { ToHitSituation } from '../to-hit/situation.js';
import { RANGE_BRACKETS, WEAPON_CATEGORIES } from '../to-hit/vocabulary.js';
import { ability } from './ability.js';

function firesDesignated({ attacker, abilities, weaponName }: ToHitSituation): boolean {
  if (weaponName === undefined) return false;
  const { designatedWeaponType: named } = attacker;
  return named === undefined
    ? isDesignated(abilities.carried, 'weapon_specialist', weaponName)
    : weaponName === plainName(named);
}

const withoutMasteredRange = (shot: ToHitSituation): number => masteredRange(shot) - shot.rangeModifier;

export const GUNNERY_ABILITIES = [
  ability({
    id: 'weapon_specialist',
    name: 'Weapon Specialist',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: '−2 to hit with one type of weapon',
    requiresDesignation: true,
    hooks: { 'total-warfare': { toHit: (shot) => (firesDesignated(shot) ? -2 : 0) } },
  }),
  ability({
    id: 'gunnery_specialist',
    name: 'Gunnery Specialist',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit with one category of weapons, +1 with the others',
    requiresDesignation: true,
    designations: WEAPON_CATEGORIES,
    hooks: {
      standard: { toHit: specialistModifier },
      // In the book, Weapon Specialist replaces this for its own weapon.
      'total-warfare': {
        effect:
          '−1 to hit with one category of weapons, +1 with the others; not with the own weapon of a Weapon Specialist',
        toHit: (shot) =>
          carries(shot.abilities.carried, 'weapon_specialist') && firesDesignated(shot)
            ? 0
            : specialistModifier(shot),
      },
    },
  }),
  ability({
    id: 'blood_stalker',
    name: 'Blood Stalker',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit one enemy, +2 all others',
    requiresDesignation: true,
    hooks: {
      'total-warfare': {
        namesQuarry: true,
        toHit: ({ attacker, abilities }) => {
          const { targetId, designatedTargetId } = attacker;
          if (targetId === undefined) return 0;
          if (designatedTargetId !== undefined) return designatedTargetId === targetId ? -1 : 2;
          const prey = designationsOf(abilities.carried, 'blood_stalker');
          if (prey.length === 0) return 0;
          // A designation in an id has lost its capitals and hyphens.
          return prey.some((name) => sameName(name, targetId)) ? -1 : 2;
        },
      },
    },
  }),
  ability({
    id: 'range_master',
    name: 'Range Master',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'No range modifier at one bracket',
    requiresDesignation: true,
    designations: RANGE_BRACKETS,
    hooks: {
      'total-warfare': {
        effect: 'One bracket and short range swap their range modifiers',
        toHit: withoutMasteredRange,
      },
      standard: { toHit: withoutMasteredRange },
    },
  }),
  ability({
    id: 'sniper',
    name: 'Sniper',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'Half the range modifier, rounded down',
    hooks: {
      'total-warfare': {
        toHit: (shot) => {
          const left = masteredRange(shot);
          return (left >> 1) - left;
        },
      },
    },
  }),
  ability({
    id: 'multi_tasker',
    name: 'Multi-Tasker',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'Secondary targets cost 1 less',
    hooks: {
      'total-warfare': {
        toHit: { needs: 'secondaryTarget', value: (shot) => (secondaryTargetPenaltyLeft(shot) > 0 ? -1 : 0) },
      },
    },
  }),
  ability({
    id: 'cluster_hitter',
    name: 'Cluster Hitter',
    category: 'gunnery',
    pipelines: ['damage'],
    combatEffect: '+1 to the cluster roll',
    hooks: {
      standard: { cluster: () => 1 },
      'total-warfare': {
        effect: '+1 to the cluster roll, except with the weapon of a Sandblaster',
        cluster: (shot) => (sandblasts(shot) ? 0 : 1),
      },
    },
  }),
  ability({
    id: 'marksman',
    name: 'Marksman',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit with aimed and called shots',
    hooks: {
      standard: {
        toHit: ({ attacker, options }) => (attacker.calledShot || options.aimed !== undefined ? -1 : 0),
      },
    },
  }),
  ability({
    id: 'sandblaster',
    name: 'Sandblaster',
    category: 'gunnery',
    pipelines: ['damage'],
    combatEffect: '+1 to the cluster roll of Ultra and rotary autocannons',
    hooks: {
      standard: { cluster: ({ effect }) => (effect.bursts ? 1 : 0) },
      'total-warfare': {
        effect: 'With one type of weapon, +4 to the cluster roll at short range, +3 at medium, +2 beyond',
        cluster: (shot) =>
          sandblasts(shot) ? ({ short: 4, medium: 3 }[shot.rangeBracket as string] ?? 2) : 0,
      },
    },
  }),
  ability({
    id: 'oblique_attacker',
    name: 'Oblique Attacker',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'Indirect fire costs 1 less',
    hooks: {
      standard: { toHit: (shot) => (indirectFirePenalty(shot) > 0 || isLobbed(shot) ? -1 : 0) },
      'total-warfare': {
        effect: 'Indirect fire needs no spotter; its penalty, terrain between and cover do not count',
        toHit: withoutSpotter,
        needsNoSpotter: true,
      },
    },
  }),
  ability({
    id: 'sharpshooter',
    name: 'Sharpshooter',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'Called shots cost 1 less',
    hooks: { standard: { toHit: (shot) => (calledShotPenalty(shot) > 0 ? -1 : 0) } },
  }),
];

/** In the book, it needs no spotter, so the spotter's modifiers and the terrain in between do not count. */
function withoutSpotter(shot: ToHitSituation): number {
  const { attacker, interveningTerrain, partialCover, targetQuirks } = shot;
  if (isLobbed(shot)) return -1;
  const penalty = indirectFirePenalty(shot);
  if (penalty === 0) return 0;
  // A shot that never has a spotter still pays for it.
  if (attacker.indirectFire?.noSpotter) return -1;
  const cover = partialCover && !carries(targetQuirks.carried, 'oversized') ? 1 : 0;
  return -penalty - interveningTerrain - cover;
}

function specialistModifier({ attacker, abilities, weaponCategory }: ToHitSituation): number {
  if (weaponCategory === undefined) return 0;
  const { designatedWeaponCategory: named } = attacker;
  if (named !== undefined) return named === weaponCategory ? -1 : 1;
  const chosen = designationsOf(abilities.carried, 'gunnery_specialist');
  if (chosen.length === 0) return 0;
  return chosen.includes(weaponCategory) ? -1 : 1;
}

/** In the book, Sandblaster applies to one type of weapon, of any kind. */
const sandblasts = (situation: ClusterSituation): boolean => {
  const { abilities, weaponName, weaponType, designatedWeaponType } = situation;
  if (!carries(abilities, 'sandblaster')) return false;
  const chosen =
    designatedWeaponType === undefined ? designationsOf(abilities, 'sandblaster') : [designatedWeaponType];
  return chosen.some((name) => sameName(name, weaponType) || sameName(name, weaponName));
};
