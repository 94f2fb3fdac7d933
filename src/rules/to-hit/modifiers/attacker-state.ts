import { calledShotPenalty } from '../called-shot.js';
import { indirectFirePenalty } from '../indirect-fire.js';
import { toHitModifier } from '../modifier.js';
import { secondaryTargetPenalty } from '../secondary-target.js';
import type { ToHitModifier, ToHitSituation } from '../situation.js';

const ATTACKER_PRONE = toHitModifier({
  id: 'attacker_prone',
  name: 'Attacker prone',
  source: 'attacker_state',
  needs: 'attackerProne',
  value: attackerProne,
  describe: 'attacker prone',
});

const PRONE = 2;

function attackerProne({ attacker, rules }: ToHitSituation): number {
  if (attacker.steadyWhenProne) return 0;
  return attacker.onThreeSoundLegs ? rules.toHit.proneTripod.toHit : PRONE;
}

const SECONDARY_TARGET = toHitModifier({
  id: 'secondary_target',
  name: 'Secondary target',
  source: 'attacker_state',
  needs: 'secondaryTarget',
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
  needs: 'indirectFire',
  value: indirectFirePenalty,
  describe: ({ attacker }) =>
    `indirect fire${attacker.indirectFire?.spotterAttacked ? ', spotter attacked' : ''}`,
});

const CALLED_SHOT = toHitModifier({
  id: 'called_shot',
  name: 'Called shot',
  source: 'attacker_state',
  needs: 'calledShot',
  value: calledShotPenalty,
  describe: 'called shot',
});

const SPOTTING = toHitModifier({
  id: 'spotting',
  name: 'Spotting',
  source: 'attacker_state',
  needs: 'spotting',
  value: 1,
  describe: 'spots for indirect fire',
});

const GUNNER_OUT = toHitModifier({
  id: 'gunner_out',
  name: 'Gunner out',
  source: 'attacker_state',
  needs: 'gunnerOut',
  value: 2,
  describe: 'another fires in place of the gunner',
});

/** In the order of aggregation. */
export const ATTACKER_STATE: readonly ToHitModifier[] = [
  ATTACKER_PRONE,
  SECONDARY_TARGET,
  INDIRECT_FIRE,
  CALLED_SHOT,
  SPOTTING,
  GUNNER_OUT,
];
