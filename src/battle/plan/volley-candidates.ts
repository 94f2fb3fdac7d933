import { heatBalance } from '../attack/heat-balance.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { torsoFacings } from '../weapons/arcs.js';
import { legalShots } from '../weapons/legal-shots.js';
import { forecastShot } from './fire-forecast.js';

/** The heat that a pilot may accept at the end of a turn, from cool to unlimited. */
const HEAT_LIMITS = [4, 8, 13, Number.POSITIVE_INFINITY];

interface RatedShot {
  readonly shot: ShotOrder;
  readonly expected: number;
  readonly heat: number;
}

interface RatedVolley {
  readonly target: number;
  readonly order: FireOrder;
  readonly expected: number;
}

/**
 * Returns volleys at one target each, from every weapon that bears on it to a volley that keeps the unit cool. Targets
 * alternate, the best first.
 */
export function volleyCandidates(battle: Battle, unit: Combatant): readonly FireOrder[] {
  const known = new Map<string, RatedShot>();
  const rate = (torsoFacing: FireOrder['torsoFacing'], shot: ShotOrder): RatedShot => {
    const key = `${shot.weapon} ${shot.target} ${shot.bin}`;
    const rated = known.get(key) ?? ratedShot(battle, unit, { torsoFacing, shots: [shot] }, shot);
    known.set(key, rated);
    return rated;
  };
  const volleys: RatedVolley[] = [];
  for (const torsoFacing of torsoFacings(unit)) {
    const byTarget = new Map<number, RatedShot[]>();
    for (const shot of legalShots(battle, unit, { torsoFacing, armsFlipped: false })) {
      const rated = rate(torsoFacing, shot);
      const others = byTarget.get(shot.target) ?? [];
      if (rated.expected > 0) byTarget.set(shot.target, [...others, rated]);
    }
    for (const [target, shots] of byTarget)
      for (const limit of HEAT_LIMITS)
        volleys.push({ target, ...volleyWithin(battle, unit, torsoFacing, shots, limit) });
  }
  volleys.sort((one, other) => other.expected - one.expected);
  return inTurns(volleys).map(({ order }) => order);
}

function ratedShot(battle: Battle, unit: Combatant, order: FireOrder, shot: ShotOrder): RatedShot {
  const { toHit, expected, heat } = forecastShot(battle, unit, order, shot).shot;
  return { shot, expected: toHit?.impossible ? 0 : expected, heat };
}

/** Weapons with the most damage for their heat come first; each fires the load that does the most damage. */
function volleyWithin(
  battle: Battle,
  unit: Combatant,
  torsoFacing: FireOrder['torsoFacing'],
  shots: readonly RatedShot[],
  limit: number,
): { readonly order: FireOrder; readonly expected: number } {
  const byReturn = [...shots].sort(
    (one, other) => other.expected / (other.heat + 1) - one.expected / (one.heat + 1),
  );
  const fired = new Map<number, RatedShot>();
  let heat = 0;
  for (const rated of byReturn) {
    if (fired.has(rated.shot.weapon) || heatBalance(battle, unit, heat + rated.heat).after > limit) continue;
    fired.set(rated.shot.weapon, rated);
    heat += rated.heat;
  }
  const chosen = [...fired.values()];
  return {
    order: { torsoFacing, shots: chosen.map(({ shot }) => shot) },
    expected: chosen.reduce((sum, { expected }) => sum + expected, 0),
  };
}

/** The best volley of each target, then the second best of each, and so on. */
function inTurns(volleys: readonly RatedVolley[]): readonly RatedVolley[] {
  const seen = new Map<number, number>();
  const rounds = volleys.map((volley) => {
    const round = seen.get(volley.target) ?? 0;
    seen.set(volley.target, round + 1);
    return { volley, round };
  });
  return rounds.sort((one, other) => one.round - other.round).map(({ volley }) => volley);
}
