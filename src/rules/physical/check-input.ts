import { checkInteger, checkNumber, checkOneOf, checkTonnage, WORST_SKILL } from '../../check/check.js';
import { checkEnvironment } from '../environment/check-environment.js';
import { TERRAIN_TYPES, terrainType } from '../terrain/terrain.js';
import { MOVEMENT_TYPES } from '../to-hit/vocabulary.js';
import { PHYSICAL_ATTACK_KINDS, type PhysicalAttackKind } from './attack-kinds.js';
import type { IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';

const ARMS = ['left', 'right'] as const;
const HIGHEST = 999;
const AIMS = ['punch', 'kick'] as const;

/** For the public edge only. Later code trusts these values. */
export function checkPhysicalInput(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: IPhysicalTarget,
  options: IPhysicalOptions = {},
): void {
  checkStriker(kind, attacker);
  checkInteger('piloting', attacker.piloting, 0, WORST_SKILL);
  checkOneOf('target.movementType', target.movementType, MOVEMENT_TYPES);
  checkNumber('target.hexesMoved', target.hexesMoved, 0);
  if (target.piloting !== undefined) checkInteger('target.piloting', target.piloting, 0, WORST_SKILL);
  if (attacker.shouldersDestroyed !== undefined) {
    checkInteger('shouldersDestroyed', attacker.shouldersDestroyed, 0, 2);
  }
  if (attacker.workingHands !== undefined) checkInteger('workingHands', attacker.workingHands, 0, 2);
  if (options.distance !== undefined) checkInteger('distance', options.distance, 0, Number.POSITIVE_INFINITY);
  if (options.elevationDifference !== undefined) checkElevation(options.elevationDifference);
  if (options.aimedAt !== undefined) checkAim(options.aimedAt);
  checkEnvironment(options.environment);
  for (const feature of options.targetTerrain ?? []) {
    checkOneOf('targetTerrain', terrainType(feature), TERRAIN_TYPES);
  }
}

export function checkElevation(difference: number): void {
  checkInteger('elevationDifference', difference, -HIGHEST, HIGHEST);
}

export function checkAim(aimedAt: string): void {
  checkOneOf('aimedAt', aimedAt, AIMS);
}

export function checkKind(kind: string): void {
  checkOneOf('kind', kind, PHYSICAL_ATTACK_KINDS);
}

/** Checks what damage depends on. */
export function checkStriker(kind: PhysicalAttackKind, attacker: IPhysicalAttacker): void {
  checkKind(kind);
  checkTonnage('tonnage', attacker.tonnage);
  if (attacker.movementType !== undefined) {
    checkOneOf('movementType', attacker.movementType, MOVEMENT_TYPES);
  }
  if (attacker.hexesMoved !== undefined) checkNumber('hexesMoved', attacker.hexesMoved, 0);
  if (attacker.spikedTorsos !== undefined) checkInteger('spikedTorsos', attacker.spikedTorsos, 0, 3);
  if (attacker.arm !== undefined) checkOneOf('arm', attacker.arm, ARMS);
  if (attacker.objectTonnage !== undefined) checkTonnage('objectTonnage', attacker.objectTonnage);
  else if (kind === 'throw') {
    throw new TypeError('objectTonnage is undefined: a throw needs the tonnage of what is thrown');
  }
}
