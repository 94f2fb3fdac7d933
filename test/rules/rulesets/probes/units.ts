import { activationSequence } from '../../../../src/battle/phases/activation.js';
import { ecmOver } from '../../../../src/battle/weapons/ecm.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import { lineThroughSmoke } from '../../../../src/battle/weapons/probe.js';
import { calculateBattleValue, calculateForceBattleValue } from '../../../../src/battle-value/index.js';
import { canUseEdge, createEdgeState } from '../../../../src/rules/abilities/index.js';
import { calculateHeatWounds, calculateMovementHeat } from '../../../../src/rules/heat/index.js';
import { cripplingDamage } from '../../../../src/rules/withdrawal/index.js';
import { customMech } from '../../../battle/custom-mech.js';
import { mapOf } from '../../../battle/map-of.js';
import { shootingRange } from '../../../battle/shooting-range.js';
import { sampleMech } from '../../../battle-value/sample-mech.js';
import { type Probe, upTo } from './probe.js';

export const INITIATIVE: readonly Probe[] = [(rules) => activationSequence([3, 5], 0, rules.initiative)];

export const HEAT: readonly Probe[] = [
  (ruleset) => calculateMovementHeat('walk', { attemptsToStand: 2, ruleset }),
  (ruleset) => upTo(40).map((heat) => calculateHeatWounds({ heat, lifeSupportHits: 1 }, { ruleset })),
];

export const WITHDRAWAL: readonly Probe[] = [
  (ruleset) =>
    [
      ...upTo(4).map((limbsHurt) => ({ limbsHurt })),
      ...upTo(3).map((torsosLaidBare) => ({ torsosLaidBare })),
      ...upTo(2).map((sideTorsosLost) => ({ sideTorsosLost })),
      ...upTo(3).map((engineHits) => ({ engineHits })),
      ...upTo(6).map((pilotWounds) => ({ pilotWounds })),
      { engineHits: 1, gyroHits: 1 },
      { sensorHits: 2 },
    ].map((state) => cripplingDamage(state, { ruleset }) !== undefined),
];

const EDGE_IDS = [
  'edge_when_headhit',
  'edge_when_tac',
  'edge_when_ko',
  'edge_when_explosion',
  'edge_when_masc_fails',
  'reroll_to_hit',
];

export const EDGE: readonly Probe[] = [
  (ruleset) => EDGE_IDS.map((trigger) => canUseEdge(createEdgeState(1), trigger, { ruleset })),
];

export const ELECTRONICS: readonly Probe[] = [
  // The bubble lies over the way between the two, and over neither of them.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      distance: 13,
      red: { slots: { RT: ['LRM 10'] } },
      blueFriends: [{ unit: customMech({ slots: { LT: ['Guardian ECM Suite'] } }), at: [11, 8] }],
    });
    return ecmOver(battle, red, blue);
  },
  // There is smoke on the way.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      map: mapOf({ '5,12': { terrain: ['heavy_smoke'] } }),
      red: { slots: { RT: ['BeagleActiveProbe'] } },
    });
    return lineThroughSmoke(battle, red, blue, lookAt(battle, red, blue)).interveningModifier;
  },
];

const linked = (gear: string) => ({ unit: sampleMech({ carrying: { LT: [gear] } }), network: 'Alpha' });
const armed = sampleMech({ carrying: { RT: ['ISC3SlaveUnit', 'PPC'] } });
const guided = sampleMech({ carrying: { RT: ['LRM 10'], LT: ['IS LRM 10 Semi-guided Ammo', 'ISTAG'] } });

/** XXL engines that take six, four, three and two slots of a side torso. */
const XXL = [75, 110].flatMap((tonnage) =>
  [false, true].map((clan) =>
    sampleMech({
      tonnage,
      engine: { rating: tonnage * 2, type: 'xxl', clan },
    }),
  ),
);

export const BATTLE_VALUE: readonly Probe[] = [
  (ruleset) =>
    calculateForceBattleValue(
      [...['ISC3MasterUnit', 'ISC3SlaveUnit'].map(linked), { unit: armed, network: 'Alpha' }],
      { ruleset },
    ),
  (ruleset) =>
    calculateForceBattleValue(['ISC3MasterBoostedSystemUnit', 'ISC3BoostedSystemSlaveUnit'].map(linked), {
      ruleset,
    }),
  (ruleset) => calculateForceBattleValue([{ unit: guided }], { ruleset }),
  (ruleset) => XXL.map((unit) => calculateBattleValue(unit, { ruleset }).base),
];
