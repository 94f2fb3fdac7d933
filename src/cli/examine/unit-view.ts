import type { Unit } from '../../units/any-unit.js';

/** What a command shows of a unit: text, or the cells of a table row. Plain data, so that threads can exchange it. */
export type Shown = string | readonly string[];

export type UnitView = (file: string, unit: Unit) => Shown;
