import { createBattle, recordBattle, saveBattle } from '../../src/index.js';
import { Chance } from '../chance.js';
import { randomSetup } from './random-setup.js';

const FILES = 60;
const LIMITS = { units: 2, turns: 3 };

/** Texts of files, each made on first use. */
const once = (make: (chance: Chance) => unknown): ((chance: Chance) => string) => {
  const texts: string[] = [];
  return (chance) => {
    const index = chance.below(FILES);
    texts[index] ??= JSON.stringify(make(new Chance(index)));
    return texts[index];
  };
};

/** The replay of a short battle. */
export const randomReplay = once((chance) => {
  const { battle, replay } = recordBattle(randomSetup(LIMITS, chance));
  battle.run();
  return replay();
});

/** A battle stopped somewhere in the middle. */
export const randomSave = once((chance) => {
  const battle = createBattle(randomSetup(LIMITS, chance));
  for (let steps = chance.below(25); steps > 0 && battle.step(); steps -= 1);
  return saveBattle(battle);
});
