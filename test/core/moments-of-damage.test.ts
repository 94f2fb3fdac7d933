import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleEventType } from '../../src/battle/events/event.js';
import { customMech } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { turnOf } from '../battle/phases/turn.js';
import { heatComes, type NamedShot, type Range, redFires, shootingRange } from '../battle/shooting-range.js';

// One moment of a battle each, played with the same dice by the old book and the new one.

type Of<Type extends BattleEventType> = Extract<BattleEvent, { readonly type: Type }>;

/** More dice than either book rolls; what is left over does not matter. */
const MORE = Array.from({ length: 40 }, (_, die) => (die % 2 === 0 ? 3 : 4));

/** What red's shots bring, by the old book and by the new one. */
function fired<Found>(
  setup: Range,
  shots: readonly NamedShot[],
  dice: readonly number[],
  found: (of: <Type extends BattleEventType>(type: Type) => readonly Of<Type>[], range: Fired) => Found,
): readonly [Found, Found] {
  const play = (ruleset: 'total-warfare' | 'core'): Found => {
    const range = shootingRange({ ...setup, ruleset, dice: [...dice, ...MORE] });
    redFires(range, shots);
    return found(range.of, range);
  };
  return [play('total-warfare'), play('core')];
}
type Fired = ReturnType<typeof shootingRange>;

const HIT = [6, 6];
const CT = [3, 4];
const RT = [3, 3];
const HEAD = [6, 6];
const AMS = { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } };

describe('moments of a battle that the two books tell differently', () => {
  it('CL-1 a 9 lands 16 missiles of an MRM 20, and 12 by the new book', () => {
    const red = { slots: { RT: ['ISMRM20*3', 'ISMRM20 Ammo'] } };
    const hits = fired({ red }, [{ weapon: 'MRM 20' }], [...HIT, 4, 5], (of) => of('cluster')[0]?.hits);
    expect(hits).toEqual([16, 12]);
  });

  it('CL-8 an anti-missile system lets one of five missiles through, and none by the new book', () => {
    const red = { slots: { RT: ['LRM 5', 'IS Ammo LRM-5'] } };
    const hits = fired(
      { red, blue: AMS, distance: 7 },
      [{ weapon: 'LRM 5' }],
      [...HIT, 2, 3],
      (of) => of('cluster')[0]?.hits,
    );
    expect(hits).toEqual([1, 0]);
  });

  it('CL-9 the same system meets one of two volleys, and both by the new book', () => {
    const red = { slots: { RT: ['LRM 5', 'LRM 5', 'IS Ammo LRM-5'] } };
    const met = fired(
      { red, blue: AMS, distance: 7 },
      [{ weapon: 'LRM 5' }, { weapon: 'LRM 5' }],
      [...HIT, 4, 4],
      (of) => of('anti-missile').length,
    );
    expect(met).toEqual([1, 2]);
  });

  it('CL-11 fourteen points of an ATM 9 strike as 5, 5, 4, and as 6, 6, 2 by the new book', () => {
    const red = { clan: true, slots: { RT: ['CLATM9*4', 'Clan Ammo ATM-9'] } };
    // A 7 and 2 for the Artemis that is built in: 7 missiles of 2 points.
    const groups = fired({ red, distance: 5 }, [{ weapon: 'ATM 9' }], [...HIT, 4, 3], (of) =>
      of('hit').map(({ damage }) => damage),
    );
    expect(groups).toEqual([
      [5, 5, 4],
      [6, 6, 2],
    ]);
  });

  it('CL-13 a Thunderbolt at its minimum range does 7 points, and 15 by the new book', () => {
    const red = { slots: { RT: ['ISThunderbolt15*3', 'IS Ammo Thunderbolt-15'] } };
    const points = fired({ red, distance: 5 }, [{ weapon: 'Thunderbolt 15' }], [...HIT, ...CT], (of) =>
      of('hit').map(({ damage }) => damage),
    );
    expect(points).toEqual([[7], [15]]);
  });

  it('HT-5 a flamer burns, and by the new book heats as well', () => {
    const red = { slots: { RT: ['Flamer'] } };
    const told = fired({ red, distance: 1 }, [{ weapon: 'Flamer' }], [...HIT, ...CT], (of) => [
      ...of('heated').map(({ heat }) => heat),
      ...of('hit').map(({ damage }) => damage),
    ]);
    expect(told).toEqual([[2], [2, 2]]);
  });

  it('AR-4 a location roll of 2 asks for a check behind ablative armor, and for none by the new book', () => {
    const red = { slots: { RT: ['Medium Laser'] } };
    const blue = { armor: 'IS Anti-Penetrative Ablation' };
    const checks = fired(
      { red, blue },
      [{ weapon: 'Medium Laser' }],
      [...HIT, 1, 1, 1, 1],
      (of) => of('critical-check').length,
    );
    expect(checks).toEqual([1, 0]);
  });

  it('CR-4 an armor-piercing round of an AC/5 needs 11 for a critical hit, and 10 by the new book', () => {
    const red = { slots: { RT: ['Autocannon/5*4', 'IS Armor-Piercing Ammo AC/5'] } };
    const hits = fired({ red, distance: 5 }, [{ weapon: 'AC/5' }], [...HIT, ...CT, 5, 5, 1, 1], (of) =>
      of('critical-check').map(({ hits }) => hits),
    );
    expect(hits).toEqual([[0], [1]]);
  });

  /** Red's laser strikes the structure behind the armor that is gone, and one slot of the upper half. */
  const struck = (slots: readonly string[], slot: number, more: readonly number[] = []) => ({
    setup: {
      red: { slots: { RA: ['Medium Laser'] } },
      blue: { slots: { RT: slots }, condition: { armor: { right_torso: 0 } } },
    } satisfies Range,
    dice: [...HIT, ...RT, 4, 4, 1, slot, ...more],
  });
  const LASER: readonly NamedShot[] = [{ weapon: 'Medium Laser' }];

  it('CR-1 a critical hit destroys an autocannon, and only marks it by the new book', () => {
    const { setup, dice } = struck(['Autocannon/5*4', 'IS Ammo AC/5'], 1);
    const told = fired(setup, LASER, dice, (of, { blue }) => [
      of('critical-hit')[0]?.marked,
      blue.isWorking(blue.design.weapons[0]?.fixture ?? -1),
    ]);
    expect(told).toEqual([
      [undefined, false],
      [true, true],
    ]);
  });

  it('EX-1 a full bin kills, and by the new book 20 points of it leave the unit alive', () => {
    const { setup, dice } = struck(['IS Ammo AC/20', 'Autocannon/20*10'], 1);
    const told = fired(setup, LASER, dice, (of) => [of('explosion')[0]?.damage, of('lost')[0]?.cause]);
    expect(told).toEqual([
      [100, 'ammunition-explosion'],
      [100, undefined],
    ]);
  });

  it('EX-2 CASE saves the center torso, and by the new book the side torso, too', () => {
    // 5 of 12 points of structure are gone when the bin goes up: 7 hold against neither 100 nor 10.
    const setup: Range = {
      red: { slots: { RA: ['Small Laser'] } },
      blue: {
        tonnage: 100,
        slots: { RT: ['IS Ammo AC/20', 'Autocannon/20*10', 'ISCASE'] },
        condition: { armor: { right_torso: 0 } },
      },
    };
    const dice = [...HIT, ...RT, 4, 4, 1, 1];
    const lost = fired({ ...setup, distance: 1 }, [{ weapon: 'Small Laser' }], dice, (of) =>
      of('damage').some(({ location, destroyed }) => location === 'right_torso' && destroyed),
    );
    expect(lost).toEqual([true, false]);
  });

  it('EX-6 EX-11 a Gauss rifle blows up with 20 points and two wounds, by the new book with 14 and one', () => {
    const { setup, dice } = struck(['ISGaussRifle*7', 'IS Gauss Ammo'], 1);
    const told = fired(setup, LASER, dice, (of) => [of('explosion')[0]?.damage, of('wound').length]);
    expect(told).toEqual([
      [20, 2],
      [14, 1],
    ]);
  });

  it('PI-1 two hits on the head are two rolls to stay conscious, and one by the new book', () => {
    const red = { slots: { RT: ['Small Laser', 'Small Laser'] } };
    const shots = [{ weapon: 'Small Laser' }, { weapon: 'Small Laser' }];
    const setup: Range = { red, distance: 1 };
    const rolled = (ruleset: 'total-warfare' | 'core', dice: readonly number[]) => {
      const range = shootingRange({ ...setup, ruleset, dice: [...dice, ...MORE] });
      redFires(range, shots);
      return range.of('consciousness').map(({ roll }) => roll.needed);
    };
    const dice = [...HIT, ...HEAD, 6, 6, 6, 6, 6, 6, 6, 6];
    expect(rolled('total-warfare', dice)).toEqual([3, 5]);
    expect(rolled('core', dice)).toEqual([5]);
  });

  it('WE-1 a roll of 2 jams an Ultra autocannon, and not by the new book', () => {
    const red = { slots: { RT: ['ISUltraAC5*5', 'IS Ultra AC/5 Ammo'] } };
    const jams = fired(
      { red, distance: 5 },
      [{ weapon: 'Ultra AC/5', shots: 2 }],
      [1, 1],
      (of) => of('jam').length,
    );
    expect(jams).toEqual([1, 0]);
  });

  it('HT-2 a pilot without life support suffers at heat 12 by the new book alone', () => {
    const wounds = (['total-warfare', 'core'] as const).map((ruleset) => {
      const condition = { heat: 22, criticals: { head: [0] } };
      const range = shootingRange({ ruleset, blue: { condition }, dice: [6, 6, 6, 6, 6, 6, ...MORE] });
      heatComes(range);
      return range.of('wound').length;
    });
    expect(wounds).toEqual([0, 1]);
  });

  it('C3-2 a jammed network is worth nothing, and a point by the new book', () => {
    const friend = customMech({ slots: { LT: ['ISC3SlaveUnit'] } });
    const ecm = customMech({ slots: { LT: ['ISGuardianECMSuite*2'] } });
    const setup: Range = {
      distance: 8,
      red: { slots: { RT: ['Large Laser*2'], LT: ['ISC3SlaveUnit'] } },
      redFriends: [{ unit: friend, at: [9, 6] }],
      blueFriends: [{ unit: ecm, at: [12, 6] }],
    };
    const needed = fired(
      setup,
      [{ weapon: 'Large Laser' }],
      [1, 1],
      (of) => of('weapon-attack')[0]?.roll.needed,
    );
    expect(needed).toEqual([6, 5]);
  });

  it('EQ-11 ECM beside the way blinds an Artemis, and not by the new book', () => {
    const ecm = customMech({ slots: { LT: ['ISGuardianECMSuite*2'] } });
    const setup: Range = {
      distance: 13,
      red: { slots: { RT: ['LRM 10*2', 'ISArtemisIV', 'IS Ammo LRM-10 Artemis-capable'] } },
      blueFriends: [{ unit: ecm, at: [11, 8] }],
    };
    const modifier = fired(setup, [{ weapon: 'LRM 10' }], [...HIT, 3, 4], (of) => of('cluster')[0]?.modifier);
    expect(modifier).toEqual([0, 2]);
  });

  it('UW-3 a laser under water fires at short range at two hexes, and at medium range by the new book', () => {
    const hexes = Array.from({ length: 16 }, (_, row) => `5,${row}`);
    const water = { terrain: ['water'] as const, waterDepth: 2 };
    const map = mapOf(Object.fromEntries(hexes.map((hex) => [hex, water])));
    const setup: Range = { distance: 2, red: { slots: { RT: ['Medium Laser'] } }, map };
    const brackets = (['total-warfare', 'core'] as const).map((ruleset) => {
      const range = shootingRange({ ...setup, ruleset, dice: [1, 1, ...MORE] });
      redFires(range, [{ weapon: 'Medium Laser' }]);
      return range.of('weapon-attack')[0]?.bracket;
    });
    expect(brackets).toEqual(['short', 'medium']);
  });

  it('IN-1 of one against two the larger side moves both at once, but of two against three it begins with two', () => {
    const order = (['total-warfare', 'core'] as const).map((ruleset) => {
      const { battle } = turnOf({ ruleset, redFriends: [{}], blueFriends: [{}, {}], dice: [...MORE] });
      const moved: string[] = [];
      battle.onDecision = (decision) => {
        if ('unit' in decision) moved.push(battle.unit(decision.unit).side === 0 ? 'red' : 'blue');
      };
      battle.initiative = 1;
      battle.enter('movement');
      while (battle.phase === 'movement') battle.step();
      return moved.join(' ');
    });
    expect(order).toEqual(['red blue red blue blue', 'red blue blue red blue']);
  });
});
