import { generateMap, type HexMap, LANDSCAPES, MapFileError, readBoard } from '../../src/index.js';
import type { Chance } from '../chance.js';
import { unlessRefused } from '../refusal.js';
import { randomBoard } from './random-board.js';

const SMALLEST = 6;
const LARGEST = 17;

/** Most are generated; some are map sheets with water, buildings and bridges, or with anything at all. */
export function randomMap(chance: Chance): HexMap {
  const generated = generateMap({
    landscape: chance.pick(LANDSCAPES),
    width: chance.between(SMALLEST, LARGEST),
    height: chance.between(SMALLEST, LARGEST),
    seed: chance.seed(),
  });
  if (chance.percent(60)) return generated;
  const text = randomBoard(chance);
  const sheet = unlessRefused([MapFileError], () => readBoard(text, 'sheet.board').map);
  return sheet !== undefined && sheet.size >= SMALLEST * SMALLEST ? sheet : generated;
}
