// How many lines of sight a second on one core, warm: 8 hexes long, on generated maps of 32 by 32.
import { Bench } from 'tinybench';

const built = new URL('../dist/index.js', import.meta.url).href;
const { generateMap, hexDistance, hitSide, LineOfSight, SeededDice } = (await import(
  built
)) as typeof import('../src/index.js');

const SIDE = 32;
const RANGE = 8;
const LINES = 1000;

interface Pair {
  readonly attacker: { readonly hex: number; readonly elevation: number; readonly height: number };
  readonly target: { readonly hex: number; readonly elevation: number; readonly height: number };
  readonly facing: number;
}

const dice = new SeededDice(1);
const pairs: Pair[] = [];
while (pairs.length < LINES) {
  const place = () => ({ column: dice.below(SIDE), row: dice.below(SIDE) });
  const [from, to] = [place(), place()];
  if (hexDistance(from.column, from.row, to.column, to.row) !== RANGE) continue;
  const end = ({ column, row }: typeof from) => ({ hex: row * SIDE + column, elevation: 0, height: 1 });
  pairs.push({ attacker: end(from), target: end(to), facing: dice.below(6) });
}

const line = new LineOfSight();
const bench = new Bench({ time: 2000, warmupTime: 1000 });
for (const landscape of ['light-woods', 'heavy-woods', 'hills'] as const) {
  const map = generateMap({ landscape, width: SIDE, height: SIDE, seed: 1 });
  // The sum is asked for, so that none of the work can be left out.
  const look = () => {
    let sum = 0;
    for (const { attacker, target } of pairs) {
      line.trace(map, attacker, target);
      sum += line.blockedBy * 100 + line.interveningModifier * 10 + line.targetModifier;
    }
    return sum;
  };
  const expected = look();
  bench.add(`lines, ${landscape}`, () => check(look(), expected));
}
{
  const map = generateMap({ landscape: 'light-woods', width: SIDE, height: SIDE, seed: 1 });
  const strike = () => {
    let sum = 0;
    for (const { attacker, target, facing } of pairs) sum += hitSide(map, attacker.hex, target, facing);
    return sum;
  };
  const expected = strike();
  bench.add('hit sides', () => check(strike(), expected));
}
await bench.run();
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} was not measured`);
  const { p50, min } = result.latency;
  const millions = (milliseconds: number) => (LINES / milliseconds / 1000).toFixed(1);
  console.log(`${name.padEnd(20)} ${millions(p50)} million a second (median; best ${millions(min)})`);
}

function check(sum: number, expected: number): void {
  if (sum !== expected) throw new Error(`the lines add up to ${sum}, not to ${expected}`);
}
