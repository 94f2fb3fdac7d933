import { doUnitWork } from './do-unit-work.js';
import { keptUnits } from './kept-units.js';
import { pageBuild } from './page-build.js';

/** Has the user's own units read again if another build of the page has read them: this one may understand more of them. */
export async function readAgainByNewer(): Promise<void> {
  const build = pageBuild();
  const { values } = await keptUnits.list();
  if (values.every((unit) => unit.build === build)) return;
  // Should it break off, what is kept stays as it is, and the next visit tries again.
  await doUnitWork({ work: 'read-again', build }).catch(() => {});
}
