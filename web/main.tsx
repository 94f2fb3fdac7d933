import { render } from 'preact';
import { Page } from './shell/page.js';
import { takeDrops } from './shell/take-drops.js';
import { followAddress } from './state/address.js';
import './state/theme.js';

followAddress();
takeDrops();
const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id "page"');
render(<Page />, root);

/** In milliseconds: by then the first view has appeared, which fetching everything else would delay. */
const UNTIL_QUIET = 1_000;

addEventListener('load', () => {
  const readAgain = () =>
    import('./units/newer-reading.js').then(({ readAgainByNewer }) => readAgainByNewer());
  setTimeout(() => readAgain().catch(() => {}), UNTIL_QUIET);
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without one (in a private window, or over plain HTTP) the page still works online.
  const register = () => navigator.serviceWorker.register('./service-worker.js').catch(() => {});
  addEventListener('load', () => setTimeout(register, UNTIL_QUIET));
}
