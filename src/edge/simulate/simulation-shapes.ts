import { LANDSCAPES } from '../../battle/map/generate-map.js';
import { HexMap } from '../../battle/map/hex-map.js';
import { LONGEST_SIDE } from '../../battle/map/limits.js';
import { wrongValue } from '../../check/refusal.js';
import { type Check, fields, listOf, oneOf, optional, tuple, whole, word } from '../../check/shape.js';
import { RULESETS } from '../../rules/ruleset.js';
import {
  BOT_NAMES,
  type FairCandidate,
  type GeneratedMap,
  type PackedSimulation,
  type Simulation,
  type SimulationSetup,
} from '../../simulate/index.js';
import { MOST_GAMES, MOST_TURNS } from '../../simulate/setup.js';
import { force, map, ofBattleOptions } from '../battle/setup-shapes.js';
import { knownRuleset, optionalWhole } from '../common.js';

const side = whole(1, LONGEST_SIDE);
const generatedMap = fields<GeneratedMap>({ landscape: oneOf(LANDSCAPES), width: side, height: side });
const anyMap: Check = (value, key, within) =>
  value instanceof HexMap ? map(value, key, within) : generatedMap(value, key, within);
const botName = oneOf(BOT_NAMES);
const botNames = tuple(botName, botName);
const games = whole(1, MOST_GAMES);
const turns = whole(1, MOST_TURNS);

export const simulationSetup = fields<SimulationSetup>({
  ...ofBattleOptions,
  red: force,
  blue: force,
  map: optional(anyMap),
  games: optional(games),
  seed: optionalWhole,
  bots: optional(botNames),
  turnLimit: optional(turns),
});
const ofReady = {
  ...ofBattleOptions,
  red: force,
  blue: force,
  games,
  seed: whole(),
  bots: botNames,
  turnLimit: turns,
};
export const readySimulation = fields<Simulation>({ ...ofReady, map: anyMap, ruleset: knownRuleset });
const writtenMap = fields<{ readonly json: string }>({ json: word });
export const packedSimulation = fields<PackedSimulation>({
  ...ofReady,
  map: (value, key, within) =>
    typeof value === 'object' && value !== null && 'json' in value
      ? writtenMap(value, key, within)
      : generatedMap(value, key, within),
  ruleset: oneOf(RULESETS),
});
/** Games of one battle, or of two side by side. */
export const job = listOf(readySimulation, 1, 2);
export const fairCandidates = listOf(fields<FairCandidate>({ name: word, setup: simulationSetup }), 1);

export function inOrder(from: number, to: number): void {
  if (from > to) throw wrongValue('from', from, `at most ${to}, the value of \`to\``);
}
