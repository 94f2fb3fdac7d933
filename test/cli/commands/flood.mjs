// Asks an address for the same path many times at once, each time over a connection of its own, and prints what came
// of it. A process of its own, since its connections are handles, too.
import { connect } from 'node:net';

const [address = '', path = '/', count = '1'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const outcomes = {};

const ask = () =>
  new Promise((resolve) => {
    let received = 0;
    let expected = Number.POSITIVE_INFINITY;
    let status = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    );
    socket.on('data', (part) => {
      if (received === 0) {
        const [head = ''] = part.toString('latin1').split('\r\n\r\n', 1);
        status = head.slice(0, 'HTTP/1.1 200'.length);
        expected = head.length + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      }
      received += part.length;
      if (received === expected) socket.end(() => resolve(status));
    });
    socket.on('error', ({ code }) => resolve(code));
    socket.on('close', () => resolve('closed before its answer'));
  });

await Promise.all(
  Array.from({ length: Number(count) }, async () => {
    const outcome = await ask();
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }),
);
process.stdout.write(JSON.stringify(outcomes));
