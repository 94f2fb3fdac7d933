import { library } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { type Row, timed } from '../measure/row.js';

const SIDE = 32;
const RANGE = 8;
const LINES = 2000;
const LINED = ['light-woods', 'heavy-woods', 'hills'] as const;
const MAPS_OF_EACH = 10;

/** The same pairs of hexes in every run, eight hexes apart. */
async function pairs() {
  const { hexDistance, SeededDice } = await library();
  const dice = new SeededDice(1);
  const place = () => ({ column: dice.below(SIDE), row: dice.below(SIDE) });
  const found = [];
  while (found.length < LINES) {
    const [from, to] = [place(), place()];
    if (hexDistance(from.column, from.row, to.column, to.row) !== RANGE) continue;
    const end = ({ column, row }: typeof from) => ({ hex: row * SIDE + column, elevation: 0, height: 1 });
    found.push({ attacker: end(from), target: end(to), facing: dice.below(6) });
  }
  return found;
}

export const mapRows: readonly Row[] = [
  {
    name: 'line-of-sight',
    what: 'lines of sight over 8 hexes of woods and hills',
    unit: 'lines/s',
    prepare: async () => {
      const { generateMap, LineOfSight } = await library();
      const lines = await pairs();
      const maps = LINED.map((landscape) => generateMap({ landscape, width: SIDE, height: SIDE, seed: 1 }));
      const line = new LineOfSight();
      return timed(lines.length * maps.length, () => {
        let sum = 0;
        for (const map of maps) {
          for (const { attacker, target } of lines) {
            line.trace(map, attacker, target);
            sum += line.blockedBy * 100 + line.interveningModifier * 10 + line.targetModifier;
          }
        }
        return sum;
      });
    },
  },
  {
    name: 'hit-side',
    what: 'which side of a target is hit, 8 hexes away',
    unit: 'sides/s',
    prepare: async () => {
      const { generateMap, hitSide } = await library();
      const lines = await pairs();
      const map = generateMap({ landscape: 'light-woods', width: SIDE, height: SIDE, seed: 1 });
      return timed(lines.length, () => {
        let sum = 0;
        for (const { attacker, target, facing } of lines) sum += hitSide(map, attacker.hex, target, facing);
        return sum;
      });
    },
  },
  {
    name: 'maps',
    what: 'maps of 32 by 32, of every landscape',
    unit: 'maps/s',
    prepare: async () => {
      const { generateMap, LANDSCAPES, writeMapJson } = await library();
      const orders = LANDSCAPES.flatMap((landscape) =>
        Array.from({ length: MAPS_OF_EACH }, (_, seed) => ({ landscape, width: SIDE, height: SIDE, seed })),
      );
      return timed(
        orders.length,
        () => orders.map((order) => generateMap(order)),
        (maps) => digestOf(JSON.stringify(maps.map((map) => writeMapJson(map)))),
      );
    },
  },
];
