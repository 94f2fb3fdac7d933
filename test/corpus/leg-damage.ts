import type { LegDamage } from '../../src/rules/piloting/index.js';

/** The part of a unit's state that affects its legs, in the words of the reference data. */
interface DamagedUnit {
  readonly chassis: 'biped' | 'quad' | 'tripod';
  readonly crits?: readonly { readonly loc: string; readonly system: string }[];
  readonly lostLocs?: readonly string[];
}

export const LEGS = {
  biped: ['RL', 'LL'],
  quad: ['FRL', 'FLL', 'RRL', 'RLL'],
  tripod: ['RL', 'LL', 'CL'],
} as const;
const ACTUATORS = ['Upper Leg', 'Lower Leg', 'Foot'];

export function legsOf({ chassis, crits = [], lostLocs = [] }: DamagedUnit): readonly LegDamage[] {
  return LEGS[chassis].map((loc): LegDamage => {
    const lost = crits.filter((crit) => crit.loc === loc).map(({ system }) => system);
    return {
      destroyed: lostLocs.includes(loc),
      hip: lost.includes('Hip'),
      actuators: lost.filter((system) => ACTUATORS.includes(system)).length,
    };
  });
}
