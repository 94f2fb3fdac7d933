import { BOARD_WORDS } from '../../src/battle/map/board-terrain.js';
import type { Chance } from '../chance.js';
import { BOARD_FILES } from './unit-files.js';

const WORDS = [...BOARD_WORDS.keys()];
const LARGEST_SIDE = 12;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A map sheet with anything that the format allows. */
function writtenBoard(chance: Chance): string {
  const [width, height] = [chance.between(1, LARGEST_SIDE), chance.between(1, LARGEST_SIDE)];
  const lines = [`size ${width} ${height}`];
  if (chance.percent(20)) lines.push(`option exit_roads_to_pavement ${chance.percent(50)}`);
  for (let row = 1; row <= height; row += 1) {
    for (let column = 1; column <= width; column += 1) {
      const terrain = chance.percent(50) ? '' : features(chance);
      const level = chance.percent(70)
        ? 0
        : chance.percent(95)
          ? chance.between(-3, 5)
          : chance.between(-60, 60);
      lines.push(`hex ${twoDigits(column)}${twoDigits(row)} ${level} "${terrain}" ""`);
    }
  }
  return `${lines.join('\n')}\nend\n`;
}

const features = (chance: Chance): string =>
  Array.from({ length: chance.between(1, 3) }, () => {
    const exits = chance.percent(30) ? `:${chance.below(64)}` : '';
    return `${chance.pick(WORDS)}:${chance.percent(97) ? chance.between(0, 4) : chance.between(5, 30)}${exits}`;
  }).join(';');

/** The text of a map sheet: one of the reference data if they exist, or a new one. */
export function randomBoard(chance: Chance): string {
  if (BOARD_FILES.count === 0 || chance.percent(60)) return writtenBoard(chance);
  return BOARD_FILES.text(chance.below(BOARD_FILES.count));
}
