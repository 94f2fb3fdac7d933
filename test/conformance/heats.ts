import {
  calculateAmmunitionExplosionCheck,
  calculateDissipation,
  calculateHeatWounds,
  calculateMovementHeat,
  calculateShutdownCheck,
  calculateWeaponHeat,
  heatAfterTurn,
} from '../../src/rules/heat/index.js';
import type { ITargetNumber } from '../../src/rules/modifier.js';
import {
  boosterNumber,
  calculateRunningMp,
  movementLostToHeat,
  walkingMpAtHeat,
} from '../../src/rules/movement/index.js';
import type { MovementType } from '../../src/rules/to-hit/index.js';
import type { Answering } from './suite.js';

interface Hot {
  readonly heat: number;
  readonly abilities?: readonly string[];
}

function checkNumber(check: ITargetNumber | null): number | 'automatic' | null {
  if (check === null) return null;
  return check.impossible ? 'automatic' : check.targetNumber;
}

interface Moving {
  readonly movement: MovementType;
  readonly hexesJumped?: number;
  readonly improvedJumpJets?: boolean;
  readonly engine?: string;
  readonly attemptsToStand?: number;
}

interface Sinks {
  readonly count: number;
  readonly kind: 'single' | 'double';
  readonly inLegs?: number;
  readonly waterDepth?: number;
}

export const HEATS: Readonly<Record<string, Answering>> = {
  'movement lost to heat': ({ heat }: Hot) => movementLostToHeat(heat),
  'shutdown number': ({ heat, abilities = [] }: Hot, ruleset) =>
    checkNumber(calculateShutdownCheck(heat, abilities, { ruleset })),
  'ammunition explosion number': ({ heat }: Hot, ruleset) =>
    checkNumber(calculateAmmunitionExplosionCheck(heat, [], { ruleset })),
  'wounds from heat': (given: { heat: number; lifeSupportHits: number; cockpit?: string }, ruleset) => {
    const { heat, lifeSupportHits, cockpit } = given;
    return calculateHeatWounds(
      { heat, lifeSupportHits, torsoMounted: cockpit === 'torso-mounted' },
      { ruleset },
    );
  },
  'walking MP': (given: { walk: number; heat: number; tripleStrengthMyomer?: boolean }) =>
    walkingMpAtHeat(given.walk, given.heat, given.tripleStrengthMyomer ?? false),
  'running MP': (given: { walk: number; masc?: boolean; supercharger?: boolean }, ruleset) =>
    calculateRunningMp(given.walk, [], {
      masc: given.masc ?? false,
      supercharger: given.supercharger ?? false,
      ruleset,
    }),
  'booster number': ({ turnsUsedBefore }: { turnsUsedBefore: number }, ruleset) =>
    boosterNumber(turnsUsedBefore, { ruleset }),
  'movement heat': ({ movement, ...options }: Moving, ruleset) =>
    calculateMovementHeat(movement, { ...options, ruleset }),
  'weapon heat': (given: { heat: number; weaponQuirks: readonly string[] }, ruleset) =>
    calculateWeaponHeat(given.heat, given.weaponQuirks, { ruleset }),
  dissipation: ({ waterDepth = 0, ...sinks }: Sinks) => calculateDissipation(sinks, { waterDepth }),
  'heat after a turn': (given: { heat: number; generated: number; dissipation: number }) =>
    heatAfterTurn(given.heat, given.generated, given.dissipation),
};
