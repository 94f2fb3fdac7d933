import { targetsAllowedFirst } from '../../rules/abilities/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { canFlipArms, torsoFacings } from './arcs.js';
import { declaredShot } from './declared-shot.js';
import { legalShots } from './legal-shots.js';
import { toHitOf } from './shot.js';

/** A shot that needs more cannot hit, so no unit has to make it. */
const HIGHEST_ROLL = 12;

/**
 * Opponents one of which a unit has to attack first, because it could with some facing of torso and arms; undefined if
 * it is free to choose (docs/rules/standard.md).
 */
export function drawnFire(battle: Battle, unit: Combatant): readonly Combatant[] | undefined {
  if (!facesDrawers(battle, unit)) return undefined;
  const possible = new Set<number>();
  const flips = canFlipArms(unit) ? [false, true] : [false];
  for (const torsoFacing of torsoFacings(unit)) {
    for (const armsFlipped of flips) {
      for (const shot of legalShots(battle, unit, { torsoFacing, armsFlipped })) {
        if (possible.has(shot.target)) continue;
        const alone = { torsoFacing, flipArms: armsFlipped, shots: [shot] };
        if (toHitOf(battle, declaredShot(battle, unit, alone, shot)) <= HIGHEST_ROLL)
          possible.add(shot.target);
      }
    }
  }
  const targets = [...possible].map((index) => ({
    target: battle.unit(index),
    abilities: battle.unit(index).pilot.abilities,
  }));
  const allowed = targetsAllowedFirst(targets, battle.rulesetOption).map(({ target }) => target);
  return allowed.some(({ aptitudes }) => aptitudes.drawsFire) ? allowed : undefined;
}

function facesDrawers({ units }: Battle, { side }: Combatant): boolean {
  for (const unit of units) if (unit.aptitudes.drawsFire && unit.side !== side) return true;
  return false;
}
