import type { UnitRow } from '../../src/library/index.js';
import type { AbilityEntry } from '../../src/rules/abilities/ability.js';
import type { QuirkEntry } from '../../src/rules/quirks/quirk.js';
import type { PlayPart, Simulation, SimulationSetup } from '../../src/simulate/index.js';
import type { Unit } from '../../src/units/index.js';

/** The parts of TarComp that the measurement uses: from the built package, or from the sources in tests. */
export interface Engine {
  readonly abilities: readonly AbilityEntry[];
  readonly quirks: readonly QuirkEntry[];
  /** The library's units of a kind, by id. */
  rowsOf(kind: UnitRow['kind']): readonly UnitRow[];
  loadUnit(id: string): Promise<Unit>;
  readUnit(json: string): Unit;
  writeUnit(unit: Unit): string;
  withQuirks<Any extends Unit>(unit: Any, quirks: readonly string[]): Any;
  battleValueOf(unit: Unit, pilot: { readonly gunnery?: number; readonly piloting?: number }): number;
  skillFactor(gunnery: number, piloting: number): number;
  simulationOf(setup: SimulationSetup): Simulation;
  /** Plays games of a job; several jobs may run at once. */
  readonly play: PlayPart;
}
