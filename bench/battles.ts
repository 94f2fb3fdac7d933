// Games a second on one core, with sensible bots on a new map of 32 by 32 for each: one against one, and four against
// four. Usage: tsx bench/battles.ts [games], which plays so many of one against one and watches the memory.
import { readFileSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url).href;
const { mergeTallies, parseUnit, playGames, simulationOf } = (await import(
  built
)) as typeof import('../src/index.js');
type Force = Parameters<typeof simulationOf>[0]['red'];

const ROUNDS = 6;
const SETTLED_AFTER = 2;
const STEPS = 10;

const one = (file: string): Force => {
  const path = new URL(`../public/data/units/${file}.json`, import.meta.url);
  return [{ unit: parseUnit(readFileSync(path, 'utf8'), `${file}.json`) }];
};
const duel = simulationOf({ red: one('marauder-mad-3r'), blue: one('warhammer-whm-6r') });
const lances = simulationOf({
  red: ['marauder-mad-3r', 'hunchback-hbk-4g', 'griffin-grf-1n', 'commando-com-2d'].flatMap(one),
  blue: ['warhammer-whm-6r', 'centurion-cn9-a', 'wolverine-wvr-6r', 'jenner-jr7-d'].flatMap(one),
});

const [asked] = process.argv.slice(2);
if (asked === undefined) {
  measure('Marauder against Warhammer', duel, 200);
  measure('four against four', lances, 30);
} else {
  watchMemory(Number(asked));
}

/** Seconds of the processor, so that whoever else is busy on the machine does not count. */
function measure(name: string, simulation: typeof duel, games: number): void {
  const rates: number[] = [];
  let tally = playGames(simulation, 0, games);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const start = process.cpuUsage();
    const played = playGames(simulation, round * games, (round + 1) * games);
    const { user, system } = process.cpuUsage(start);
    tally = mergeTallies(tally, played);
    rates.push(games / ((user + system) / 1e6));
  }
  const warm = rates.slice(SETTLED_AFTER).sort((a, b) => a - b);
  const turns = tally.turns.reduce((sum, count, turn) => sum + count * turn, 0);
  const damage = tally.units.reduce((sum, unit) => sum + unit.damageTaken, 0);
  const rate = (value = Number.NaN) => value.toFixed(1);
  console.log(`${name}: ${rate(warm[warm.length >> 1])} games a second (median; best ${rate(warm.at(-1))})`);
  console.log(
    `  ${tally.games} games of ${(turns / tally.games).toFixed(1)} turns; red, blue, draw, undecided: ` +
      `${tally.outcomes.join(', ')} (checksum ${turns}-${damage})`,
  );
}

function watchMemory(games: number): void {
  const step = Math.ceil(games / STEPS);
  for (let from = 0; from < games; from += step) {
    playGames(duel, from, Math.min(games, from + step));
    const { rss, heapUsed } = process.memoryUsage();
    const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
    console.log(`after ${Math.min(games, from + step)} games: ${mega(rss)}, heap ${mega(heapUsed)}`);
  }
}
