import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** How the build packs files, and what it adds to their names; the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

/** A file in the form that the browser takes. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly tag: string;
  readonly encoding: Encoding | undefined;
  /** Its name changes with what is in it. */
  readonly named: boolean;
}

interface Kept {
  readonly changed: number;
  readonly size: number;
  readonly content: Promise<{ readonly bytes: Buffer; readonly tag: string }>;
}

/**
 * The files of one folder and nothing else. They stay in memory, so that thousands of requests at once open each file
 * once: a file handle for each of them is more than systems allow.
 */
export class PageFiles {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  private constructor(root: string) {
    this.#root = root;
  }

  static async in(folder: string): Promise<PageFiles> {
    return new PageFiles(await realpath(folder));
  }

  /** The file behind an address, if it is one and lies in the folder, links followed. */
  async find(address: string, accepted: readonly string[]): Promise<PageFile | undefined> {
    const asked = pathOf(address);
    if (asked === undefined) return undefined;
    const path = join(this.#root, asked.endsWith('/') ? `${asked}index.html` : asked);
    const plain = await this.#content(path);
    if (plain === undefined) return undefined;
    const of = {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      named: path.startsWith(join(this.#root, 'assets') + sep),
    };
    for (const { name, ending } of ENCODINGS) {
      const packed = accepted.includes(name) ? await this.#content(path + ending) : undefined;
      if (packed !== undefined) return { ...of, ...packed, encoding: name };
    }
    return { ...of, ...plain, encoding: undefined };
  }

  async #content(path: string): Promise<Awaited<Kept['content']> | undefined> {
    try {
      const real = await realpath(path);
      if (!real.startsWith(this.#root + sep)) return undefined;
      const found = await stat(real);
      if (!found.isFile()) return undefined;
      const kept = this.#kept.get(real);
      if (kept?.changed === found.mtimeMs && kept.size === found.size) return await kept.content;
      const content = contentOf(real);
      this.#kept.set(real, { changed: found.mtimeMs, size: found.size, content });
      // Whatever was wrong with it may be over when somebody asks again.
      content.catch(() => this.#kept.delete(real));
      return await content;
    } catch {
      // Whatever is wrong with it, there is nothing to serve.
      return undefined;
    }
  }
}

async function contentOf(path: string): Promise<{ readonly bytes: Buffer; readonly tag: string }> {
  const bytes = await readFile(path);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
