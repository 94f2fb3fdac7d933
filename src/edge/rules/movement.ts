import { amount, checked, fields, flag, optional, whole } from '../../check/shape.js';
import type {
  BoosterStrain,
  JumpingCondition,
  RunningOptions,
  WalkingCondition,
} from '../../rules/movement/index.js';
import * as movement from '../../rules/movement/index.js';
import {
  optionalChassis,
  optionalFlag,
  optionalIds,
  optionalWhole,
  rollOfTwoDice,
  ruleset,
  rulesetOption,
} from '../common.js';
import { optionsWith } from '../options.js';
import { carrier, legs } from './shapes.js';

export * from '../../rules/movement/index.js';

const MOST_LEGS = 4;
/** In g. */
const gravity = optional(amount(0.1));

export const calculateWalkingMp = checked(movement.calculateWalkingMp, {
  condition: fields<WalkingCondition>({
    walk: whole(),
    chassis: optionalChassis,
    legs,
    drag: optionalWhole,
    heat: optionalWhole,
    tripleStrengthMyomer: optionalFlag,
    weather: optionalWhole,
    gravity,
  }),
  options: rulesetOption,
});
export const calculateJumpingMp = checked(movement.calculateJumpingMp, {
  condition: fields<JumpingCondition>({
    torsoJets: whole(),
    limbJets: optionalWhole,
    wing: optionalWhole,
    mediumShields: optionalWhole,
    largeShields: optionalWhole,
    modularArmor: optionalFlag,
    waterDepth: optionalWhole,
    gravity,
  }),
});
export const calculateRunningMp = checked(movement.calculateRunningMp, {
  walk: whole(),
  abilities: optionalIds,
  options: optionsWith<RunningOptions>({
    masc: optionalFlag,
    supercharger: optionalFlag,
    hardenedLegs: optionalFlag,
    unitQuirks: optionalIds,
    mpLastTurn: optionalWhole,
    chassis: optionalChassis,
    legsLost: optional(whole(0, MOST_LEGS)),
    carrying: optionalFlag,
    ruleset,
  }),
});
export const walkingMpAtHeat = checked(movement.walkingMpAtHeat, {
  walk: whole(),
  heat: whole(),
  tripleStrengthMyomer: optionalFlag,
});
export const movementLostToHeat = checked(movement.movementLostToHeat, { heat: whole() });
export const isTripleStrengthActive = checked(movement.isTripleStrengthActive, { heat: whole() });

export const jumpDetour = checked(movement.jumpDetour, { unit: carrier, options: rulesetOption });
export const mayRun = checked(movement.mayRun, {
  unit: carrier,
  walk: whole(),
  mpSpentLastTurn: whole(),
  options: rulesetOption,
});

export const boosterNumber = checked(movement.boosterNumber, { turnsUsed: whole(), options: rulesetOption });
export const boosterAfterTurn = checked(movement.boosterAfterTurn, {
  strain: fields<BoosterStrain>({ turnsUsed: whole(), usedLastTurn: flag }),
  used: flag,
});
export const superchargerEngineHits = checked(movement.superchargerEngineHits, { roll: rollOfTwoDice });
