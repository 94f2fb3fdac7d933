import { readMapJson, writeMapJson } from '../battle/map/map-json.js';
import type { ForceUnit } from '../battle/setup.js';
import { type RulesetName, registeredName, rulesetOf } from '../rules/ruleset.js';
import { writeUnitJson } from '../units/index.js';
import type { Job } from './job.js';
import { type GeneratedMap, isGenerated, type Simulation } from './setup.js';

/** A battle as plain data, which another thread can be handed. */
export interface PackedSimulation extends Omit<Simulation, 'map' | 'ruleset'> {
  readonly ruleset: RulesetName;
  readonly map: GeneratedMap | { readonly json: string };
}
export type PackedJob = readonly PackedSimulation[];

const packed = (simulation: Simulation): PackedSimulation => ({
  ...simulation,
  ruleset: registeredName(rulesetOf(simulation.ruleset), 'a run on several threads or with a checkpoint'),
  map: isGenerated(simulation.map) ? simulation.map : { json: writeMapJson(simulation.map) },
});

const unpacked = (simulation: PackedSimulation): Simulation => ({
  ...simulation,
  map: 'json' in simulation.map ? readMapJson(simulation.map.json) : simulation.map,
});

export const packJob = (job: Job): PackedJob => job.map(packed);

export function unpackJob(job: PackedJob): Job {
  const [first, second] = job.map(unpacked);
  if (first === undefined) throw new RangeError('a job without a battle');
  return second === undefined ? [first] : [first, second];
}

/** All that the games of a job hang on, as text: two jobs with the same text are the same. */
export const describeJob = (job: Job): string => JSON.stringify(job.map(described));

function described(simulation: Simulation): object {
  const { seed, bots, turnLimit, environment = {} } = simulation;
  const { forcedWithdrawal, teammateCalledShots } = simulation;
  const { map, ruleset } = packed(simulation);
  return {
    seed,
    bots,
    ruleset,
    turnLimit,
    forcedWithdrawal,
    teammateCalledShots,
    environment: Object.entries(environment).sort(([one], [other]) => (one < other ? -1 : 1)),
    map: 'json' in map ? map.json : [map.landscape, map.width, map.height],
    red: simulation.red.map(describedUnit),
    blue: simulation.blue.map(describedUnit),
  };
}

const describedUnit = ({ unit, pilot, at, facing, condition, network }: ForceUnit): object => ({
  unit: writeUnitJson(unit),
  quirks: unit.quirks,
  gunnery: pilot?.gunnery,
  piloting: pilot?.piloting,
  abilities: pilot?.abilities,
  edge: pilot?.edge,
  at,
  facing,
  condition,
  network,
});
