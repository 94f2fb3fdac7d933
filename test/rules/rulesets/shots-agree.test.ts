import { expect, it } from 'vitest';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { declaredShot } from '../../../src/battle/weapons/declared-shot.js';
import { toHitOf } from '../../../src/battle/weapons/shot.js';
import { getProbability } from '../../../src/dice/index.js';
import { type Ruleset, rulesetOf } from '../../../src/rules/ruleset.js';
import {
  getRangeBracket,
  type IAttackerState,
  type IToHitOptions,
  toHitNumber,
} from '../../../src/rules/to-hit/index.js';
import { type Range, shootingRange } from '../../battle/shooting-range.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { cellsOf, pathOf, trialsOf } from './cells.js';

/** One shot of red at blue, as a library's caller describes it and as a battle is set up for it. */
interface Shot {
  readonly weapon: string;
  readonly points: number;
  readonly distance?: number;
  readonly red?: Range['red'];
  readonly attacker?: Partial<IAttackerState>;
  readonly options?: IToHitOptions;
}

const LASER = { weapon: 'Medium Laser', points: 5, red: { slots: { RA: ['Medium Laser'] } } };
const hurt = (condition: NonNullable<Range['red']>['condition']) => ({
  ...LASER,
  red: { ...LASER.red, ...(condition && { condition }) },
});

const SHOTS: readonly Shot[] = [
  LASER,
  ...[8, 9, 13, 14, 17, 24, 28].map((heat) => ({ ...hurt({ heat }), attacker: { heat } })),
  { ...hurt({ wounds: 2 }), attacker: { pilotWounds: 2 } },
  { ...hurt({ criticals: { head: [1] } }), attacker: { sensorHits: 1 } },
  {
    ...hurt({ criticals: { right_arm: [2] } }),
    attacker: { actuatorDamage: { lowerArmDestroyed: true } },
  },
  {
    ...hurt({ criticals: { right_arm: [0, 2] } }),
    attacker: { actuatorDamage: { shoulderDestroyed: true, lowerArmDestroyed: true } },
  },
  {
    weapon: 'AC/10',
    points: 10,
    red: { slots: { RT: ['AC/10*7', 'ISAC10 Armor-Piercing Ammo'] } },
    options: { ammunition: ammunitionNamed('armor-piercing-ac-10-ammo') },
  },
  { weapon: 'PPC', points: 10, distance: 3, red: { slots: { RT: ['PPC*3'] } } },
  { weapon: 'PPC', points: 10, distance: 2, red: { slots: { RT: ['PPC*3'] } } },
];

const byLibrary = ({ weapon, attacker, distance = 3, options }: Shot, ruleset: Ruleset): number => {
  const item = itemNamed(weapon);
  if (item.kind !== 'weapon') throw new Error(`${weapon} is no weapon`);
  const { short, medium, long } = item.ranges;
  return toHitNumber(
    { gunnery: 4, movementType: 'stationary', heat: 0, ...attacker },
    { movementType: 'stationary', hexesMoved: 0 },
    getRangeBracket(distance, short, medium, long),
    distance,
    { weapon: item, ...options, ruleset },
  );
};

function inBattle({ points, distance = 3, red: mech = {} }: Shot, ruleset: Ruleset) {
  const { battle, red, blue } = shootingRange({ ruleset, distance, red: mech });
  const shot = { weapon: 0, target: blue.index };
  const order = { torsoFacing: red.facing, shots: [shot] };
  const firepower = new Outlook().firepower(battle, red, blue);
  firepower.update(battle, red, blue);
  return {
    battle: toHitOf(battle, declaredShot(battle, red, order, shot)),
    chance: firepower.ahead(distance, 0) / points,
  };
}

const BOOK = rulesetOf('total-warfare');
const numbers = (rules: Ruleset): string => SHOTS.map((shot) => byLibrary(shot, rules)).join();

/** Cells that some shot here depends on, with rulesets that set them to other values. */
const moving = cellsOf(BOOK)
  .map(
    (cell) =>
      [pathOf(cell), trialsOf(BOOK, cell).filter((trial) => numbers(trial) !== numbers(BOOK))] as const,
  )
  .filter(([, trials]) => trials.length > 0);

it('the number of a shot depends on the cells of to-hit, and on no others', () => {
  expect(moving.map(([path]) => path)).toEqual([
    'toHit.minimumRangeExtra',
    ...[0, 1, 2, 3].flatMap((step) => [`toHit.heat.${step}.minimum`, `toHit.heat.${step}.modifier`]),
    'toHit.perWound',
    'toHit.sensorHits.standard.0',
    'toHit.shoulderStacks',
    'toHit.lowerArm',
    'toHit.armorPiercingAmmunition',
  ]);
});

it.each(moving)('library, battle and bots agree on what a shot needs whatever %s is', (_, trials) => {
  for (const trial of trials) {
    for (const shot of SHOTS) {
      const needed = byLibrary(shot, trial);
      const { battle, chance } = inBattle(shot, trial);
      expect(battle, `${trial.name}: ${shot.weapon}`).toBe(needed);
      expect(chance, `${trial.name}: ${shot.weapon}`).toBeCloseTo(getProbability(needed), 6);
    }
  }
});
