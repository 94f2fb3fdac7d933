import { calculateVolleyOdds, type VolleyShot } from '../../../src/index.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { FIRING_ARCS } from '../../../src/rules/to-hit/vocabulary.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { situationTarget } from './ask-rule.js';

/** Sums of many chances come out a little beside the whole. */
const NOISE = 1e-9;

const randomShot = (chance: Chance): VolleyShot => ({
  needed: chance.percent(5) ? Number.POSITIVE_INFINITY : chance.between(-1, 14),
  damagePerHit: chance.below(21),
  ...chance.fields<Partial<VolleyShot>>(35, {
    clusterSize: () => chance.below(31),
    clusterModifier: () => chance.between(-6, 6),
    streak: () => chance.percent(50),
    groupPoints: () => chance.between(1, 6),
    side: () => chance.pick(FIRING_ARCS),
    cover: () => chance.pick(['none', 'legs', 'body'] as const),
    chassis: () => chance.pick(MECH_CHASSIS),
    aim: () => ({ location: chance.pick(MECH_LOCATIONS), sure: chance.percent(50) }),
    bestTwoOfThree: () => chance.percent(50),
    jamsUpTo: () => chance.below(5),
    jamMisses: () => chance.percent(50),
    glancingMargin: () => chance.between(-1, 2),
    missiles: () => chance.percent(50),
    heat: () => chance.below(16),
  }),
});

const randomVolley = (chance: Chance) => ({
  shots: Array.from({ length: chance.below(5) }, () => randomShot(chance)),
  antiMissileSystems: chance.below(3),
});

function askChance(what: string, chance: number): void {
  demand(chance >= -NOISE && chance <= 1 + NOISE, `the chance of ${what} is ${chance}`);
}

function askOdds({ shots, antiMissileSystems }: ReturnType<typeof randomVolley>): void {
  const odds = calculateVolleyOdds(shots, { antiMissileSystems });
  demandNumbers(odds, 'the odds');
  for (const [index, { hit, jam, head, damage, expected, heat }] of odds.shots.entries()) {
    for (const [what, share] of Object.entries({ hit, jam, head }))
      askChance(`${what} of shot ${index}`, share);
    askSum(damage);
    demand(expected >= 0 && heat >= 0, `expected ${expected}, heat ${heat}`);
  }
  for (const what of ['hit', 'head', 'heavy'] as const) askChance(what, odds[what]);
  askSum(odds.damage);
  const apart = odds.shots.reduce((sum, { expected }) => sum + expected, 0);
  demand(
    Math.abs(apart - odds.expected) <= NOISE * Math.max(1, apart),
    `expected ${odds.expected}, apart ${apart}`,
  );
}

function askSum(chances: readonly number[]): void {
  for (const [points, share] of chances.entries()) askChance(`${points} points`, share);
  const sum = chances.reduce((total, share) => total + share, 0);
  demand(Math.abs(sum - 1) <= NOISE, `all chances together are ${sum}`);
}

export const VOLLEY_TARGET = situationTarget('volley', 'exact odds of volleys', randomVolley, askOdds);
