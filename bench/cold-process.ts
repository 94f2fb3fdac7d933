// A whole cold process: Battle Values of a folder of unit files, start to end.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const folder = process.argv[2] ?? fileURLToPath(new URL('../../shared/data/units/meks', import.meta.url));
const RUNS = 7;

if (existsSync(folder)) {
  let files = 0;
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const { stdout, status } = spawnSync(process.execPath, [command, 'bv', folder, '--json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const elapsed = performance.now() - start;
    const count = stdout.trimEnd().split('\n').length;
    if (files !== 0 && count !== files) throw new Error(`${count} lines, ${files} before`);
    if (status === null) throw new Error('the process was killed');
    files = count;
    return elapsed;
  }).sort((a, b) => a - b);
  const [best = Number.NaN] = times;
  const median = times[Math.floor(RUNS / 2)] ?? Number.NaN;
  console.log(
    `tarcomp bv --json over ${files} files, cold: best ${best.toFixed(0)} ms, median ${median.toFixed(0)} ms`,
  );
} else {
  console.log(`${folder} is absent: no cold process to measure.`);
}
