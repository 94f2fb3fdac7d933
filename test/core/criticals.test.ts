import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/battle/damage/source.js';
import { breakMechBooster } from '../../src/battle/kinds/mech/boosters.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { isGyroDestroyed } from '../../src/battle/kinds/mech/gyro.js';
import { CENTER_TORSO, LEFT_LEG, RIGHT_LEG, RIGHT_TORSO } from '../../src/rules/body/mech-plans.js';
import { resolveCriticalCheck } from '../../src/rules/critical/index.js';
import { rollCriticalBehindCaseII } from '../../src/rules/damage/index.js';
import { superchargerEngineHits } from '../../src/rules/movement/index.js';
import { shootingRange } from '../battle/shooting-range.js';
import { effectOf } from '../rules/effect/fired.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

/** Hits on a gun in the right torso, slot by slot, until it fails. */
const hitsBorne = (slots: readonly string[], order: readonly number[]) =>
  inEach((ruleset) => {
    const { battle, blue } = shootingRange({ ruleset, blue: { slots: { RT: slots } } });
    const gun = blue.design.weapons[0]?.fixture ?? -1;
    return order.findIndex((slot) => {
      hitSlot(battle, blue, RIGHT_TORSO, slot, NOBODY);
      return !blue.isWorking(gun);
    });
  });

/** The roll of an armor-piercing round's check, for a gun of this name and load. */
const pierces = (weapon: string, load: string) =>
  inEach((ruleset) => effectOf(weapon, { load, ruleset }).pierces);

describe('critical hits', () => {
  it.each([
    ['AC/5', ['Autocannon/5*4']],
    ['LB 10-X AC', ['ISLBXAC10*6']],
    ['Ultra AC/5', ['ISUltraAC5*5']],
    ['Rotary AC/5', ['ISRotaryAC5*6']],
    ['Light AC/5', ['Light Auto Cannon/5*2']],
  ])('CR-1 the first critical hit only marks a %s, the second destroys it', (_, slots) => {
    expect(hitsBorne(slots, [0, 1])).toEqual([0, 0, 1]);
  });

  it('CR-1 the same slot may be hit again, so that a gun of one slot bears a hit, too', () => {
    expect(hitsBorne(['Autocannon/2'], [0, 0])).toEqual([0, 0, 1]);
  });

  it('CR-1 all other weapons go with the first hit', () => {
    expect(hitsBorne(['PPC*3'], [0, 1])).toEqual([0, 0, 0]);
  });

  it('CR-2 EQ-13 a heavy-duty gyro bears three hits', () => {
    const destroyed = inEach((ruleset) => {
      const { battle, blue } = shootingRange({ ruleset, blue: { gyro: 'heavy-duty' } });
      return [3, 4, 5, 6].findIndex((slot) => {
        hitSlot(battle, blue, CENTER_TORSO, slot, NOBODY);
        return isGyroDestroyed(blue);
      });
    });
    expect(destroyed).toEqual([2, 2, 3]);
  });

  it('CR-3 a standard gyro bears one in every edition', () => {
    const destroyed = inEach((ruleset) => {
      const { battle, blue } = shootingRange({ ruleset });
      return [3, 4].findIndex((slot) => {
        hitSlot(battle, blue, CENTER_TORSO, slot, NOBODY);
        return isGyroDestroyed(blue);
      });
    });
    expect(destroyed).toEqual([1, 1, 1]);
  });

  it.each([
    ['AC/2', 'IS Armor-Piercing Ammo AC/2', -4, -4, -3],
    ['AC/5', 'IS Armor-Piercing Ammo AC/5', -3, -3, -2],
    ['AC/10', 'IS Armor-Piercing Ammo AC/10', -2, -2, -1],
    ['AC/20', 'IS Armor-Piercing Ammo AC/20', -1, -1, -1],
  ])('CR-4 the check of an armor-piercing round from an %s', (weapon, load, ...expected) => {
    expect(pierces(weapon, load)).toEqual(expected);
  });

  it('CR-5 the check behind CASE II is made at −1, and nothing spares the location', () => {
    const modifier = inEach(
      (ruleset) =>
        resolveCriticalCheck({ location: 'left_torso', behindCaseII: true }, scriptedDice(4, 4), { ruleset })
          .targetModifier,
    );
    expect(modifier).toEqual([0, 0, 1]);
    const checked = (...dice: number[]) =>
      inEach((ruleset) => rollCriticalBehindCaseII(scriptedDice(...dice), { ruleset }));
    expect(checked(4, 4)).toEqual([false, false, true]);
  });

  it('CR-7 MASC that fails tears at one leg, as hard as a roll says', () => {
    const torn = (...dice: number[]) =>
      inEach((ruleset) => {
        const range = shootingRange({
          ruleset,
          blue: { slots: { LT: ['ISMASC*3'] } },
          dice: [...dice, ...Array<number>(12).fill(2)],
        });
        breakMechBooster(range.battle, range.blue, 'masc');
        return [LEFT_LEG, RIGHT_LEG].map(
          (leg) =>
            range
              .of('critical-hit')
              .filter(({ location }) => location === (leg === LEFT_LEG ? 'left_leg' : 'right_leg')).length,
        );
      });
    // A slot in each leg; or the roll, the leg and its slots.
    expect(torn(1, 2)).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(torn(4, 4, 1, 1)[2]).toEqual([1, 0]);
    expect(torn(5, 5, 6, 1, 2)[2]).toEqual([0, 2]);
    expect(torn(6, 6, 1, 1, 2, 3)[2]).toEqual([3, 0]);
  });

  it('CR-8 a supercharger that fails takes slots of the engine by the same roll as ever', () => {
    expect([7, 8, 10, 12].map(superchargerEngineHits)).toEqual([0, 1, 2, 3]);
  });
});
