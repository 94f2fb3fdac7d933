import type { ILocationCondition, IMechCondition } from '../../../src/rules/damage/index.js';
import type { MechLocation } from '../../../src/rules/hit-location/locations.js';

/** A whole 'Mech of 50 tons (structure of docs/rules/damage.md) with these locations as given. */
export function mechWith(
  changes: Partial<Record<MechLocation, Partial<ILocationCondition>>> = {},
): IMechCondition {
  const whole: IMechCondition = {
    head: { armor: 9, structure: 3 },
    center_torso: { armor: 20, rearArmor: 8, structure: 16 },
    left_torso: { armor: 15, rearArmor: 5, structure: 12 },
    right_torso: { armor: 15, rearArmor: 5, structure: 12 },
    left_arm: { armor: 10, structure: 8 },
    right_arm: { armor: 10, structure: 8 },
    left_leg: { armor: 14, structure: 12 },
    right_leg: { armor: 14, structure: 12 },
  };
  const entries = Object.entries(whole) as [MechLocation, ILocationCondition][];
  return Object.fromEntries(
    entries.map(([location, condition]) => [location, { ...condition, ...changes[location] }]),
  ) as unknown as IMechCondition;
}
