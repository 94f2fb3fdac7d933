import { Battle } from '../../battle/battle.js';
import type { Bot } from '../../battle/bots/bot.js';
import { BOT_NAMES } from '../../battle/bots/bots.js';
import { Combatant } from '../../battle/combatant/combatant.js';
import type { BoosterUse } from '../../battle/combatant/mover-of.js';
import type { BattleEvent } from '../../battle/events/event.js';
import type { Stage } from '../../battle/events/words/names.js';
import { EVENT_TYPES } from '../../battle/events/words.js';
import * as battles from '../../battle/index.js';
import type { Aim } from '../../battle/weapons/legality.js';
import type { Catalog } from '../../catalog/index.js';
import { checkInteger } from '../../check/check.js';
import {
  anything,
  callback,
  checked,
  flag,
  having,
  instanceOf,
  listOf,
  oneOf,
  openFields,
  optional,
  whole,
  word,
} from '../../check/shape.js';
import { catalog, facing, optionalFlag, optionalWord, rulesetOption } from '../common.js';
import { optionsNeeding } from '../options.js';
import { unit as anyUnit } from '../unit.js';
import { fireOrder } from './order-shapes.js';
import { battleSetup, bots, map, mulUnit } from './setup-shapes.js';
import { trusted, watched } from './watched-bots.js';

const battle = instanceOf(Battle, 'a battle');
const unit = instanceOf(Combatant, 'a unit of the battle');

export const createBattle: typeof battles.createBattle = checked(
  (setup) => battles.createBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const canFight: typeof battles.canFight = checked(battles.canFight, { unit: anyUnit });
export const makeBot: typeof battles.makeBot = checked((name, seed) => trusted(battles.makeBot(name, seed)), {
  name: oneOf(BOT_NAMES),
  seed: whole(),
});

// Saves, replays and words.

export const saveBattle: typeof battles.saveBattle = checked(battles.saveBattle, { battle });

export interface ReplayOptions {
  /** Where equipment is looked up. The functions of `tarcomp` itself use the official catalog unless told otherwise. */
  readonly catalog: Catalog;
}
export interface LoadOptions extends ReplayOptions {
  /** Who decides on: bots are not saved. Sensible ones, unless others are given. */
  readonly bots?: readonly [red: Bot, blue: Bot];
}
export interface PlayOptions extends ReplayOptions {
  /** Gets the battle before it begins. */
  readonly watch?: (battle: Battle) => void;
}

const sensibleBots = (): NonNullable<LoadOptions['bots']> => [
  battles.makeBot('sensible', 1),
  battles.makeBot('sensible', 2),
];

/**
 * The battle that `saveBattle` has written down, ready for its next step.
 * @throws {BattleFileError} naming the field, if it is no saved battle, is damaged, or breaks the rules
 */
export const loadBattle: (saved: unknown, options: LoadOptions) => Battle = checked(
  (saved, { catalog, bots }) =>
    battles.loadBattle(saved, bots === undefined ? sensibleBots() : watched(bots), catalog),
  { saved: anything, options: optionsNeeding<LoadOptions>({ catalog, bots: optional(bots) }) },
);
/**
 * The battle of a replay, about to begin. It needs no bots.
 * @throws {BattleFileError} naming the field, if it is no replay, or one that this program cannot play
 */
export const openReplay: (file: unknown, options: ReplayOptions) => battles.OpenReplay = checked(
  (file, { catalog }) => battles.openReplay(file, catalog),
  { file: anything, options: optionsNeeding<ReplayOptions>({ catalog }) },
);
/**
 * Plays a replay to its end, and makes sure that it ends as it did.
 * @throws {BattleFileError} naming the decision or the field, if it does not fit
 */
export const playReplay: (file: unknown, options: PlayOptions) => Battle = checked(
  (file, { catalog, watch }) => battles.playReplay(file, catalog, watch),
  { file: anything, options: optionsNeeding<PlayOptions>({ catalog, watch: optional(callback) }) },
);
export const recordBattle: typeof battles.recordBattle = checked(
  (setup) => battles.recordBattle({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const recordReplay: typeof battles.recordReplay = checked(
  (setup) => battles.recordReplay({ ...setup, bots: watched(setup.bots) }),
  { setup: battleSetup },
);
export const stateHash: typeof battles.stateHash = checked(battles.stateHash, { battle });
export const checkInvariants: typeof battles.checkInvariants = checked(battles.checkInvariants, { battle });
export const battleLog: typeof battles.battleLog = checked(battles.battleLog, {
  battle,
  explaining: optionalFlag,
});
export const describeEvent: typeof battles.describeEvent = checked(battles.describeEvent, {
  stage: having<Stage>({ units: listOf(unit), map, rulesetOption }, 'a battle'),
  event: having<BattleEvent>({ type: oneOf(EVENT_TYPES) }, 'an event of a battle'),
});

// What a bot may order.

export const moverOf: typeof battles.moverOf = checked(battles.moverOf, {
  battle,
  unit,
  boost: optional(openFields<BoosterUse>({ masc: optionalFlag, supercharger: optionalFlag })),
});
export const legalShots: typeof battles.legalShots = checked(battles.legalShots, {
  battle,
  unit,
  aim: openFields<Aim>({ torsoFacing: facing, armsFlipped: flag }),
});
export const legalBlows: typeof battles.legalBlows = checked(battles.legalBlows, { battle, unit });

export const volleyOdds: typeof battles.volleyOdds = checked(
  battles.volleyOdds,
  {
    battle,
    unit,
    order: fireOrder,
  },
  ({ units }, { design }, { shots }) => {
    for (const [index, { weapon, target, bin, spotter, teammate }] of shots.entries()) {
      const at = `order.shots[${index}]`;
      checkInteger(`${at}.weapon`, weapon, 0, design.weapons.length - 1);
      checkInteger(`${at}.target`, target, 0, units.length - 1);
      if (bin !== undefined) checkInteger(`${at}.bin`, bin, 0, design.bins.length - 1);
      if (spotter !== undefined) checkInteger(`${at}.spotter`, spotter, 0, units.length - 1);
      if (teammate !== undefined) checkInteger(`${at}.teammate`, teammate, 0, units.length - 1);
    }
  },
);

// Forces in and out.

export const openMul: typeof battles.openMul = checked(battles.openMul, { text: word, file: optionalWord });
export const readMul: typeof battles.readMul = checked(battles.readMul, {
  text: word,
  findUnit: callback,
  file: optionalWord,
});
export const writeMul: typeof battles.writeMul = checked(battles.writeMul, { force: listOf(mulUnit) });
