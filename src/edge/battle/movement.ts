import type {
  Footwork,
  Mover,
  MoveSoFar,
  MoveStep,
  PathPosition,
  Slide,
  SlideStep,
  StepTaken,
} from '../../battle/index.js';
import * as battle from '../../battle/index.js';
import { LONGEST_SIDE } from '../../battle/map/limits.js';
import type { Body } from '../../battle/movement/mover.js';
import {
  type Check,
  callback,
  checked,
  fields,
  flag,
  having,
  instanceOf,
  listOf,
  oneOf,
  oneOfWords,
  openFields,
  optional,
  whole,
  word,
} from '../../check/shape.js';
import { facing, movementType, optionalFlag, rulesetOption, tonnage } from '../common.js';
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
  savings: groundSavings,
  slopes: whole(),
  runsIntoWater: flag,
  roadLevelsSaved: whole(),
  roadLevelsMore: whole(),
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
  canStand: flag,
  stuck: flag,
  footwork,
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
});

const stepKind = oneOf(battle.STEP_KINDS);
const slide = fields<Slide>({
  hex: whole(),
  elevation,
  direction: facing,
  left: whole(-LONGEST_SIDE),
  slid: whole(),
});

export const groundElevation: typeof battle.groundElevation = checked(
  battle.groundElevation,
  { map, hex: whole() },
  ({ size }, hex) => checkHex('hex', hex, size),
);
export const topElevation: typeof battle.topElevation = checked(
  battle.topElevation,
  { map, hex: whole() },
  ({ size }, hex) => checkHex('hex', hex, size),
);
export const iceMayBreak: typeof battle.iceMayBreak = checked(
  battle.iceMayBreak,
  { map, hex: whole(), elevation },
  ({ size }, hex) => checkHex('hex', hex, size),
);

const pushed = { map, standing: callback, hex: whole(), elevation };
export const displacementChain: typeof battle.displacementChain = checked(
  battle.displacementChain,
  { ...pushed, direction: facing },
  ({ size }, _, hex) => checkHex('hex', hex, size),
);
export const preferredDisplacement: typeof battle.preferredDisplacement = checked(
  battle.preferredDisplacement,
  { ...pushed, direction: facing },
  ({ size }, _, hex) => checkHex('hex', hex, size),
);
export const stepsAside: typeof battle.stepsAside = checked(
  battle.stepsAside,
  { ...pushed, facing, direction: facing, options: rulesetOption },
  ({ size }, _, hex) => checkHex('hex', hex, size),
);

export const movementGear: typeof battle.movementGear = checked(battle.movementGear, {
  unit: mech,
  works: optional(callback),
});
/** A copy: bytes cannot be frozen, and battles share their own. */
const copyOf = ({ terrain, water, savings, ...numbers }: Footwork): Footwork =>
  Object.freeze({
    ...numbers,
    terrain: terrain.slice(),
    water: water.slice(),
    savings: Object.freeze({ ...savings }),
  });

/** Of whoever knows no ground better than another. */
export const PLAIN_FOOTWORK: Footwork = copyOf(battle.PLAIN_FOOTWORK);
export const footworkOf: typeof battle.footworkOf = checked(
  (...given: Parameters<typeof battle.footworkOf>) => copyOf(battle.footworkOf(...given)),
  {
    abilities: listOf(word),
    body: openFields<Body>({ quad: flag, animalistic: flag }),
    option: rulesetOption,
  },
);
export const sideStepOf: typeof battle.sideStepOf = checked(battle.sideStepOf, {
  abilities: listOf(word),
  quad: flag,
  option: rulesetOption,
});

export const startOfPath: typeof battle.startOfPath = checked(battle.startOfPath, { mover });
export const takeStep: typeof battle.takeStep = checked(
  battle.takeStep,
  { map, mover, at: position, kind: stepKind, occupancy },
  ({ size }, { hex }, at) => {
    checkHex('mover.hex', hex, size);
    checkHex('at.hex', at.hex, size);
  },
);
export const endObstacle: typeof battle.endObstacle = checked(
  battle.endObstacle,
  { map, mover, at: position, occupancy },
  ({ size }, { hex }, at) => {
    checkHex('mover.hex', hex, size);
    checkHex('at.hex', at.hex, size);
  },
);
export const evaluatePath: typeof battle.evaluatePath = checked(
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
export const rollsAtEnd: typeof battle.rollsAtEnd = checked(
  battle.rollsAtEnd,
  { map, at: position, mode: movementType, pilot: pilotState, step: whole(), options: rulesetOption },
  ({ size }, at) => checkHex('at.hex', at.hex, size),
);
export const rollsOnStep: typeof battle.rollsOnStep = checked(
  battle.rollsOnStep,
  {
    map,
    before: position,
    taken: having<StepTaken>({ kind: stepKind, mp: whole(), position }, 'a step that was taken'),
    mode: movementType,
    pilot: pilotState,
    step: whole(),
    options: rulesetOption,
  },
  ({ size }, before, { position: after }) => {
    checkHex('before.hex', before.hex, size);
    checkHex('taken.position.hex', after.hex, size);
  },
);

export const startOfSlide: typeof battle.startOfSlide = checked(battle.startOfSlide, { at: position });
export const slideOn: typeof battle.slideOn = checked(
  battle.slideOn,
  { map, slide, footwork, taken: callback, past: optionalFlag },
  ({ size }, { hex }) => checkHex('slide.hex', hex, size),
);

const ofKind = having<SlideStep>(
  {
    kind: oneOfWords<SlideStep['kind']>({
      slides: true,
      collides: true,
      falls: true,
      'ends-in': true,
      ends: true,
    }),
  },
  'the end of a slide',
);
const ends: Readonly<Record<SlideStep['kind'], Check>> = {
  slides: openFields<{ slide: Slide }>({ slide }),
  collides: openFields<{ hex: number }>({ hex: whole() }),
  falls: openFields<{ slide: Slide; levels: number }>({ slide, levels: whole() }),
  'ends-in': openFields<{ slide: Slide; where: string }>({ slide, where: oneOf(['water', 'swamp']) }),
  ends: openFields<{ why: string }>({
    why: oneOf(['spent', 'map-edge', 'higher_ground', 'prohibited_terrain']),
  }),
};
const slideEnd: Check = (value, key, within) => {
  ofKind(value, key, within);
  ends[(value as SlideStep).kind](value, key, within);
};
export const slideDamage: typeof battle.slideDamage = checked(battle.slideDamage, {
  tonnage,
  slide,
  end: slideEnd,
});
