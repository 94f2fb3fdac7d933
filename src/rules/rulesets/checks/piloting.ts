import { type Fields, fields, flag, listOf } from '../../../check/shape.js';
import type { GyroRules, LostLegsRules, PilotingRules } from '../areas/piloting.js';
import { number, numberOrNull, zeroOrOne } from './cells.js';

const gyro = fields<GyroRules>({
  modifiers: listOf(number, 1),
  onHit: listOf(numberOrNull),
  onLanding: listOf(number, 1),
  runningAsksFrom: number,
  landingAsksFrom: number,
});

const lostLegs = fields<LostLegsRules>({ modifier: number, fails: flag, runningAsks: flag });

export const PILOTING_CHECKS: Fields<PilotingRules> = {
  perWound: zeroOrOne,
  gyros: fields<PilotingRules['gyros']>({ standard: gyro, heavyDuty: gyro, superheavy: gyro }),
  legsLost: fields<PilotingRules['legsLost']>({
    biped: listOf(lostLegs, 3, 3),
    quad: listOf(lostLegs, 5, 5),
  }),
  firstLegFellsQuad: flag,
  hip: number,
  hipHidesActuators: flag,
  foot: number,
  footHitAsksForRoll: flag,
  runningAsksFromHexes: number,
  standingUp: fields<PilotingRules['standingUp']>({ biped: number, quad: number }),
  deathFromAbove: number,
};
