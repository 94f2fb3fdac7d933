import { targetingComputerHelps } from '../aiming.js';
import { toHitModifier } from '../modifier.js';
import type { ToHitModifier } from '../situation.js';

const AIMED_WITH_COMPUTER = 3;
const BY_FIRE_CONTROL = { standard: 0, industrial: 1, primitive: 2, basic: 1, none: 2 } as const;

const TARGETING_COMPUTER = toHitModifier({
  id: 'targeting_computer',
  name: 'Targeting computer',
  source: 'equipment',
  needs: 'targetingComputer',
  value: (shot) =>
    targetingComputerHelps(shot)
      ? shot.options.aimed === 'targeting-computer'
        ? AIMED_WITH_COMPUTER
        : -1
      : 0,
  describe: (_, value) => (value > 0 ? 'aimed with a targeting computer' : 'targeting computer'),
  variant: 'value',
});

const ACTUATOR_ENHANCEMENT = toHitModifier({
  id: 'actuator_enhancement',
  name: 'Actuator Enhancement System',
  source: 'equipment',
  needs: 'actuatorEnhancement',
  value: -1,
  describe: 'enhanced actuators in the arm',
});

const FIRE_CONTROL = toHitModifier({
  id: 'fire_control',
  name: 'Fire control',
  source: 'equipment',
  needs: 'fireControl',
  value: ({ attacker }) => BY_FIRE_CONTROL[attacker.fireControl ?? 'standard'],
  describe: ({ attacker }) => `${attacker.fireControl === 'none' ? 'no' : attacker.fireControl} fire control`,
});

const SHIELD = toHitModifier({
  id: 'shield',
  name: 'Shield',
  source: 'equipment',
  needs: 'shield',
  value: ({ attacker, rules }) => (attacker.shield === undefined ? 0 : rules.toHit.shield[attacker.shield]),
  describe: ({ attacker }) => `shield ${attacker.shield}`,
});

/** In the order of aggregation. */
export const EQUIPMENT: readonly ToHitModifier[] = [
  TARGETING_COMPUTER,
  ACTUATOR_ENHANCEMENT,
  FIRE_CONTROL,
  SHIELD,
];
