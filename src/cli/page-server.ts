import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

/** This machine alone: nobody else on the network gets an answer. */
const LOOPBACK = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export interface PageServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the files of one folder and nothing else. Port 0 takes any that is free.
 * @throws {Error} of Node, with a `code` such as EADDRINUSE, if the port cannot be had
 */
export async function servePage(folder: string, port: number): Promise<PageServer> {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  });
  const taken = await listen(server, port);
  return {
    address: `http://${LOOPBACK}:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  // A page of another site may give its own name this machine's address, and then ask here.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '')) {
    response.writeHead(403, HEADERS).end();
    return;
  }
  const file = await fileFor(root, request.url ?? '/');
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : 'There is no such file. The page is at /\n');
    return;
  }
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.size,
    // Names in assets/ carry the hash of what is in them.
    'cache-control': file.path.startsWith(join(root, 'assets') + sep)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  if (method === 'HEAD') response.end();
  else
    createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The file behind an address, if it is one and lies in the folder, links followed. */
async function fileFor(root: string, address: string): Promise<{ path: string; size: number } | undefined> {
  const asked = pathOf(address);
  if (asked === undefined) return undefined;
  try {
    const path = await realpath(join(root, asked.endsWith('/') ? `${asked}index.html` : asked));
    if (!path.startsWith(root + sep)) return undefined;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size } : undefined;
  } catch {
    // Whatever is wrong with it, there is nothing to serve.
    return undefined;
  }
}

function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, `http://${LOOPBACK}`).pathname);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}
