import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** The page does not need the licenses, and does without the tables of worth while offline. */
const LEFT_OUT = /licenses|[.]json$/;

/** Tells the service worker the files and the build of the page. */
export function precache(publicFolder: string): Plugin {
  return {
    name: 'precache',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the page was built without ${WORKER}`);
        const build = createHash('sha256');
        const files: string[] = [];
        const add = (path: string, content: string | Uint8Array) => {
          files.push(path);
          build.update(path).update(content);
        };
        for (const [path, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (path === WORKER || LEFT_OUT.test(path)) continue;
          add(path, file.type === 'chunk' ? file.code : file.source);
        }
        for (const path of readdirSync(publicFolder).sort()) {
          add(path, readFileSync(join(publicFolder, path)));
        }
        worker.code = worker.code
          .replace('__BUILD__', JSON.stringify(build.digest('hex').slice(0, 16)))
          .replace('__FILES__', JSON.stringify(files));
      },
    },
  };
}
