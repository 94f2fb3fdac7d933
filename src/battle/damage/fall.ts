import { calculateFallInjuryRoll, type Fall, resolveFall } from '../../rules/falling/index.js';
import { pilotingNumber } from '../../rules/piloting/calculate.js';
import type { PilotingCause, PilotingOptions } from '../../rules/piloting/index.js';
import type { FiringArc } from '../../rules/to-hit/index.js';
import { shakeOff } from '../anti-mech/swarm.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import { featuresUnderfoot, isInWater } from '../movement/ground.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { optionsOf, rollWithEdge } from '../piloting/roll-with-edge.js';
import { applyHit } from './apply-hit.js';
import { floodBareParts } from './breach.js';
import { woundPilot } from './pilot.js';
import { rollLocation } from './roll-location.js';
import { NOBODY } from './source.js';

/** Modifiers of the failed roll, which the pilot's roll has as well. */
type FailedRoll = Pick<PilotingOptions, 'otherCauses' | 'hex'>;
const NO_ROLL: FailedRoll = {};
const NO_CAUSES: readonly PilotingCause[] = [];

/**
 * Makes a unit fall in its hex, this many levels below where it stood, or to the bottom if the hex holds water
 * (docs/rules/falling.md). `side` is given if the direction of the fall is known; the die for it is rolled anyway.
 */
export function fall(
  battle: Battle,
  unit: Combatant,
  cause: PilotingCause,
  levels: number,
  side?: FiringArc,
  failed: FailedRoll = NO_ROLL,
): void {
  if (!unit.design.falls) return;
  const { map } = battle;
  const depth = isInWater(map, unit.hex, unit.elevation) ? (map.waterDepth[unit.hex] as number) : 0;
  const { tonnage } = unit.design;
  const { facing } = unit;
  // Only a unit that falls from above the surface strikes it.
  const result = resolveFall(
    depth === 0
      ? { tonnage, levels, facing }
      : levels > depth
        ? { tonnage, levels: levels - depth, facing, waterDepth: depth }
        : { tonnage, levels, facing, waterDepth: depth, inWater: true },
    battle.roller,
    battle.rulesetOption,
  );
  const struck = side ?? result.side;
  unit.prone = true;
  unit.jolt(levels);
  unit.facing = result.facing as Facing;
  unit.torsoFacing = unit.facing;
  unit.armsFlipped = false;
  if (battle.listening) {
    battle.tell({
      type: 'fall',
      unit: unit.index,
      hex: unit.hex,
      levels,
      damage: result.damage,
      side: struck,
      facing: unit.facing,
    });
  }
  shakeOff(battle, unit, 'fell', FALLEN_OFF);
  strikeInGroups(battle, unit, result, struck);
  floodBareParts(battle, unit);
  hurtByFall(battle, unit, cause, levels, failed);
  // A prone unit cancels all its rolls of the phase, even if it stands up before the phase ends
  // (docs/rules/piloting-rolls.md).
  if (unit.rolls.length > 0) unit.rolls.length = 0;
  unit.fallsAtEndOfPhase = false;
}

/** Dice of damage to the swarmers. */
const FALLEN_OFF = 2;

function strikeInGroups(battle: Battle, unit: Combatant, { groups }: Fall, side: FiringArc): void {
  for (const damage of groups) {
    applyHit(battle, unit, rollLocation(battle, unit, side), damage, side === 'rear', NOBODY);
  }
}

/** The pilot repeats the failed roll to avoid a wound. */
function hurtByFall(
  battle: Battle,
  unit: Combatant,
  cause: PilotingCause,
  levels: number,
  failed: FailedRoll,
): void {
  if (unit.isOut) return;
  const state = pilotStateOf(unit);
  const footing = failed.hex ?? featuresUnderfoot(battle.map, unit.hex, unit.elevation);
  const options = optionsOf(battle, footing, failed.otherCauses ?? NO_CAUSES);
  const explained = battle.explaining ? calculateFallInjuryRoll(state, cause, levels, options) : undefined;
  const needed = explained?.targetNumber ?? pilotingNumber(state, cause, options, levels);
  const roll = rollWithEdge(battle, unit, needed);
  const unhurt = Number.isFinite(needed) && roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'piloting-roll',
      unit: unit.index,
      cause: 'fall',
      falling: true,
      hex: unit.hex,
      roll: battle.recordOf(needed, roll, explained?.modifiers),
      passed: unhurt,
    });
  }
  if (!unhurt) woundPilot(battle, unit, 1, undefined);
}
