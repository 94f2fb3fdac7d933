import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Terminal } from './terminal.js';

const USUAL_PORT = 8075;
const LAST_PORT = 65_535;

const EXAMPLES = `
Examples:
  tarcomp serve
  tarcomp serve --port 9000
  tarcomp serve --port 0        any port that is free`;

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .summary('open the web page: attacks, Battle Value and battles')
    .description(
      'Serve the web page to this machine alone, and print its address. All work is done in the browser; units that ' +
        'you drop there stay there. Stop it with Ctrl+C.',
    )
    .option('--port <n>', 'where to serve it', portOf, USUAL_PORT)
    .addHelpText('after', EXAMPLES)
    .action(async ({ port }: { readonly port: number }) => {
      const folder = pageFolder();
      if (!existsSync(join(folder, 'index.html'))) {
        terminal.fail(`The page is not there: ${folder} has no index.html. Build it with "npm run build".`);
        return;
      }
      const { servePage } = await import('./page-server.js');
      try {
        const server = await servePage(folder, port);
        terminal.print(`TarComp is at ${server.address} (stop it with Ctrl+C)`);
        await stopAsked();
        await server.close();
      } catch (error) {
        terminal.fail(`The page cannot be served at port ${port}: ${reasonOf(error)}`);
      }
    });
}

// The package asks for itself by name, which holds from the sources and from the built file alike.
function pageFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('tarcomp/package.json');
  return join(dirname(manifest), 'dist', 'web');
}

function portOf(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= LAST_PORT) return port;
  throw new InvalidArgumentError(`Expected a whole number from 0 to ${LAST_PORT}.`);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return 'another program has it. Stop that one, or take another port: tarcomp serve --port 0 finds a free one.';
  }
  if (code === 'EACCES') return 'the system does not allow it. Take a port above 1023.';
  return error instanceof Error ? error.message : String(error);
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
