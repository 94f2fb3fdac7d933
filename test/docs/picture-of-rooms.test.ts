import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawRooms } from '../../build/picture-of-rooms/draw-rooms.js';
import { readRoomImports, withoutShortcuts } from '../../build/picture-of-rooms/room-imports.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('The picture of the rooms', () => {
  it('shows how files import each other today (npm run docs:architecture draws it anew)', () => {
    const picture = readFileSync(`${root}docs/pictures/architecture.svg`, 'utf8');
    expect(picture).toBe(drawRooms(withoutShortcuts(readRoomImports(root))));
  });

  it('leaves out imports that follow from others', () => {
    const imports = new Map([
      ['roof', new Set(['floor', 'ground'])],
      ['floor', new Set(['ground'])],
      ['ground', new Set<string>()],
    ]);
    expect([...(withoutShortcuts(imports).get('roof') ?? [])]).toEqual(['floor']);
  });
});
