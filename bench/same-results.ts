// Do two builds give the same results? Usage: npx tsx bench/same-results.ts DIST DIST [--games N] [--situations N]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { library } from './measure/built.js';
import { randomShot } from './measure/random-shot.js';
import { mechFiles, referenceIsThere } from './measure/reference-units.js';
import { starterUnit } from './measure/starter-unit.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    situations: { type: 'string', default: '40000' },
    one: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const situations = Number(values.situations);

if (values.one) {
  console.log(JSON.stringify(await fingerprints()));
} else {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) {
    console.error('expected two folders with a built package: DIST DIST');
    process.exit(2);
  }
  const [old, now] = [of(before), of(after)];
  let differences = 0;
  for (const [name, hash] of Object.entries(old)) {
    const same = now[name] === hash;
    if (!same) differences += 1;
    console.log(`${name.padEnd(32)} ${same ? 'same' : `DIFFERENT: ${hash} and ${now[name]}`}`);
  }
  process.exit(differences === 0 ? 0 : 1);
}

/** A separate process for each build. */
function of(dist: string): Record<string, string> {
  const own = process.argv[1] as string;
  const flags = ['--one', '--games', String(games), '--situations', String(situations)];
  const { stdout, status, stderr } = spawnSync(process.execPath, [...process.execArgv, own, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, TARCOMP_DIST: dist },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${dist}: ${stderr}`);
  return JSON.parse(stdout) as Record<string, string>;
}

/** A refusal is a result as well. */
function attempt(ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    return `refused: ${String(error)}`;
  }
}

async function fingerprints(): Promise<Record<string, string>> {
  const { calculateToHit, simulate, officialCatalog, parseMtf, calculateBattleValue, RULESETS } =
    await library();
  const found: Record<string, string> = {};
  for (const ruleset of RULESETS) {
    const hash = createHash('sha256');
    for (let index = 0; index < situations; index += 1) {
      const { attacker, target, bracket, range, options } = randomShot(index, officialCatalog);
      const words = attempt(() =>
        // JSON has no Infinity.
        JSON.stringify(
          calculateToHit(attacker, target, bracket, range, { ...options, ruleset }),
          (_, value: unknown) => (value === Number.POSITIVE_INFINITY ? 'never' : value),
        ),
      );
      hash.update(words);
    }
    found[`to-hit, ${ruleset}`] = hash.digest('hex').slice(0, 16);
  }
  const forces = [
    ['marauder-mad-3r', 'warhammer-whm-6r'],
    ['archer-arc-2r', 'mad-cat-prime'],
    ['goliath-gol-1h', 'hatchetman-hct-3f'],
    ['vindicator-vnd-6l', 'raven-rvn-3l'],
  ] as const;
  for (const ruleset of RULESETS) {
    const hash = createHash('sha256');
    for (const [red, blue] of forces) {
      const setup = {
        red: [{ unit: await starterUnit(red) }],
        blue: [{ unit: await starterUnit(blue) }],
        ruleset,
        games: Math.ceil(games / forces.length),
        seed: 7,
      };
      hash.update(JSON.stringify(simulate(setup)));
    }
    found[`games, ${ruleset}`] = hash.digest('hex').slice(0, 16);
  }
  if (referenceIsThere) {
    const hash = createHash('sha256');
    for (const { text } of mechFiles()) {
      const words = attempt(() => {
        const { battleValue, sections } = calculateBattleValue(parseMtf(text), { ruleset: 'total-warfare' });
        return `${battleValue} ${JSON.stringify(sections)}`;
      });
      hash.update(`${words}\n`);
    }
    found["Battle Values of 'Mechs"] = hash.digest('hex').slice(0, 16);
  }
  return found;
}
