import type { IAttackerState, ITargetState } from './states.js';

/** What may change between two shots of one unit at another. Everything else about them stays. */
export const ATTACKER_CHANGES = [
  'movementType',
  'heat',
  'pilotWounds',
  'sensorHits',
  'actuatorDamage',
  'targetingComputer',
  'actuatorEnhancement',
  'gunnerOut',
  'prone',
  'steadyWhenProne',
  'onThreeSoundLegs',
  'skidded',
  'targetId',
] as const satisfies readonly (keyof IAttackerState)[];

export const TARGET_CHANGES = [
  'movementType',
  'hexesMoved',
  'heat',
  'prone',
  'immobile',
  'stuck',
  'skidded',
  'stealth',
  'voidSignature',
  'chameleon',
  'partialCover',
] as const satisfies readonly (keyof ITargetState)[];

type AttackerChange = (typeof ATTACKER_CHANGES)[number];
type TargetChange = (typeof TARGET_CHANGES)[number];

export type ChangingAttacker = Pick<IAttackerState, AttackerChange>;
export type ChangingTarget = Pick<ITargetState, TargetChange>;
export type LastingAttacker = Omit<IAttackerState, AttackerChange>;
export type LastingTarget = Omit<ITargetState, TargetChange>;
