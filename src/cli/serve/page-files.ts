import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { ENCODINGS, type Encoding, packed, WORTH_PACKING } from './packing.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** All these types are text, which compresses well. */
const isText = (path: string): boolean => extname(path) in TYPES;

/** A file in an encoding that the browser accepts. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly tag: string;
  readonly encoding: Encoding | undefined;
  /** The file's name changes with its content. */
  readonly named: boolean;
  /** A page or worker loads it, but it is neither itself. */
  readonly loaded: boolean;
}

/** A folder whose files are served below a path. */
export interface ServedFolder {
  /** Begins and ends with a slash. */
  readonly below: string;
  readonly folder: string;
}

interface Content {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface Kept {
  readonly changed: number;
  readonly size: number;
  readonly content: Promise<Content>;
  readonly packed: Map<Encoding, Promise<Content>>;
}

/**
 * Serves the files of some folders and nothing else. Files stay in memory, compressed ones too, so that thousands of
 * simultaneous requests open each file once. Systems do not allow a file handle for each request.
 */
export class PageFiles {
  readonly #folders: readonly ServedFolder[];
  readonly #kept = new Map<string, Kept>();

  private constructor(folders: readonly ServedFolder[]) {
    this.#folders = folders;
  }

  /** If a path lies below several folders, the first one counts. Missing folders have no files. */
  static async in(folders: readonly ServedFolder[]): Promise<PageFiles> {
    const real = folders.map(async ({ below, folder }) => ({
      below,
      folder: await realpath(folder).catch(() => folder),
    }));
    return new PageFiles(await Promise.all(real));
  }

  /** Returns the file at an address, if it exists and lies in its folder after following links. */
  async find(address: string, accepted: readonly string[]): Promise<PageFile | undefined> {
    const asked = pathOf(address);
    const served = this.#folders.find(({ below }) => asked?.startsWith(below));
    if (asked === undefined || served === undefined) return undefined;
    const { folder, below } = served;
    const path = join(folder, asked.slice(below.length), asked.endsWith('/') ? 'index.html' : '');
    const kept = await this.#keep(path, folder);
    if (kept === undefined) return undefined;
    const of = {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      named: asked.startsWith('/assets/'),
      loaded: /^\/(assets|data)\//.test(asked),
    };
    const encoding = ENCODINGS.find((name) => accepted.includes(name));
    const worthPacking = isText(path) && kept.size >= WORTH_PACKING;
    if (encoding === undefined || !worthPacking) {
      return { ...of, ...(await kept.content), encoding: undefined };
    }
    const content = kept.packed.get(encoding) ?? packedContent(kept, encoding);
    kept.packed.set(encoding, content);
    return { ...of, ...(await content), encoding };
  }

  async #keep(path: string, folder: string): Promise<Kept | undefined> {
    try {
      const real = await realpath(path);
      if (!real.startsWith(folder + sep)) return undefined;
      const found = await stat(real);
      if (!found.isFile()) return undefined;
      let kept = this.#kept.get(real);
      if (kept?.changed !== found.mtimeMs || kept.size !== found.size) {
        kept = { changed: found.mtimeMs, size: found.size, content: contentOf(real), packed: new Map() };
        this.#kept.set(real, kept);
        // The next request tries again, as the problem may have passed.
        kept.content.catch(() => this.#kept.delete(real));
      }
      await kept.content;
      return kept;
    } catch {
      // Whatever the problem is, there is nothing to serve.
      return undefined;
    }
  }
}

async function contentOf(path: string): Promise<Content> {
  const bytes = await readFile(path);
  return { bytes, tag: tagOf(bytes) };
}

async function packedContent({ content }: Kept, encoding: Encoding): Promise<Content> {
  const bytes = await packed((await content).bytes, encoding);
  return { bytes, tag: tagOf(bytes) };
}

const tagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
