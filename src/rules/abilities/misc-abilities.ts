import { carries } from '../carried.js';
import { modifierIn } from '../table.js';
import { secondaryTargetPenaltyLeft } from '../to-hit/secondary-target.js';
import { ability } from './ability.js';

export const MISC_ABILITIES = [
  ability({
    id: 'tactical_genius',
    name: 'Tactical Genius',
    category: 'misc',
    pipelines: ['initiative'],
    combatEffect: '+1 to initiative',
    hooks: {
      standard: { initiative: 1 },
      'total-warfare': {
        effect: 'Its side may roll initiative a second time and keeps that roll',
        initiativeReroll: true,
      },
    },
  }),
  ability({
    id: 'pain_resistance',
    name: 'Pain Resistance',
    category: 'misc',
    pipelines: ['to-hit', 'psr'],
    combatEffect: 'The first wound adds no modifier',
    hooks: {
      standard: {
        toHit: ({ attacker, rules }) => ((attacker.pilotWounds ?? 0) > 0 ? -rules.toHit.perWound : 0),
        piloting: ({ pilot, rules }) =>
          (pilot.pilotWounds ?? 0) > 0 ? -rules.piloting.perWound[pilot.chassis ?? 'biped'] : 0,
      },
      'total-warfare': {
        effect: "−1 to consciousness rolls, and 1 wound less from an explosion inside its 'Mech",
        consciousness: () => -1,
        explosionWounds: -1,
      },
    },
  }),
  ability({
    id: 'iron_man',
    name: 'Iron Man',
    category: 'misc',
    pipelines: ['damage'],
    combatEffect: '−2 to consciousness rolls',
    hooks: {
      standard: { consciousness: () => -2 },
      'total-warfare': { effect: "1 wound less from an explosion inside its 'Mech", explosionWounds: -1 },
    },
  }),
  ability({
    id: 'hot_dog',
    name: 'Hot Dog',
    category: 'misc',
    pipelines: ['heat'],
    combatEffect: 'Shutdown rolls begin 3 points of heat later',
    hooks: {
      standard: { shutdownThreshold: 3 },
      'total-warfare': { effect: '−1 to every roll that heat calls for', heatRolls: -1 },
    },
  }),
  ability({
    id: 'edge',
    name: 'Edge',
    category: 'misc',
    pipelines: ['to-hit', 'psr', 'damage', 'crit'],
    combatEffect: 'Points to roll again, or to negate a critical hit',
    hooks: {},
  }),
  ability({
    id: 'toughness',
    name: 'Toughness',
    category: 'misc',
    pipelines: ['damage'],
    combatEffect: '−1 to consciousness rolls',
    hooks: { standard: { consciousness: () => -1 } },
  }),
  ability({
    id: 'cool_under_fire',
    name: 'Cool Under Fire',
    category: 'misc',
    pipelines: ['heat'],
    combatEffect: '1 heat less each turn',
    hooks: { standard: { heat: () => -1 } },
  }),
  ability({
    id: 'some_like_it_hot',
    name: 'Some Like It Hot',
    category: 'misc',
    pipelines: ['to-hit', 'heat'],
    combatEffect: 'Heat adds 1 less to hit',
    hooks: {
      'total-warfare': {
        toHit: ({ attacker, rules }) => (modifierIn(rules.toHit.heat, attacker.heat) > 0 ? -1 : 0),
      },
    },
  }),
  ability({
    id: 'multi_target',
    name: 'Multi-Target',
    category: 'misc',
    pipelines: ['to-hit'],
    combatEffect: 'Secondary targets cost 1 less',
    hooks: {
      standard: {
        // The same as Multi-Tasker. The two do not stack (docs/rules/standard.md).
        toHit: {
          needs: 'secondaryTarget',
          value: (shot) =>
            !carries(shot.abilities.carried, 'multi_tasker') && secondaryTargetPenaltyLeft(shot) > 0 ? -1 : 0,
        },
      },
    },
  }),
  ability({
    id: 'iron_will',
    name: 'Iron Will',
    category: 'misc',
    pipelines: ['damage'],
    combatEffect: '−2 to consciousness rolls, once with Iron Man',
    hooks: {
      standard: { consciousness: ({ abilities }) => (carries(abilities, 'iron_man') ? 0 : -2) },
    },
  }),
];

export const TACTICAL_ABILITIES = [
  ability({
    id: 'speed_demon',
    name: 'Speed Demon',
    category: 'tactical',
    pipelines: ['heat'],
    combatEffect: 'Runs 1 hex farther for 1 heat',
    hooks: { standard: { heat: ({ movementType }) => (movementType === 'run' ? 1 : 0), runningMp: 1 } },
  }),
  ability({
    id: 'combat_intuition',
    name: 'Combat Intuition',
    category: 'tactical',
    pipelines: ['initiative'],
    combatEffect: 'Moves before all others in the first round',
    hooks: { standard: { actsFirstInRound: 1 } },
  }),
  ability({
    id: 'antagonizer',
    name: 'Antagonizer',
    category: 'tactical',
    pipelines: ['to-hit'],
    combatEffect: 'Opponents must attack it first',
    hooks: { standard: { drawsFirstAttack: true } },
  }),
];
