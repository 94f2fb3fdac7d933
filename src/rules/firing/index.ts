export { disturbsElectronics, type FeedResult, mayChangeAmmunition, rollAmmunitionFeed } from './feed.js';
