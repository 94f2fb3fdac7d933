import { damage } from '../../../../src/battle/combatant/condition.js';
import { legalBlows } from '../../../../src/battle/physical/index.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type IPhysicalTarget,
  PHYSICAL_ATTACK_KINDS,
  type PhysicalAttackKind,
  physicalAftermath,
  physicalHitTable,
  rollLancePierces,
  rollSpikesBreak,
} from '../../../../src/rules/physical/index.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import { duel } from '../../../battle/physical/duel.js';
import { scriptedDice } from '../../scripted-dice.js';
import { type Probe, TWO_DICE, upTo } from './probe.js';

const ATTACKER: IPhysicalAttacker = {
  piloting: 5,
  tonnage: 55,
  movementType: 'run',
  hexesMoved: 7,
  objectTonnage: 2,
};
const TARGET: IPhysicalTarget = { movementType: 'stationary', hexesMoved: 0, piloting: 5, hasMoved: true };

const needed = (
  ruleset: Ruleset,
  kind: PhysicalAttackKind,
  attacker: Partial<IPhysicalAttacker> = {},
  target: Partial<IPhysicalTarget> = {},
) =>
  calculatePhysicalToHit(
    kind,
    { ...ATTACKER, ...attacker },
    { ...TARGET, ...target },
    { ruleset },
  ).modifiers.reduce((sum, { value }) => sum + value, 0);

export const PHYSICAL: readonly Probe[] = [
  (rules) => PHYSICAL_ATTACK_KINDS.map((kind) => needed(rules, kind)),
  (rules) => needed(rules, 'throw', { abilities: ['heavy_lifter'], workingHands: 2 }),
  (rules) => needed(rules, 'kick', { chassis: 'quad', muleKick: true }),
  (rules) => needed(rules, 'punch', {}, { large: true }),
  (rules) => needed(rules, 'charge', {}, { immobile: true }),
  // A quad whose rear hip is hit.
  (ruleset) => {
    const { battle, red } = duel({ ruleset, red: { unit: 'goliath-gol-1h' } });
    damage(red, { criticals: { left_leg: [0] } });
    return legalBlows(battle, red).length;
  },
  (ruleset) =>
    upTo(2, -2).map((elevationDifference) =>
      physicalHitTable('hatchet', { elevationDifference, target: { prone: true } }, { ruleset }),
    ),
  (ruleset) => calculatePhysicalDamage('charge', ATTACKER, { ruleset }),
  (ruleset) =>
    PHYSICAL_ATTACK_KINDS.flatMap((kind) =>
      [false, true].map((hit) => physicalAftermath(kind, hit, {}, { ruleset })),
    ),
  (ruleset) =>
    TWO_DICE.map(([first, second]) =>
      rollLancePierces({ armorLeft: 5 }, scriptedDice(first, second), { ruleset }),
    ),
  (ruleset) => TWO_DICE.map(([first, second]) => rollSpikesBreak(scriptedDice(first, second), { ruleset })),
];
