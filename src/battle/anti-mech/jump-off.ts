import { JUMP_TO_SHAKE_OFF, MAGNETIC_CLAWS_HOLD } from '../../rules/anti-mech/to-hit.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { endSwarm } from './swarm.js';
import { swarmersOf } from './swarmers.js';

const THROWN_OFF = 3;

/** A jump throws those off who cling to a unit, if the roll for it succeeds. */
export function jumpOff(battle: Battle, host: Combatant): void {
  const swarmers = swarmersOf(battle, host);
  if (swarmers === undefined) return;
  const claws = swarmers.design.kind.antiMech?.magneticClaws(swarmers) ? MAGNETIC_CLAWS_HOLD : 0;
  if (passesPilotingRoll(battle, host, { kind: 'shake-off', modifier: JUMP_TO_SHAKE_OFF + claws }))
    endSwarm(battle, swarmers, 'thrown-off', THROWN_OFF);
}
