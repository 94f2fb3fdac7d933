import { MAGNETIC_CLAWS_HOLD, SHAKE_OFF, SHAKE_OFF_IN_FLIGHT } from '../../rules/anti-mech/to-hit.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { fall } from '../damage/fall.js';
import { isAloft } from '../movement/ground.js';
import type { Mover } from '../movement/mover.js';
import type { PathPosition } from '../movement/position.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { endSwarm } from './swarm.js';
import { swarmersOf } from './swarmers.js';

/** Dice of damage to infantry that is thrown off. */
const THROWN_OFF = 3;

/** A jump or a swerve throws off the swarmers, if the roll succeeds. */
export function throwOff(battle: Battle, host: Combatant): void {
  const swarmers = swarmersOf(battle, host);
  if (swarmers === undefined) return;
  const claws = swarmers.design.kind.antiMech?.magneticClaws(swarmers) ? MAGNETIC_CLAWS_HOLD : 0;
  const flies = host.design.flight !== undefined && isAloft(battle.map, host);
  const modifier = (flies ? SHAKE_OFF_IN_FLIGHT : SHAKE_OFF) + claws;
  if (passesPilotingRoll(battle, host, { kind: 'shake-off', modifier }))
    endSwarm(battle, swarmers, 'thrown-off', THROWN_OFF);
}

/** Why a vehicle cannot swerve to shake off infantry; undefined if it can. */
export function swerveObstacle(
  battle: Battle,
  unit: Combatant,
  { walk, run, footwork }: Mover,
  { mp, runBarred, onRoad }: PathPosition,
): string | undefined {
  if (unit.design.foothold?.on !== 'hull' || unit.design.emplaced) return 'only vehicles can do that';
  if (swarmersOf(battle, unit) === undefined) return 'nobody clings to it';
  if (run <= walk || runBarred) return 'it cannot go at flank speed';
  return mp > walk + (onRoad ? footwork.roadBonus : 0) ? 'it has too few points left' : undefined;
}

/** Swerving costs the difference between flank and cruising speed, and counts as flanking. */
export function swerve(battle: Battle, unit: Combatant, { walk, run }: Mover): void {
  unit.movement = 'run';
  unit.mpSpentLastTurn += run - walk;
  throwOff(battle, unit);
}

/** A 'Mech that drops to the ground falls on its swarmers if the roll succeeds; otherwise they stay on top. */
export function dropOnto(battle: Battle, unit: Combatant): void {
  if (swarmersOf(battle, unit) === undefined) return;
  if (passesPilotingRoll(battle, unit, { kind: 'shake-off' })) fall(battle, unit, { kind: 'fall' }, 0);
}
