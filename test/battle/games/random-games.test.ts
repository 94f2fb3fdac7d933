import { describe, expect, test } from 'vitest';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { randomSetup, STARTER_UNITS } from './random-setup.js';

// Games for each of some seventy units on maps of 16 by 17 hexes. Ten turns bring most of them to blows. The whole form,
// `npm run random-games`, plays a hundred for each.
const GAMES = process.env.MODE === 'whole' ? 100 : 10;
const TURN_LIMIT = 10;

describe('games of a bot that does anything the rules allow', () => {
  test.each(STARTER_UNITS)('%s comes through them without an illegal state', (file) => {
    for (let game = 0; game < GAMES; game += 1) {
      const battle = createBattle(randomSetup(file, game, TURN_LIMIT));
      try {
        while (battle.step()) checkInvariants(battle);
      } catch (error) {
        throw new Error(`game ${game}, turn ${battle.turn}, ${battle.phase}: ${(error as Error).message}`, {
          cause: error,
        });
      }
      expect(battle.phase).toBe('over');
      expect(battle.turn).toBeLessThanOrEqual(TURN_LIMIT);
    }
  });
});
