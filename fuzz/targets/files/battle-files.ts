import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import { checkInvariants, stateHash } from '../../../src/edge/battle.js';
import { BattleFileError, loadBattle, makeBot, playReplay, saveBattle } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { damageJson } from '../../damage/json-damage.js';
import { demand } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import { randomReplay, randomSave } from '../../seeds/battle-files.js';
import type { Target } from '../../target.js';

const STEPS = 60;

function damaged(text: string, chance: Chance): unknown {
  const content = JSON.parse(text) as object;
  damageJson(content, chance);
  return content;
}

const replay: Target = {
  name: 'replay',
  what: 'damaged replays',
  longest: 10,
  play: (chance) => {
    const content = damaged(randomReplay(chance), chance);
    const battle = unlessRefused([BattleFileError], () => playReplay(content));
    return battle === undefined ? 'refused' : 'taken';
  },
};

const save: Target = {
  name: 'saved-battle',
  what: 'damaged saves, which are refused or go on by the rules',
  longest: 10,
  play: (chance) => {
    const content = damaged(randomSave(chance), chance);
    const bots = [makeBot('random', chance.seed()), makeBot('random', chance.seed())] as const;
    const battle = unlessRefused([BattleFileError], () => loadBattle(content, { bots }));
    if (battle === undefined) return 'refused';
    const copy = loadBattle(saveBattle(battle), { bots });
    demand(stateHash(copy) === stateHash(battle), 'what was loaded is saved as something else');
    // Declared attacks may no longer be legal; that is refused, and nothing else may go wrong.
    unlessRefused([IllegalOrderError], () => {
      for (let step = 0; step < STEPS && battle.step(); step += 1) checkInvariants(battle);
    });
    return 'taken';
  },
};

export const BATTLE_FILE_TARGETS: readonly Target[] = [replay, save];
