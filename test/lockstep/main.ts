// Plays weapons phases by the battle and by the slow oracle side by side: `npm run lockstep -- --phases 100000`.
import { commandFor, type LockstepOptions, readOptions, USAGE } from './options.js';
import { PHASES_OF_A_BATTLE, phasesOfBattle } from './play-case.js';
import type { Difference } from './play-phase.js';

const WRONG_USAGE = 2;
const TELL_EVERY_MS = 10_000;
const MOST_TOLD = 10;

process.exitCode = main();

function main(): number {
  let options: LockstepOptions;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return WRONG_USAGE;
  }
  return options.phase === undefined ? playAll(options) : playOne(options, options.phase);
}

function playAll({ seed, phases, ruleset }: LockstepOptions): number {
  const started = Date.now();
  let told = started;
  let played = 0;
  let found = 0;
  const byKind = new Map<string, number>();
  for (let battle = 0; played < phases; battle += 1) {
    for (const { phase, kinds, difference } of phasesOfBattle(seed, battle, { ruleset })) {
      played += 1;
      for (const kind of kinds) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
      if (difference !== undefined) {
        found += 1;
        if (found <= MOST_TOLD) say(`${difference.what}\n  again: ${commandFor(seed, phase, ruleset)}\n`);
      }
      if (played >= phases || difference !== undefined) break;
    }
    if (Date.now() - told < TELL_EVERY_MS) continue;
    told = Date.now();
    say(`${summary(played, found, started)}\n`);
  }
  say(`${summary(played, found, started)}, seed ${seed}\n`);
  for (const [kind, phases] of byKind) say(`  with ${kind}: ${phases.toLocaleString('en')}\n`);
  return found === 0 ? 0 : 1;
}

function summary(played: number, found: number, started: number): string {
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${played.toLocaleString('en')} phases, ${found} different, ${seconds} s`;
}

function playOne({ seed, ruleset }: LockstepOptions, wanted: number): number {
  const battle = Math.trunc(wanted / PHASES_OF_A_BATTLE);
  for (const { phase, difference } of phasesOfBattle(seed, battle, { ruleset })) {
    if (phase !== wanted && difference === undefined) continue;
    say(difference === undefined ? `phase ${phase}: equal\n` : toldDifference(phase, difference));
    return difference === undefined ? 0 : 1;
  }
  say(`there is no phase ${wanted}: its battle ended before it\n`);
  return WRONG_USAGE;
}

function toldDifference(phase: number, { what, battle, oracle }: Difference): string {
  const list = (title: string, lines: readonly string[]): string =>
    `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return `phase ${phase}: ${what}\n${list('The battle:', battle)}${list('The oracle:', oracle)}`;
}

function say(text: string): void {
  process.stdout.write(text);
}
