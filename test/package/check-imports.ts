// What a browser loads of the package reaches nothing of Node, and code that brings its own catalog no official one.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"\n]+)"/g;

/** Everything that a file imports, at once or later, and what is imported by that. */
function reached(
  entry: string,
  later: boolean,
): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [text, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (!later && text.startsWith('import(')) continue;
      if (target.startsWith('.')) visit(join(dirname(file), target));
      else packages.add(target);
    }
  };
  visit(entry);
  return { files, packages };
}

/** @param entries files that browsers may load, below the folder */
export function checkBrowserImports(folder: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const strange = [...reached(join(folder, entry), true).packages].filter((name) =>
      name.startsWith('node:'),
    );
    if (strange.length > 0) throw new Error(`${entry} reaches ${strange.join(', ')}, which no browser has`);
  }
  console.log(`browsers can load ${entries.join(', ')}`);
}

/** @param entries files that must do without the data of the package, below the folder */
export function checkDataImports(folder: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const { files } = reached(join(folder, entry), false);
    const data = [...files]
      .map((file) => relative(folder, file))
      .filter((file) => file.startsWith('dist/data'));
    if (data.length > 0) throw new Error(`${entry} loads ${data.join(', ')}`);
  }
  console.log(`no catalog comes along with ${entries.join(', ')}`);
}
