import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A commit, built in its own folder. */
export interface BuiltCommit {
  /** The abbreviated hash. */
  readonly name: string;
  readonly dist: string;
}

const project = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** @throws {RangeError} if git knows no such commit */
export function commitNamed(name: string): string {
  try {
    return git('rev-parse', '--short', '--verify', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new RangeError(`${name} is no commit of this repository: expected two, such as v0.1.0 HEAD`);
  }
}

/**
 * Checks out a commit into a temporary worktree and builds its library there. The worktree is removed when this process
 * ends.
 */
export function buildCommit(name: string): BuiltCommit {
  const folder = join(mkdtempSync(join(tmpdir(), 'tarcomp-commit-')), name);
  git('worktree', 'add', '--detach', folder, name);
  const modules = join(folder, 'node_modules');
  process.once('exit', () => {
    // Removes the link, not its target.
    rmSync(modules, { recursive: true, force: true });
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  const run = (command: string, ...args: readonly string[]): void =>
    void execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (hasAllPackagesOf(folder)) symlinkSync(join(project, 'node_modules'), modules);
  else run('npm', 'ci', '--no-audit', '--no-fund');
  // Types and page are not needed.
  run(process.execPath, join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'error');
  return { name, dist: join(folder, 'dist') };
}

/** Whether this checkout has every package in a commit's lockfile, so that they can be shared. */
const hasAllPackagesOf = (folder: string): boolean => {
  const [theirs, ours] = [folder, project].map((root) =>
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return coversPackages(ours ?? '', theirs ?? '');
};

/** Whether one lockfile has all packages of another, each in the same place and version. */
export function coversPackages(ours: string, theirs: string): boolean {
  const there = lockedIn(ours);
  return Object.entries(lockedIn(theirs)).every(([path, version]) => there[path] === version);
}

function lockedIn(text: string): Readonly<Record<string, string | undefined>> {
  const { packages } = JSON.parse(text) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  // The first entry is the package itself.
  const others = Object.entries(packages).filter(([path]) => path !== '');
  return Object.fromEntries(others.map(([path, { version }]) => [path, version]));
}
