import { wrongValue } from '../../check/refusal.js';
import { checked, having, instanceOf, listOf } from '../../check/shape.js';
import * as simulation from '../../simulate/index.js';
import { readySimulation, simulationSetup } from './simulation-shapes.js';
import { jobTally, tally } from './tally-shapes.js';

export const mergeTallies = checked(simulation.mergeTallies, { first: tally, next: tally });
export const mergeJobTallies = checked(simulation.mergeJobTallies, { first: jobTally, next: jobTally });
export const resultOf = checked(simulation.resultOf, { simulation: readySimulation, tally });
export const pairOf = checked(simulation.pairOf, { before: simulationSetup, after: simulationSetup });
export const comparisonOf = checked(
  simulation.comparisonOf,
  { job: listOf(readySimulation, 2, 2), tally: jobTally },
  (_, { tallies }) => {
    if (tallies.length !== 2) throw wrongValue('tally.tallies', tallies.length, 'one for each battle');
  },
);
const points = instanceOf(Float64Array, 'points by location');
/** Returns the sum of a unit's armor and structure: what is left in a battle, or what its design has. */
export const pointsOf = checked(simulation.pointsOf, {
  body: having<Parameters<typeof simulation.pointsOf>[0]>(
    { armor: points, rearArmor: points, structure: points },
    "a 'Mech of a battle, or its design",
  ),
});
