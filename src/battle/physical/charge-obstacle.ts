import { physicalHitTable } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { HexMap } from '../map/hex-map.js';
import { isInBuilding } from '../movement/ground.js';
import type { Mover } from '../movement/mover.js';
import type { PathPosition } from '../movement/position.js';
import { takeStep } from '../movement/take-step.js';
import { rammingOf } from './blow.js';
import { displacerOf } from './obstacle.js';
import { strikerOf } from './striker.js';

/** The end of the move before a charge or death from above. */
interface LastHex {
  readonly hex: number;
  readonly elevation: number;
  readonly prone: boolean;
}

/**
 * Why the state of the target and of others forbids a charge or a death from above, whatever the path; undefined if it
 * does not (docs/rules/physical-attacks.md).
 */
export function chargeObstacle(
  battle: Battle,
  unit: Combatant,
  kind: 'charge' | 'dfa',
  target: Combatant,
  { hex, elevation, prone }: LastHex,
): string | undefined {
  if (prone) return 'it is prone';
  const { strikes, closeAttack, rams } = unit.design;
  // A frenzy and vibro-claws are the only physical attacks of units that have them (docs/rules/other-units.md, docs/rules/battle-armor.md).
  const rushes = strikes && closeAttack === undefined;
  if (!rushes && (kind === 'dfa' || !rams)) return 'it cannot attack like that';
  if (target.chargeTarget >= 0) return 'the target is charging';
  if (displacerOf(battle, target.index, unit.index) >= 0) return 'another charges the target';
  if (displacerOf(battle, unit.index, target.index) >= 0) return 'another charges it';
  if (target.swarming >= 0) return 'the target clings to another unit';
  if (kind === 'dfa' && target.design.sharesHex && (battle.occupants[target.hex] as number) >= 0)
    return 'another stands in the way';
  const sheltered = isInBuilding(battle.map, target.hex, target.elevation);
  if (kind === 'dfa') return sheltered ? 'the target is inside a building' : undefined;
  if (rams && unit.stunned) return 'its crew is stunned';
  const yields = rams ? target.design.rammable : target.design.pushable;
  if (!yields && (sheltered || !sawsInto(battle, unit, target))) return 'the target cannot be charged';
  if (target.prone && !rams) return 'the target is prone';
  if (!target.hasMoved && !target.isImmobile) return 'the target has not moved yet';
  const { level } = battle.map;
  const levels = rams ? 0 : (level[target.hex] as number) - (level[hex] as number);
  const elevationDifference = levels + target.elevation - elevation;
  const stance = {
    elevationDifference,
    attacker: { superheavy: unit.design.superheavy, height: unit.design.height },
    target: { superheavy: target.design.superheavy, height: target.height },
  };
  return physicalHitTable('charge', stance, battle.rulesetOption) === null
    ? 'the target stands too high or too low'
    : undefined;
}

const sawsInto = (battle: Battle, unit: Combatant, target: Combatant): boolean =>
  unit.design.rams && strikerOf(battle, rammingOf(unit, target, 'charge')).frontSaw !== undefined;

/** The step into the target's hex ends a charge: it counts for the damage, and has to be paid for like any other. */
export const canTakeLastStep = (map: HexMap, mover: Mover, end: PathPosition): boolean =>
  takeStep(map, mover, end, 'forward').obstacle === undefined;
