import { Chance } from '../../fuzz/chance.js';
import { randomSetup } from '../../fuzz/seeds/random-setup.js';
import type { Battle } from '../../src/battle/battle.js';
import { makeBot } from '../../src/battle/bots/bots.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { isAloft } from '../../src/battle/movement/ground.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import { seedOf } from '../../src/dice/index.js';
import { RULESETS, type Ruleset, type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { buildOn } from './build-on.js';
import { type Difference, playPhase } from './play-phase.js';
import { withOtherLoads } from './random-loads.js';
import { perturbedRules } from './random-rules.js';
import { enterAnyWeaponsPhase } from './random-state.js';

/** Phases that are played in one battle, one turn after another. */
export const PHASES_OF_A_BATTLE = 5;
/** Rulesets of one run that are made by chance: every one is kept for good, so that there are not too many of them. */
const PERTURBED = 200;
const LARGEST_FORCE = 4;

const perturbed = new Map<string, Ruleset>();

function rulesFor(seed: number, chance: Chance): Ruleset {
  if (chance.percent(50)) return rulesetOf(chance.pick(RULESETS));
  const number = chance.below(PERTURBED);
  const key = `${seed} ${number}`;
  let rules = perturbed.get(key);
  if (rules === undefined) {
    rules = perturbedRules(new Chance(seedOf(seed, number)));
    perturbed.set(key, rules);
  }
  return rules;
}

type Force = readonly ForceUnit[];

/** How the phases of one battle came out. */
export interface PlayedPhase {
  /** Counted from 0, over the whole run. */
  readonly phase: number;
  /** What kinds of units stood on the map. */
  readonly kinds: ReadonlySet<string>;
  readonly difference?: Difference;
}

export interface PhaseOptions {
  /** What the oracle plays by, to see whether a difference is found. */
  readonly oracleRules?: (rules: Ruleset) => Ruleset;
  /** What all battles are played by. */
  readonly ruleset?: RulesetName | undefined;
}

/**
 * The phases of one battle of a run, up to the last that is asked for: forces, map, pilots, rules and the state of the first
 * come by chance; then the battle goes on, with bots that do anything, from one weapons phase to the next.
 */
export function* phasesOfBattle(
  seed: number,
  number: number,
  { oracleRules = (rules) => rules, ruleset }: PhaseOptions = {},
): Generator<PlayedPhase, void> {
  const chance = new Chance(seedOf(seed, number));
  const setup = buildOn(randomSetup({ units: LARGEST_FORCE, turns: 60 }, chance), chance);
  const bots = [makeBot('random', chance.seed()), makeBot('random', chance.seed())] as const;
  const [red, blue] = [setup.red, setup.blue].map((force) => withOtherLoads(force, chance)) as [Force, Force];
  const rules = ruleset === undefined ? rulesFor(seed, chance) : rulesetOf(ruleset);
  let battle: Battle = createBattle({ ...setup, red, blue, bots, turnLimit: 100, ruleset: rules });
  enterAnyWeaponsPhase(battle, chance);
  for (let turn = 0; turn < PHASES_OF_A_BATTLE; turn += 1) {
    const phase = number * PHASES_OF_A_BATTLE + turn;
    try {
      while (battle.phase !== 'weapons' && battle.step());
      if (battle.phase === 'over' || isBeyondTheOracle(battle)) return;
      const kinds = kindsOf(battle);
      const { end, difference } = playPhase(battle, chance, oracleRules(battle.rules));
      yield { phase, kinds, ...(difference && { difference }) };
      battle = end;
      battle.bots = bots;
    } catch (error) {
      const what = `the battle failed: ${stackOf(error)}`;
      yield { phase, kinds: kindsOf(battle), difference: { what, battle: [], oracle: [] } };
      return;
    }
  }
}

/** Vehicles by what they move on. */
const kindsOf = ({ units }: Battle): ReadonlySet<string> =>
  new Set(
    units
      .filter(({ hex }) => hex >= 0)
      .map(({ design: { kind, vehicle, emplaced } }) =>
        vehicle === undefined || emplaced ? kind.name : vehicle.motion,
      ),
  );

/** A flyer that comes down drives out whoever stands below, which is not played by the oracle. */
const isBeyondTheOracle = ({ units, map }: Battle): boolean =>
  units.some(
    (flyer) =>
      flyer.hex >= 0 &&
      flyer.design.flight !== undefined &&
      isAloft(map, flyer) &&
      units.some(({ hex, index, design }) => hex === flyer.hex && index !== flyer.index && !design.sharesHex),
  );

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
