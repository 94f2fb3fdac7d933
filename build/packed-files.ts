import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const TEXT = /[.](html|js|css)$/;
/** In bytes; below, packing saves nothing that anybody would notice. */
const WORTH_PACKING = 1_000;

/** Puts each text of the page beside itself in the packed forms that browsers accept: see src/cli/serve/page-files.ts. */
export const packedFiles: Plugin = {
  name: 'packed-files',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const texts = Object.entries(bundle).filter(([path]) => TEXT.test(path));
      const packing = texts.map(async ([path, file]) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (content.length < WORTH_PACKING) return;
        const hints = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        const brotli = await inBrotli(content, { params: hints });
        this.emitFile({ type: 'asset', fileName: `${path}.br`, source: brotli });
        this.emitFile({
          type: 'asset',
          fileName: `${path}.gz`,
          source: await inGzip(content, { level: constants.Z_BEST_COMPRESSION }),
        });
      });
      await Promise.all(packing);
    },
  },
};
