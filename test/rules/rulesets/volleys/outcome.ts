import { meanDamage } from '../../../../src/battle/bots/sensible/expected-damage.js';
import { Outlook } from '../../../../src/battle/bots/sensible/outlook.js';
import { volleyOdds } from '../../../../src/battle/odds/volley-odds.js';
import { bracketFlown } from '../../../../src/battle/weapons/shot.js';
import { struckAtOnce, timesStruck } from '../../../../src/battle/weapons/struck-all-over.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import { written } from '../probes/probe.js';
import { fired, rangeOf, resultsOf, shotsOf, type Volley } from './volley.js';

/** Whoever reckons with the average damage of a hit, in points before armor. */
export type Reader = 'odds' | 'gunner' | 'places';

const CLUSTER_DICE = 2;
/** Common and rare numbers of hits, and high rolls for a critical check of the first. */
const SOME_DICE = [[3, 4], [1, 1], [4, 5], [6, 6], ...[9, 10, 11, 12].map((total) => [3, 3, 6, total - 6])];

/**
 * What exact odds, a bot that aims and a bot that looks for a place expect of a hit.
 * A bot that looks for a place goes by all of a weapon's loads: launchers here have one.
 */
export function expectationsOf(volley: Volley, ruleset: Ruleset): Readonly<Record<Reader, number>> {
  const range = rangeOf(volley, ruleset);
  const { battle, red, blue } = range;
  const order = { torsoFacing: red.facing, shots: shotsOf(volley, range) };
  const { hit, expected } = volleyOdds(battle, red, order);
  const gunner = order.shots.map((wanted) => {
    const { shot, effect, circumstances } = weaponAttackOf(battle, red, order, wanted);
    const each = meanDamage(battle, red, shot.mount, effect, bracketFlown(shot), circumstances);
    return each * timesStruck(struckAtOnce(blue), effect);
  });
  const firepower = new Outlook().firepower(battle, red, blue);
  firepower.update(battle, red, blue);
  return {
    odds: hit === 0 ? 0 : expected / hit,
    gunner: gunner.reduce((sum, points) => sum + points, 0),
    places: hit === 0 ? 0 : firepower.ahead(volley.distance ?? 3, 0) / hit,
  };
}

/** Points before armor, on average over all results of the dice. */
export function rolledPoints(volley: Volley, ruleset: Ruleset): number {
  const results = resultsOf(volley.dice ?? CLUSTER_DICE);
  let points = 0;
  for (const dice of results) {
    for (const hit of fired(volley, ruleset, dice).of('hit')) points += hit.damage;
  }
  return points / results.length;
}

/** Some results of the dice, in words: enough to see whether a cell acts on them. */
export function resolved(volley: Volley, ruleset: Ruleset): string {
  return SOME_DICE.map((dice) => {
    const { events, blue } = fired(volley, ruleset, dice);
    return written([events, blue.damageTaken, blue.externalHeat]);
  }).join();
}
