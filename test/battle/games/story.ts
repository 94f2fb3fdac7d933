import { generateMap } from '../../../src/battle/map/generate-map.js';
import type { BattleSetup } from '../../../src/battle/setup.js';
import { starterUnit } from '../sample-battle.js';
import { plainBot } from './plain-bot.js';

/** Two against two at a river: the battle that is told in story.txt. */
export const storySetup = (): BattleSetup => ({
  map: generateMap({ landscape: 'river', width: 11, height: 12, seed: 3 }),
  red: [
    { unit: starterUnit('hunchback-hbk-4g'), pilot: { gunnery: 3, piloting: 4 } },
    { unit: starterUnit('phoenix-hawk-pxh-1'), pilot: { abilities: ['edge'], edge: 1 } },
  ],
  blue: [
    { unit: starterUnit('centurion-cn9-a'), pilot: { abilities: ['tactical_genius'] } },
    { unit: starterUnit('jenner-jr7-d'), pilot: { gunnery: 4, piloting: 3 } },
  ],
  bots: [plainBot(), plainBot()],
  seed: 17,
  ruleset: 'total-warfare',
  turnLimit: 12,
});
