import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const GIBIBYTE = 2 ** 30;

/** The conditions of a measurement, in a line. */
export function describeMachine(): string {
  const [first] = cpus();
  const processor = `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`;
  return `${processor}, ${Math.round(totalmem() / GIBIBYTE)} GB, ${type()} ${release()}, Node ${process.version}`;
}

/** The commit that is measured, with a mark if files differ from it; undefined outside a repository. */
export function commitOf(folder: URL): string | undefined {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: fileURLToPath(folder),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

const SAMPLE = 700;

/** The number of cores that other programs keep busy, measured while this process is idle. */
export async function coresInUse(): Promise<number> {
  const before = busyMilliseconds();
  const start = performance.now();
  await setTimeout(SAMPLE);
  return (busyMilliseconds() - before) / (performance.now() - start);
}

const busyMilliseconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
