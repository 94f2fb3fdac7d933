import { calledShotPenalty } from '../called-shot.js';
import { indirectFirePenalty } from '../indirect-fire.js';
import { toHitModifier } from '../modifier.js';
import { secondaryTargetPenalty } from '../secondary-target.js';
import type { ToHitModifier } from '../situation.js';

const ATTACKER_PRONE = toHitModifier({
  id: 'attacker_prone',
  name: 'Attacker prone',
  source: 'attacker_state',
  value: ({ attacker }) => (attacker.prone && !attacker.steadyWhenProne ? 2 : 0),
  describe: 'attacker prone',
});

const SECONDARY_TARGET = toHitModifier({
  id: 'secondary_target',
  name: 'Secondary target',
  source: 'attacker_state',
  value: secondaryTargetPenalty,
  describe: ({ attacker }) =>
    attacker.secondaryTarget?.inFrontArc
      ? 'secondary target in the front arc'
      : 'secondary target outside the front arc',
});

const INDIRECT_FIRE = toHitModifier({
  id: 'indirect_fire',
  name: 'Indirect fire',
  source: 'attacker_state',
  value: indirectFirePenalty,
  describe: ({ attacker }) =>
    `indirect fire${attacker.indirectFire?.spotterAttacked ? ', spotter attacked' : ''}`,
});

const CALLED_SHOT = toHitModifier({
  id: 'called_shot',
  name: 'Called shot',
  source: 'attacker_state',
  value: calledShotPenalty,
  describe: 'called shot',
});

const SPOTTING = toHitModifier({
  id: 'spotting',
  name: 'Spotting',
  source: 'attacker_state',
  value: ({ attacker }) => (attacker.spotting ? 1 : 0),
  describe: 'spots for indirect fire',
});

/** In the order of aggregation. */
export const ATTACKER_STATE: readonly ToHitModifier[] = [
  ATTACKER_PRONE,
  SECONDARY_TARGET,
  INDIRECT_FIRE,
  CALLED_SHOT,
  SPOTTING,
];
