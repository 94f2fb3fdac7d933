import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { legalBlows, resolveBlows, toHitOfBlow } from '../../../src/battle/physical/index.js';
import { calculatePhysicalToHit, type PhysicalAttackKind } from '../../../src/rules/physical/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customEmplacement } from '../custom-emplacement.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { type CustomVehicle, customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type SampleMech, sampleBattle } from '../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const NEVER = 'never';
const MECH = customMech({ tonnage: 60, walk: 4, slots: { RA: ['Hatchet*4'] } });

interface Facing {
  readonly target: Unit;
  readonly hex?: Partial<MapHex>;
  readonly at?: Partial<SampleMech>;
  readonly elevation?: number;
  readonly ruleset?: (typeof RULESETS)[number];
  readonly hexesMoved?: number;
}

/** The number of a blow of a 'Mech that stands still at a unit in the hex before it. */
function number(
  kind: PhysicalAttackKind,
  { target, hex = {}, at = {}, elevation, ruleset, hexesMoved = 0 }: Facing,
) {
  const { battle, red, blue } = sampleBattle({
    red: [{ unit: MECH, at: [5, 7], facing: 0 }],
    blue: [{ unit: target, at: [5, 6], facing: 3, ...at }],
    map: mapOf({ '5,6': hex }),
    ruleset: ruleset ?? 'total-warfare',
  });
  if (elevation !== undefined) battle.lift(blue, elevation);
  if (hexesMoved > 0) Object.assign(blue, { movement: 'run', hexesMoved });
  battle.enter('physical');
  const blow = legalBlows(battle, red).find((legal) => legal.kind === kind);
  return blow === undefined ? NEVER : toHitOfBlow(battle, red, blow);
}

const tank = (more: CustomVehicle = {}): Unit => customVehicle({ turrets: 0, ...more });
const LARGE = tank({ support: 10, sides: 6, tonnage: 150 });
const IMMOBILE = { condition: { vehicle: { immobilized: true } } } as const;
const HIGHER = { level: 1 } as const;
const LOWER = { level: -1 } as const;

describe("A 'Mech of piloting 5 that stands still kicks", () => {
  it.each<readonly [string, Facing, number | 'never']>([
    ['a tank', { target: tank() }, 3],
    ['a tank that cannot move', { target: tank(), at: IMMOBILE }, -1],
    ['a hovercraft that moved 10 hexes', { target: tank({ motion: 'hover' }), hexesMoved: 10 }, 7],
    ['a tank in woods', { target: tank(), hex: { terrain: ['light_woods'], foliageHeight: 2 } }, 4],
    ['no tank a level higher', { target: tank(), hex: HIGHER }, NEVER],
    ['no tank a level lower', { target: tank(), hex: LOWER }, NEVER],
    ['a large support vehicle', { target: LARGE }, 1],
    ['a large support vehicle a level lower, which reaches up to it', { target: LARGE, hex: LOWER }, 1],
    ['a ProtoMech', { target: customProtoMech() }, 3],
    ['a platoon beside it', { target: customInfantry() }, 3],
    ['a single squad', { target: customInfantry({ squads: 1 }) }, 4],
    ['battle armor', { target: customSquad() }, 4],
    ['a VTOL on the ground', { target: tank({ motion: 'vtol' }), elevation: 0 }, 3],
    ['no VTOL a level up', { target: tank({ motion: 'vtol' }), elevation: 1 }, NEVER],
    [
      'a VTOL a level up from its own higher ground',
      { target: tank({ motion: 'vtol' }), elevation: 1, hex: LOWER },
      // In the air +1.
      4,
    ],
  ])('%s', (_, facing, needed) => {
    expect(number('kick', facing)).toBe(needed);
    expect(number('kick', { ...facing, ruleset: 'standard' })).toBe(needed);
  });

  it('in core 1 worse, and large targets 1 better', () => {
    expect(number('kick', { target: tank(), ruleset: 'core' })).toBe(4);
    expect(number('kick', { target: customSquad(), ruleset: 'core' })).toBe(5);
  });
});

describe('It punches', () => {
  it.each<readonly [string, Facing, number | 'never', number | 'never']>([
    ['no tank on its own level', { target: tank() }, NEVER, NEVER],
    ['a tank a level higher', { target: tank(), hex: HIGHER }, 5, 4],
    ['no tank two levels higher', { target: tank(), hex: { level: 2 } }, NEVER, NEVER],
    ['no platoon on its own level', { target: customInfantry() }, NEVER, NEVER],
    ['a platoon a level higher', { target: customInfantry(), hex: HIGHER }, 5, 4],
    ['battle armor a level higher', { target: customSquad(), hex: HIGHER }, 6, 5],
    ['no ProtoMech on its own level', { target: customProtoMech() }, NEVER, NEVER],
    ['a ProtoMech a level higher', { target: customProtoMech(), hex: HIGHER }, 5, 4],
    ['a VTOL a level up', { target: tank({ motion: 'vtol' }), elevation: 1, hexesMoved: 5 }, 8, 7],
  ])('%s', (_, facing, needed, core) => {
    expect(number('punch', facing)).toBe(needed);
    expect(number('punch', { ...facing, ruleset: 'core' })).toBe(core);
  });

  it('a large support vehicle on its own level', () => {
    expect(number('punch', { target: LARGE })).toBe(3);
  });
});

describe('It strikes with a hatchet', () => {
  it.each<readonly [string, Facing, number | 'never']>([
    ['a tank', { target: tank() }, 4],
    ['no tank a level lower', { target: tank(), hex: LOWER }, NEVER],
    ['a tank a level higher', { target: tank(), hex: HIGHER }, 4],
    ['battle armor', { target: customSquad() }, 5],
    ['a single squad', { target: customInfantry({ squads: 1 }) }, 5],
    ['a large support vehicle', { target: LARGE }, 2],
    ['a ProtoMech', { target: customProtoMech() }, 4],
  ])('%s', (_, facing, needed) => {
    expect(number('hatchet', facing)).toBe(needed);
  });
});

describe('It neither pushes nor charges', () => {
  it.each([
    ['a tank', tank()],
    ['a platoon', customInfantry()],
    ['battle armor', customSquad()],
    ['a ProtoMech', customProtoMech()],
  ] as const)('%s', (_, target) => {
    expect(number('push', { target })).toBe(NEVER);
    expect(number('charge', { target })).toBe(NEVER);
  });
});

describe('A gun emplacement in the next hex', () => {
  it.each(['kick', 'hatchet'] as const)('cannot be missed by a %s', (kind) => {
    for (const ruleset of RULESETS) {
      const needed = number(kind, { target: customEmplacement(), ruleset });
      expect(needed).not.toBe(NEVER);
      expect(needed as number).toBeLessThanOrEqual(2);
    }
  });
});

describe('A death from above', () => {
  const needed = (soldiers?: 'battle-armor' | 'infantry', more: object = {}) =>
    calculatePhysicalToHit(
      'dfa',
      { piloting: 5, tonnage: 60, movementType: 'jump' },
      { movementType: 'stationary', hexesMoved: 0, hasMoved: true, ...(soldiers && { soldiers }), ...more },
      { ruleset: 'total-warfare' },
    ).targetNumber;

  it('is at +3 for the jump, at +3 on soldiers, and 1 more on battle armor', () => {
    expect([needed(), needed('infantry'), needed('battle-armor')]).toEqual([8, 11, 12]);
  });

  it('is no worse on a single squad, and no better on a large support vehicle', () => {
    expect(needed('infantry', { singleSquad: true })).toBe(11);
    expect(needed(undefined, { largeSupport: true })).toBe(8);
  });
});

describe('A kick that hits a tank', () => {
  it.each([
    // The 'Mech is behind it, beside it, or before it.
    [0, 6, 'rear'],
    [1, 8, 'right_side'],
    [3, 7, 'front'],
    [3, 5, 'right_side'],
    [0, 5, 'left_side'],
    [5, 9, 'rear'],
  ] as const)('that faces %i strikes on %i its %s for 12 points', (facing, roll, location) => {
    const dice = [Math.floor(roll / 2), Math.ceil(roll / 2)];
    const sample = sampleBattle({
      red: [{ unit: MECH, at: [5, 7], facing: 0 }],
      blue: [{ unit: tank(), at: [5, 6], facing }],
      ruleset: 'total-warfare',
      // A motive roll of 2, or a critical one that does nothing.
      dice: [6, 6, ...dice, 1, 1, 1, 1],
    });
    const { battle, red, blue, of } = sample;
    battle.enter('physical');
    const kick = legalBlows(battle, red).find(({ kind }) => kind === 'kick');
    battle.declaredBlows.push({ unit: red.index, order: { blows: [kick as NonNullable<typeof kick>] } });
    resolveBlows(battle);
    expect(of('hit')).toMatchObject([{ target: blue.index, location, damage: 12 }]);
    expect(of('piloting-roll')).toEqual([]);
  });
});

describe("A prone 'Mech", () => {
  const onTheGround = (ruleset: (typeof RULESETS)[number], condition: ConditionSetup = {}) => {
    const sample = sampleBattle({
      red: [{ unit: MECH, at: [5, 6], facing: 0, condition: { prone: true, ...condition } }],
      blue: [{ unit: tank(), at: [5, 5], facing: 3 }],
      ruleset,
      dice: [6, 6, 3, 4, 1, 1],
    });
    const { battle, red, blue } = sample;
    const punches = () =>
      legalBlows(battle, red).map((blow) => [blow.kind, toHitOfBlow(battle, red, blow)] as const);
    battle.enter('physical');
    const beside = punches();
    battle.place(blue, red.hex);
    return { ...sample, beside, here: punches() };
  };

  it.each([
    ['standard', 7],
    ['total-warfare', 7],
    ['core', 6],
  ] as const)('punches a tank in its own hex at +2, and none in the next (%s: %i)', (ruleset, needed) => {
    const { beside, here } = onTheGround(ruleset);
    expect(beside).toEqual([]);
    // Piloting 5, a punch 0, in `core` -1.
    expect(here).toEqual([
      ['punch', needed],
      ['punch', needed],
    ]);
  });

  it('needs both arms for that', () => {
    expect(onTheGround('total-warfare', { structure: { left_arm: 0 } }).here).toEqual([]);
  });

  it('strikes the front of the tank', () => {
    const { battle, red, of } = onTheGround('total-warfare');
    const [blow] = legalBlows(battle, red);
    battle.declaredBlows.push({ unit: red.index, order: { blows: [blow as NonNullable<typeof blow>] } });
    resolveBlows(battle);
    expect(of('hit')).toMatchObject([{ location: 'front', damage: 6 }]);
  });
});
