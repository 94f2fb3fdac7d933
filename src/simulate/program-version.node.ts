import { createRequire } from 'node:module';

/** The package requires itself by name, which works from the sources and from the build. */
export function programVersion(): string {
  const manifest = createRequire(import.meta.url)('tarcomp/package.json') as { version: string };
  return manifest.version;
}
