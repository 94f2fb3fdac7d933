import { render } from 'preact';
import { Page } from './shell/page.js';
import { followAddress } from './state/address.js';
import './state/theme.js';

followAddress();
const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id "page"');
render(<Page />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without one (a private window, a plain http address) the page works all the same while there is a network.
  addEventListener('load', () => navigator.serviceWorker.register('./service-worker.js').catch(() => {}));
}
