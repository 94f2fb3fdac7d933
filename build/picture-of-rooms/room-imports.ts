import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The rooms that each room imports, without itself. */
export type RoomImports = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^'\n]+)'/g;

/** The folder of `src`, or one of the few that stand beside it: `src/battle/hex/hex.ts` is in `battle`. */
function roomOf(path: string): string | undefined {
  const [top, second = ''] = path.split('/');
  if (top === 'web') return top;
  if (top !== 'src') return undefined;
  return second.includes('.') ? 'index.ts' : second;
}

/** From the imports of a checkout's files. */
export function readRoomImports(root: string): RoomImports {
  const imports = new Map<string, Set<string>>();
  for (const folder of ['src', 'web']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.tsx?$/.test(name) || name.endsWith('.config.ts')) continue;
      const file = join(root, folder, name);
      const room = roomOf(relative(root, file).replaceAll('\\', '/')) as string;
      const imported = imports.get(room) ?? new Set<string>();
      imports.set(room, imported);
      for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const other = roomOf(relative(root, join(dirname(file), target)).replaceAll('\\', '/'));
        if (other !== undefined && other !== room) imported.add(other);
      }
    }
  }
  return imports;
}

/** Removes imports that follow from others: a room may import what its imports may import. */
export function withoutShortcuts(imports: RoomImports): RoomImports {
  const below = (room: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (next: string) => {
      for (const other of imports.get(next) ?? []) {
        if (found.has(other)) continue;
        found.add(other);
        visit(other);
      }
    };
    visit(room);
    return found;
  };
  return new Map(
    [...imports].map(([room, others]) => {
      const follows = new Set([...others].flatMap((other) => [...below(other)]));
      return [room, new Set([...others].filter((other) => !follows.has(other)))];
    }),
  );
}
