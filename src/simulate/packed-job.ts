import { readMapJson, writeMapJson } from '../battle/map/map-json.js';
import type { ForceUnit } from '../battle/setup.js';
import { type RulesetName, registeredName, rulesetOf } from '../rules/ruleset.js';
import { describeUnit } from '../units/described-unit.js';
import type { Job } from './job.js';
import { type GeneratedMap, isGenerated, type Simulation } from './setup.js';

/** A battle as data that can be sent to another thread. */
export interface PackedSimulation extends Omit<Simulation, 'map' | 'ruleset'> {
  readonly ruleset: RulesetName;
  readonly map: GeneratedMap | { readonly json: string };
}

/**
 * A job for another thread, with its units as they are. Mounts are matched by identity, which messages between threads
 * preserve and JSON does not. As JSON the job would play different games, so it refuses to be converted.
 */
class PackedJob {
  /** A `Map`, which JSON would lose. */
  readonly battles: ReadonlyMap<number, PackedSimulation>;

  constructor(job: Job) {
    this.battles = new Map(job.map((simulation, place) => [place, packed(simulation)]));
  }

  toJSON(): never {
    throw new TypeError('a job for another thread is not JSON: use writeJobJson');
  }
}

export type { PackedJob };

const packed = (simulation: Simulation): PackedSimulation => ({
  ...simulation,
  ruleset: registeredName(rulesetOf(simulation.ruleset), 'a run on several threads or with a checkpoint'),
  map: isGenerated(simulation.map) ? simulation.map : { json: writeMapJson(simulation.map) },
});

const unpacked = (simulation: PackedSimulation): Simulation => ({
  ...simulation,
  map: 'json' in simulation.map ? readMapJson(simulation.map.json) : simulation.map,
});

export const packJob = (job: Job): PackedJob => new PackedJob(job);

/**
 * Returns the job that `packJob` packed.
 * @throws {TypeError} if it is not a message from `packJob`
 */
export function unpackJob({ battles }: Pick<PackedJob, 'battles'>): Job {
  const [first, second] = battles instanceof Map ? [...battles.values()].map(unpacked) : [];
  if (first === undefined)
    throw new TypeError('a job that was not packed for another thread: use readJobJson');
  return second === undefined ? [first] : [first, second];
}

/** Returns everything that decides the games of a job, as text. Jobs with the same text are the same. */
export const describeJob = (job: readonly Simulation[]): string => JSON.stringify(job.map(described));

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
    environment: Object.entries(environment)
      .filter(([, condition]) => condition !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    map: 'json' in map ? map.json : [map.landscape, map.width, map.height],
    red: simulation.red.map(describedUnit),
    blue: simulation.blue.map(describedUnit),
  };
}

const describedUnit = ({ unit, pilot, at, facing, condition, network }: ForceUnit): object => ({
  unit: describeUnit(unit).text,
  gunnery: pilot?.gunnery,
  piloting: pilot?.piloting,
  abilities: pilot?.abilities,
  edge: pilot?.edge,
  at,
  facing,
  condition,
  network,
});
