import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { askedRange } from './byte-range.js';
import { type PageFile, PageFiles, type ServedFolder } from './page-files.js';
import { CONTENT_POLICY_HEADER } from './page-policy.js';

/** Only this machine gets answers, nothing else on the network. */
const LOOPBACK = '127.0.0.1';
/** With more open, connections close after their answer: idle ones would use up file handles that others wait for. */
const MANY_CONNECTIONS = 256;

const FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For pages and workers only: browsers ignore these headers on the dozens of files that those load. */
const HEADERS = {
  ...FOR_ALL,
  'content-security-policy': CONTENT_POLICY_HEADER,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export interface PageServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the files of one folder, those of others below their own paths, and nothing else. Port 0 takes any free port.
 * @throws {Error} from Node, with a `code` such as EADDRINUSE, if the port is not available
 */
export async function servePage(
  folder: string,
  port: number,
  others: readonly ServedFolder[] = [],
): Promise<PageServer> {
  const files = await PageFiles.in([...others, { below: '/', folder }]);
  let connections = 0;
  const server = createServer((request, response) => {
    if (connections > MANY_CONNECTIONS) response.setHeader('connection', 'close');
    answer(files, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
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

async function answer(files: PageFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  // DNS rebinding: another site may point its own name at this machine's address and then send requests here.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '')) {
    response.writeHead(403, HEADERS).end();
    return;
  }
  // A part of a compressed file cannot be decompressed.
  const inParts = method === 'GET' && headers.range !== undefined;
  const accepted = inParts ? [] : acceptedEncodings(headers['accept-encoding']);
  const file = await files.find(request.url ?? '/', accepted);
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : 'There is no such file. The page is at /\n');
    return;
  }
  send(file, request, response);
}

function send(file: PageFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const { bytes, tag } = file;
  const about = {
    ...(file.loaded ? FOR_ALL : HEADERS),
    etag: tag,
    vary: 'Accept-Encoding',
    'cache-control': file.named ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (namesTag(headers['if-none-match'], tag)) {
    response.writeHead(304, about).end();
    return;
  }
  const whole = {
    ...about,
    'content-type': file.type,
    'accept-ranges': 'bytes',
    ...(file.encoding !== undefined && { 'content-encoding': file.encoding }),
  };
  // A client with a part of another version gets the whole file.
  const unchanged = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = method === 'GET' && unchanged ? askedRange(headers.range, bytes.length) : undefined;
  if (range === undefined) {
    response.writeHead(200, { ...whole, 'content-length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
  } else if (range === 'outside') {
    response.writeHead(416, { ...about, 'content-range': `bytes */${bytes.length}` }).end();
  } else {
    const part = bytes.subarray(range.first, range.last + 1);
    response.writeHead(206, {
      ...whole,
      'content-length': part.length,
      'content-range': `bytes ${range.first}-${range.last}/${bytes.length}`,
    });
    response.end(part);
  }
}

/** Returns the encodings that are named and not refused with a quality of 0. */
const acceptedEncodings = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').flatMap((written) => {
    const [name = '', ...parameters] = written.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });

const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((written) => ['*', tag].includes(written.trim().replace(/^W\//, '')));
