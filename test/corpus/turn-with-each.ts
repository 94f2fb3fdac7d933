import { expect } from 'vitest';
import { makeBot } from '../../src/battle/bots/bots.js';
import { canFight } from '../../src/battle/combatant/can-fight.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';
import { expectedFigures, otherUnitAt } from './read-once.js';

/** A named command plays a turn with every unit of a kind; the other tests have time for a part of them. */
const WHOLE = process.env.MODE === 'whole';
export const TIMEOUT = WHOLE ? 1_200_000 : 120_000;

/** A turn of a battle with each unit of a folder that can fight, or with one in so many, by either bot. */
export function playTurnWithEach(folder: string, oneIn: number): number {
  const map = mapOf();
  const opponent = starterUnit('shadow-hawk-shd-2h');
  let played = 0;
  for (const [index, { path }] of expectedFigures('.blk').entries()) {
    if (!path.includes(folder) || (!WHOLE && index % oneIn !== 0)) continue;
    const unit = otherUnitAt(path);
    if (!canFight(unit)) continue;
    for (const bot of ['random', 'sensible'] as const) {
      const battle = createBattle({
        red: [{ unit, at: [5, 8], facing: 0 }],
        blue: [{ unit: opponent, at: [5, 5], facing: 3 }],
        map,
        bots: [makeBot(bot, 1), makeBot('sensible', 2)],
        seed: index + 1,
      });
      const { turn } = battle;
      while (battle.turn <= turn + 1 && battle.phase !== 'over') battle.step();
      checkInvariants(battle);
    }
    played += 1;
  }
  return played;
}

export const expectPlayed = (played: number, whole: number, sample: number): void =>
  expect(played).toBeGreaterThan(WHOLE ? whole : sample);
