import { type PhysicalChoice, physicalChoices } from '../attack/physical-choices.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder, MoveOrder, ShotOrder } from '../orders.js';
import { explainLineOfSight, type SightReport } from '../sight/explain-sight.js';
import { torsoFacings } from '../weapons/arcs.js';
import { enemiesOf, legalShots } from '../weapons/legal-shots.js';
import { afterMove } from './after-move.js';
import { forecastShot } from './fire-forecast.js';

/** What a unit can do to another with its torso or turret turned the best way. */
export interface Prospect {
  /** The number of weapons that can fire. */
  readonly weapons: number;
  /** The lowest target number among them; undefined if none can fire. */
  readonly best: number | undefined;
  /** The average damage if all of them fire. */
  readonly expected: number;
}

/** What a unit and one of its opponents can do to each other. */
export interface Outlook {
  readonly enemy: number;
  readonly distance: number;
  readonly sight: SightReport;
  readonly ours: Prospect;
  readonly theirs: Prospect;
  /** Physical attacks on it, including a charge or death from above; none at a distance. */
  readonly blows: readonly PhysicalChoice[];
}

/**
 * Returns an outlook for each opponent, the nearest first, from where this move ends. Opponents that have not moved yet
 * may still change it.
 */
export function outlookAfter(battle: Battle, unit: Combatant, order: MoveOrder): readonly Outlook[] {
  const after = afterMove(battle, unit.index, order);
  const mover = after.unit(unit.index);
  return enemiesOf(after, mover)
    .map((enemy) => ({
      enemy: enemy.index,
      distance: after.map.distance(mover.hex, enemy.hex),
      sight: explainLineOfSight(after.map, mover, enemy),
      ours: prospectOf(after, mover, enemy),
      theirs: prospectOf(after, enemy, mover),
      blows: blowsOf(after, mover, enemy),
    }))
    .sort((one, other) => one.distance - other.distance);
}

function blowsOf(after: Battle, unit: Combatant, enemy: Combatant): readonly PhysicalChoice[] {
  if (after.map.distance(unit.hex, enemy.hex) !== 1 || !unit.design.strikes) return [];
  after.phase = 'physical';
  const blows = physicalChoices(after, unit, enemy);
  after.phase = 'weapons';
  return blows;
}

const NOTHING: Prospect = { weapons: 0, best: undefined, expected: 0 };

/** The prospect of one unit against another, in a battle that is in its weapons phase. */
function prospectOf(battle: Battle, unit: Combatant, target: Combatant): Prospect {
  let best = NOTHING;
  const known = new Map<string, readonly [needed: number, expected: number]>();
  const numbersOf = (order: FireOrder, shot: ShotOrder): readonly [number, number] => {
    const key = `${shot.weapon} ${shot.bin}`;
    const numbers = known.get(key) ?? numbersFor(battle, unit, order, shot);
    known.set(key, numbers);
    return numbers;
  };
  for (const torsoFacing of torsoFacings(unit)) {
    const aim = { torsoFacing, armsFlipped: false };
    const shots = legalShots(battle, unit, aim).filter((shot) => shot.target === target.index);
    const byWeapon = new Map<number, readonly [needed: number, expected: number]>();
    for (const shot of shots) {
      const numbers = numbersOf({ torsoFacing, shots: [shot] }, shot);
      const before = byWeapon.get(shot.weapon);
      if (before === undefined || numbers[1] > before[1]) byWeapon.set(shot.weapon, numbers);
    }
    const all = [...byWeapon.values()].filter(([needed]) => Number.isFinite(needed));
    const expected = all.reduce((sum, [, points]) => sum + points, 0);
    if (all.length > 0 && (expected > best.expected || best.weapons === 0))
      best = { weapons: all.length, best: Math.min(...all.map(([needed]) => needed)), expected };
  }
  return best;
}

function numbersFor(
  battle: Battle,
  unit: Combatant,
  order: FireOrder,
  shot: ShotOrder,
): readonly [needed: number, expected: number] {
  const { toHit, expected } = forecastShot(battle, unit, order, shot).shot;
  return [toHit === undefined || toHit.impossible ? Number.POSITIVE_INFINITY : toHit.finalToHit, expected];
}
