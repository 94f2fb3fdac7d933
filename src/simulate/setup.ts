import type { BattleOptions } from '../battle/battle.js';
import type { BotName } from '../battle/bots/bots.js';
import type { Landscape } from '../battle/map/generate-map.js';
import type { HexMap } from '../battle/map/hex-map.js';
import type { ForceUnit } from '../battle/setup.js';
import { deepFreeze } from '../catalog/deep-freeze.js';
import { resolveAbilities } from '../rules/abilities/ability-catalog.js';
import { rulesetOf } from '../rules/ruleset.js';
import { checkOwnMounts } from '../units/own-mounts.js';

/** A map that is generated for each game, from that game's seed. */
export interface GeneratedMap {
  readonly landscape: Landscape;
  readonly width: number;
  readonly height: number;
}

/** A battle to play many times. */
export interface SimulationSetup extends BattleOptions {
  /** Red enters from the southern edge, blue from the northern. */
  readonly red: readonly ForceUnit[];
  readonly blue: readonly ForceUnit[];
  /** By default, light woods of 32 by 32 hexes, generated anew for each game. */
  readonly map?: HexMap | GeneratedMap;
  /** 1,000 by default. */
  readonly games?: number;
  /** Each game's seed follows from this and its number. 1 by default. */
  readonly seed?: number;
  /** Sensible bots by default. */
  readonly bots?: readonly [red: BotName, blue: BotName];
}

/** A checked setup with all defaults filled in. */
export type Simulation = Required<Omit<SimulationSetup, 'environment'>> &
  Pick<SimulationSetup, 'environment'>;

/** The defaults of a setup. */
export const USUAL_SIMULATION = deepFreeze({
  map: { landscape: 'light-woods', width: 32, height: 32 },
  games: 1000,
  seed: 1,
  bots: ['sensible', 'sensible'],
  turnLimit: 60,
  ruleset: 'standard',
} as const);

/** More than a machine plays in its life. `seedOf` gives each of them a different seed. */
export const MOST_GAMES = 1_000_000_000;
export const MOST_THREADS = 1024;
export const MOST_TURNS = 10_000;

/**
 * Checks a setup and returns it with all defaults filled in.
 * @throws {RangeError | TypeError} if a field is wrong, naming the field and its value
 */
export function simulationOf(setup: SimulationSetup): Simulation {
  const { red, blue, environment } = setup;
  const {
    map = USUAL_SIMULATION.map,
    games = USUAL_SIMULATION.games,
    seed = USUAL_SIMULATION.seed,
    bots = USUAL_SIMULATION.bots,
  } = setup;
  const {
    turnLimit = USUAL_SIMULATION.turnLimit,
    forcedWithdrawal = false,
    teammateCalledShots = false,
  } = setup;
  for (const { unit, pilot } of [...red, ...blue]) {
    checkOwnMounts(unit);
    resolveAbilities(pilot?.abilities);
  }
  const { ruleset = USUAL_SIMULATION.ruleset } = setup;
  rulesetOf(ruleset);
  return {
    red,
    blue,
    map,
    games,
    seed,
    bots,
    ruleset,
    turnLimit,
    forcedWithdrawal,
    teammateCalledShots,
    ...(environment && { environment }),
  };
}

/** Whether each game gets its own map. */
export const isGenerated = (map: HexMap | GeneratedMap): map is GeneratedMap => 'landscape' in map;

/** Returns a generated map as the command line takes it, or any other map's name. */
export const mapName = (map: HexMap | GeneratedMap): string =>
  isGenerated(map) ? `${map.landscape}:${map.width}x${map.height}` : map.name;
