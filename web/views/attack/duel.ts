import { standAndShootBot } from '../../../src/battle/bots/stand-and-shoot-bot.js';
import { type Battle, createBattle, HexMap } from '../../../src/edge/battle.js';
import type { D6Roller } from '../../../src/edge/rules.js';
import type { Attack } from './attack.js';
import { putIntoCondition } from './condition.js';

const WIDTH = 3;
const HEIGHT = 62;
const GROUND = new HexMap('open ground', WIDTH, HEIGHT);
const BOT = standAndShootBot();
/** How the target stands that shots from the south strike on this side. */
const FACING_OF = { front: 3, right: 1, rear: 0, left: 5 } as const;

/** Two 'Mechs on open ground, as far apart and as battered as the situation says, and nobody else. */
export function beginDuel({ situation, ruleset, attacker, target }: Attack, roller: D6Roller): Battle {
  const { gunnery, piloting, abilities, range, side } = situation;
  const battle = createBattle({
    map: GROUND,
    red: [{ unit: attacker, pilot: { gunnery, piloting, abilities }, at: [1, HEIGHT - 1], facing: 0 }],
    blue: [
      {
        unit: target,
        pilot: { piloting: situation.targetPiloting, abilities: situation.targetAbilities },
        at: [1, HEIGHT - 1 - range],
        facing: FACING_OF[side],
      },
    ],
    bots: [BOT, BOT],
    ruleset,
    roller,
  });
  putIntoCondition(battle.unit(0), battle.unit(1), situation);
  return battle;
}
