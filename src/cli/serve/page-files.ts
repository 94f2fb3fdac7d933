import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

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

interface Content {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface Kept {
  readonly changed: number;
  readonly size: number;
  readonly content: Promise<Content>;
}

/** Where the page looks for the library of units, which is published beside it and not a second time within. */
const UNITS = '/data/units/';

/**
 * The files of the page's folder, those of the library of units below it, and nothing else. They stay in memory, so that
 * thousands of requests at once open each file once: a file handle for each of them is more than systems allow.
 */
export class PageFiles {
  readonly #page: string;
  readonly #units: string | undefined;
  readonly #kept = new Map<string, Kept>();
  readonly #packed = new WeakMap<Buffer, Promise<Content>>();

  private constructor(page: string, units: string | undefined) {
    this.#page = page;
    this.#units = units;
  }

  /** Without a folder of units, they have to lie below the page. */
  static async in(page: string, units?: string): Promise<PageFiles> {
    return new PageFiles(await realpath(page), units && (await realpath(units)));
  }

  /** The file behind an address, if it is one and lies in its folder, links followed. */
  async find(address: string, accepted: readonly string[]): Promise<PageFile | undefined> {
    const asked = pathOf(address);
    if (asked === undefined) return undefined;
    const isUnits = this.#units !== undefined && asked.startsWith(UNITS);
    const root = isUnits ? (this.#units as string) : this.#page;
    const below = isUnits ? asked.slice(UNITS.length) : asked;
    const path = join(root, below.endsWith('/') ? `${below}index.html` : below);
    const plain = await this.#content(path, root);
    if (plain === undefined) return undefined;
    const of = {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      named: path.startsWith(join(this.#page, 'assets') + sep),
    };
    if (isUnits && accepted.includes('gzip')) {
      return { ...of, ...(await this.#packedNow(plain.bytes)), encoding: 'gzip' };
    }
    for (const { name, ending } of ENCODINGS) {
      const packed = accepted.includes(name) ? await this.#content(path + ending, root) : undefined;
      if (packed !== undefined) return { ...of, ...packed, encoding: name };
    }
    return { ...of, ...plain, encoding: undefined };
  }

  /** Nobody packed the library ahead: a few hundred files twice over would be most of the package. */
  #packedNow(bytes: Buffer): Promise<Content> {
    const known = this.#packed.get(bytes);
    if (known !== undefined) return known;
    const content = inGzip(bytes).then(tagged);
    this.#packed.set(bytes, content);
    return content;
  }

  async #content(path: string, root: string): Promise<Content | undefined> {
    try {
      const real = await realpath(path);
      if (!real.startsWith(root + sep)) return undefined;
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

const inGzip = promisify(gzip);

const contentOf = async (path: string): Promise<Content> => tagged(await readFile(path));

const tagged = (bytes: Buffer): Content => ({
  bytes,
  tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
