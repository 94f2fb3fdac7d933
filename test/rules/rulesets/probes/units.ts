import type { WeaponMount } from '../../../../src/battle/combatant/weapon-mount.js';
import { woundPilot } from '../../../../src/battle/damage/pilot.js';
import { activationSequence } from '../../../../src/battle/phases/activation.js';
import { ecmOver, ecmRadius } from '../../../../src/battle/weapons/ecm.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import { bracketIn } from '../../../../src/battle/weapons/network.js';
import { lineThroughSmoke } from '../../../../src/battle/weapons/probe.js';
import { calculateBattleValue, calculateForceBattleValue } from '../../../../src/battle-value/index.js';
import { canUseEdge, createEdgeState } from '../../../../src/rules/abilities/index.js';
import { calculateHeatWounds, calculateMovementHeat } from '../../../../src/rules/heat/index.js';
import { calculateInitiativeModifier } from '../../../../src/rules/initiative/index.js';
import { extendRuleset, RULESETS, rulesetOf } from '../../../../src/rules/ruleset.js';
import { hasToHoldOut } from '../../../../src/rules/withdrawal/crippled.js';
import { cripplingDamage } from '../../../../src/rules/withdrawal/index.js';
import { customMech } from '../../../battle/custom-mech.js';
import { mapOf } from '../../../battle/map-of.js';
import { turnOf } from '../../../battle/phases/turn.js';
import { shootingRange } from '../../../battle/shooting-range.js';
import { sampleMech } from '../../../battle-value/sample-mech.js';
import { itemNamed } from '../../items.js';
import { type Probe, upTo } from './probe.js';

export const INITIATIVE: readonly Probe[] = [
  (rules) => activationSequence([3, 5], 0, rules.initiative),
  (ruleset) => calculateInitiativeModifier([{ commandPost: true }], { ruleset }).total,
  // A 'Mech whose legs are gone, which its ruleset calls immobile.
  (rules) => {
    const legless = extendRuleset(rules, { name: 'legless', movement: { legsLost: CORE.movement.legsLost } });
    const lost = { structure: { left_leg: 0, right_leg: 0 } };
    const { battle } = turnOf({ ruleset: legless, red: { condition: lost } });
    const moved: number[] = [];
    battle.onDecision = (decision) => 'unit' in decision && moved.push(decision.unit);
    battle.enter('movement');
    while (battle.phase === 'movement') battle.step();
    return moved;
  },
];

export const HEAT: readonly Probe[] = [
  (ruleset) => calculateMovementHeat('walk', { attemptsToStand: 2, ruleset }),
  (ruleset) =>
    [false, true].flatMap((torsoMounted) =>
      upTo(40).map((heat) => calculateHeatWounds({ heat, lifeSupportHits: 1, torsoMounted }, { ruleset })),
    ),
];

export const PILOT: readonly Probe[] = [
  (ruleset) => {
    const range = shootingRange({ ruleset, dice: [6, 6, 6, 6] });
    woundPilot(range.battle, range.blue, 2, undefined);
    return range.of('consciousness').length;
  },
];

export const WITHDRAWAL: readonly Probe[] = [
  (ruleset) =>
    [
      ...upTo(4).map((limbsHurt) => ({ limbsHurt })),
      ...upTo(3).map((torsosLaidBare) => ({ torsosLaidBare })),
      ...upTo(2).map((sideTorsosLost) => ({ sideTorsosLost })),
      ...upTo(2).map((sideTorsosLost) => ({ sideTorsosLost, centralEngine: true })),
      ...upTo(4).map((limbsLost) => ({ limbsLost, legsLost: Math.min(1, limbsLost) })),
      ...upTo(3).map((engineHits) => ({ engineHits })),
      ...upTo(6).map((pilotWounds) => ({ pilotWounds })),
      { engineHits: 1, gyroHits: 1 },
      { sensorHits: 2 },
    ].map((state) => cripplingDamage(state, { ruleset }) !== undefined),
  (ruleset) => upTo(2).map((sideTorsosLost) => hasToHoldOut(sideTorsosLost, ruleset)),
];

const EDGE_IDS = RULESETS.flatMap((name) => Object.keys(rulesetOf(name).edge.triggers));

export const EDGE: readonly Probe[] = [
  (ruleset) => EDGE_IDS.map((trigger) => canUseEdge(createEdgeState(1), trigger, { ruleset })),
];

/** Where ECM is. */
export const BUBBLES: readonly Probe[] = [
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
  (rules) =>
    ['ISGuardianECMSuite', 'WatchdogECMSuite', 'NovaCEWS', 'ISElectronicWarfareEquipment', 'ISBAECM'].map(
      (name) => ecmRadius(itemNamed(name), rules),
    ),
];

export const ELECTRONICS: readonly Probe[] = [
  ...BUBBLES,
  // There is smoke on the way.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      map: mapOf({ '5,12': { terrain: ['heavy_smoke'] } }),
      red: { slots: { RT: ['BeagleActiveProbe'] } },
    });
    return lineThroughSmoke(battle, red, blue, lookAt(battle, red, blue)).interveningModifier;
  },
  // The same by the best of all probes, under hostile ECM.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      map: mapOf({ '5,12': { terrain: ['heavy_smoke'] } }),
      red: { slots: { RT: ['BloodhoundActiveProbe*3'] } },
      blue: { slots: { LT: ['ISGuardianECM'] } },
    });
    return lineThroughSmoke(battle, red, blue, lookAt(battle, red, blue)).interveningModifier;
  },
  // A friend sees the target from two hexes away, under hostile ECM.
  (ruleset) => {
    const { battle, red, blue } = shootingRange({
      ruleset,
      distance: 13,
      red: { slots: { RT: ['ISLRM10*2', 'ISC3SlaveUnit'] } },
      blue: { slots: { LT: ['Guardian ECM Suite'] } },
      redFriends: [{ unit: customMech({ slots: { LT: ['ISC3SlaveUnit'] } }), at: [5, 3] }],
    });
    const mount = red.design.weapons[0] as WeaponMount;
    return bracketIn(battle, red, mount, undefined, blue, lookAt(battle, red, blue), false);
  },
];

const CORE = rulesetOf('core');

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

const nova = { unit: sampleMech({ carrying: { LT: ['NovaCEWS'] } }) };
const homing = sampleMech({ carrying: { RT: ['ISArrowIVSystem'], LT: ['ISArrowIV Homing Ammo', 'ISTAG'] } });

export const BATTLE_VALUE: readonly Probe[] = [
  (ruleset) => calculateForceBattleValue([nova, nova, nova], { ruleset }),
  (ruleset) => calculateForceBattleValue([{ unit: homing }], { ruleset }),
  (ruleset) => [0, 1, 2, 3].map((gunnery) => calculateBattleValue(armed, { gunnery, ruleset }).battleValue),
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
