import { describe, expect, it } from 'vitest';
import { endPhase } from '../../src/battle/phases/end.js';
import { cripplingDamage, type FightingState } from '../../src/rules/withdrawal/index.js';
import { customMech } from '../battle/custom-mech.js';
import { sampleBattle } from '../battle/sample-battle.js';
import { inEach } from './in-each.js';

const isCrippled = (state: FightingState) =>
  inEach((ruleset) => cripplingDamage(state, { ruleset }) !== undefined);

describe('Forced withdrawal (section 20)', () => {
  it.each<[string, FightingState, readonly boolean[]]>([
    ['two engine hits cripple', { engineHits: 2 }, [true, true, true]],
    ['so do two lost limbs, one of them a leg', { limbsLost: 2, legsLost: 1 }, [false, false, true]],
    ['two lost arms do not', { limbsLost: 2 }, [false, false, false]],
    ['nor does a lost leg alone', { limbsLost: 1, legsLost: 1 }, [false, false, false]],
    ['two lost torsos do', { sideTorsosLost: 2, centralEngine: true }, [true, true, true]],
    ['one does at once with an engine of another kind', { sideTorsosLost: 1 }, [true, true, true]],
    ['not with a fusion or compact one', { sideTorsosLost: 1, centralEngine: true }, [true, true, false]],
    ['destroyed sensors do not count', { sensorHits: 2 }, [true, true, false]],
    ['nor do hits on engine and gyro', { engineHits: 1, gyroHits: 1 }, [true, true, false]],
    ['nor the wounds of the pilot', { pilotWounds: 5 }, [true, true, false]],
    ['nor damaged limbs', { limbsHurt: 4 }, [true, true, false]],
    ['nor torsos without armor', { torsosLaidBare: 3 }, [true, true, false]],
  ])('%s', (_, state, expected) => {
    expect(isCrippled(state)).toEqual(expected);
  });

  const withoutTorso = (dice: readonly number[]) =>
    inEach((ruleset) => {
      const { battle, red, of, add } = sampleBattle({
        red: [
          {
            unit: customMech({ tonnage: 50, walk: 5 }),
            at: [5, 8],
            condition: { structure: { left_torso: 0, left_arm: 0 } },
          },
        ],
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
        forcedWithdrawal: true,
        ruleset,
      });
      add(...dice);
      endPhase(battle);
      const rolls = of('piloting-roll').map(({ roll, passed }) => [roll.needed, passed]);
      return [red.withdrawing, rolls];
    });

  it("a 'Mech without a side torso turns back; in core a roll at 0 lets the pilot hold out", () => {
    expect(withoutTorso([3, 3])).toEqual([
      [true, []],
      [true, []],
      [false, [[5, true]]],
    ]);
    expect(withoutTorso([1, 3])[2]).toEqual([true, [[5, false]]]);
  });

  it('the roll is made once', () => {
    const { battle, red, of, add } = sampleBattle({
      red: [
        {
          unit: customMech({ tonnage: 50, walk: 5 }),
          at: [5, 8],
          condition: { structure: { left_torso: 0, left_arm: 0 } },
        },
      ],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
      forcedWithdrawal: true,
      ruleset: 'core',
    });
    add(6, 6);
    endPhase(battle);
    endPhase(battle);
    expect(of('piloting-roll')).toHaveLength(1);
    expect(red.withdrawing).toBe(false);
  });
});
