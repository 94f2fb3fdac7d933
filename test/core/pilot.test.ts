import { describe, expect, it } from 'vitest';
import { woundPilot } from '../../src/battle/damage/pilot.js';
import { endOfPhase } from '../../src/battle/phases/end-of-phase.js';
import { calculateFallInjuryRoll } from '../../src/rules/falling/index.js';
import {
  CONSCIOUSNESS_TABLE,
  calculateConsciousnessCheck,
  calculateExplosionWounds,
  DEADLY_WOUNDS,
} from '../../src/rules/pilot/index.js';
import type { PilotState } from '../../src/rules/piloting/index.js';
import { shootingRange } from '../battle/shooting-range.js';
import { inEach } from './in-each.js';

/** Numbers that are rolled when a pilot with one wound suffers two more in a phase. */
const rolled = (phase: 'weapons' | 'movement', abilities: readonly string[] = []) =>
  inEach((ruleset) => {
    const pilot = { abilities };
    const range = shootingRange({
      ruleset,
      blue: { condition: { wounds: 1 }, pilot },
      dice: Array<number>(8).fill(6),
    });
    range.battle.phase = phase;
    woundPilot(range.battle, range.blue, 2, undefined);
    const atOnce = range.of('consciousness').map(({ roll }) => roll.needed);
    endOfPhase(range.battle);
    return [atOnce, range.of('consciousness').map(({ roll }) => roll.needed)];
  });

describe('the pilot', () => {
  it('PI-1 rolls once when the phase ends, against the number for all wounds', () => {
    expect(rolled('weapons')).toEqual([
      [
        [5, 7],
        [5, 7],
      ],
      [
        [5, 7],
        [5, 7],
      ],
      [[], [7]],
    ]);
  });

  it('PI-1 and in the movement phase at once, with one roll for each event', () => {
    expect(rolled('movement')[2]).toEqual([[7], [7]]);
  });

  it('IN-11 consciousness is rolled for when the phase ends: PI-1', () => {
    expect(rolled('weapons').map(([atOnce]) => atOnce?.length)).toEqual([2, 2, 0]);
  });

  it('Pain Resistance (+1 on consciousness) eases the single roll', () => {
    expect(rolled('weapons', ['pain_resistance'])[2]).toEqual([[], [6]]);
  });

  it('PI-2 the numbers are 3, 5, 7, 10, 11, and the sixth wound kills', () => {
    expect(CONSCIOUSNESS_TABLE).toEqual([3, 5, 7, 10, 11]);
    expect(DEADLY_WOUNDS).toBe(6);
    expect(inEach((ruleset) => calculateConsciousnessCheck(4, [], { ruleset }).targetNumber)).toEqual([
      10, 10, 10,
    ]);
  });

  it('PI-3 an explosion is one wound', () => {
    expect(inEach((ruleset) => calculateExplosionWounds([], { ruleset }))).toEqual([2, 2, 1]);
  });

  it('Iron Man, Pain Resistance (explosion −1) leave none of it', () => {
    const wounds = (ability: string) => inEach((ruleset) => calculateExplosionWounds([ability], { ruleset }));
    expect(wounds('iron_man')).toEqual([2, 1, 0]);
    expect(wounds('pain_resistance')).toEqual([2, 1, 0]);
  });

  it('PI-4 avoids damage in a fall by piloting and the levels fallen, and nothing else', () => {
    const needs = (levels: number, gyroHits = 0) =>
      inEach(
        (ruleset) =>
          calculateFallInjuryRoll({ piloting: 5, gyroHits }, { kind: 'damage' }, levels, {
            ruleset,
            ...(gyroHits > 0 && { otherCauses: [{ kind: 'gyro' }] }),
          }).targetNumber,
      );
    expect(needs(0, 1).slice(1)).toEqual([9, 5]);
    // In Total Warfare, +1 for the damage of the failed roll, and +1 for the second level.
    expect(needs(2).slice(1)).toEqual([5 + 1 + 1, 5 + 2]);
  });

  it('PI-4 a pilot who is unconscious, or in an immobile unit, is hurt without a roll', () => {
    const needs = (state: Partial<PilotState>) =>
      inEach(
        (ruleset) =>
          calculateFallInjuryRoll({ piloting: 5, ...state }, { kind: 'damage' }, 0, { ruleset }).targetNumber,
      );
    const never = Number.POSITIVE_INFINITY;
    const [, book, core] = needs({ conscious: false });
    expect([book, core]).toEqual([never, never]);
    expect(needs({ legs: [{ destroyed: true }, { destroyed: true }] }).slice(1)).toEqual([5 + 1 + 10, never]);
    expect(needs({ shutDown: true }).slice(1)).toEqual([5 + 1 + 3, never]);
  });
});
