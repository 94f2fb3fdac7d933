import { describe, expect, it } from 'vitest';
import { limbTonnage } from '../../../src/battle/combatant/burden.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { LEFT_TORSO, RIGHT_TORSO } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import type { CustomMech } from '../custom-mech.js';
import { turnOf } from '../phases/turn.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG, RIGHT_LEG } from '../physical/duel.js';

const mech = (setup: CustomMech = {}, ruleset: RulesetName = 'total-warfare'): Combatant =>
  turnOf({ ruleset, red: setup }).red;

/** The same with these changes. */
const changed = (change: Partial<Combatant>, setup: CustomMech = {}): Combatant =>
  Object.assign(mech(setup), change);

describe('A unit', () => {
  it.each<[string, Partial<Combatant>, act: boolean, attack: boolean, immobile: boolean]>([
    ['that is well', {}, true, true, false],
    ['whose pilot is unconscious', { conscious: false }, false, false, true],
    ['that is shut down', { shutDown: true }, false, false, true],
    ['whose crew is stunned', { stunned: true }, true, false, false],
    ['that cannot move any more', { stranded: true }, true, true, true],
    ['that is lost', { lost: 'engine-destroyed' }, false, false, false],
    ['that is prone', { prone: true }, true, true, false],
  ])('%s acts, attacks and is immobile: %j', (_, change, act, attack, immobile) => {
    const unit = changed(change);
    expect([unit.canAct, unit.canAttack, unit.isImmobile]).toEqual([act, attack, immobile]);
  });

  it('is immobile without legs in core alone', () => {
    for (const [ruleset, immobile] of [
      ['total-warfare', false],
      ['core', true],
    ] as const) {
      const unit = mech({}, ruleset);
      unit.structure[LEFT_LEG] = 0;
      expect(unit.isImmobile).toBe(false);
      unit.structure[RIGHT_LEG] = 0;
      expect(unit.isImmobile).toBe(immobile);
    }
  });

  it('loses side torsos and legs, each once, and its center torso is neither', () => {
    const unit = mech();
    const lost = (...locations: readonly number[]) => {
      for (const location of locations) unit.structure[location] = 0;
      return [unit.sideTorsosLost, unit.legsLost];
    };
    expect(lost()).toEqual([0, 0]);
    expect(lost(CENTER_TORSO, LEFT_ARM)).toEqual([0, 0]);
    expect(lost(LEFT_TORSO, LEFT_LEG)).toEqual([1, 1]);
    expect(lost(RIGHT_TORSO, RIGHT_LEG)).toEqual([2, 2]);
  });

  it('lies steady on four sound legs, and on no others', () => {
    expect(mech({ chassis: 'quad' }).isSteadyWhenProne).toBe(true);
    expect(mech().isSteadyWhenProne).toBe(false);
    const lame = turnOf({ red: { chassis: 'quad', condition: { criticals: { left_leg: [0] } } } }).red;
    expect(lame.isSteadyWhenProne).toBe(false);
    const legless = turnOf({ red: { chassis: 'quad', condition: { structure: { left_leg: 0 } } } }).red;
    expect(legless.isSteadyWhenProne).toBe(false);
  });

  it('is two levels high on its feet, one level high when it lies', () => {
    expect([mech().height, changed({ prone: true }).height]).toEqual([1, 0]);
  });
});

describe('A limb that comes off', () => {
  it('weighs a twentieth of its unit; nothing else can be picked up', () => {
    const unit = mech();
    expect([LEFT_ARM, LEFT_LEG].map((location) => limbTonnage(unit, location))).toEqual([2.5, 2.5]);
    expect([CENTER_TORSO, LEFT_TORSO].map((location) => limbTonnage(unit, location))).toEqual([0, 0]);
  });
});

describe('The crew of three of a tripod', () => {
  const tripod = (change: (unit: Combatant) => void) => {
    const unit = mech({ chassis: 'tripod', cockpit: 'tripod' });
    change(unit);
    return [unit.dedicatedPilot, unit.dedicatedGunner, unit.pilotingWounds, unit.gunneryWounds];
  };

  it('has its own pilot and gunner, and another takes over with wounds of his own', () => {
    expect(tripod(() => {})).toEqual(['active', 'active', 0, 0]);
    expect(
      tripod(({ crewWounds }) => {
        crewWounds[0] = 1;
        crewWounds[1] = 2;
      }),
    ).toEqual(['active', 'active', 1, 2]);
    expect(
      tripod(({ crewWounds, crewConscious }) => {
        crewWounds[0] = 3;
        crewWounds[1] = 2;
        crewConscious[0] = 0;
      }),
    ).toEqual(['out', 'active', 2, 2]);
  });
});
