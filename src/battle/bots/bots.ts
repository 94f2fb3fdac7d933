import type { Bot } from './bot.js';
import { randomBot } from './random-bot.js';
import { sensibleBot } from './sensible-bot.js';
import { standAndShootBot } from './stand-and-shoot-bot.js';

/** Bots by name, so that another thread can make the same. */
export const BOT_NAMES = Object.freeze(['sensible', 'stand-and-shoot', 'random'] as const);
export type BotName = (typeof BOT_NAMES)[number];

const MAKERS: Readonly<Record<BotName, (seed: number) => Bot>> = {
  sensible: () => sensibleBot(),
  'stand-and-shoot': () => standAndShootBot(),
  random: (seed) => randomBot(seed),
};

/** Makes a bot. The seed determines the dice of a bot that rolls any. */
export const makeBot = (name: BotName, seed: number): Bot => MAKERS[name](seed);

/** Whether a bot decides by the battle alone, so that one instance can play any number of battles. */
export const rollsNoDice = (name: BotName): boolean => name !== 'random';
