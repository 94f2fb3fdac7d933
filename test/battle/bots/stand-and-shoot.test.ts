import { describe, expect, it } from 'vitest';
import { BOT_NAMES, makeBot } from '../../../src/battle/bots/bots.js';
import { standAndShootBot } from '../../../src/battle/bots/stand-and-shoot-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { mapOf } from '../map-of.js';
import { idleBot, starterUnit } from '../sample-battle.js';

const unit = starterUnit('locust-lct-1v');

describe('the stand-and-shoot bot', () => {
  it('turns towards the nearest enemy and stays in its hex', () => {
    const battle = createBattle({
      map: mapOf({}, 12, 12),
      red: [{ unit, at: [5, 9], facing: 3 }],
      blue: [{ unit, at: [5, 2] }],
      bots: [standAndShootBot(), idleBot],
      turnLimit: 3,
    });
    battle.run();
    const [red] = battle.units;
    expect(red?.hex).toBe(battle.map.indexOf(5, 9));
    expect(red?.facing).toBe(0);
    expect(red?.damageDealt).toBeGreaterThan(0);
  });

  it('gets up before it shoots', () => {
    const battle = createBattle({
      map: mapOf({}, 12, 12),
      red: [{ unit, at: [5, 9], condition: { prone: true } }],
      blue: [{ unit, at: [5, 2] }],
      bots: [standAndShootBot(), idleBot],
      turnLimit: 5,
    });
    battle.run();
    expect(battle.units[0]?.prone).toBe(false);
  });
});

it('every bot is made by its name', () => {
  for (const name of BOT_NAMES) expect(makeBot(name, 1).name).toBe(name);
});
