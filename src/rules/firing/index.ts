export { disturbsElectronics, type FeedResult, mayChangeAmmunition, rollAmmunitionFeed } from './feed.js';
export { loadKind, loadsFor } from './loads.js';
