import { NO_BLOWS, STAY } from '../orders.js';
import type { Bot } from './bot.js';

/** Does nothing, for battles in which others decide what units do. */
export const IDLE_BOT: Bot = {
  name: 'idle',
  move: () => STAY,
  fire: (_, { facing }) => ({ torsoFacing: facing, shots: [] }),
  strike: () => NO_BLOWS,
};
