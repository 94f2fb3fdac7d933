// Draws the rooms as their files import each other into docs/pictures/architecture.svg. Usage: npm run docs:architecture
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawRooms } from './draw-rooms.js';
import { readRoomImports, withoutShortcuts } from './room-imports.js';

const root = resolve(import.meta.dirname, '../..');
const picture = drawRooms(withoutShortcuts(readRoomImports(root)));
writeFileSync(join(root, 'docs/pictures/architecture.svg'), picture);
