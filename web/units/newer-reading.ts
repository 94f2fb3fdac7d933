import { doUnitWork } from './do-unit-work.js';
import { keptUnits } from './kept-units.js';
import { pageBuild } from './page-build.js';

/** Reads the user's own units again if another build of the page read them: this one may understand more. */
export async function readAgainByNewer(): Promise<void> {
  const build = pageBuild();
  const { values } = await keptUnits.list();
  if (values.every((unit) => unit.build === build)) return;
  // If it fails, the stored units stay as they are, and the next visit tries again.
  await doUnitWork({ work: 'read-again', build }).catch(() => {});
}
