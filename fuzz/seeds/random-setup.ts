import { FACINGS } from '../../src/battle/hex/hex.js';
import {
  type BattleSetup,
  type Bot,
  type Environment,
  type ForceUnit,
  type HexMap,
  makeBot,
} from '../../src/index.js';
import { FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../../src/rules/environment/environment.js';
import type { Chance } from '../chance.js';
import { randomForce, roomFor } from './random-force.js';
import { randomMap } from './random-map.js';

export interface SetupLimits {
  readonly units: number;
  readonly turns: number;
}

/** Mostly the random bot; now and then a better one. */
function randomBotOf(chance: Chance): Bot {
  const name = chance.percent(75) ? 'random' : chance.pick(['sensible', 'stand-and-shoot'] as const);
  return makeBot(name, chance.seed());
}

export const randomEnvironment = (chance: Chance): Environment =>
  chance.fields<Required<Environment>>(50, {
    light: () => chance.pick(LIGHTS),
    precipitation: () => chance.pick(PRECIPITATIONS),
    fog: () => chance.pick(FOGS),
    wind: () => chance.pick(WINDS),
  });

/** Close together, so that units collide from the first turn. */
function crowd(map: HexMap, forces: readonly ForceUnit[][], chance: Chance): void {
  const middle = map.indexOf(Math.trunc(map.width / 2), Math.trunc(map.height / 2));
  const taken = new Set<number>();
  for (const force of forces) {
    for (const [index, unit] of force.entries()) {
      const free = roomFor(unit.unit, map).filter((hex) => map.distance(hex, middle) <= 3 && !taken.has(hex));
      // A unit that finds no room in the crowd starts at the edge, and so do all later ones.
      if (free.length === 0) return;
      const hex = chance.pick(free);
      taken.add(hex);
      force[index] = { ...unit, at: [map.columnOf(hex), map.rowOf(hex)], facing: chance.pick(FACINGS) };
    }
  }
}

/** A battle of random forces on a random map. */
export function randomSetup({ units, turns }: SetupLimits, chance: Chance): BattleSetup {
  const map = randomMap(chance);
  const [red, blue] = [randomForce(units, chance, map), randomForce(units, chance, map)];
  if (chance.percent(60)) crowd(map, [red, blue], chance);
  return {
    map,
    red,
    blue,
    bots: [randomBotOf(chance), randomBotOf(chance)],
    seed: chance.seed(),
    ruleset: chance.ruleset(),
    turnLimit: chance.between(1, turns),
    forcedWithdrawal: chance.percent(30),
    teammateCalledShots: chance.percent(30),
    ...(chance.percent(30) && { environment: randomEnvironment(chance) }),
  };
}
