import type { Inventory } from '../mech/inventory.js';
import type { AerospaceHeatSinks, Crew } from '../other-unit.js';
import type { BlkReader } from './blk-reader.js';
import type { Movement } from './unit-base.js';

/** A support vehicle has none, whatever its file says. */
export const NO_HEAT_SINKS: AerospaceHeatSinks = { count: 0, kind: 'single', inPods: 0 };

export function readHeatSinks(reader: BlkReader): AerospaceHeatSinks {
  const count = reader.integer('heatsinks');
  const kind = reader.integer('sink_type', { from: 0, to: 1 }) === 1 ? 'double' : 'single';
  return { count, kind, inPods: reader.optionalInteger('omnipodheatsinks') ?? 0 };
}

/** Modular armor costs a point of thrust. */
export function thrust(safeThrust: number, aboard: Inventory): Movement {
  const walk = Math.max(0, safeThrust - (aboard.has('modular-armor') ? 1 : 0));
  return { walk, run: Math.ceil(walk * 1.5), jump: 0, umu: 0 };
}

export function readCrew(reader: BlkReader): Crew {
  const count = (name: string) => reader.optionalInteger(name) ?? 0;
  return {
    total: reader.integer('crew'),
    officers: count('officers'),
    gunners: count('gunners'),
    passengers: count('passengers'),
    marines: count('marines'),
    battleArmorTroopers: count('battlearmor'),
    others: count('other_crew'),
    otherPassengers: count('otherpassenger'),
  };
}
