import type { Footwork, Mover, MoveSoFar, MoveStep, PathPosition } from '../../battle/index.js';
import * as battle from '../../battle/index.js';
import type { HexMap } from '../../battle/map/hex-map.js';
import { LONGEST_SIDE } from '../../battle/map/limits.js';
import { type Body, VERTICALS } from '../../battle/movement/mover.js';
import {
  callback,
  checked,
  fields,
  flag,
  instanceOf,
  listOf,
  oneOf,
  oneOfWords,
  openFields,
  optional,
  whole,
  word,
} from '../../check/shape.js';
import { chassis, facing, movementType, optionalFlag, rulesetOption } from '../common.js';
import { groundSavings, pilotState } from '../rules/shapes.js';
import { mech } from '../unit.js';
import { checkHex } from './on-map.js';
import { map } from './setup-shapes.js';

const elevation = whole(-LONGEST_SIDE, LONGEST_SIDE);
export const occupancy = optional(instanceOf(Uint8Array, 'bytes, one for each hex'));
const bytes = instanceOf(Uint8Array, 'bytes');
const lastWay = oneOfWords<PathPosition['lastWay']>({ none: true, ahead: true, back: true });

const footwork = fields<Footwork>({
  terrain: bytes,
  water: bytes,
  afloatMp: whole(),
  savings: groundSavings,
  slopes: whole(),
  runsIntoWater: flag,
  roadLevelsSaved: whole(),
  roadLevelsMore: whole(),
  roadBonus: whole(),
  banned: whole(),
  deepest: whole(),
  floats: flag,
  waterOnly: optionalFlag,
  turnMp: whole(),
  soldiers: optionalFlag,
  levelMp: whole(),
  halvesLevels: optionalFlag,
  minesWalls: flag,
  wallMp: optional(whole()),
  climbsStairs: optionalFlag,
  roofs: flag,
  climbsCliffs: optional(whole()),
  height: whole(),
  vertical: optional(oneOf(VERTICALS)),
});

export const mover = openFields<Mover>({
  hex: whole(),
  elevation,
  facing,
  prone: flag,
  walk: whole(),
  run: whole(),
  jump: whole(),
  jumpDetour: whole(),
  sideStep: whole(battle.NO_SIDE_STEP),
  climbs: whole(),
  climbsBackward: whole(),
  turnsAnyWay: optionalFlag,
  canStand: flag,
  standingCountsAsRunning: optionalFlag,
  neverProne: optionalFlag,
  runsBackward: optionalFlag,
  stuck: flag,
  footwork,
  afoot: optional(whole()),
  ceiling: optional(elevation),
  roomAt: optional(callback),
  soFar: optional(
    fields<MoveSoFar>({
      mp: whole(),
      mode: oneOfWords<MoveSoFar['mode']>({ stationary: true, walk: true, run: true }),
      hexesMoved: whole(),
      lastWay,
      runBarred: flag,
      masc: flag,
      supercharger: flag,
      mpLastTurn: whole(),
    }),
  ),
});

const position = fields<PathPosition>({
  hex: whole(),
  elevation,
  facing,
  facingOnArrival: facing,
  prone: flag,
  mp: whole(),
  hexesMoved: whole(),
  lastWay,
  stepsTaken: whole(),
  mode: movementType,
  justStood: flag,
  runBarred: flag,
  onRoad: flag,
});

const stepKind = oneOf(battle.STEP_KINDS);
const ofHex = { map, hex: whole() };
const hexOnMap = ({ size }: HexMap, hex: number): void => checkHex('hex', hex, size);
export const groundElevation = checked(battle.groundElevation, ofHex, hexOnMap);
export const topElevation = checked(battle.topElevation, ofHex, hexOnMap);
export const movementGear = checked(battle.movementGear, { unit: mech, works: optional(callback) });
/** Copies a footwork for callers: byte arrays cannot be frozen, and battles share theirs. */
const copyOf = ({ terrain, water, savings, ...numbers }: Footwork): Footwork =>
  Object.freeze({
    ...numbers,
    terrain: terrain.slice(),
    water: water.slice(),
    savings: Object.freeze({ ...savings }),
  });

/** The footwork of a unit without special skill on any ground. */
export const PLAIN_FOOTWORK: Footwork = copyOf(battle.PLAIN_FOOTWORK);
export const footworkOf: typeof battle.footworkOf = checked(
  (...given: Parameters<typeof battle.footworkOf>) => copyOf(battle.footworkOf(...given)),
  {
    abilities: listOf(word),
    body: openFields<Body>({ chassis, animalistic: flag, superheavy: optionalFlag }),
    options: rulesetOption,
  },
);
export const sideStepOf = checked(battle.sideStepOf, {
  abilities: listOf(word),
  chassis,
  options: rulesetOption,
});

export const startOfPath = checked(battle.startOfPath, { mover, map: optional(map) });
const bothOnMap = ({ size }: HexMap, { hex }: Mover, at: PathPosition): void => {
  checkHex('mover.hex', hex, size);
  checkHex('at.hex', at.hex, size);
};
export const takeStep = checked(
  battle.takeStep,
  { map, mover, at: position, kind: stepKind, occupancy },
  bothOnMap,
);
export const endObstacle = checked(battle.endObstacle, { map, mover, at: position, occupancy }, bothOnMap);
export const evaluatePath = checked(
  battle.evaluatePath,
  {
    map,
    mover,
    steps: listOf(fields<MoveStep>({ kind: stepKind })),
    pilot: pilotState,
    occupancy,
    options: rulesetOption,
  },
  ({ size }, { hex }) => checkHex('mover.hex', hex, size),
);
