import { explainLineOfSight, groundElevation, LineOfSight, Reach } from '../../../src/edge/battle.js';
import { type HexMap, MapFileError, readBoard, readMapJson, writeMapJson } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { damageJson } from '../../damage/json-damage.js';
import { damagedText } from '../../damage/text-damage.js';
import { demand, demandNumbers } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import { randomBoard } from '../../seeds/random-board.js';
import { randomMap } from '../../seeds/random-map.js';
import { randomMover } from '../../seeds/random-mover.js';
import type { Outcome, Target } from '../../target.js';

const LONGEST = 2;
const LINES = 10;

const board: Target = {
  name: 'board',
  what: 'damaged .board files',
  longest: LONGEST,
  play: (chance) => {
    const text = randomBoard(chance);
    const damaged = chance.percent(20) ? text : damagedText(text, randomBoard(chance), chance);
    return askMap(() => readBoard(damaged, 'damaged.board').map, chance);
  },
};

const mapJson: Target = {
  name: 'map-json',
  what: 'damaged map JSON',
  longest: LONGEST,
  play: (chance) => {
    const text = writeMapJson(randomMap(chance));
    if (chance.percent(40)) {
      const damaged = damagedText(text, writeMapJson(randomMap(chance)), chance);
      return askMap(() => readMapJson(damaged, 'damaged.json'), chance);
    }
    const content = JSON.parse(text) as object;
    damageJson(content, chance);
    return askMap(() => readMapJson(JSON.stringify(content), 'damaged.json'), chance);
  },
};

/** Reads a map, writes it and reads it again; traces some lines of sight, and moves a unit. */
function askMap(read: () => HexMap, chance: Chance): Outcome {
  const map = unlessRefused([MapFileError], read);
  if (map === undefined) return 'refused';
  const text = writeMapJson(map);
  demand(writeMapJson(readMapJson(text, 'again.json')) === text, 'map JSON comes back otherwise');
  const line = new LineOfSight();
  for (let count = 0; count < LINES; count += 1) {
    const [from, to] = [randomEnd(map, chance), randomEnd(map, chance)];
    line.trace(map, from, to);
    const { visible, interveningModifier, targetModifier, ...rest } = explainLineOfSight(map, from, to);
    demand(visible === !line.blocked, 'an explained line is seen otherwise than a bare one');
    demand(interveningModifier === line.interveningModifier, 'an explained line adds up otherwise');
    demandNumbers({ interveningModifier, targetModifier, ...rest }, 'the line');
  }
  const reach = new Reach();
  const mover = randomMover(map, chance);
  reach.run(map, mover);
  for (let place = 0; place < reach.count; place += 1) {
    demand(reach.mpAt(place) <= Math.max(mover.run, 20), `${reach.mpAt(place)} points for ${mover.run}`);
  }
  reach.jump(map, mover);
  return 'taken';
}

function randomEnd(map: HexMap, chance: Chance) {
  const hex = chance.below(map.size);
  return { hex, elevation: groundElevation(map, hex), height: chance.below(2) };
}

export const MAP_TARGETS: readonly Target[] = [board, mapJson];
