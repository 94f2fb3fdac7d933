import { type Fields, fields, flag, listOf, oneOf } from '../../../check/shape.js';
import {
  type GyroRules,
  type LostLegsRules,
  type PilotingRules,
  ROLLS_FOR_LEG_HITS,
} from '../areas/piloting.js';
import { byLegsLost, number, numberOrNull, ofEachChassis, zeroOrOne } from './cells.js';

const gyro = fields<GyroRules>({
  modifiers: listOf(number, 1),
  onHit: listOf(numberOrNull),
  onLanding: listOf(number, 1),
  runningAsksFrom: number,
  landingAsksFrom: number,
});

const lostLegs = fields<LostLegsRules>({
  modifier: number,
  fails: flag,
  runningAsks: flag,
  walkingAsks: flag,
});

export const PILOTING_CHECKS: Fields<PilotingRules> = {
  perWound: ofEachChassis(zeroOrOne),
  dedicatedPilot: ofEachChassis(number),
  pilotOut: number,
  gyros: fields<PilotingRules['gyros']>({ standard: gyro, heavyDuty: gyro, superheavy: gyro }),
  legsLost: byLegsLost(lostLegs),
  firstLegFells: ofEachChassis(flag),
  hip: number,
  hipHidesActuators: flag,
  foot: number,
  footHitAsksForRoll: flag,
  rollsForLegHits: oneOf(ROLLS_FOR_LEG_HITS),
  runningAsksFromHexes: number,
  standingUp: ofEachChassis(number),
  deathFromAbove: number,
};
