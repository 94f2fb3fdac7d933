import { describe, expect, it } from 'vitest';
import { cancelCharges } from '../../../src/battle/physical/charge.js';
import { collide } from '../../../src/battle/physical/collision.js';
import { resolveBlows } from '../../../src/battle/physical/index.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { customEmplacement } from '../custom-emplacement.js';
import type { SampleBattle } from '../sample-battle.js';
import { duel, placeOf } from './duel.js';

const SEVENS = Array<number>(40).fill(3);

describe('A unit that slides into another', () => {
  /** Red, which has run four hexes and fallen, slides into blue. A charge needs 7: piloting 5, and 2 for the run. */
  const slides = (dice: readonly number[]): SampleBattle & { hit: boolean } => {
    const fight = duel({ ruleset: 'total-warfare', dice: [...dice, ...SEVENS] });
    Object.assign(fight.red, { movement: 'run', hexesMoved: 4, prone: true });
    return { ...fight, hit: collide(fight.battle, fight.red, fight.blue) };
  };

  it('charges it, willing or not, at +3', () => {
    const hit = slides([5, 5]);
    expect(hit.hit).toBe(true);
    expect(hit.of('physical-attack')).toMatchObject([{ kind: 'charge', hit: true, roll: { needed: 7 + 3 } }]);
    expect(hit.of('hit').some(({ target }) => target === hit.blue.index)).toBe(true);
  });

  it('misses on less, and slides on', () => {
    const miss = slides([4, 5]);
    expect(miss.hit).toBe(false);
    expect(miss.of('hit')).toEqual([]);
  });
});

describe('A charge at a unit that fell before it came', () => {
  const cancelled = (ruleset: RulesetName, change: (fight: SampleBattle) => void): boolean => {
    const fight = duel({ ruleset });
    Object.assign(fight.red, { chargeTarget: fight.blue.index, chargeKind: 'charge' });
    change(fight);
    cancelCharges(fight.battle);
    return fight.red.chargeTarget < 0;
  };
  const nothing = (): void => {};

  it('is cancelled in core, so that others can be attacked, and not in other rulesets', () => {
    const falls = ({ blue }: SampleBattle): void => void Object.assign(blue, { prone: true });
    expect(cancelled('core', falls)).toBe(true);
    expect(cancelled('core', nothing)).toBe(false);
    expect(cancelled('total-warfare', falls)).toBe(false);
  });

  it('is cancelled in core by the loss of the target as well, and a death from above by neither', () => {
    expect(cancelled('core', ({ blue }) => void Object.assign(blue, { lost: 'engine-destroyed' }))).toBe(
      true,
    );
    expect(
      cancelled('core', ({ red, blue }) => {
        red.chargeKind = 'dfa';
        blue.prone = true;
      }),
    ).toBe(false);
  });
});

describe('A death from above on guns in a building', () => {
  it('hits for sure and leaves both where they are', () => {
    const fight = duel({ ruleset: 'total-warfare', blue: { unit: customEmplacement() }, dice: SEVENS });
    Object.assign(fight.red, {
      movement: 'jump',
      hexesMoved: 1,
      chargeTarget: fight.blue.index,
      chargeKind: 'dfa',
    });
    fight.blue.hasMoved = true;
    resolveBlows(fight.battle);
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'dfa', hit: true }]);
    expect(placeOf(fight, fight.red)).toEqual([5, 6]);
    expect(placeOf(fight, fight.blue)).toEqual([5, 5]);
  });
});
