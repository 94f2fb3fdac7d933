import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { distFile } from '../measure/built.js';
import type { Judged } from './judge.js';

// Results stay on disk, line by line, so that a long run can be interrupted and resumed.

/** One folder for each build, seed and number of games, because other games give other results. */
function folderOf(seed: number, games: number): string {
  const hash = createHash('sha256');
  const chunks = distFile('chunks/');
  for (const file of readdirSync(chunks).sort())
    hash.update(`${file} ${statSync(new URL(file, chunks)).size}\n`);
  const build = hash.digest('hex').slice(0, 8);
  return fileURLToPath(
    new URL(`../../node_modules/.cache/tarcomp-calibration/${build}-${seed}-${games}/`, import.meta.url),
  );
}

export class KeptPositions {
  readonly #folder: string;

  constructor(seed: number, games: number) {
    this.#folder = folderOf(seed, games);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** By position. */
  all(): ReadonlyMap<number, Judged> {
    const found = new Map<number, Judged>();
    for (const file of readdirSync(this.#folder)) {
      for (const line of readFileSync(`${this.#folder}/${file}`, 'utf8').split('\n')) {
        const judged = judgedIn(line);
        if (judged !== undefined) found.set(judged.position, judged);
      }
    }
    return found;
  }

  /** Every process has its own file. */
  add(judged: Judged): void {
    const file = `${this.#folder}/${process.pid}.jsonl`;
    // An incomplete last line is left alone.
    appendFileSync(file, `${existsSync(file) ? '' : '\n'}${JSON.stringify(judged)}\n`);
  }
}

function judgedIn(line: string): Judged | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Judged);
  } catch {
    return undefined;
  }
}
