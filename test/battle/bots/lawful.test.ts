import { describe, expect, test } from 'vitest';
import { type BotName, makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { RULESETS, type RulesetName } from '../../../src/rules/ruleset.js';
import { randomSetup, STARTER_UNITS } from '../games/random-setup.js';
import { idleBot } from '../sample-battle.js';

const GAMES = 2;
const TURN_LIMIT = 10;

const bot = (name: BotName, lawful: boolean) => ({ ...makeBot(name, 1), lawful });

describe('a bot of this program, whose orders nobody looks at', () => {
  test.each(STARTER_UNITS)('%s would come through the same games if somebody did', (file) => {
    for (let game = 0; game < GAMES; game += 1) {
      // The rulesets take turns.
      const ruleset = RULESETS[(STARTER_UNITS.indexOf(file) + game) % RULESETS.length] as RulesetName;
      const [trusted, doubted] = [true, false].map((lawful) => {
        const bots = [
          bot('sensible', lawful),
          bot(game === 0 ? 'sensible' : 'stand-and-shoot', lawful),
        ] as const;
        const battle = createBattle({ ...randomSetup(file, game, TURN_LIMIT), bots, ruleset });
        battle.run();
        return stateHash(battle);
      });
      expect(trusted).toBe(doubted);
    }
  });

  test('is the only one: what others order is looked at', () => {
    const setup = randomSetup('locust-lct-1v', 1, TURN_LIMIT);
    const rash = { ...idleBot, move: () => ({ steps: new Array(50).fill('forward') }) };
    const battle = createBattle({ ...setup, bots: [rash, rash] });
    expect(() => battle.run()).toThrow(IllegalOrderError);
  });
});
