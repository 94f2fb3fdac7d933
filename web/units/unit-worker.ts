import { keepGivenFiles } from './keep-given-files.js';
import { packFiles } from './pack-files.js';
import { readKeptUnitsAgain } from './read-kept-units-again.js';
import type { FromUnitWorker, UnitWork } from './unit-work.js';

// Does the slow work with unit files, so that the page stays responsive.

addEventListener('message', ({ data }: MessageEvent<UnitWork>) => {
  const tell = (words: FromUnitWorker) => postMessage(words);
  finish(data, tell).then(
    () => tell({ finished: true }),
    (error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function finish(data: UnitWork, tell: (words: FromUnitWorker) => void): Promise<void> {
  switch (data.work) {
    case 'read':
      return keepGivenFiles(data.given, data.build, (part) => tell({ part }));
    case 'read-again':
      return readKeptUnitsAgain(data.build);
    case 'pack':
      return tell({ packed: await packFiles(data.files) });
  }
}
