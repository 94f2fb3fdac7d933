import {
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
} from '../../../src/edge/rules/physical.js';

/** Fifty tons, piloting 5, standing still. */
export const attacker = (facts: Partial<IPhysicalAttacker> = {}): IPhysicalAttacker => ({
  piloting: 5,
  tonnage: 50,
  ...facts,
});

export const target = (facts: Partial<IPhysicalTarget> = {}): IPhysicalTarget => ({
  movementType: 'stationary',
  hexesMoved: 0,
  ...facts,
});

export const needs = (
  kind: PhysicalAttackKind,
  by: Partial<IPhysicalAttacker> = {},
  at: Partial<IPhysicalTarget> = {},
  options: IPhysicalOptions = {},
): number => calculatePhysicalToHit(kind, attacker(by), target(at), options).targetNumber;

/** The entry of this id, or undefined where it is not listed. */
export const entry = (
  id: string,
  kind: PhysicalAttackKind,
  by: Partial<IPhysicalAttacker> = {},
  at: Partial<IPhysicalTarget> = {},
  options: IPhysicalOptions = {},
): number | undefined =>
  calculatePhysicalToHit(kind, attacker(by), target(at), options).modifiers.find((item) => item.id === id)
    ?.value;
