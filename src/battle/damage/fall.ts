import { calculateFallInjuryRoll, type Fall, resolveFall } from '../../rules/falling/index.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import type { FiringArc } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Facing } from '../hex/hex.js';
import type { Combatant } from '../mech/combatant.js';
import { featuresUnderfoot, isInWater } from '../movement/ground.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { applyHit } from './apply-hit.js';
import { woundPilot } from './pilot.js';
import { rollLocation } from './roll-location.js';
import { NOBODY } from './source.js';

/**
 * A 'Mech goes down where it is (combat.md section 20). `side` is given where it is known which way it falls; the die
 * for it is rolled all the same.
 */
export function fall(
  battle: Battle,
  unit: Combatant,
  cause: PilotingCause,
  levels: number,
  side?: FiringArc,
): void {
  const { map } = battle;
  const depth = isInWater(map, unit.hex, unit.elevation) ? (map.waterDepth[unit.hex] as number) : 0;
  const result = resolveFall(
    {
      tonnage: unit.design.tonnage,
      levels,
      facing: unit.facing,
      ...(depth > 0 && (levels > 0 ? { waterDepth: depth } : { inWater: true })),
    },
    battle.roller,
  );
  const struck = side ?? result.side;
  unit.prone = true;
  unit.jolted = true;
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
  strikeInGroups(battle, unit, result, struck);
  hurtByFall(battle, unit, cause, levels);
}

function strikeInGroups(battle: Battle, unit: Combatant, { groups }: Fall, side: FiringArc): void {
  for (const damage of groups) {
    applyHit(battle, unit, rollLocation(battle, unit, side), damage, side === 'rear', NOBODY);
  }
}

/** The pilot comes out of it unhurt by the roll that failed, made once more. */
function hurtByFall(battle: Battle, unit: Combatant, cause: PilotingCause, levels: number): void {
  if (unit.isOut) return;
  const check = calculateFallInjuryRoll(pilotStateOf(unit), cause, levels, {
    ruleset: battle.ruleset,
    hex: featuresUnderfoot(battle.map, unit.hex, unit.elevation),
    ...(battle.environment && { environment: battle.environment }),
  });
  let roll = unit.aptitudes.rollPiloting(battle.roller);
  const possible = Number.isFinite(check.targetNumber);
  if (possible && roll.total < check.targetNumber && battle.spendsEdge(unit, 'reroll_psr')) {
    roll = unit.aptitudes.rollPiloting(battle.roller);
  }
  const unhurt = possible && roll.total >= check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'piloting-roll',
      unit: unit.index,
      cause: 'fall',
      hex: unit.hex,
      roll: battle.recordOf(check, roll),
      passed: unhurt,
    });
  }
  if (!unhurt) woundPilot(battle, unit, 1);
}
