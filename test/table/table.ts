import { describeEvent } from '../../src/battle/events/words.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import { SeededDice } from '../../src/dice/index.js';
import type { MoveForecast, PlayedEntry, TableAction, TableGame } from '../../src/table/index.js';
import { openTable } from '../../src/table/open-table.js';
import { starterUnit } from '../battle/sample-battle.js';

/** A Marauder of red and a Warhammer of blue, as built, on open ground. */
export const duel = (red: Partial<ForceUnit> = {}, blue: Partial<ForceUnit> = {}): TableGame =>
  openTable({
    red: [{ unit: starterUnit('marauder-mad-3r'), ...red }],
    blue: [{ unit: starterUnit('warhammer-whm-6r'), ...blue }],
  });

/** What happens, in words. */
export const toldBy = (game: TableGame, { events }: PlayedEntry): readonly string[] =>
  events.map((event) => describeEvent(game.stage, event));

/** Plays with dice of the table; all that it takes has to be there. */
export function play(game: TableGame, action: TableAction, ...dice: number[]): PlayedEntry {
  const outcome = game.play(action, dice);
  if (!outcome.done)
    throw new Error(`${outcome.asks.dice} dice are missing: ${JSON.stringify(outcome.asks)}`);
  return outcome.entry;
}

/** Up to this phase of the first turn, with nothing done on the way. */
export function upTo(game: TableGame, phase: 'movement' | 'weapons' | 'physical' | 'heat'): TableGame {
  play(game, { do: 'begin-turn', initiative: 'red' });
  while (game.battle.phase !== phase) play(game, { do: 'end-phase' });
  return game;
}

export const ourDice = (seed = 1) => new SeededDice(seed).d6;

/** What the piloting rolls of a planned move need. */
export const numbersOf = ({ rolls }: MoveForecast): readonly number[] =>
  rolls.map(({ targetNumber }) => targetNumber);
