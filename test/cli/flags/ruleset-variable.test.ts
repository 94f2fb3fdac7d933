import { afterEach, describe, expect, it, vi } from 'vitest';
import { tarcomp } from '../run-in-process.js';

afterEach(() => vi.unstubAllEnvs());

const SHOT = ['to-hit', '--weapon', 'PPC', '--range', '3', '--json'];
const numberOf = async (...args: string[]) =>
  JSON.parse((await tarcomp(...SHOT, ...args)).out).shots[0].finalToHit;

describe('TARCOMP_RULESET', () => {
  it('sets the ruleset of every command unless --ruleset says otherwise', async () => {
    // Gunnery 4, short range; three hexes are too close for a PPC in the book alone.
    expect(await numberOf()).toBe(4);
    vi.stubEnv('TARCOMP_RULESET', 'total-warfare');
    expect(await numberOf()).toBe(5);
    expect(await numberOf('--ruleset', 'standard')).toBe(4);
    vi.stubEnv('TARCOMP_RULESET', 'core');
    expect(await numberOf()).toBe(5);
  });

  it('counts as not set while it is empty', async () => {
    vi.stubEnv('TARCOMP_RULESET', '');
    expect(await numberOf()).toBe(4);
    expect(await numberOf('--ruleset', 'core')).toBe(5);
  });

  it('is refused if it names no ruleset', async () => {
    vi.stubEnv('TARCOMP_RULESET', 'house-rules');
    const { code, err } = await tarcomp(...SHOT);
    expect(code).toBe(2);
    expect(err).toContain('TARCOMP_RULESET');
    expect(err).toContain('standard, total-warfare, core');
  });
});
