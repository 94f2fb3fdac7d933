import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Terminal } from '../print/terminal.js';
import { servePage } from '../serve/page-server.js';

const USUAL_PORT = 8075;
const LAST_PORT = 65_535;

const EXAMPLES = `
Examples:
  tarcomp serve
  tarcomp serve --port 9000
  tarcomp serve --port 0        use any free port`;

export function defineServe(command: Command, terminal: Terminal): void {
  command
    .description(
      'Serve the web page to this computer only, and print its address. Everything runs in your browser, and units that ' +
        'you drop on the page stay there. Press Ctrl+C to stop.',
    )
    .option('--port <n>', 'port to serve it on; 0 picks a free one', portOf, USUAL_PORT)
    .addHelpText('after', EXAMPLES)
    .action(async ({ port }: { readonly port: number }) => {
      const folder = inPackage('dist', 'web');
      const units = inPackage('public', 'data', 'units');
      if (!existsSync(join(folder, 'index.html'))) {
        terminal.fail(`The page has not been built: ${folder} has no index.html. Run "npm run build" first.`);
        return;
      }
      try {
        // Whoever left the data out serves the page without the library.
        const server = await servePage(folder, port, existsSync(units) ? units : undefined);
        terminal.print(`TarComp is at ${server.address} (press Ctrl+C to stop)`);
        await stopAsked();
        await server.close();
      } catch (error) {
        terminal.fail(`Cannot serve the page on port ${port}: ${reasonOf(error)}`);
      }
    });
}

// The package asks for itself by name, which holds from the sources and from the built file alike.
function inPackage(...path: readonly string[]): string {
  const manifest = createRequire(import.meta.url).resolve('tarcomp/package.json');
  return join(dirname(manifest), ...path);
}

function portOf(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= LAST_PORT) return port;
  throw new InvalidArgumentError(`Expected a whole number from 0 to ${LAST_PORT}.`);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return 'another program is using it. Stop that program, or let TarComp pick a free port with --port 0.';
  }
  if (code === 'EACCES') return 'permission denied. Use a port above 1023.';
  return error instanceof Error ? error.message : String(error);
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
