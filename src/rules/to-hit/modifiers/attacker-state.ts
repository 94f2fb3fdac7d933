import { calledShotPenalty } from '../called-shot.js';
import { indirectFirePenalty } from '../indirect-fire.js';
import { toHitModifier } from '../modifier.js';
import { secondaryTargetPenalty } from '../secondary-target.js';

export const ATTACKER_PRONE = toHitModifier({
  id: 'attacker_prone',
  name: 'Attacker prone',
  source: 'attacker_state',
  value: ({ attacker }) => (attacker.prone && !attacker.steadyWhenProne ? 2 : 0),
  describe: 'attacker prone',
});

export const SECONDARY_TARGET = toHitModifier({
  id: 'secondary_target',
  name: 'Secondary target',
  source: 'attacker_state',
  value: secondaryTargetPenalty,
  describe: ({ attacker }) =>
    attacker.secondaryTarget?.inFrontArc
      ? 'secondary target in the front arc'
      : 'secondary target outside the front arc',
});

export const INDIRECT_FIRE = toHitModifier({
  id: 'indirect_fire',
  name: 'Indirect fire',
  source: 'attacker_state',
  value: indirectFirePenalty,
  describe: ({ attacker }) =>
    `indirect fire${attacker.indirectFire?.spotterAttacked ? ', spotter attacked' : ''}`,
});

export const CALLED_SHOT = toHitModifier({
  id: 'called_shot',
  name: 'Called shot',
  source: 'attacker_state',
  value: calledShotPenalty,
  describe: 'called shot',
});

export const SPOTTING = toHitModifier({
  id: 'spotting',
  name: 'Spotting',
  source: 'attacker_state',
  value: ({ attacker }) => (attacker.spotting ? 1 : 0),
  describe: 'spots for indirect fire',
});
