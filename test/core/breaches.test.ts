import { describe, expect, it } from 'vitest';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../src/battle/damage/apply-hit.js';
import { NOBODY, type Source } from '../../src/battle/damage/source.js';
import { endOfPhase } from '../../src/battle/phases/end-of-phase.js';
import { pilotStateOf } from '../../src/battle/piloting/pilot-state.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { struckForSure } from '../../src/rules/hit-location/struck.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { customMech } from '../battle/custom-mech.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { mapOf } from '../battle/map-of.js';
import { type SampleMech, sampleBattle } from '../battle/sample-battle.js';
import { inEach } from './in-each.js';

/** Red stands in water of this depth. */
const wading = (ruleset: RulesetName, depth: number, red: Partial<SampleMech> = {}) =>
  sampleBattle({
    red: [{ unit: customMech({ tonnage: 50, walk: 5 }), at: [5, 8], ...red }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
    map: mapOf({ '5,8': { terrain: ['water'], waterDepth: depth } }),
    ruleset,
  });

type Wading = ReturnType<typeof wading>;

/** A point of damage at a location, and what the dice make of it. */
function struck({ battle, red, add, of }: Wading, name: LocationName, dice: readonly number[], by = NOBODY) {
  add(...dice);
  const location = red.plan.locations.indexOf(name);
  applyHit(battle, red, struckForSure(location), 1, false, by);
  return of('breach').map(({ location: at, breached }) => `${at} ${breached}`);
}

describe('Hull breaches', () => {
  it('UW-1 a location under water that is hit is breached on 10 or more, in core on 4 or less', () => {
    const rolling = (...dice: readonly number[]) =>
      inEach((ruleset) => struck(wading(ruleset, 2), 'left_arm', dice));
    expect(rolling(5, 5)).toEqual([['left_arm true'], ['left_arm true'], ['left_arm false']]);
    expect(rolling(2, 2)).toEqual([['left_arm false'], ['left_arm false'], ['left_arm true']]);
    expect(rolling(3, 4)).toEqual([['left_arm false'], ['left_arm false'], ['left_arm false']]);
  });

  it('UW-1 of a unit in water up to the hips, the legs alone are under water', () => {
    const legs = inEach((ruleset) => struck(wading(ruleset, 1), 'left_leg', [3, 4]));
    expect(legs.flat()).toEqual(Array(3).fill('left_leg false'));
    expect(inEach((ruleset) => struck(wading(ruleset, 1), 'left_arm', [])).flat()).toEqual([]);
  });

  it('UW-1 without armor it is breached for certain, when it is hit or comes under water', () => {
    const bare = { condition: { armor: { left_arm: 0 } } } as const;
    expect(inEach((ruleset) => struck(wading(ruleset, 2, bare), 'left_arm', [1, 1])).flat()).toEqual(
      Array(3).fill('left_arm true'),
    );
    const waded = inEach((ruleset) => {
      const { battle, of } = wading(ruleset, 2, bare);
      endOfPhase(battle);
      return of('breach').map(({ location, dice }) => [location, dice.length]);
    });
    expect(waded.flat()).toEqual(Array(3).fill(['left_arm', 0]));
  });

  it('UW-1 nothing works in a location that is breached, and none is breached twice', () => {
    const laser = { unit: customMech({ tonnage: 50, walk: 5, slots: { LA: ['Medium Laser'] } }) };
    for (const [ruleset, dice] of [
      ['total-warfare', [6, 6]],
      ['core', [1, 1]],
    ] as const) {
      const range = wading(ruleset, 2, laser);
      struck(range, 'left_arm', dice);
      expect(range.red.isWorking(range.red.design.weapons[0]?.fixture ?? -1)).toBe(false);
      expect(struck(range, 'left_arm', [])).toEqual(['left_arm true']);
    }
  });

  it('UW-1 with a side torso the arm beside it is breached', () => {
    const found = inEach((ruleset) =>
      struck(wading(ruleset, 2), 'left_torso', ruleset === 'core' ? [1, 1] : [6, 6]),
    );
    expect(found).toEqual(Array(3).fill(['left_torso true', 'left_arm true']));
  });

  it('UW-1 a center torso that is breached is the end of the engine, a head that of the pilot', () => {
    const cause = (name: LocationName) =>
      inEach((ruleset) => {
        const range = wading(ruleset, 2);
        // By the old book a pilot who is hit rolls at once.
        const hurt = name === 'head' && ruleset !== 'core' ? [6, 6] : [];
        struck(range, name, [...hurt, ...(ruleset === 'core' ? [1, 1] : [6, 6])]);
        return range.red.lost;
      });
    expect(cause('center_torso')).toEqual(Array(3).fill('engine-destroyed'));
    expect(cause('head')).toEqual(Array(3).fill('cockpit-hit'));
  });

  it('AR-11 impact-resistant armor is breached on 9 as well, in core on 4 as all others are', () => {
    const armored = { unit: customMech({ tonnage: 50, walk: 5, armor: 'IS Impact-Resistant' }) };
    const rolling = (...dice: readonly number[]) =>
      inEach((ruleset) => struck(wading(ruleset, 2, armored), 'left_arm', dice)).map(([told]) => told);
    expect(rolling(4, 5)).toEqual(['left_arm true', 'left_arm true', 'left_arm false']);
    expect(rolling(2, 3)).toEqual(['left_arm false', 'left_arm false', 'left_arm false']);
  });

  it('CR-6 UW-5 a breached leg is like one whose hip and actuators are hit; in core it is destroyed, and the unit falls', () => {
    const found = inEach((ruleset) => {
      const range = wading(ruleset, 1);
      struck(range, 'left_leg', ruleset === 'core' ? [1, 1] : [6, 6]);
      const { battle, red } = range;
      const { walk, run } = moverOf(battle, red);
      const roll = calculatePilotingRoll(pilotStateOf(red), { kind: 'damage' }, { ruleset });
      const legs = roll.modifiers.filter(({ id }) => id.includes('leg') || id.includes('hip'));
      return [walk, run, legs.reduce((sum, { value }) => sum + value, 0), red.fallsAtEndOfPhase];
    });
    expect(found).toEqual([
      [3, 5, 2, false],
      [3, 5, 2, false],
      [1, 2, 4, true],
    ]);
  });

  it('UW-1 a submarine whose hull is breached is lost; a ship is breached from above on 12, in core on 2', () => {
    const ship = (ruleset: RulesetName, motion: 'naval' | 'submarine', dice: readonly number[]) => {
      const { battle, red, add } = wading(ruleset, 2, { unit: customVehicle({ motion }) });
      if (motion === 'submarine') red.elevation = -1;
      add(...dice);
      const shell: Source = { attacker: undefined, weapon: -1, kind: undefined };
      applyHit(battle, red, struckForSure(red.plan.locations.indexOf('front')), 1, false, shell);
      return red.lost;
    };
    expect(inEach((ruleset) => ship(ruleset, 'submarine', ruleset === 'core' ? [2, 2] : [5, 5]))).toEqual(
      Array(3).fill('hull-breached'),
    );
    const above = (...dice: readonly number[]) => inEach((ruleset) => ship(ruleset, 'naval', dice));
    expect(above(6, 6)).toEqual(['hull-breached', 'hull-breached', undefined]);
    expect(above(5, 6)).toEqual([undefined, undefined, undefined]);
    expect(above(1, 1)).toEqual([undefined, undefined, 'hull-breached']);
  });
});
