import type { ClusterEffect, WeaponEffect } from '../effect/weapon-effect.js';
import { ALL_AT_ONCE, casualtiesAt, type PlatoonTarget } from './casualties.js';
import type { SmallArms } from './small-arms.js';

/** A platoon that fires: its arms, and the troopers left to use them. */
export interface PlatoonFire {
  readonly arms: SmallArms;
  readonly troopers: number;
}

const POINTS_OF_A_GROUP = 2;

/** Only the number of troopers affects how many of them hit. */
const BY_TROOPERS: ClusterEffect = {
  rolls: true,
  missiles: false,
  bursts: false,
  guidance: 0,
  guidedBy: undefined,
  followsBeacon: false,
  semiGuided: undefined,
  fireControl: 0,
  servedBy: undefined,
  own: 0,
  byRange: undefined,
};

/**
 * Returns the effect of small arms. Each trooper who hits counts, and the sum is rounded (Total Warfare, "Infantry
 * Attacks").
 */
export function smallArmsEffect(
  { arms, troopers }: PlatoonFire,
  platoon: PlatoonTarget | undefined,
  heats: boolean,
): WeaponEffect {
  const chosen = arms.burns && heats;
  const blunt = arms.harmsInfantryOnly && platoon === undefined;
  return {
    points: chosen || blunt ? 0 : arms.perTrooper,
    size: troopers,
    groupPoints: platoon === undefined ? POINTS_OF_A_GROUP : ALL_AT_ONCE,
    together: false,
    pierces: undefined,
    kind: undefined,
    streak: false,
    hotLoaded: false,
    cluster: BY_TROOPERS,
    missiles: 0,
    jamsUpTo: 0,
    jamMisses: false,
    burstsUpTo: 0,
    breaksUpTo: 0,
    recoils: false,
    shocks: false,
    heatEach: chosen ? arms.perTrooper : 0,
    heatDice: 0,
    damageDice: platoon !== undefined && arms.bursts ? 1 : 0,
    halfDie: false,
    casualties: platoon && casualtiesAt(platoon, true),
    burns: false,
    pod: undefined,
    designates: false,
    heat: 0,
    shots: 1,
    addedHeat: 0,
  };
}
