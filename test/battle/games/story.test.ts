import { expect, test } from 'vitest';
import { createBattle } from '../../../src/battle/create-battle.js';
import { battleLog } from '../../../src/battle/events/battle-log.js';
import { storySetup } from './story.js';

test('a battle of two against two is described as in story.txt', async () => {
  const battle = createBattle(storySetup());
  const log = battleLog(battle, true);
  battle.run();
  await expect(log.text).toMatchFileSnapshot('story.txt');
});
