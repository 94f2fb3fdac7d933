import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { displacementChain, stepsAside } from '../../../src/battle/movement/displacement.js';
import { CONTACT, EMPTY, ENEMY, FRIEND } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { inTheWay, surplusAround } from '../../../src/battle/movement/stacking.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customVehicle } from '../custom-vehicle.js';
import { sampleBattle } from '../sample-battle.js';
import { biped, field, hexOf, type Place, placeOf, water } from './field.js';

const KINDS = {
  mech: customMech(),
  tank: customVehicle(),
  platoon: customInfantry(),
  protomech: customProtoMech(),
  vtol: customVehicle({ motion: 'vtol', turrets: 0 }),
} satisfies Record<string, Unit>;
type Kind = keyof typeof KINDS;

/** A red unit, and a hex in which these red and blue ones stand. */
function hexWith(mover: Kind, reds: readonly Kind[], blues: readonly Kind[]) {
  const standing = (kind: Kind, index: number) => ({ unit: KINDS[kind], at: [2 * index, 14] as const });
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: KINDS[mover], at: [5, 7] }, ...reds.map(standing)],
    blue: [{ unit: KINDS.mech, at: [15, 1] }, ...blues.map((kind, index) => standing(kind, index + 4))],
  });
  const { battle, red, blue, units } = sample;
  const hex = battle.map.indexOf(5, 6);
  const there = units.filter((unit) => unit !== red && unit !== blue);
  for (const unit of there) battle.place(unit, hex);
  return { battle, red, hex, there };
}

const room = (mover: Kind, reds: readonly Kind[], blues: readonly Kind[]): number | undefined => {
  const { battle, red, hex } = hexWith(mover, reds, blues);
  return battle.occupancyFor(red)[hex];
};

describe('A hex has room for two units of a side and four in all, never for two BattleMechs (Total Warfare, "Stacking")', () => {
  it.each<readonly [Kind, readonly Kind[], readonly Kind[], number]>([
    ['mech', ['mech'], [], FRIEND],
    ['mech', [], ['mech'], ENEMY],
    ['mech', ['tank'], [], EMPTY],
    ['mech', ['tank', 'tank'], [], FRIEND],
    ['mech', [], ['tank'], CONTACT],
    ['mech', ['platoon', 'platoon'], [], FRIEND],
    ['mech', ['mech'], ['platoon'], FRIEND],
    ['tank', ['mech'], [], EMPTY],
    ['tank', ['tank'], [], EMPTY],
    ['tank', ['tank', 'platoon'], [], FRIEND],
    ['tank', [], ['mech'], CONTACT],
    ['tank', [], ['platoon'], CONTACT],
    ['tank', ['tank'], ['tank', 'tank'], CONTACT],
    ['tank', ['tank', 'tank'], ['tank'], ENEMY],
    ['platoon', ['platoon'], [], EMPTY],
    ['platoon', ['platoon', 'protomech'], [], FRIEND],
    ['platoon', [], ['platoon', 'platoon'], CONTACT],
    ['protomech', ['protomech'], [], EMPTY],
    ['protomech', ['mech'], ['tank', 'platoon'], CONTACT],
  ])('for a %s that comes to %j of its own and %j of the enemy', (mover, reds, blues, expected) => {
    expect(room(mover, reds, blues)).toBe(expected);
  });

  it("a 'Mech walks past enemy soldiers, and all others stop there", () => {
    expect(room('mech', [], ['platoon'])).toBe(EMPTY);
    expect(room('mech', [], ['platoon', 'platoon'])).toBe(EMPTY);
    expect(room('mech', ['platoon'], ['platoon', 'platoon'])).toBe(EMPTY);
    expect(room('mech', ['platoon', 'tank'], ['platoon', 'platoon'])).toBe(FRIEND);
    expect(room('mech', [], ['platoon', 'tank'])).toBe(CONTACT);
  });

  it('a VTOL overhead leaves the ground to others, and one that has landed counts', () => {
    const { battle, red, hex, there } = hexWith('tank', ['vtol', 'tank'], []);
    battle.lift(there[0] as Combatant, 0);
    expect(battle.occupancyFor(red)[hex]).toBe(FRIEND);
    battle.lift(there[0] as Combatant, 5);
    expect(battle.occupancyFor(red)[hex]).toBe(EMPTY);
  });

  it('a unit that clings to another takes no room of its own', () => {
    const { battle, red, hex, there } = hexWith('tank', ['tank', 'platoon'], []);
    (there[1] as Combatant).swarming = 0;
    expect(battle.occupancyFor(red)[hex]).toBe(EMPTY);
  });
});

describe('Whoever is driven into a full hex', () => {
  const leaving = (mover: Kind, reds: readonly Kind[], blues: readonly Kind[]): readonly number[] => {
    const { battle, red, hex, there } = hexWith(mover, reds, blues);
    return inTheWay(battle.units, red, hex).map((unit) => there.indexOf(unit));
  };

  it('drives out whom it cannot stand with, or the third of a side', () => {
    expect(leaving('mech', ['mech'], [])).toEqual([0]);
    expect(leaving('mech', [], ['mech'])).toEqual([0]);
    expect(leaving('tank', ['tank'], [])).toEqual([]);
    expect(leaving('tank', ['tank', 'tank'], [])).toEqual([1]);
    expect(leaving('tank', [], ['tank', 'tank'])).toEqual([]);
    expect(leaving('mech', ['tank'], ['mech', 'tank'])).toEqual([1]);
  });

  it('drives out no soldiers, and they nobody', () => {
    expect(leaving('mech', ['platoon', 'platoon'], [])).toEqual([]);
    expect(leaving('platoon', ['mech', 'tank'], [])).toEqual([]);
  });

  it('sends away soldiers of its side who are too many', () => {
    const surplus = (reds: readonly Kind[], blues: readonly Kind[]): readonly number[] => {
      const { battle, red, hex, there } = hexWith('tank', reds, blues);
      battle.place(red, hex);
      return surplusAround(battle.units, red).map((unit) => there.indexOf(unit));
    };
    expect(surplus(['platoon'], [])).toEqual([]);
    expect(surplus(['platoon', 'tank'], [])).toEqual([0]);
    expect(surplus(['platoon'], ['platoon', 'platoon'])).toEqual([]);
    expect(surplus(['platoon', 'platoon'], ['platoon', 'platoon'])).toEqual([0]);
  });
});

describe('A jump', () => {
  const reaches = (start: number, level: number, from: Parameters<typeof field>[0] = {}): boolean => {
    const map = field({ ...from, '3,3': { level } });
    const steps = [{ kind: 'jump' as const }, { kind: 'forward' as const }];
    const mover = biped(map, { elevation: start, jump: 3 });
    return evaluatePath(map, mover, steps, { piloting: 5 }).obstacle === undefined;
  };

  it('goes as high as its points above the ground where it starts', () => {
    expect(reaches(0, 3)).toBe(true);
    expect(reaches(0, 4)).toBe(false);
    expect(reaches(0, 5, { '3,4': { level: 2 } })).toBe(true);
    expect(reaches(0, 6, { '3,4': { level: 2 } })).toBe(false);
  });

  it('starts lower on the bottom of water', () => {
    expect(reaches(-1, 2, { '3,4': water(1) })).toBe(true);
    expect(reaches(-1, 3, { '3,4': water(1) })).toBe(false);
  });
});

describe('Displacement', () => {
  const goes = (level: number, elevation = 0, from: Parameters<typeof field>[0] = {}) => {
    const map = field({ ...from, '3,3': { level } });
    const [only] = displacementChain(map, () => undefined, hexOf(map, '3,4'), elevation, 0) ?? [];
    return only?.drop;
  };

  it('leads up two levels at most, and down any number', () => {
    expect(goes(2)).toBe(0);
    expect(goes(3)).toBeUndefined();
    expect(goes(-1)).toBe(1);
    expect(goes(-4)).toBe(4);
  });

  it('is measured from the bottom of water', () => {
    expect(goes(1, -1, { '3,4': water(1) })).toBe(0);
    expect(goes(2, -1, { '3,4': water(1) })).toBeUndefined();
  });

  it('ends before what nobody can pass, and at the edge of the map', () => {
    const map = field({ '3,3': { impassable: true } });
    expect(displacementChain(map, () => undefined, hexOf(map, '3,4'), 0, 0)).toBeUndefined();
    expect(displacementChain(map, () => undefined, hexOf(map, '3,0'), 0, 0)).toBeUndefined();
  });

  it('leaves a step aside where that leads down two levels at most', () => {
    const aside = (level: number) => {
      const map = field({ '3,3': { level }, '3,5': { level: 3 } });
      return stepsAside(map, () => undefined, hexOf(map, '3,4'), 0, 0, 2).map(({ to }) => placeOf(map, to));
    };
    const AHEAD: readonly Place[] = ['3,3'];
    expect(aside(-2)).toEqual(AHEAD);
    expect(aside(-3)).toEqual([]);
    expect(aside(2)).toEqual(AHEAD);
  });
});
