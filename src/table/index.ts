// Games at the table: live record sheets that know the rules.

export type { SheetTable } from '../battle/kinds/record-sheet.js';
export type { FireForecast, ShotForecast } from '../battle/plan/fire-forecast.js';
export type {
  BeginTurn,
  BesideTarget,
  Correct,
  Correction,
  EndPhase,
  Fire,
  Move,
  Strike,
  TableAction,
  TableLine,
} from './action.js';
export type { AskedRoll } from './asked-roll.js';
export type { FireChoices, SignatureChoice, WeaponChoices } from './choices.js';
export type { Grip } from './grips.js';
export type { MoveForecast } from './move.js';
export { openTable } from './open-table.js';
export { type SomebodyKind, somebodyKinds } from './plain-units.js';
export type { Somebody } from './somebody.js';
export type { TableSetup } from './table-battle.js';
export { readTableGame, type TableFile, writeTableGame } from './table-file.js';
export type { Outcome, PlayedEntry, TableEntry, TableGame } from './table-game.js';
