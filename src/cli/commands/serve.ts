import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { messageOf } from '../../check/refusal.js';
import { codeOf, systemReason } from '../../simulate/system-error.js';
import { whole } from '../flags/number-flag.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { FolderInUseError, writePage } from '../serve/page-for-hosts.js';
import { type PageParts, partsOfPage } from '../serve/page-parts.js';
import { servePage } from '../serve/page-server.js';

const USUAL_PORT = 8075;
const LAST_PORT = 65_535;

const EXAMPLES = `
Examples:
  tarcomp serve
  tarcomp serve --port 9000
  tarcomp serve --port 0        use any free port
  tarcomp serve --out public    write the page as files for any web host`;

interface ServeFlags {
  readonly port: number;
  readonly out?: string;
}

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Serve the web page to this computer only, and print its address. Everything runs in your browser, and units that ' +
        'you drop on the page stay there. Press Ctrl+C to stop.',
    )
    .option('--port <n>', 'port to serve it on; 0 picks a free one', whole(0, LAST_PORT), USUAL_PORT)
    .option('--out <folder>', 'serve nothing; write the page with its data into a new folder')
    .addHelpText('after', EXAMPLES)
    .action(async ({ port, out }: ServeFlags) => {
      const parts = partsOfPage();
      if (!existsSync(join(parts.page, 'index.html'))) {
        terminal.fail(
          `The page has not been built: ${parts.page} has no index.html. Run "npm run build" first.`,
        );
      } else if (out === undefined) await serve(parts, port, terminal);
      else write(parts, out, terminal);
    });
}

async function serve({ page, data }: PageParts, port: number, terminal: Terminal): Promise<void> {
  try {
    const server = await servePage(page, port, data);
    terminal.print(`TarComp is at ${server.address} (press Ctrl+C to stop)`);
    await stopAsked();
    await server.close();
  } catch (error) {
    terminal.fail(`Cannot serve the page on port ${port}: ${reasonOf(error)}`);
  }
}

function write(parts: PageParts, out: string, terminal: Terminal): void {
  try {
    writePage(parts, out);
    terminal.print(`The page is in ${cut(out)}: any web host can serve these files as they are.`);
  } catch (error) {
    terminal.fail(
      error instanceof FolderInUseError
        ? `${cut(out)}: ${error.message}; name another folder with --out`
        : `${cut(out)}: the page cannot be written: ${systemReason(error)}`,
    );
  }
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return 'another program is using it. Stop that program, or let TarComp pick a free port with --port 0.';
  }
  if (code === 'EACCES') return 'permission denied. Use a port above 1023.';
  return messageOf(error);
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
