import type { Unit } from '../units/any-unit.js';
import type { UnitTechBase } from '../units/unit.js';
import type { UnitKind } from './unit-kind.js';

/** What the library knows about a unit without reading it. */
export interface UnitRow {
  /** Identifies the unit in the library. It stays the same as long as chassis and model do. */
  readonly id: string;
  readonly name: string;
  readonly chassis: string;
  readonly model: string;
  /** The chassis's other name: the Clans' or the Inner Sphere's. Null if there is none. */
  readonly clanName: string | null;
  readonly kind: UnitKind;
  readonly unitType: Unit['unitType'];
  /** Null for units without one, such as infantry and gun emplacements. */
  readonly tonnage: number | null;
  /** With an average crew, by the rulebook or by the ruleset that was asked for. */
  readonly battleValue: number;
  readonly year: number;
  readonly era: string;
  readonly role: string | null;
  readonly techBase: UnitTechBase;
  /** 1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial. */
  readonly rulesLevel: number;
  readonly source: string | null;
  readonly mulId: number | null;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** Total armor points. */
  readonly armor: number;
  /** The heat of all weapons fired at once. Null for units that do not track heat. */
  readonly heat: number | null;
  /** The heat dissipated in a turn. Null for units that do not track heat. */
  readonly sinks: number | null;
}
