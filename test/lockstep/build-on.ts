import type { Chance } from '../../fuzz/chance.js';
import { CLEAR_HEX } from '../../src/battle/map/hex-map.js';
import type { BattleSetup } from '../../src/index.js';

const SOUTH = 0b001000;
const NORTH = 0b000001;

/** A building of two hexes on many a map, away from its edges, where no unit starts. */
export function buildOn(setup: BattleSetup, chance: Chance): BattleSetup {
  if (setup.map.width < 3 || setup.map.height < 4 || !chance.percent(40)) return setup;
  const map = setup.map.copy();
  const column = chance.between(1, map.width - 2);
  const row = chance.between(1, map.height - 3);
  const starts = [...setup.red, ...setup.blue].map(({ at }) => at && map.indexOf(...at));
  const [north, south] = [map.indexOf(column, row), map.indexOf(column, row + 1)];
  if (starts.includes(north) || starts.includes(south)) return setup;
  const [construction, height] = [chance.between(1, 4), chance.between(1, 4)];
  const raise = (hex: number, exits: number): void =>
    map.set(hex, {
      ...CLEAR_HEX,
      level: map.get(hex).level,
      terrain: ['building'],
      building: { construction, height, strength: 40, exits },
    });
  raise(north, SOUTH);
  raise(south, NORTH);
  return { ...setup, map };
}
