import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customVehicle, TANK } from '../custom-vehicle.js';
import { starterUnit } from '../sample-battle.js';

// `npm run infantry-games` plays a hundred of each; the other tests have time for a few.
const WHOLE = process.env.MODE === 'whole';
const GAMES = WHOLE ? 100 : 6;

const PLATOONS: readonly Unit[] = [
  ...['Leg', 'Jump', 'Motorized', 'Tracked', 'Wheeled', 'Hover', 'umu', 'submarine'].map((motion) =>
    customInfantry({ motion }),
  ),
  customInfantry({ secondary: 'Flamer (Man-Portable)', divisor: 2 }),
  customInfantry({ squads: 1, secondary: 'InfantrySRMLightInferno' }),
  customInfantry({ motion: 'Wheeled', fieldGuns: ['Autocannon/5', 'IS Ammo AC/5'] }),
];

describe('Games of random bots', () => {
  it.each(PLATOONS.map((platoon, index) => [index, platoon] as const))(
    "keep every invariant with platoon %i, against infantry, vehicles and 'Mechs, on every landscape",
    (_, platoon) => {
      const opponents = [
        ...PLATOONS,
        customVehicle(TANK),
        starterUnit('shadow-hawk-shd-2h'),
        starterUnit('locust-lct-1v'),
      ];
      for (let game = 0; game < GAMES; game += 1) {
        const landscape = LANDSCAPES[game % LANDSCAPES.length] as (typeof LANDSCAPES)[number];
        const map = generateMap({ landscape, width: 16, height: 17, seed: game + 1 });
        const first = (game * 5) % (opponents.length - 1);
        const battle = createBattle({
          red: [{ unit: platoon }, { unit: platoon }],
          blue: opponents.slice(first, first + 2).map((unit) => ({ unit })),
          map,
          bots: [makeBot('random', game), makeBot(game % 3 === 0 ? 'sensible' : 'random', game + 1000)],
          seed: game + 1,
          turnLimit: 25,
          forcedWithdrawal: game % 3 === 0,
          ruleset: (['standard', 'total-warfare', 'core'] as const)[game % 3] as 'standard',
        });
        while (battle.step()) checkInvariants(battle);
        expect(battle.phase).toBe('over');
      }
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
