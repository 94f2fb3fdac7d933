import { describe, expect, it } from 'vitest';
import { kickAt } from '../../../src/battle/bots/sensible/melee.js';
import { riskOfTurns } from '../../../src/battle/bots/sensible/reckless-turns.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { customInfantry } from '../custom-infantry.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';

const WOODS: Partial<MapHex> = { terrain: ['heavy_woods'], foliageHeight: 2 };
const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;

/** Four hexes ahead at flank speed, a turn, and one hex more. */
function riskOn(hexes: Readonly<Record<string, Partial<MapHex>>>): number {
  const unit = customVehicle({ motion: 'hover', tonnage: 20, cruise: 4, turrets: 0 });
  const { battle, red } = sampleBattle({
    red: [{ unit, at: [8, 12], facing: 0 }],
    blue: [FAR],
    ruleset: 'total-warfare',
    map: mapOf(hexes),
  });
  const steps: StepKind[] = ['forward', 'forward', 'forward', 'forward', 'turn-right', 'forward'];
  return riskOfTurns(battle, red, moverOf(battle, red), steps);
}

describe('A sensible bot that drives', () => {
  it('fears no turn where a slip would lead over open ground', () => {
    expect(riskOn({})).toBe(0);
  });

  it('fears a turn before woods, more so the nearer they are', () => {
    // A slip leads two hexes at most; a roll of 5 or more holds, and the second hex takes a 3 or less.
    const next = riskOn({ '8,7': WOODS });
    const second = riskOn({ '8,6': WOODS });
    expect(next / second).toBeCloseTo(6 / 3);
    expect(riskOn({ '8,5': WOODS })).toBe(0);
  });
});

describe('A sensible bot that kicks', () => {
  it('counts troopers where it strikes people, and points elsewhere', () => {
    const { red, blue } = sampleBattle({
      red: [{ unit: 'locust-lct-1v', at: [8, 8] }],
      blue: [{ unit: customInfantry(), at: [8, 7] }],
    });
    // 4 points cost one trooper.
    expect(kickAt(blue, red)).toBe(1);
    expect(kickAt(red, red)).toBeGreaterThanOrEqual(4);
  });
});
