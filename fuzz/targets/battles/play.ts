import type { Battle } from '../../../src/battle/battle.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { loadBattle } from '../../../src/battle/save/load-battle.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { checkInvariants, stateHash } from '../../../src/edge/battle.js';
import { describeEvent, playReplay, recordBattle, saveBattle } from '../../../src/index.js';
import { stateBot } from '../../../test/battle/save/state-bot.js';
import { demand } from '../../demand.js';
import { randomSetup } from '../../seeds/random-setup.js';
import type { Target } from '../../target.js';

const LIMITS = { units: 4, turns: 12 };
/** Far more steps than the decisions and phases of a few turns. */
const MOST_STEPS = 5000;

/** By way of text, as in files. */
const throughText = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** Plays to the end and checks everything after each step. */
function play(battle: Battle): number {
  let steps = 0;
  checkInvariants(battle);
  while (battle.step()) {
    checkInvariants(battle);
    steps += 1;
    demand(steps < MOST_STEPS, `no end after ${steps} steps, in turn ${battle.turn}`);
  }
  demand(battle.phase === 'over', `it stopped in the phase ${battle.phase}`);
  demand(battle.turn <= battle.turnLimit, `turn ${battle.turn} of ${battle.turnLimit}`);
  return steps;
}

function askWords(sentence: string): void {
  demand(!/undefined|NaN|\[object|^$/.test(sentence), `an event is told as "${sentence}"`);
}

const replayed: Target = {
  name: 'battle',
  what: 'random battles: invariants after each step, and a replay with the same end',
  longest: 60,
  share: 4,
  play: (chance) => {
    const setup = randomSetup(LIMITS, chance);
    const { battle, replay } = recordBattle(setup);
    if (chance.percent(30))
      battle.listen((event) => askWords(describeEvent(battle, event)), chance.percent(50));
    play(battle);
    const hash = stateHash(battle);
    const again = playReplay(throughText(replay()));
    demand(stateHash(again) === hash, `the replay ends in ${stateHash(again)}, the battle in ${hash}`);
    return 'taken';
  },
};

const saved: Target = {
  name: 'save-and-load',
  what: 'random battles that are saved and loaded on the way, and end as if they had not been',
  longest: 60,
  share: 2,
  play: (chance) => {
    const setup = { ...randomSetup(LIMITS, chance), bots: [stateBot(), stateBot()] as const };
    const whole = createBattle(setup);
    const steps = play(whole);
    let battle = createBattle(setup);
    const stops = new Set(Array.from({ length: 3 }, () => chance.below(Math.max(1, steps))));
    for (let step = 0; battle.phase !== 'over'; step += 1) {
      if (stops.has(step)) {
        const before = stateHash(battle);
        battle = loadBattle(throughText(saveBattle(battle)), setup.bots, officialCatalog);
        demand(stateHash(battle) === before, `what was saved after step ${step} is loaded as something else`);
      }
      battle.step();
    }
    demand(stateHash(battle) === stateHash(whole), 'saved and loaded, the battle ends otherwise');
    return 'taken';
  },
};

export const BATTLE_TARGETS: readonly Target[] = [replayed, saved];
