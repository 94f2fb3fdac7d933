import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, servePage } from '../../../src/cli/serve/page-server.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const isBuilt = existsSync(new URL('../../../dist/web/index.html', import.meta.url));
const whereNotBuilt = isBuilt ? '' : ' (skipped: the page is not built: npm run build)';

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** 36 characters, for ranges to be cut out of. */
const SCRIPT = '0123456789abcdefghijklmnopqrstuvwxyz';
const LARGE = SCRIPT.repeat(3_000);
const UNITS = JSON.stringify({ units: SCRIPT.repeat(100) });

describe('The server of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-page-'));
  const page = join(folder, 'page');
  let server: PageServer;
  beforeAll(async () => {
    mkdirSync(join(page, 'assets'), { recursive: true });
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    writeFileSync(join(page, 'some-worker.js'), SCRIPT);
    writeFileSync(join(page, 'assets', 'a.js'), SCRIPT);
    writeFileSync(join(page, 'assets', 'large.js'), LARGE);
    writeFileSync(join(page, 'assets', 'large.bin'), LARGE);
    mkdirSync(join(folder, 'units'));
    writeFileSync(join(folder, 'units', 'index.json'), UNITS);
    mkdirSync(join(page, 'data', 'units'), { recursive: true });
    writeFileSync(join(page, 'data', 'units', 'index.json'), '{"of":"the page"}');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    symlinkSync(join(folder, 'secret.txt'), join(page, 'link.txt'));
    server = await servePage(page, 0, [
      { below: '/data/units/', folder: join(folder, 'units') },
      { below: '/data/', folder: join(folder, 'nowhere') },
    ]);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** The path goes out as it is written, which `fetch` would not do. */
  const ask = (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      request({ hostname, port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: bytes.toString(),
            bytes,
          });
        });
      })
        .on('error', reject)
        .end();
    });

  it('listens on this machine alone', () => {
    expect(new URL(server.address).hostname).toBe('127.0.0.1');
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html?x=1', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('serves %s as %s', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/assets',
    '/%00',
    '/%',
    '/nothing.js',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('has the data of the package below its own address, and not what the page has there', async () => {
    const plain = await ask('/data/units/index.json?v=1');
    expect(plain).toMatchObject({ status: 200, body: UNITS });
    expect(plain.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    const packed = await ask('/data/units/index.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(gunzipSync(packed.bytes).toString()).toBe(UNITS);
  });

  it.each([
    '/data/units/../../secret.txt',
    '/data/units/..%2fsecret.txt',
    '/data/units/%2e%2e/secret.txt',
    '/data/units/',
    '/data/units',
    '/data/units/nothing.json',
    '/data/official-catalog.js',
  ])('has nothing at %s, outside of the data', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('refuses whatever is not a plain question, and questions in the name of another host', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { headers: { host: 'example.com' } })).status).toBe(403);
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['the page', '/', {}],
    ['a file that is not there', '/nothing.js', {}],
    ['a worker', '/some-worker.js', {}],
    ['a part of a file', '/some-worker.js', { headers: { range: 'bytes=0-1' } }],
    ['a question that it refuses', '/', { method: 'POST' }],
    ['a foreign name', '/', { headers: { host: 'example.com' } }],
  ])(
    'answers %s with a strict policy, and lets no other site frame or embed it',
    async (_, path, options) => {
      const { headers } = await ask(path, options);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|[*]|https?:|data:|blob:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );

  it.each(['/assets/a.js', '/data/units/index.json'])(
    'lets no other site embed %s, which needs no policy of its own',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toBeUndefined();
    },
  );

  // RFC 9110, section 14.1.2.
  it.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/36'],
    ['bytes=10-10', 'a', 'bytes 10-10/36'],
    ['bytes=30-', 'uvwxyz', 'bytes 30-35/36'],
    ['bytes=30-1000', 'uvwxyz', 'bytes 30-35/36'],
    ['bytes=-3', 'xyz', 'bytes 33-35/36'],
    ['bytes=-1000', SCRIPT, 'bytes 0-35/36'],
  ])('serves the part %s', async (range, part, where) => {
    const { status, headers, body } = await ask('/assets/a.js', { headers: { range } });
    expect({ status, body }).toEqual({ status: 206, body: part });
    expect(headers).toMatchObject({ 'content-range': where, 'content-length': String(part.length) });
  });

  it.each(['bytes=36-', 'bytes=99-100', 'bytes=-0'])('refuses the part %s of 36 bytes', async (range) => {
    const { status, headers, body } = await ask('/assets/a.js', { headers: { range } });
    expect({ status, body }).toEqual({ status: 416, body: '' });
    expect(headers['content-range']).toBe('bytes */36');
  });

  it.each(['bytes=9-0', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6'])(
    'answers %s with the whole file',
    async (range) => {
      expect(await ask('/assets/a.js', { headers: { range } })).toMatchObject({ status: 200, body: SCRIPT });
    },
  );

  it('serves a part only of the version that the other part is of', async () => {
    const { headers } = await ask('/assets/a.js');
    const range = 'bytes=0-4';
    const same = { range, 'if-range': String(headers.etag) };
    expect(await ask('/assets/a.js', { headers: same })).toMatchObject({ status: 206, body: '01234' });
    for (const other of ['"another"', 'Sat, 01 Jan 2000 00:00:00 GMT']) {
      const changed = { range, 'if-range': other };
      expect(await ask('/assets/a.js', { headers: changed })).toMatchObject({ status: 200, body: SCRIPT });
    }
  });

  it('does not send again what the browser has', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': `"other", ${String(headers.etag)}` } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ])('sends a file packed to who accepts %s', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await ask('/assets/large.js', { headers: { 'accept-encoding': accepted } });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    });
    expect(bytes.length).toBeLessThan(LARGE.length / 100);
    expect(unpack(bytes).toString()).toBe(LARGE);
  });

  it.each([
    ['/assets/large.js', {}, LARGE],
    ['/assets/large.js', { 'accept-encoding': 'identity, br;q=0.0' }, LARGE],
    ['/assets/large.bin', { 'accept-encoding': 'br, gzip' }, LARGE],
    ['/assets/a.js', { 'accept-encoding': 'br, gzip' }, SCRIPT],
  ])('sends %s as it is to who accepts %j', async (path, headers, text) => {
    const answer = await ask(path, { headers });
    expect(answer.body).toBe(text);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('cuts parts out of the file as it is, whatever is accepted', async () => {
    const headers = { range: 'bytes=0-3', 'accept-encoding': 'br' };
    expect(await ask('/assets/large.js', { headers })).toMatchObject({ status: 206, body: '0123' });
  });

  it('serves a file anew when it was changed', async () => {
    writeFileSync(join(page, 'changing.js'), 'before');
    expect((await ask('/changing.js')).body).toBe('before');
    writeFileSync(join(page, 'changing.js'), 'and after');
    expect((await ask('/changing.js')).body).toBe('and after');
  });

  it('answers 5,000 requests at once where a process may have 6,000 files and connections open', async () => {
    const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    const serving = spawn('sh', [
      '-c',
      'ulimit -n 6000; exec "$@"',
      'sh',
      process.execPath,
      '--import=tsx',
      script('serving-child.ts'),
      page,
    ]);
    try {
      const address = await new Promise<string>((resolve, reject) => {
        serving.stdout.once('data', (printed) => resolve(String(printed)));
        serving.once('error', reject);
        serving.once('exit', () => reject(new Error('the server ended before it had an address')));
      });
      const asking = promisify(execFile)(process.execPath, [
        script('flood.mjs'),
        address,
        '/assets/large.js',
        '5000',
      ]);
      expect(JSON.parse((await asking).stdout)).toEqual({ 'HTTP/1.1 200': 5_000 });
    } finally {
      serving.stdin.end();
    }
  });
});

describe('tarcomp serve', () => {
  it('says so when another program has the port, and what to do', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const { code, out, err } = await tarcomp('serve', '--port', String(port));
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    // Where the page has not been built there is nothing to serve in the first place.
    expect(err).toMatch(/another program is using it.*--port 0|npm run build/);
  });

  it.skipIf(!isBuilt)(
    `--out writes the page with all its data into a new folder, for any host${whereNotBuilt}`,
    async () => {
      const out = join(folderOf({}), 'site');
      expect(await tarcomp('serve', '--out', out)).toEqual({
        code: 0,
        out: `The page is in ${out}: any web host can serve these files as they are.\n`,
        err: '',
      });
      expect(readdirSync(out)).toContain('index.html');
      expect(readFileSync(join(out, 'data/units/index.json'), 'utf8')).toBe(
        readFileSync(new URL('../../../public/data/units/index.json', import.meta.url), 'utf8'),
      );
      expect(existsSync(join(out, 'data/official-catalog.js'))).toBe(true);
    },
  );

  it.skipIf(!isBuilt)(`--out leaves a folder alone that is in use${whereNotBuilt}`, async () => {
    const out = folderOf({ 'mine.txt': 'mine' });
    const { code, err } = await tarcomp('serve', '--out', out);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${out}: this folder is not empty; name another folder with --out\n`,
    });
    expect(readdirSync(out)).toEqual(['mine.txt']);
    const file = join(out, 'mine.txt');
    expect((await tarcomp('serve', '--out', file)).err).toContain('a part of its path is not a folder');
    expect((await tarcomp('serve', '--out', join(file, 'below'))).err).toContain('not a folder');
  });

  it.each(['65536', '-1', 'here', '80.5'])('exits with 2 for the port %s', async (port) => {
    const { code, err } = await tarcomp('serve', '--port', port);
    expect(code).toBe(2);
    expect(err).toContain('from 0 to 65535');
  });
});
