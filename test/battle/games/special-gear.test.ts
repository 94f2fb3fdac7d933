import { expect, it } from 'vitest';
import { randomBot } from '../../../src/battle/bots/random-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';

const STEALTH = 'IS Stealth*2';

const hider = customMech({
  armor: 'IS Stealth',
  slots: {
    LT: ['ISGuardianECMSuite*2', STEALTH, 'ISImprovedNarc*3', 'ISiNarc Haywire Pods'],
    RT: [STEALTH, 'PPC*3', 'PPC Capacitor'],
    LA: [STEALTH, 'ISMediumShield*5'],
    RA: [STEALTH, 'ISStreakSRM4', 'IS Streak SRM 4 Ammo'],
    LL: [STEALTH],
    RL: [STEALTH],
  },
});

const defender = customMech({
  armor: 'IS Reflective',
  engine: 'light',
  slots: {
    LT: ['ISAntiMissileSystem', 'ISAMS Ammo', 'ISModularArmor', 'ISCASE'],
    RT: ['ISMGA', 'Machine Gun*1', 'Machine Gun*1', 'IS Ammo MG - Full', 'ISSRM4OS'],
    RA: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'],
    LA: ['ISMML7*4', 'IS Ammo MML-7 LRM Narc-capable', 'IS Ammo MML-7 SRM Inferno'],
  },
});

it.each(RULESETS)(
  'stealth, capacitors, pods, arrays and shields come through 40 random games in %s',
  (ruleset) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const battle = createBattle({
        map: mapOf({ '6,6': { level: 3 }, '7,6': { level: 3 } }, 14, 12),
        red: [{ unit: hider }, { unit: defender }],
        blue: [{ unit: defender }, { unit: hider }],
        bots: [randomBot(seed), randomBot(seed + 1000)],
        seed,
        ruleset,
        turnLimit: 15,
        forcedWithdrawal: seed % 2 === 0,
      });
      while (battle.step()) checkInvariants(battle);
      expect(battle.phase).toBe('over');
    }
  },
);
