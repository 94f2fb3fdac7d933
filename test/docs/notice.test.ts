import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { library } from '../../src/edge/library.node.js';

describe('NOTICE', () => {
  it("says from which data, of which day, the library's figures come", () => {
    const text = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(library().from);
  });
});
