import { expect, it } from 'vitest';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { volleyOdds } from '../../../src/battle/odds/volley-odds.js';
import { type Ruleset, rulesetOf } from '../../../src/rules/ruleset.js';
import { type Range, redFires, shootingRange } from '../../battle/shooting-range.js';
import { cellsOf, pathOf, trialsOf } from './cells.js';
import { TWO_DICE } from './probes/probe.js';

/** One weapon of red, and how far from blue it is fired. */
interface Volley {
  readonly weapon: string;
  readonly distance: number;
  readonly red: NonNullable<Range['red']>;
}

const MACHINE_GUNS = ['Machine Gun', 'Machine Gun', 'Machine Gun'];
const VOLLEYS: readonly Volley[] = [
  { weapon: 'LRM 20', distance: 7, red: { slots: { RT: ['ISLRM20*5', 'IS Ammo LRM-20'] } } },
  { weapon: 'MRM 20', distance: 3, red: { slots: { RT: ['ISMRM20*3', 'ISMRM20 Ammo'] } } },
  { weapon: 'ATM 12', distance: 5, red: { clan: true, slots: { RT: ['CLATM12*5', 'Clan Ammo ATM-12'] } } },
  { weapon: 'Streak SRM 6', distance: 3, red: { slots: { RT: ['ISStreakSRM6*2', 'IS Streak SRM 6 Ammo'] } } },
  { weapon: 'LB 10-X AC', distance: 3, red: { slots: { RT: ['ISLBXAC10*6', 'IS Ammo 10-X (CL)'] } } },
  { weapon: 'HAG/20', distance: 3, red: { clan: true, slots: { RT: ['CLHAG20*6', 'Clan HAG 20 Ammo'] } } },
  {
    weapon: 'Machine Gun Array',
    distance: 1,
    red: { slots: { RT: ['ISMGA', ...MACHINE_GUNS, 'IS Ammo MG - Full'] } },
  },
];

const SURE_HIT = [6, 6];
/** For locations and critical hits, more than any volley takes. */
const FURTHER_DICE = Array.from({ length: 100 }, () => [3, 4]).flat();

/** The average damage of a hit: as the odds have it, as a bot expects it, and as the battle rolls it with these dice. */
function damageOf({ weapon, distance, red: mech }: Volley, ruleset: Ruleset, dice = TWO_DICE) {
  const { battle, red, blue } = shootingRange({ ruleset, distance, red: mech });
  const order = { torsoFacing: red.facing, shots: [{ weapon: 0, target: blue.index }] };
  const { hit, expected } = volleyOdds(battle, red, order);
  const firepower = new Outlook().firepower(battle, red, blue);
  firepower.update(battle, red, blue);
  const rolled = dice.map((cluster) => {
    const range = shootingRange({
      ruleset,
      distance,
      red: mech,
      dice: [...SURE_HIT, ...cluster, ...FURTHER_DICE],
    });
    redFires(range, [{ weapon }]);
    return range.blue.damageTaken;
  });
  return {
    odds: expected / hit,
    bots: firepower.ahead(distance, 0) / hit,
    rolls: rolled.reduce((sum, damage) => sum + damage, 0) / rolled.length,
  };
}

const BOOK = rulesetOf('total-warfare');
/** Enough to see that a cell acts on what is rolled. */
const SOME_DICE = [[3, 4]] as const;
const glanceAt = (volley: Volley, rules: Ruleset): string =>
  Object.values(damageOf(volley, rules, SOME_DICE))
    .map((damage) => damage.toFixed(3))
    .join();

const usually = new Map(VOLLEYS.map((volley) => [volley, glanceAt(volley, BOOK)]));

/** Their cells change what a volley strikes, whether its target falls, and whether it can move: not what a hit does. */
const ELSEWHERE: readonly string[] = ['hitLocation', 'piloting', 'movement'];

/** Volleys whose damage depends on a cell, with the rulesets that set it otherwise. */
const moving = cellsOf(BOOK)
  .filter(({ area }) => !ELSEWHERE.includes(area))
  .flatMap((cell) => {
    const trials = trialsOf(BOOK, cell);
    const volleys = VOLLEYS.filter((volley) =>
      trials.some((trial) => glanceAt(volley, trial) !== usually.get(volley)),
    );
    return volleys.map((volley) => [pathOf(cell), volley, trials] as const);
  });

it('of all cells that say what a hit does, the damage of a volley depends on those of its own weapon alone', () => {
  expect(moving.map(([path, { weapon }]) => `${weapon}: ${path}`)).toEqual([
    'MRM 20: weapons.families.mrm.unservedClusterModifier',
    'ATM 12: weapons.families.atm.guidance',
    'Streak SRM 6: weapons.families.streak-srm.streak',
    'HAG/20: weapons.families.hyper-assault-gauss.clusterModifierByRange.short',
    'LB 10-X AC: weapons.families.lb-x-autocannon.loads.cluster.pelletPoints',
    'Machine Gun Array: weapons.traits.machine-gun-array.countsGuns',
    'Machine Gun Array: weapons.traits.machine-gun-array.clusterModifier',
  ]);
});

it.each(moving)(
  'odds, bots and dice agree on the damage of a volley, whatever %s is',
  (_, volley, trials) => {
    for (const trial of [BOOK, ...trials]) {
      const { odds, bots, rolls } = damageOf(volley, trial);
      expect(bots, trial.name).toBeCloseTo(odds, 4);
      expect(rolls, trial.name).toBeCloseTo(odds, 4);
    }
  },
);

it.each(VOLLEYS)('odds, bots and dice agree on the damage of a volley of $weapon', (volley) => {
  const { odds, bots, rolls } = damageOf(volley, BOOK);
  expect(odds).toBeGreaterThan(0);
  expect(bots).toBeCloseTo(odds, 4);
  expect(rolls).toBeCloseTo(odds, 4);
});
