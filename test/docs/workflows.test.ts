import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};
const workflows = readdirSync(new URL('.github/workflows/', root)).map((name) =>
  read(`.github/workflows/${name}`),
);

describe('The workflows', () => {
  it('run scripts that exist', () => {
    const named = workflows.flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('test the oldest Node that the package allows, and every later one with long support', () => {
    expect(engines.node).toBe('>=20');
    expect(read('.github/workflows/test.yml')).toContain('node: [20, 22, 24, 26]');
  });
});

describe('The changelog', () => {
  const changelog = read('CHANGELOG.md');
  const sections = [...changelog.matchAll(/^### (.*)$/gm)].map(([, name]) => name);

  it('starts with what is not released yet, and sorts changes by their kind', () => {
    expect(changelog).toMatch(/^# Changelog\n/);
    expect([...changelog.matchAll(/^## (.*)$/gm)][0]?.[1]).toBe('[Unreleased]');
    const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(sections.filter((name) => !kinds.includes(name ?? ''))).toEqual([]);
  });
});
