import { furtherQuirk } from './quirk.js';

const ARMS = [
  { arm: 'left', side: 'la', word: 'LA', longWord: 'Left' },
  { arm: 'right', side: 'ra', word: 'RA', longWord: 'Right' },
] as const;

/** Quirks of limbs, joints and gait. */
export const FURTHER_LIMB_QUIRKS = [
  ...ARMS.map(({ arm, side, word }) =>
    furtherQuirk({
      id: `barrel_fists_${side}`,
      name: `Barrel Fists (${word})`,
      family: 'barrel_fists',
      category: 'physical',
      pipelines: ['physical'],
      combatEffect: 'Punches as well as with the hand that the arm lacks',
      isPositive: true,
      hooks: {
        'total-warfare': {
          physicalToHit: ({ kind, attacker }) =>
            kind === 'punch' && attacker.arm === arm && attacker.armBuiltWithout === 'hand' ? -1 : 0,
        },
      },
    }),
  ),
  furtherQuirk({
    id: 'reinforced_legs',
    name: 'Reinforced Legs',
    category: 'physical',
    pipelines: ['physical', 'damage'],
    combatEffect: 'Half the damage to itself in a death from above',
    isPositive: true,
    hooks: { 'total-warfare': { dfaOwnDamageFactor: 0.5 } },
  }),
  ...ARMS.map(({ side, longWord }) =>
    furtherQuirk({
      id: `vestigial_hands_${side}`,
      name: `Vestigial Hands (${longWord})`,
      family: 'vestigial_hands',
      category: 'physical',
      pipelines: ['physical'],
      combatEffect: 'Picks up and carries objects with an arm that has no hand',
      isPositive: true,
      hooks: { 'total-warfare': { liftsWithoutHand: 1 } },
    }),
  ),
  furtherQuirk({
    id: 'ext_twist',
    name: 'Extended Torso Twist',
    category: 'combat',
    pipelines: [],
    combatEffect: 'Turns its torso by two hexsides',
    isPositive: true,
    hooks: { 'total-warfare': { torsoTwist: 2 } },
  }),
  furtherQuirk({
    id: 'no_twist',
    name: 'No Torso Twist',
    category: 'combat',
    pipelines: [],
    combatEffect: 'Cannot turn its torso',
    isPositive: false,
    hooks: { 'total-warfare': { torsoTwist: 0 } },
  }),
  furtherQuirk({
    id: 'hyper_actuator',
    name: 'Hyper-Extending Actuators',
    category: 'combat',
    pipelines: [],
    combatEffect: 'Flips its arms to the rear, hands or not',
    isPositive: true,
    hooks: { 'total-warfare': { flipsArms: true } },
  }),
  furtherQuirk({
    id: 'overhead_arms',
    name: 'Overhead Arms',
    category: 'combat',
    pipelines: ['physical'],
    combatEffect:
      'Weapons in its arms fire from one level higher while it stands; +2 to hit with punches and physical weapons of its arms',
    isPositive: true,
    hooks: {
      'total-warfare': {
        armsAbove: 1,
        physicalToHit: ({ attack, attacker }) =>
          (attack.limb === 'arm' || attack.reach === 'weapon') && !attacker.torsoMounted ? 2 : 0,
      },
    },
  }),
  furtherQuirk({
    id: 'nimble_jumper',
    name: 'Nimble Jumper',
    category: 'piloting',
    pipelines: [],
    combatEffect: 'A jump may leave the shortest path by one hex',
    isPositive: true,
    hooks: { 'total-warfare': { jumpDetour: 1 } },
  }),
  furtherQuirk({
    id: 'poor_performance',
    name: 'Poor Performance',
    category: 'piloting',
    pipelines: [],
    combatEffect: 'Runs only after a turn in which it spent all its walking movement',
    isPositive: false,
    hooks: { 'total-warfare': { runsOnlyFromWalk: true } },
  }),
  furtherQuirk({
    id: 'power_reverse',
    name: 'Power Reverse',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: 'A vehicle may move backward at flank speed; +1 to driving rolls on the way',
    isPositive: true,
    hooks: {
      'total-warfare': { flanksBackward: true, piloting: ({ cause }) => (cause.flanksBackward ? 1 : 0) },
    },
  }),
];

/** Quirks of parts that break more or less easily. */
export const FURTHER_ARMOR_QUIRKS = [
  furtherQuirk({
    id: 'poor_work',
    name: 'Poor Workmanship',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits need 1 less',
    isPositive: false,
    hooks: { 'total-warfare': { critical: () => -1 } },
  }),
  furtherQuirk({
    id: 'prototype',
    name: 'Prototype',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'Critical hits need 2 less',
    isPositive: false,
    hooks: { 'total-warfare': { critical: () => -2 } },
  }),
  furtherQuirk({
    id: 'fragile_fuel',
    name: 'Fragile Fuel Tank',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'After each critical hit on a vehicle that burns fuel, its tank explodes on 10 or more',
    isPositive: false,
    hooks: { 'total-warfare': { fuelExplodesFrom: 10 } },
  }),
  furtherQuirk({
    id: 'weak_legs',
    name: 'Weak Legs',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: 'A critical check in a leg that is kicked, and in each leg after its own death from above',
    isPositive: false,
    hooks: { 'total-warfare': { weakLegs: true } },
  }),
  ...([1, 2, 3, 4, 5] as const).map((points) =>
    furtherQuirk({
      id: `weak_head_${points}`,
      name: `Weak Head Armor (${points})`,
      family: 'weak_head',
      category: 'crit',
      pipelines: ['damage'],
      combatEffect: `Armor of the head ${points} lower`,
      isPositive: false,
      hooks: { 'total-warfare': { headArmor: -points } },
    }),
  ),
  furtherQuirk({
    id: 'cowl',
    name: 'Cowl',
    category: 'defensive',
    pipelines: ['damage'],
    combatEffect: 'Takes 3 points of hits on the head that do not come from straight ahead',
    isPositive: true,
    hooks: { 'total-warfare': { cowl: 3 } },
  }),
  furtherQuirk({
    id: 'poor_sealing',
    name: 'Poor Sealing',
    category: 'crit',
    pipelines: ['crit'],
    combatEffect: '+2 to the roll that tells whether a location is breached',
    isPositive: false,
    hooks: { 'total-warfare': { breachRoll: 2 } },
  }),
];
