import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, servePage } from '../../src/cli/page-server.js';
import { tarcomp } from './run-in-process.js';

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

describe('The server of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-page-'));
  const page = join(folder, 'page');
  let server: PageServer;
  beforeAll(async () => {
    mkdirSync(join(page, 'assets'), { recursive: true });
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    writeFileSync(join(page, 'assets', 'a.js'), 'export {};');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    symlinkSync(join(folder, 'secret.txt'), join(page, 'link.txt'));
    server = await servePage(page, 0);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** The path goes out as it is written, which `fetch` would not do. */
  const ask = (path: string, options: { method?: string; host?: string } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      const headers = options.host === undefined ? {} : { host: options.host };
      request({ hostname, port, path, method: options.method ?? 'GET', headers }, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += String(part);
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
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

  it('refuses whatever is not a plain question, and questions in the name of another host', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { host: 'example.com' })).status).toBe(403);
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
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
    expect(err).toMatch(/another program has it.*--port 0|npm run build/);
  });

  it.each(['65536', '-1', 'here', '80.5'])('exits with 2 for the port %s', async (port) => {
    const { code, err } = await tarcomp('serve', '--port', port);
    expect(code).toBe(2);
    expect(err).toContain('from 0 to 65535');
  });
});
