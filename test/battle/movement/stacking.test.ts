import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { CONTACT, EMPTY, ENEMY, FRIEND } from '../../../src/battle/movement/mover.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { displace } from '../../../src/battle/physical/displace.js';
import { legalBlows } from '../../../src/battle/physical/legal-blows.js';
import { loadBattle } from '../../../src/battle/save/load-battle.js';
import { saveBattle } from '../../../src/battle/save/save-battle.js';
import type { ForceUnit } from '../../../src/battle/setup.js';
import { struckSide } from '../../../src/battle/sight/hit-side.js';
import { legalShots } from '../../../src/battle/weapons/legal-shots.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { idleBot, type SampleBattle, type SampleMech, sampleBattle } from '../sample-battle.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const tank = (column: number, row: number): ForceUnit => ({ unit: customVehicle(), at: [column, row] });
const standing = (unit: Unit | string, column: number, row: number): SampleMech => ({
  unit,
  at: [column, row],
});
const FAR = standing('locust-lct-1v', 15, 15);

/** Red units in a column from the south, each one hex behind the one before, all facing north. */
function column(reds: readonly (Unit | string)[], blue: readonly SampleMech[] = [FAR]): SampleBattle {
  return sampleBattle({
    red: reds.map((unit, index) => standing(unit, 5, 7 + index)),
    blue,
    bots: [idleBot, idleBot],
    ...BOOK,
  });
}

function advance({ battle, units }: SampleBattle, unit: number, hexes = 1): void {
  const mover = units[unit];
  if (mover === undefined) throw new Error(`no unit ${unit}`);
  executeMove(battle, mover, { steps: Array<'forward'>(hexes).fill('forward') });
}

function hexOf({ battle, units }: SampleBattle, unit: number): readonly number[] {
  const { hex } = units[unit] as (typeof units)[number];
  return [battle.map.columnOf(hex), battle.map.rowOf(hex)];
}

/** Two tanks in the hex 5, 7 of battles that a test goes on with. */
function pair(blue: readonly SampleMech[] = [FAR], more: readonly (Unit | string)[] = []): SampleBattle {
  const sample = column([customVehicle(), customVehicle(), ...more], blue);
  advance(sample, 1);
  return sample;
}

describe('Stacking', () => {
  it('two friendly tanks and one enemy platoon may share a hex; a third friendly tank may not end there', () => {
    const platoon = standing(customInfantry(), 5, 6);
    const sample = column([customVehicle(), customVehicle(), customVehicle()], [platoon]);
    advance(sample, 0);
    advance(sample, 1, 2);
    expect([hexOf(sample, 0), hexOf(sample, 1)]).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect(sample.blue.hex).toBe(sample.red.hex);
    checkInvariants(sample.battle);
    expect(() => advance(sample, 2, 3)).toThrow();
  });

  it("a tank may stand beside a 'Mech of either side, and stops at an enemy; two 'Mechs never share a hex", () => {
    const sample = column(
      [customVehicle(), 'locust-lct-1v', 'shadow-hawk-shd-2h'],
      [standing(customVehicle(), 5, 6)],
    );
    const { battle, red, blue, units } = sample;
    const seenBy = (unit: number, hex: number): number | undefined =>
      battle.occupancyFor(units[unit] as typeof red)[hex];
    expect([seenBy(1, red.hex), seenBy(2, (units[1] as typeof red).hex)]).toEqual([EMPTY, FRIEND]);
    expect([seenBy(0, blue.hex), seenBy(1, blue.hex)]).toEqual([CONTACT, CONTACT]);
    const mechs = column(['locust-lct-1v'], [standing('locust-lct-1v', 5, 6)]);
    expect(mechs.battle.occupancyFor(mechs.red)[mechs.blue.hex]).toBe(ENEMY);
  });

  it('large support vehicles share a hex with soldiers alone', () => {
    const large = customVehicle({ support: 5, sides: 6, tonnage: 200 });
    const { battle, red, units } = column([large, customVehicle(), customInfantry()]);
    const seen = units.filter(({ side }) => side === 0).map((unit) => battle.occupancyFor(unit)[red.hex]);
    expect([red.design.largeSupport, ...seen.slice(1)]).toEqual([true, FRIEND, EMPTY]);
  });

  it('either of two in a hex may leave, and the other keeps it', () => {
    for (const leaver of [0, 1]) {
      const sample = pair();
      const { battle, red, units } = sample;
      const shared = red.hex;
      (units[0] as typeof red).hasMoved = false;
      advance(sample, leaver);
      expect(battle.occupants[shared]).toBe(1 - leaver);
      checkInvariants(battle);
    }
  });

  it("a 'Mech may kick either of two tanks in the hex ahead", () => {
    const { battle, blue } = pair([{ unit: 'shadow-hawk-shd-2h', at: [5, 6], facing: 3 }]);
    const kicked = legalBlows(battle, blue).flatMap(({ kind, target }) => (kind === 'kick' ? [target] : []));
    expect([...new Set(kicked)].sort()).toEqual([0, 1]);
  });

  it('a tank that is driven to one of its side stands beside it, and drives nobody out', () => {
    const sample = column([customVehicle(), customVehicle()]);
    const { battle, units } = sample;
    expect(displace(battle, units[1] as (typeof units)[number], 0)).toBe(true);
    expect([hexOf(sample, 0), hexOf(sample, 1)]).toEqual([
      [5, 7],
      [5, 7],
    ]);
    expect((units[0] as (typeof units)[number]).rolls).toEqual([]);
    checkInvariants(battle);
  });

  it('a unit comes into the hex of an enemy tank, stops there, and leaves it freely in the next turn', () => {
    const sample = column([customVehicle()], [standing('locust-lct-1v', 5, 5)]);
    expect(() => advance(sample, 0, 3)).toThrow();
    advance(sample, 0, 2);
    expect(sample.red.hex).toBe(sample.blue.hex);
    checkInvariants(sample.battle);
    sample.red.hasMoved = false;
    advance(sample, 0, 2);
    expect(hexOf(sample, 0)).toEqual([5, 3]);
    checkInvariants(sample.battle);
  });

  it("no machine fires at another in its own hex; a 'Mech kicks the tank there, and hits its front", () => {
    const sample = column([customVehicle()], [standing('shadow-hawk-shd-2h', 5, 6)]);
    const { battle, red, blue } = sample;
    advance(sample, 0);
    red.facing = 3;
    blue.hasMoved = true;
    for (const unit of [red, blue])
      expect(legalShots(battle, unit, { torsoFacing: unit.facing, armsFlipped: false })).toEqual([]);
    const kinds = legalBlows(battle, blue).map(({ kind, target }) => `${kind} ${target}`);
    expect([...new Set(kinds)]).toEqual(['kick 0']);
    expect(struckSide(battle.map, blue.hex, red)).toBe('front');
  });

  it('infantry in the hex of an enemy tank fires at it, and is fired at by nobody in there', () => {
    const sample = column([customInfantry()], [standing(customVehicle(), 5, 6)]);
    const { battle, red, blue } = sample;
    advance(sample, 0);
    expect(red.hex).toBe(blue.hex);
    const shots = (unit: Combatant) => legalShots(battle, unit, { torsoFacing: 0, armsFlipped: false });
    expect(shots(red).map(({ target }) => target)).toEqual([1]);
    expect(shots(blue)).toEqual([]);
  });

  it('two of each side fill a hex for all others, enemies of neither excepted', () => {
    const sample = column(
      [customVehicle(), customVehicle(), customVehicle()],
      [standing(customVehicle(), 5, 3), standing(customVehicle(), 5, 2), standing(customVehicle(), 5, 1)],
    );
    const { battle, units, red, blue } = sample;
    battle.place(units[4] as Combatant, blue.hex);
    for (const unit of [0, 1]) battle.place(units[unit] as Combatant, blue.hex);
    checkInvariants(battle);
    expect([2, 5].map((unit) => battle.occupancyFor(units[unit] as Combatant)[red.hex])).toEqual([
      ENEMY,
      ENEMY,
    ]);
  });

  it('whoever is driven among two enemies stands there; a third of their side drives one of them out', () => {
    const enemy = pair([FAR]);
    enemy.battle.place(enemy.blue, enemy.battle.map.indexOf(5, 8));
    expect(displace(enemy.battle, enemy.blue, 0)).toBe(true);
    expect([0, 1, 2].map((unit) => hexOf(enemy, unit))).toEqual([
      [5, 7],
      [5, 7],
      [5, 7],
    ]);
    checkInvariants(enemy.battle);
    const friend = pair([FAR], [customVehicle()]);
    const third = friend.units[2] as (typeof friend.units)[number];
    friend.battle.place(third, friend.battle.map.indexOf(5, 8));
    expect(displace(friend.battle, third, 0)).toBe(true);
    expect([0, 1, 2].filter((unit) => String(hexOf(friend, unit)) === '5,7')).toHaveLength(2);
    checkInvariants(friend.battle);
  });

  it("of a tank and a 'Mech in one hex, a 'Mech that is driven in drives out the 'Mech alone", () => {
    const sample = column([customVehicle(), 'locust-lct-1v', 'locust-lct-1v']);
    advance(sample, 1);
    const { battle, units } = sample;
    const [tank, beside, third] = units as [Combatant, Combatant, Combatant];
    expect(displace(battle, third, 0)).toBe(true);
    expect(displace(battle, third, 0)).toBe(true);
    expect([hexOf(sample, 0), hexOf(sample, 2)]).toEqual([
      [5, 7],
      [5, 7],
    ]);
    expect(beside.hex).not.toBe(tank.hex);
    expect(tank.rolls).toEqual([]);
    checkInvariants(battle);
  });

  it("a large support VTOL leaves the ground below it to a 'Mech, whoever else is in the battle", () => {
    const large = customVehicle({ motion: 'vtol', tonnage: 40, support: 5 });
    const { battle, units, blue } = sampleBattle({
      red: [standing('locust-lct-1v', 5, 8)],
      blue: [standing(large, 5, 7)],
      bots: [idleBot, idleBot],
      ...BOOK,
    });
    battle.lift(blue, 5);
    expect(battle.occupancyFor(units[0] as Combatant)[blue.hex]).toBe(EMPTY);
    battle.lift(blue, 0);
    expect(battle.occupancyFor(units[0] as Combatant)[blue.hex]).toBe(ENEMY);
  });

  it.each([
    ['two tanks', [customVehicle(), customVehicle()], 'locust-lct-1v', false],
    ["a tank and a 'Mech", [customVehicle(), 'locust-lct-1v'], 'locust-lct-1v', false],
    ["two 'Mechs", ['locust-lct-1v', 'locust-lct-1v'], customVehicle(), true],
    ['three tanks', [customVehicle(), customVehicle(), customVehicle()], 'locust-lct-1v', true],
    [
      'large support vehicles and a tank',
      [customVehicle({ support: 5, sides: 6, tonnage: 200 }), customVehicle()],
      'locust-lct-1v',
      true,
    ],
  ] as const)(
    'a setup puts %s into one hex where there is room, and is refused otherwise',
    (_, reds, other, refused) => {
      const setup = () =>
        sampleBattle({
          red: reds.map((unit) => standing(unit, 5, 7)),
          blue: [standing(other, 9, 9)],
          ...BOOK,
        });
      if (refused) return expect(setup).toThrow(/at is \[5, 7\]: expected a hex with room for it/);
      const { battle, red, units } = setup();
      expect(units.filter(({ hex }) => hex === red.hex)).toHaveLength(reds.length);
      checkInvariants(battle);
    },
  );

  it('a setup without places gives each unit a hex of its own', () => {
    const forces = {
      red: [{ unit: customVehicle() }, { unit: customVehicle() }],
      blue: [{ unit: customVehicle() }],
    };
    const battle = createBattle({ ...forces, map: mapOf({}, 2, 2), bots: [idleBot, idleBot] });
    expect(new Set(battle.units.map(({ hex }) => hex)).size).toBe(3);
  });

  it('a save of two in a hex goes on with both', () => {
    const bots = [idleBot, idleBot] as const;
    const battle = createBattle({
      red: [tank(5, 7), tank(5, 8)],
      blue: [{ unit: customVehicle() }],
      map: mapOf(),
      bots,
      seed: 7,
    });
    battle.place(battle.unit(0), battle.unit(1).hex);
    battle.step();
    checkInvariants(battle);
    const loaded = loadBattle(JSON.parse(JSON.stringify(saveBattle(battle))), bots, officialCatalog);
    expect(loaded.units.map(({ hex }) => hex)).toEqual(battle.units.map(({ hex }) => hex));
    expect(loaded.occupants).toEqual(battle.occupants);
    checkInvariants(loaded);
  });
});
