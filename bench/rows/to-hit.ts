import type { calculateToHit } from '../../src/built-in/rules.js';
import { library } from '../measure/built.js';
import { type Row, timed } from '../measure/row.js';

type Bracket = Parameters<typeof calculateToHit>[2];

// Three quirks, three abilities, terrain and a quirk of the weapon.
const attacker: Parameters<typeof calculateToHit>[0] = {
  gunnery: 4,
  movementType: 'run',
  heat: 0,
  unitQuirks: ['improved_targeting_medium', 'sensor_ghosts', 'multi_trac'],
  abilities: ['weapon_specialist_medium_laser', 'sniper', 'multi_tasker'],
  weaponQuirks: { 'laser-1': ['accurate'] },
  weaponType: 'Medium Laser',
};
const target = { movementType: 'jump', hexesMoved: 7 } as const;
const options = {
  weaponId: 'laser-1',
  targetTerrain: ['light_woods'],
  interveningTerrain: [['light_woods']],
} as const;

const SHOTS = 10_000;
const BRACKETS: readonly Bracket[] = ['short', 'medium', 'long', 'extreme'];
const shots = Array.from({ length: SHOTS }, (_, index) => ({
  bracket: BRACKETS[index % BRACKETS.length] as Bracket,
  range: 1 + (index % 12),
  interveningTerrain: 1,
  targetTerrain: 1,
  partialCover: false,
}));

// Each has its own loop, with nothing but the function between two shots. All three sums are equal.
export const toHitRows: readonly Row[] = [
  {
    name: 'to-hit',
    what: 'target numbers with every modifier (calculateToHit)',
    unit: 'shots/s',
    asked: 2_000_000,
    prepare: async () => {
      const { calculateToHit } = await library();
      return timed(SHOTS, () => {
        let sum = 0;
        for (const { bracket, range } of shots) {
          sum += calculateToHit(attacker, target, bracket, range, options).finalToHit;
        }
        return sum;
      });
    },
  },
  {
    name: 'to-hit-number',
    what: 'the number alone (toHitNumber)',
    unit: 'shots/s',
    asked: 3_000_000,
    prepare: async () => {
      const { toHitNumber } = await library();
      return timed(SHOTS, () => {
        let sum = 0;
        for (const { bracket, range } of shots) sum += toHitNumber(attacker, target, bracket, range, options);
        return sum;
      });
    },
  },
  {
    name: 'to-hit-prepared',
    what: 'the number of a prepared pair (preparedToHitNumber)',
    unit: 'shots/s',
    asked: 10_000_000,
    prepare: async () => {
      const { prepareToHit, preparedToHitNumber } = await library();
      const prepared = prepareToHit(attacker, target, options);
      return timed(SHOTS, () => {
        let sum = 0;
        for (const shot of shots) sum += preparedToHitNumber(prepared, shot);
        return sum;
      });
    },
  },
];
