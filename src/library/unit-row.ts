import type { Unit } from '../units/any-unit.js';
import type { UnitTechBase } from '../units/unit.js';
import type { UnitKind } from './unit-kind.js';

/** What the library knows of a unit without reading it. */
export interface UnitRow {
  /** Names the unit in the library, and stays the same as long as chassis and model do. */
  readonly id: string;
  readonly name: string;
  readonly chassis: string;
  readonly model: string;
  /** The other name of the chassis: the Clans' own, or that of the Inner Sphere; null where there is none. */
  readonly clanName: string | null;
  readonly kind: UnitKind;
  readonly unitType: Unit['unitType'];
  /** Null where a unit has none, as infantry and gun emplacements. */
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
  /** Points of armor in all. */
  readonly armor: number;
  /** Heat of all weapons fired at once; null where a unit does not track heat. */
  readonly heat: number | null;
  /** Heat that is sunk in a turn; null where a unit does not track heat. */
  readonly sinks: number | null;
}
