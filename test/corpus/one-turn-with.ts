import { makeBot } from '../../src/battle/bots/bots.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import type { Unit } from '../../src/units/index.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';

/** One turn of a unit against a Shadow Hawk, once with each bot, with all invariants. */
export function playOneTurn(unit: Unit, seed: number, map: HexMap = mapOf()): void {
  const opponent = starterUnit('shadow-hawk-shd-2h');
  for (const bot of ['random', 'sensible'] as const) {
    const battle = createBattle({
      red: [{ unit, at: [5, 8], facing: 0 }],
      blue: [{ unit: opponent, at: [5, 5], facing: 3 }],
      map,
      bots: [makeBot(bot, 1), makeBot('sensible', 2)],
      seed,
    });
    const { turn } = battle;
    while (battle.turn <= turn + 1 && battle.phase !== 'over') battle.step();
    checkInvariants(battle);
  }
}
