import { describe, expect, it } from 'vitest';
import { ShortRun } from '../../src/cli/short-run.js';

function flagsOf(happens: (run: ShortRun) => void): readonly string[] {
  const flags: string[] = [];
  happens(new ShortRun((flag) => flags.push(flag)));
  return flags;
}

const read = (run: ShortRun, files: number) => {
  for (let count = 0; count < files; count += 10) run.count(10);
};

describe('A run over many files', () => {
  it('makes no optimised code, and says so once for all folders', () => {
    const flags = flagsOf((run) => {
      run.start(2170);
      read(run, 1000);
      run.start(300);
    });
    expect(flags).toContain('--no-opt');
    expect(flags.filter((flag) => flag === '--no-opt')).toHaveLength(1);
    expect(flags).not.toContain('--opt');
  });

  it('makes it for the hottest code from the start where it is known to be long', () => {
    expect(flagsOf((run) => run.start(3000))).not.toContain('--no-opt');
    expect(flagsOf((run) => run.start(2999))).toContain('--no-opt');
  });

  it('makes it for the hottest code where it turns out to be long', () => {
    const flags = flagsOf((run) => {
      for (let folder = 0; folder < 5; folder += 1) {
        run.start(1000);
        read(run, 1000);
      }
    });
    expect(flags.indexOf('--opt')).toBeGreaterThan(flags.indexOf('--no-opt'));
    expect(flags.filter((flag) => flag === '--opt')).toHaveLength(1);
  });

  it('leaves the engine as it is for a few files, and in threads that others have started it in', () => {
    expect(flagsOf((run) => run.start(99))).toEqual([]);
    expect(flagsOf((run) => read(run, 5000))).toEqual([]);
  });
});
