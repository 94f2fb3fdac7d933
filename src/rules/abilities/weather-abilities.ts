import { carries, designationsOf } from '../carried.js';
import { weatherPiloting, weatherToHit } from '../environment/environment.js';
import { darkness } from '../physical/modifiers.js';
import type { PilotingSituation } from '../piloting/situation.js';
import type { ToHitSituation } from '../to-hit/situation.js';
import { furtherAbility } from './ability.js';

type Condition = 'light' | 'precipitation' | 'fog' | 'wind';

const WEATHERS: readonly Condition[] = ['precipitation', 'fog', 'wind'];
const ALL_CONDITIONS: readonly Condition[] = ['light', ...WEATHERS];

/** Designations of an Environmental Specialist. */
const ENVIRONMENTS = ['fog', 'light', 'rain', 'snow', 'wind'] as const;

const environmentOf = (condition: Condition, value: string | undefined): string =>
  condition === 'precipitation' ? (value?.endsWith('snow') ? 'snow' : 'rain') : condition;

/** The to-hit modifier of one condition, less the reduction for a specialist. */
function penaltyLeft(shot: ToHitSituation, condition: Condition): number {
  return penaltyOf(shot, condition) - easedBySpecialist(shot, condition);
}

const penaltyOf = ({ options, weaponCategory, rules }: ToHitSituation, condition: Condition): number =>
  weatherToHit(options.environment?.[condition], weaponCategory, rules);

function easedBySpecialist(shot: ToHitSituation, condition: Condition): number {
  const value = shot.options.environment?.[condition];
  const chosen = designationsOf(shot.abilities.carried, 'env_specialist');
  return chosen.includes(environmentOf(condition, value)) && penaltyOf(shot, condition) > 0 ? 1 : 0;
}

const SKY: readonly ('precipitation' | 'wind')[] = ['precipitation', 'wind'];

function rollPenalty({ environment, rules }: PilotingSituation, condition: 'precipitation' | 'wind'): number {
  return weatherPiloting(environment?.[condition], rules);
}

function rollEasedBySpecialist(roll: PilotingSituation): number {
  if (carries(roll.abilities, 'allweather')) return 0;
  const chosen = designationsOf(roll.abilities, 'env_specialist');
  return SKY.filter(
    (condition) =>
      chosen.includes(environmentOf(condition, roll.environment?.[condition])) &&
      rollPenalty(roll, condition) > 0,
  ).length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Abilities that reduce the effects of weather and darkness. */
export const WEATHER_ABILITIES = [
  furtherAbility({
    id: 'weathered',
    name: 'Weathered',
    category: 'misc',
    pipelines: ['to-hit'],
    combatEffect: 'Weather adds 1 less to hit',
    hooks: {
      'total-warfare': {
        toHit: (shot) => (sum(WEATHERS.map((condition) => penaltyLeft(shot, condition))) > 0 ? -1 : 0),
      },
    },
  }),
  furtherAbility({
    id: 'allweather',
    name: 'All Weather',
    category: 'misc',
    pipelines: ['psr'],
    combatEffect: 'Weather adds nothing to piloting rolls',
    hooks: {
      'total-warfare': {
        piloting: (roll) => 0 - sum(SKY.map((condition) => rollPenalty(roll, condition))),
      },
    },
  }),
  furtherAbility({
    id: 'blind_fighter',
    name: 'Blind Fighter',
    category: 'misc',
    pipelines: ['to-hit', 'physical'],
    combatEffect: 'Darkness adds 1 less to hit',
    hooks: {
      'total-warfare': {
        toHit: (shot) => (penaltyLeft(shot, 'light') > 0 ? -1 : 0),
        physicalToHit: (attack) => (darkness(attack) > 0 ? -1 : 0),
      },
    },
  }),
  furtherAbility({
    id: 'env_specialist',
    name: 'Environmental Specialist',
    category: 'misc',
    pipelines: ['to-hit', 'psr'],
    combatEffect: 'One kind of weather adds 1 less to hit and to piloting rolls',
    requiresDesignation: true,
    designations: ENVIRONMENTS,
    hooks: {
      'total-warfare': {
        toHit: (shot) => 0 - sum(ALL_CONDITIONS.map((condition) => easedBySpecialist(shot, condition))),
        piloting: (roll) => 0 - rollEasedBySpecialist(roll),
      },
    },
  }),
];
