import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomBot } from '../../../src/battle/bots/random-bot.js';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import type { BattleSetup, ForceUnit } from '../../../src/battle/setup.js';
import { SeededDice, seedOf } from '../../../src/dice/index.js';
import { SPA_CATALOG } from '../../../src/rules/abilities/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { starterUnit } from '../sample-battle.js';

const list = fileURLToPath(new URL('../../../public/data/starters/index.json', import.meta.url));

/** The files of all starter units, without their ending. */
export const STARTER_UNITS: readonly string[] = (
  JSON.parse(readFileSync(list, 'utf8')) as { units: readonly { file: string }[] }
).units.map(({ file }) => file.replace('.json', ''));

const ABILITIES = Object.keys(SPA_CATALOG);
const WIDTH = 16;
const HEIGHT = 17;
const MAPS_PER_LANDSCAPE = 4;

const maps: HexMap[] = LANDSCAPES.flatMap((landscape) =>
  Array.from({ length: MAPS_PER_LANDSCAPE }, (_, seed) =>
    generateMap({ landscape, width: WIDTH, height: HEIGHT, seed }),
  ),
);

function pick<Item>(dice: SeededDice, items: readonly Item[]): Item {
  return items[dice.below(items.length)] as Item;
}

function randomPilot(dice: SeededDice): PilotSetup {
  const abilities = Array.from({ length: dice.below(4) }, () => pick(dice, ABILITIES));
  return { gunnery: dice.below(7), piloting: dice.below(7), abilities, edge: dice.below(4) };
}

/** Hexes in the middle of the map, where units fall over each other from the first turn on. */
function crowd(dice: SeededDice, map: HexMap, forces: readonly ForceUnit[][]): void {
  const taken = new Set<number>();
  for (const force of forces) {
    for (const [index, unit] of force.entries()) {
      let at: readonly [number, number];
      let hex: number;
      do {
        at = [6 + dice.below(5), 6 + dice.below(5)];
        hex = map.indexOf(...at);
      } while (taken.has(hex) || map.waterDepth[hex] !== 0 || map.buildingConstruction[hex] !== 0);
      taken.add(hex);
      force[index] = { ...unit, at };
    }
  }
}

/** A battle that its number decides: this unit and perhaps a friend against one or two others. */
export function randomSetup(file: string, game: number, turnLimit: number): BattleSetup {
  const seed = seedOf(STARTER_UNITS.indexOf(file) + 1, game);
  const dice = new SeededDice(seed);
  const other = (): ForceUnit => ({
    unit: starterUnit(pick(dice, STARTER_UNITS)),
    pilot: randomPilot(dice),
  });
  const red: ForceUnit[] = [{ unit: starterUnit(file), pilot: randomPilot(dice) }];
  const blue: ForceUnit[] = [other()];
  // Most games are duels, which are the fastest; a few have unequal sides.
  const size = dice.below(10);
  if (size === 0) red.push(other());
  if (size <= 1) blue.push(other());
  const map = maps[game % maps.length] as HexMap;
  if (dice.below(2) === 0) crowd(dice, map, [red, blue]);
  return {
    map,
    red,
    blue,
    bots: [randomBot(seed), randomBot(seed + 1)],
    seed,
    ruleset: RULESETS[game % RULESETS.length] ?? 'standard',
    turnLimit,
    forcedWithdrawal: game % 4 === 0,
  };
}
