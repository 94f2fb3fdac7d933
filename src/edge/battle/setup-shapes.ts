import type { BattleOptions } from '../../battle/battle.js';
import type {
  ConditionSetup,
  ProtoMechCondition,
  VehicleCondition,
} from '../../battle/combatant/condition.js';
import type { PilotSetup } from '../../battle/combatant/pilot.js';
import { HexMap } from '../../battle/map/hex-map.js';
import type { GameSetup } from '../../battle/play/open-game.js';
import type { ForceUnit } from '../../battle/setup.js';
import {
  type Check,
  callback,
  fields,
  having,
  instanceOf,
  listOf,
  oneOf,
  optional,
  tuple,
  whole,
  word,
} from '../../check/shape.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import { MOTIVE_EFFECTS } from '../../rules/vehicle/motive.js';
import {
  environment,
  facing,
  optionalFlag,
  optionalIds,
  optionalWhole,
  optionalWord,
  roller,
  ruleset,
  skill,
} from '../common.js';
import { unit } from '../unit.js';
import type { BattleSetup, Bot } from './bot.js';

export const map = instanceOf(HexMap, 'a HexMap');

const byLocation = (check: Check): Check =>
  optional(fields<object>(Object.fromEntries(LOCATION_NAMES.map((location) => [location, optional(check)]))));

export const condition = fields<ConditionSetup>({
  armor: byLocation(whole()),
  rearArmor: byLocation(whole()),
  structure: byLocation(whole()),
  criticals: byLocation(listOf(whole())),
  rounds: optional(listOf(whole())),
  heat: optionalWhole,
  wounds: optional(whole(0, DEADLY_WOUNDS - 1)),
  prone: optionalFlag,
  vehicleMode: optionalFlag,
  vehicle: optional(
    fields<VehicleCondition>({
      motive: optional(listOf(oneOf(MOTIVE_EFFECTS))),
      mpLost: optionalWhole,
      immobilized: optionalFlag,
      driverHit: optionalFlag,
      commanderHit: optionalFlag,
      consoleTakesOver: optionalFlag,
      sensorHits: optionalWhole,
      stunnedTurns: optionalWhole,
      engineHit: optionalFlag,
      flightStabilizerHit: optionalFlag,
      stabilizers: optional(listOf(oneOf(LOCATION_NAMES))),
      turretsLocked: optional(listOf(oneOf(LOCATION_NAMES))),
      destroyed: optional(listOf(whole())),
    }),
  ),
  protoMech: optional(
    fields<ProtoMechCondition>({ hits: byLocation(whole()), destroyed: optional(listOf(whole())) }),
  ),
});

export const pilot = fields<PilotSetup>({
  name: optionalWord,
  gunnery: optional(skill),
  piloting: optional(skill),
  abilities: optionalIds,
  edge: optionalWhole,
});

export const ofForceUnit = {
  unit,
  pilot: optional(pilot),
  at: optional(tuple(whole(), whole())),
  facing: optional(facing),
  condition: optional(condition),
  network: optionalWord,
};
/** A force needs at least one unit. */
export const force = listOf(fields<ForceUnit>(ofForceUnit), 1);

export const ofBattleOptions = {
  ruleset,
  turnLimit: optional(whole(1)),
  forcedWithdrawal: optionalFlag,
  teammateCalledShots: optionalFlag,
  environment,
} satisfies Record<keyof Required<BattleOptions>, Check>;

const bot = having<Bot>({ name: word, move: callback, fire: callback, strike: callback }, 'a bot');
export const bots = tuple(bot, bot);

const ofGame = { ...ofBattleOptions, map, red: force, blue: force, seed: optionalWhole };
export const gameSetup = fields<GameSetup>(ofGame);
export const battleSetup = fields<BattleSetup>({ ...ofGame, bots, roller: optional(roller) });
