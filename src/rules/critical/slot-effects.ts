import { deepFreeze } from '../../catalog/deep-freeze.js';

/** Everything in a critical slot that does more when hit than to stop working. */
export const SLOT_COMPONENTS = [
  'engine',
  'gyro',
  'heavy_duty_gyro',
  'sensors',
  'life_support',
  'cockpit',
  'shoulder',
  'upper_arm',
  'lower_arm',
  'hand',
  'hip',
  'upper_leg',
  'lower_leg',
  'foot',
  'heat_sink',
  'double_heat_sink',
  'jump_jet',
] as const;
export type SlotComponent = (typeof SLOT_COMPONENTS)[number];

/**
 * What a component that was hit so often does from then on. What it changes in a roll (to-hit, piloting, physical
 * attacks) stands in that pipeline, which takes the damage as part of its situation.
 */
export interface ISlotEffect {
  /** Piloting roll at the end of the phase, with this modifier. */
  readonly pilotingRoll?: number;
  /** No roll can save it from falling. */
  readonly falls?: true;
  readonly cannotStand?: true;
  /** Heat a turn, in all. */
  readonly heat?: number;
  /** Lost dissipation. */
  readonly dissipation?: number;
  readonly walk?: number;
  readonly halvesWalk?: true;
  readonly jump?: number;
  readonly forbids?: readonly ('punch' | 'club' | 'kick')[];
  readonly pilotKilled?: true;
  readonly unitDestroyed?: true;
}

const LEG_ACTUATOR: readonly ISlotEffect[] = [{ pilotingRoll: 1, walk: -1 }];
const NOTHING_MORE: readonly ISlotEffect[] = [{}];

/** By component, one entry for each hit it can take (combat.md 16.4); further hits change nothing. */
export const SLOT_EFFECTS: Readonly<Record<SlotComponent, readonly ISlotEffect[]>> = deepFreeze({
  engine: [{ heat: 5 }, { heat: 10 }, { unitDestroyed: true }],
  gyro: [{ pilotingRoll: 3 }, { falls: true, cannotStand: true }],
  heavy_duty_gyro: [{ pilotingRoll: 2 }, { pilotingRoll: 3 }, { falls: true, cannotStand: true }],
  sensors: NOTHING_MORE,
  life_support: NOTHING_MORE,
  cockpit: [{ pilotKilled: true }],
  shoulder: [{ forbids: ['punch', 'club'] }],
  upper_arm: NOTHING_MORE,
  lower_arm: NOTHING_MORE,
  hand: [{ forbids: ['club'] }],
  hip: [{ pilotingRoll: 2, halvesWalk: true, forbids: ['kick'] }],
  upper_leg: LEG_ACTUATOR,
  lower_leg: LEG_ACTUATOR,
  foot: LEG_ACTUATOR,
  heat_sink: [{ dissipation: -1 }],
  double_heat_sink: [{ dissipation: -2 }],
  jump_jet: [{ jump: -1 }],
} as const);

/** The effect of so many hits on one component; none has none. */
export function slotEffect(component: SlotComponent, hits: number): ISlotEffect {
  const effects = SLOT_EFFECTS[component];
  return effects[Math.min(hits, effects.length) - 1] ?? {};
}
