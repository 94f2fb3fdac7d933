import { damage } from '../../../../src/battle/combatant/condition.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { cancelCharges } from '../../../../src/battle/physical/charge.js';
import { legalBlows, resolveBlows, strikeFacings } from '../../../../src/battle/physical/index.js';
import { landsOnTalons } from '../../../../src/battle/physical/talons.js';
import { checkFireOrder } from '../../../../src/battle/weapons/check-order.js';
import { officialCatalog } from '../../../../src/catalog/official.js';
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
import { SHIELD_SIZES } from '../../../../src/rules/rulesets/areas/physical.js';
import { turnOf } from '../../../battle/phases/turn.js';
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

const WEAPONS = officialCatalog.items.filter((item) => item.kind === 'physical-weapon');
const WIELDED = PHYSICAL_ATTACK_KINDS.flatMap((kind) =>
  WEAPONS.filter(({ physicalWeapon }) => physicalWeapon === kind.replaceAll('_', '-')).map(
    (weapon) => [kind, weapon] as const,
  ),
);

const SHIELD = { LA: ['ISMediumShield*5'] };

export const PHYSICAL: readonly Probe[] = [
  (rules) => PHYSICAL_ATTACK_KINDS.map((kind) => needed(rules, kind)),
  (ruleset) =>
    WIELDED.map(([kind, weapon]) =>
      calculatePhysicalToHit(kind, ATTACKER, TARGET, { weapon, ruleset }).modifiers.map(({ value }) => value),
    ),
  (rules) => needed(rules, 'throw', { abilities: ['heavy_lifter'], workingHands: 2 }),
  (rules) => needed(rules, 'kick', { chassis: 'quad', muleKick: true }),
  (rules) => needed(rules, 'punch', {}, { large: true }),
  (rules) => needed(rules, 'charge', {}, { immobile: true }),
  (ruleset) => {
    const { battle, red } = duel({ ruleset });
    return strikeFacings(battle, red);
  },
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
  // A punch behind a shield.
  (ruleset) =>
    SHIELD_SIZES.map((shieldOnArm) =>
      calculatePhysicalDamage('punch', { piloting: 5, tonnage: 50, shieldOnArm }, { ruleset }),
    ),
  // A charge behind one that is raised.
  (ruleset) => {
    const turn = turnOf({
      ruleset,
      red: { at: [5, 6], slots: SHIELD },
      blue: { at: [5, 5], facing: 3 },
      dice: Array.from({ length: 80 }, (_, index) => 3 + (index % 2)),
    });
    const { battle, red, blue } = turn;
    Object.assign(red, { movement: 'run', hexesMoved: 4, chargeTarget: blue.index, chargeKind: 'charge' });
    red.leftShield = 'active';
    red.refresh();
    blue.hasMoved = true;
    resolveBlows(battle);
    return turn.of('hit').length;
  },
  // A charge at who has fallen, and a shield from turn to turn.
  (ruleset) => {
    const { battle, red, blue } = turnOf({ ruleset, red: { slots: SHIELD } });
    red.chargeTarget = blue.index;
    red.chargeKind = 'charge';
    blue.prone = true;
    cancelCharges(battle);
    red.leftShield = 'active';
    const target = red.chargeTarget;
    red.startTurn();
    return [target, red.leftShield];
  },
  // A shield in passive mode.
  (ruleset) => {
    const { battle, red } = turnOf({ ruleset, red: { slots: SHIELD } });
    try {
      checkFireOrder(battle, red, { torsoFacing: red.facing, shots: [], shields: { left: 'passive' } });
      return 'held';
    } catch {
      return 'not held';
    }
  },
  // Talons on a front and a rear leg.
  (ruleset) => {
    const slots = { FLL: ['Talons'], FRL: ['Talons'], RLL: ['Talons'], RRL: ['Talons'] };
    const { red } = turnOf({ ruleset, red: { chassis: 'quad', slots } });
    damage(red, { criticals: { left_leg: [3], right_arm: [3] } });
    return landsOnTalons(red);
  },
  // A lance in a charge, and a shield that is worn out.
  (ruleset) => {
    const { battle, red, blue } = turnOf({
      ruleset,
      red: { at: [5, 6], slots: { RA: ['IS Lance*3'] } },
      blue: { at: [5, 5], facing: 3 },
      dice: Array.from({ length: 80 }, (_, index) => 3 + (index % 2)),
    });
    Object.assign(red, { movement: 'run', hexesMoved: 4, chargeTarget: blue.index, chargeKind: 'charge' });
    blue.hasMoved = true;
    resolveBlows(battle);
    return [...blue.structure];
  },
  (ruleset) => {
    const { battle, red } = turnOf({ ruleset, red: { slots: SHIELD } });
    red.shieldLeft.fill(0);
    return moverOf(battle, red).walk;
  },
];
