import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import type { Unit } from '../../../src/units/index.js';
import { customVehicle } from '../custom-vehicle.js';
import { starterUnit } from '../sample-battle.js';

// `npm run vehicle-games` plays a hundred of each pair; the other tests have time for a few.
const WHOLE = process.env.MODE === 'whole';
const GAMES = WHOLE ? 100 : 8;

const ARMED = {
  equipment: {
    Turret: ['Autocannon/10', 'SRM 6', 'ISFlamer'],
    Front: ['Machine Gun', 'LRM 5'],
    Left: ['Medium Laser'],
    Rear: ['Machine Gun'],
    Body: ['IS Ammo AC/10', 'ISMG Ammo (100)', 'IS Ammo SRM-6', 'ISSRM6 Inferno Ammo', 'IS Ammo LRM-5'],
  },
};
const VEHICLES: readonly Unit[] = [
  ...(['tracked', 'wheeled', 'hover'] as const).map((motion) => customVehicle({ ...ARMED, motion })),
  customVehicle({
    motion: 'hover',
    tonnage: 5,
    cruise: 13,
    turrets: 0,
    armor: 6,
    equipment: { Front: ['Medium Laser'] },
  }),
  customVehicle({
    turrets: 2,
    equipment: { 'Front Turret': ['Medium Laser'], 'Rear Turret': ['PPC'], Front: ['Medium Laser'] },
  }),
  customVehicle({
    motion: 'wheeled',
    support: 5,
    tonnage: 20,
    armor: 8,
    equipment: { Front: ['Machine Gun'] },
  }),
];

describe('Games of random bots', () => {
  it.each(VEHICLES.map((vehicle, index) => [index, vehicle] as const))(
    "keep every invariant with vehicle %i, against vehicles and against 'Mechs, on every landscape",
    (_, vehicle) => {
      const opponents = [...VEHICLES, starterUnit('shadow-hawk-shd-2h'), starterUnit('locust-lct-1v')];
      for (let game = 0; game < GAMES; game += 1) {
        const landscape = LANDSCAPES[game % LANDSCAPES.length] as (typeof LANDSCAPES)[number];
        const map = generateMap({ landscape, width: 16, height: 17, seed: game + 1 });
        const first = game % (opponents.length - 1);
        const battle = createBattle({
          red: [{ unit: vehicle }, { unit: vehicle }],
          blue: opponents.slice(first, first + 2).map((unit) => ({ unit })),
          map,
          bots: [makeBot('random', game), makeBot('random', game + 1000)],
          seed: game + 1,
          turnLimit: 25,
          forcedWithdrawal: game % 3 === 0,
          ruleset: game % 2 === 0 ? 'standard' : 'total-warfare',
        });
        while (battle.step()) checkInvariants(battle);
        expect(battle.phase).toBe('over');
      }
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
