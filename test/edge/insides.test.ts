import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLEAR_HEX, LineOfSight, Reach } from '../../src/edge/battle.js';
import { CatalogFileError, evaluateFormula, loadCatalog, readCatalogFile } from '../../src/edge/catalog.js';
import { calculateRunningMp, rollWeaponHits } from '../../src/edge/rules.js';
import {
  calculateBattleValue,
  calculatePhysicalDamage,
  calculateToHit,
  createCatalog,
  generateMap,
  getRangeBracket,
  HexMap,
  hasSPA,
  type Mech,
  officialCatalog,
  parseUnit,
  preparedToHitNumber,
  prepareToHit,
  roll2d6,
  SeededDice,
  toHitNumber,
  useEdge,
  writeUnitJson,
} from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { itemNamed } from '../rules/items.js';

// Callers without types may pass anything.
const wrong = <T>(value: unknown): T => value as T;

const attacker = { gunnery: 4, movementType: 'walk', heat: 0 } as const;
const target = { movementType: 'walk', hexesMoved: 2 } as const;
const unit = starterUnit('atlas-as7-d') as Mech;
const laser = itemNamed('Medium Laser');
const starterFiles = readdirSync('public/data/starters').filter(
  (file) => file.endsWith('.json') && file !== 'index.json',
);

/** Every number inside, by the way to it: in the order of fields, each object once. */
function* numbersIn(
  value: unknown,
  path: readonly string[],
  seen: Set<unknown>,
): Iterable<readonly string[]> {
  if (typeof value === 'number') yield path;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, part] of Object.entries(value)) yield* numbersIn(part, [...path, name], seen);
}

/** A copy with another value at the end of the way. */
function changed<T>(whole: T, path: readonly string[], value: unknown): T {
  const copy = structuredClone(whole);
  let held = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) held = held[name] as Record<string, unknown>;
  held[path.at(-1) as string] = value;
  return copy;
}

describe('A unit', () => {
  it('is taken as a reader made it, and so is a copy of it', () => {
    for (const file of starterFiles) {
      const read = starterUnit(file.replace('.json', ''));
      const again = parseUnit(writeUnitJson(read), file);
      expect(calculateBattleValue(structuredClone(again)).battleValue, file).toBe(
        calculateBattleValue(again).battleValue,
      );
    }
  });

  it('is refused if any number in it is none, wherever it stands', () => {
    const taken: string[] = [];
    for (const path of numbersIn({ ...unit, sheet: undefined, linked: undefined }, [], new Set())) {
      try {
        calculateBattleValue(changed(unit, path, Number.NaN));
        taken.push(path.join('.'));
      } catch (error) {
        expect((error as Error).message).toMatch(/^unit\..* is NaN: expected/);
      }
    }
    expect(taken).toEqual([]);
  });

  it.each<[string, object]>([
    ['unit.engine is undefined: expected an object', { ...unit, engine: undefined }],
    ['unit.engine.rating is NaN', { ...unit, engine: { ...unit.engine, rating: Number.NaN } }],
    ['unit.tonnage is 0: expected from 0.001 to 2500000', { ...unit, tonnage: 0 }],
    [
      'unit.chassis is undefined: expected a string',
      { unitType: 'Tank', walk: 3, run: 5, jump: 0, equipment: [], quirks: [] },
    ],
  ])('names what is wrong in it: %s', (message, bad) => {
    expect(() => calculateBattleValue(wrong(bad))).toThrow(message);
    expect(() => calculateBattleValue(wrong(bad))).toThrow(message);
  });

  it('is looked at anew if it is a copy, however that was made', () => {
    const read = parseUnit(writeUnitJson(unit), 'unit.json');
    const heavy = { value: Number.NaN, enumerable: true };
    const copies = [
      { ...read, tonnage: Number.NaN },
      Object.assign({}, read, { tonnage: Number.NaN }),
      Object.create(read, { tonnage: heavy }),
      Object.create(Object.prototype, { ...Object.getOwnPropertyDescriptors(read), tonnage: heavy }),
    ];
    for (const copy of copies) {
      expect(() => calculateBattleValue(wrong(copy))).toThrow('unit.tonnage is NaN: expected');
    }
  });

  it('is not forgotten to be wrong when a part of it comes again', () => {
    const [bad] = structuredClone(unit.equipment).map((mount) => ({ ...mount, slots: Number.NaN }));
    const good = { ...structuredClone(unit.equipment[1]), linkedBy: bad };
    const refused = () => calculateBattleValue(wrong({ ...unit, equipment: [good] }));
    expect(refused).toThrow('unit.equipment[0].linkedBy.slots is NaN');
    expect(refused).toThrow('unit.equipment[0].linkedBy.slots is NaN');
  });
});

describe('An item of equipment', () => {
  it('of the official catalog is taken, each of them', () => {
    expect(createCatalog(officialCatalog.items.map((item) => ({ ...item }))).size).toBe(officialCatalog.size);
  });

  it('is refused if any number in it is none, wherever it stands', () => {
    for (const name of ['Medium Laser', 'LRM 20', 'Hatchet', 'Jump Jet', 'PPC Capacitor']) {
      const item = itemNamed(name);
      const paths = [...numbersIn(item, [], new Set())];
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        expect(() => createCatalog([changed(item, path, Number.NaN)]), path.join('.')).toThrow(/ is NaN: /);
      }
    }
  });

  it.each<[string, () => unknown]>([
    [
      'options.weapon.toHitModifier is NaN',
      () => toHitNumber(attacker, target, 'short', 1, { weapon: { ...laser, toHitModifier: Number.NaN } }),
    ],
    [
      'volley.weapon.rackSize is -3',
      () => rollWeaponHits({ weapon: wrong({ ...itemNamed('LRM 20'), rackSize: -3 }) }, () => 3),
    ],
    ['items[0].heat is NaN', () => createCatalog([{ ...laser, heat: Number.NaN }])],
    [
      'options.weapon.aliases is undefined',
      () =>
        calculateToHit(attacker, target, 'short', 1, {
          weapon: wrong({ kind: 'weapon', id: 'a', name: 'a' }),
        }),
    ],
    [
      'figure.divisor is 0',
      () => evaluateFormula({ formula: 'proportional', of: ['tonnage'], divisor: 0 }, { tonnage: 50 }),
    ],
    [
      'figure.terms[0].factor is NaN',
      () =>
        evaluateFormula(
          { formula: 'sum', terms: [{ formula: 'proportional', of: [], factor: Number.NaN }] },
          { tonnage: 50 },
        ),
    ],
    ['figure.of is undefined', () => evaluateFormula(wrong({ formula: 'proportional' }), { tonnage: 50 })],
    [
      'figure.steps[0].upTo is undefined',
      () =>
        evaluateFormula(wrong({ formula: 'by-amount', of: 'size', steps: [{ value: 1 }], otherwise: 0 }), {
          tonnage: 50,
          size: 1,
        }),
    ],
  ])('names what is wrong in it: %s', (message, call) => {
    expect(call).toThrow(message);
    expect(call).toThrow(message);
  });

  it('is refused in a file, which the error names', async () => {
    const content = { items: [{ ...laser, heat: '3' }] };
    expect(() => readCatalogFile(content, 'mine.json')).toThrow(CatalogFileError);
    expect(() => readCatalogFile(content, 'mine.json')).toThrow('mine.json: items[0].heat is "3"');
    await expect(loadCatalog(async () => content, ['mine.json'])).rejects.toThrow('mine.json: items[0].heat');
  });
});

describe('What an object does not list is looked at all the same', () => {
  class Pilot {
    readonly movementType = 'walk';
    readonly heat = 0;
    get gunnery() {
      return Number.NaN;
    }
  }
  class Wounded {
    readonly movementType = 'walk';
    readonly heat = 0;
    readonly gunnery = 4;
    get pilotWounds() {
      return 0.5;
    }
  }
  const hidden = Object.defineProperty({ ...attacker }, 'pilotWounds', { value: Number.NaN });

  it.each<[string, object]>([
    ['attacker.gunnery is NaN', new Pilot()],
    ['attacker.gunery is 4', Object.assign(new Pilot(), { gunery: 4 })],
    ['attacker.pilotWounds is 0.5', new Wounded()],
    ['attacker.gunery is 4', Object.assign(Object.create({ gunnery: 4 }), { ...attacker, gunery: 4 })],
    ['attacker.pilotWounds is NaN', { ...attacker, skidded: false, __proto__: hidden }],
  ])('%s', (message, shooter) => {
    expect(() => calculateToHit(wrong(shooter), target, 'short', 1)).toThrow(message);
  });

  it('hidden fields included', () => {
    const also = Object.defineProperty({ ...attacker, skidded: false }, 'pilotWounds', { value: Number.NaN });
    expect(() => calculateToHit(also, target, 'short', 1)).toThrow('attacker.pilotWounds is NaN');
  });
});

describe('Fields that are wrong only together are refused', () => {
  const state = { maxPoints: 1, remainingPoints: 3, usageHistory: [] };
  const shot = (indirectFire: object) => () =>
    calculateToHit(
      { ...attacker, indirectFire: wrong({ isIndirect: true, ...indirectFire }) },
      target,
      'short',
      1,
    );

  it.each<[string, () => unknown]>([
    ['medium is 6: expected 9 or more, as short is', () => getRangeBracket(5, 9, 6, 3)],
    ['long is 3: expected 6 or more, as medium is', () => getRangeBracket(5, 3, 6, 3)],
    [
      'state.remainingPoints is 3: expected at most 1, the value of maxPoints',
      () => useEdge(state, 'reroll_to_hit', 1, 'a', 'b'),
    ],
    [
      'options.legsLost is 9: expected a whole number, from 0 to 4',
      () => calculateRunningMp(5, [], { legsLost: 9 }),
    ],
    [
      'hex.waterDepth is 2: expected 0 where hex.terrain holds no water',
      () => new HexMap('a', 3, 3).set(0, { ...CLEAR_HEX, waterDepth: 2 }),
    ],
    ['attacker.indirectFire.noSpotter is true', shot({ noSpotter: true, spotterAttacked: true })],
    ['attacker.indirectFire.noSpotter is true', shot({ noSpotter: true, spotterMovement: 'run' })],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });

  it('while a bracket that a weapon does not reach may be 0', () => {
    expect(getRangeBracket(1, 1, 2, 3, 0)).toBe('short');
    expect(shot({ noSpotter: true, spotterAttacked: false })).not.toThrow();
  });
});

describe('An option that nobody knows is misspelt', () => {
  const striker = { piloting: 5, tonnage: 50 };

  it.each<[string, () => unknown]>([
    [
      'options.minimunRange is 3',
      () => calculateToHit(attacker, target, 'short', 1, wrong({ minimunRange: 3 })),
    ],
    ['options.minimunRange is 3', () => prepareToHit(attacker, target, wrong({ minimunRange: 3 }))],
    [
      'options.rulset is "standard"',
      () => calculatePhysicalDamage('punch', striker, wrong({ rulset: 'standard' })),
    ],
    ['options.supercharged is true', () => calculateRunningMp(5, [], wrong({ supercharged: true }))],
    ['options.gunery is 3', () => calculateBattleValue(unit, wrong({ gunery: 3 }))],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });

  it('while one object of options may serve several functions', () => {
    const options = { minimumRange: 3, masc: true, ruleset: 'standard' } as const;
    expect(calculateToHit(attacker, target, 'short', 3, options).finalToHit).toBe(
      calculateToHit(attacker, target, 'short', 3, { minimumRange: 3 }).finalToHit,
    );
    expect(calculateRunningMp(5, [], options)).toBe(calculateRunningMp(5, [], { masc: true }));
  });
});

describe('Methods look at what they are given', () => {
  const map = generateMap({ landscape: 'open', width: 5, height: 5, seed: 1 });
  const end = { hex: 3, elevation: 0, height: 1 };
  const line = {
    bracket: 'short',
    range: 1,
    interveningTerrain: 0,
    targetTerrain: 0,
    partialCover: false,
  } as const;
  const prepared = prepareToHit(attacker, target);

  it.each<[string, () => unknown]>([
    ['name is 5: expected a string', () => officialCatalog.find(wrong(5))],
    ['name is undefined: expected a string', () => officialCatalog.find(wrong(undefined))],
    ['spelling is null: expected a string', () => officialCatalog.fromFile(wrong(null))],
    ['id is 5: expected a string', () => officialCatalog.get(wrong(5))],
    ['index is NaN', () => map.columnOf(Number.NaN)],
    ['index is 0.5', () => map.rowOf(0.5)],
    ['to is 25: expected a whole number, from 0 to 24', () => map.distance(0, 25)],
    ['index is -1', () => map.buildingAt(-1)],
    ['attacker.hex is NaN', () => new LineOfSight().trace(map, { ...end, hex: Number.NaN }, end)],
    ['target.hex is 99', () => new LineOfSight().aim(map, { ...end, hex: 99 })],
    ['attacker.hex is 0', () => new LineOfSight().traceFrom({ ...end, hex: 0 })],
    ['target.hex is 99', () => new LineOfSight().trace(map, end, { ...end, hex: 99 })],
    ['mover is 5', () => new Reach().walk(map, wrong(5))],
    ['mover.hex is undefined', () => new Reach().jump(map, wrong({}))],
    ['bound is NaN: expected a whole number, from 1 to 1048576', () => new SeededDice(1).below(Number.NaN)],
    ['bound is 0', () => new SeededDice(1).below(0)],
    ['seed is NaN', () => new SeededDice(1).reseed(Number.NaN)],
    ['state is null: expected a list', () => SeededDice.fromState(wrong(null))],
    ['line.bracket is "near"', () => preparedToHitNumber(prepared, { ...line, bracket: wrong('near') })],
    ['line.range is NaN', () => preparedToHitNumber(prepared, { ...line, range: Number.NaN })],
    ['prepared.fixed is undefined', () => preparedToHitNumber(wrong({}), line)],
    ['prepared.fixed is NaN', () => preparedToHitNumber({ ...prepared, fixed: Number.NaN }, line)],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });
});

describe('A message blames the field that is wrong', () => {
  it.each<[string, () => unknown]>([
    [
      'attacker.weaponQuirks.w[0] is 5: expected a string',
      () =>
        calculateToHit({ ...attacker, weaponQuirks: wrong({ w: [5] }) }, target, 'short', 1, {
          weaponId: 'w',
        }),
    ],
    [
      'attacker.abilities[1] is 5: expected a string',
      () => calculateToHit({ ...attacker, abilities: ['sniper', wrong(5)] }, target, 'short', 1),
    ],
    [
      'abilities[1] is "nonsense": expected a special pilot ability',
      () => calculateToHit({ ...attacker, abilities: ['sniper', 'nonsense'] }, target, 'short', 1),
    ],
    ['id is "nonsense": expected a special pilot ability', () => hasSPA(['edge'], wrong('nonsense'))],
    ['die is "3": expected a number', () => roll2d6(wrong(() => '3'))],
    ['figure is -1e+300: expected between -2⁵³ and 2⁵³', () => evaluateFormula(-1e300, { tonnage: 50 })],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });
});
