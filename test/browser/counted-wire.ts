import { connect, createServer, type Socket } from 'node:net';
import type { PageServer } from '../../src/cli/serve/page-server.js';

/** A server behind a wire that counts what comes over it, headers and all. */
export interface CountedServer extends PageServer {
  readonly sent: () => number;
}

export async function countedWire(server: PageServer): Promise<CountedServer> {
  const { hostname, port } = new URL(server.address);
  let sent = 0;
  const sockets = new Set<Socket>();
  const wire = createServer((browser) => {
    const origin = connect(Number(port), hostname);
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        origin.destroy();
      });
    }
    origin.on('data', (part) => {
      sent += part.length;
    });
    browser.pipe(origin);
    origin.pipe(browser);
  });
  await new Promise<void>((resolve) => {
    wire.listen(0, hostname, resolve);
  });
  const address = wire.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://${hostname}:${taken}/`,
    sent: () => sent,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      wire.close();
      await server.close();
    },
  };
}
