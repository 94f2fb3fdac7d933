import { BOT_NAMES } from '../../battle/bots/bots.js';
import * as battles from '../../battle/index.js';
import { checked, oneOf, whole } from '../../check/shape.js';
import { battleSetup } from './setup-shapes.js';
import { trusted, watched } from './watched-bots.js';

export const createBattle: typeof battles.createBattle = checked(
  (setup) => battles.createBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const makeBot: typeof battles.makeBot = checked((name, seed) => trusted(battles.makeBot(name, seed)), {
  name: oneOf(BOT_NAMES),
  seed: whole(),
});
