import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import type { Unit } from '../../../src/units/index.js';
import { customEmplacement } from '../custom-emplacement.js';
import { customProtoMech } from '../custom-protomech.js';
import { customVehicle, TANK } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

// `npm run other-unit-games` plays a hundred of each pair; the other tests have time for a few.
const WHOLE = process.env.MODE === 'whole';
const GAMES = WHOLE ? 100 : 2;

const WATER = { waterDepth: 1, terrain: ['water'] } as const;
const LAKE = mapOf(
  Object.fromEntries(
    Array.from({ length: 16 * 6 }, (_, index) => [`${index % 16},${5 + Math.floor(index / 16)}`, WATER]),
  ),
);

const UNITS: Readonly<Record<string, Unit>> = {
  'gun emplacement': customEmplacement(),
  ProtoMech: customProtoMech(),
  ship: customVehicle({ ...TANK, motion: 'naval' }),
  train: customVehicle({ ...TANK, motion: 'rail' }),
};
const OPPONENTS: Readonly<Record<string, Unit>> = {
  ...UNITS,
  "'Mech": starterUnit('shadow-hawk-shd-2h'),
  tank: customVehicle(TANK),
};
const PAIRS = Object.keys(UNITS).flatMap((unit) =>
  Object.keys(OPPONENTS).map((other) => [unit, other] as const),
);

const mapFor = (pair: readonly string[], game: number): HexMap =>
  pair.includes('ship')
    ? LAKE
    : generateMap({ landscape: 'light-woods', width: 16, height: 17, seed: game + 1 });

describe('Games of random bots', () => {
  it.each(PAIRS)(
    'keep every invariant: %s against %s',
    (unit, other) => {
      for (let game = 0; game < GAMES; game += 1) {
        const battle = createBattle({
          red: [{ unit: UNITS[unit] as Unit }, { unit: UNITS[unit] as Unit }],
          blue: [{ unit: OPPONENTS[other] as Unit }],
          map: mapFor([unit, other], game),
          bots: [makeBot('random', game), makeBot(game % 2 === 0 ? 'random' : 'sensible', game + 1000)],
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
