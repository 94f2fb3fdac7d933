import { describe, expect, it } from 'vitest';
import type { VehicleCondition } from '../../../../src/battle/combatant/condition.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { CONTACT, EMPTY } from '../../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { legalBlows } from '../../../../src/battle/physical/legal-blows.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import type { BodySide } from '../../../../src/rules/hit-location/body-sides.js';
import { vehicleHitTables } from '../../../../src/rules/hit-location/hit-tables.js';
import { struckBy, struckForSure } from '../../../../src/rules/hit-location/struck.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, type SampleSetup, sampleBattle } from '../../sample-battle.js';

const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
/** 25 tons, cruise 10, 3 points of structure everywhere. */
const COPTER: CustomVehicle = { motion: 'vtol', tonnage: 25, cruise: 10, turrets: 0, fusion: true };

interface Aloft extends Partial<SampleSetup> {
  readonly elevation?: number;
  readonly copter?: CustomVehicle;
}

/** A VTOL in the middle of the map. */
function aloft({ elevation, copter = {}, ...setup }: Aloft = {}): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customVehicle({ ...COPTER, ...copter }), at: [8, 8], facing: 0 }],
    blue: [FAR],
    ruleset: 'total-warfare',
    ...setup,
  });
  if (elevation !== undefined) sample.battle.lift(sample.red, elevation);
  return sample;
}

const locationOf = ({ red }: SampleBattle, name: LocationName): number => red.plan.locations.indexOf(name);

function critical(sample: SampleBattle, location: LocationName, ...dice: readonly number[]): void {
  sample.add(...dice);
  checkForCriticals(sample.battle, sample.red, locationOf(sample, location), NOBODY);
  sample.done();
}

/** A hit by a weapon, or a blow. */
function struck(sample: SampleBattle, location: LocationName, points: number, weapon: number): void {
  const place = {
    ...struckForSure(locationOf(sample, location)),
    motive: location === 'rotor' ? 0 : undefined,
  };
  applyHit(sample.battle, sample.red, place, points, false, {
    attacker: sample.blue,
    weapon,
    kind: 'energy',
  });
}

/** What a path comes to: its points, the elevation of its end, and what bars it. */
function flown({ battle, red }: SampleBattle, ...steps: readonly StepKind[]) {
  const { end, obstacle } = evaluatePath(
    battle.map,
    moverOf(battle, red),
    steps.map((kind) => ({ kind })),
    pilotStateOf(red),
    battle.occupancyFor(red),
  );
  return obstacle ?? [end.mp, end.elevation];
}

const hill = (level: number): Partial<MapHex> => ({ level });
const WOODS: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };

describe('Hits on a VTOL', () => {
  it('slow the rotor even if they were aimed at it', () => {
    const sample = aloft({ elevation: 3 });
    const place = struckForSure(locationOf(sample, 'rotor'));
    applyHit(sample.battle, sample.red, place, 5, false, {
      attacker: sample.blue,
      weapon: 0,
      kind: 'energy',
    });
    expect(sample.of('rotor-hit')).toMatchObject([{ cruise: 9 }]);
  });

  it('on the rotor break a mast mount and what it holds, the first time', () => {
    const sample = aloft({
      elevation: 3,
      copter: { equipment: { Rotor: ['BeagleActiveProbe', 'ISMastMount'] } },
    });
    expect(sample.red.hasWorking('active-probe')).toBe(true);
    struck(sample, 'rotor', 5, 0);
    expect(sample.red.hasWorking('active-probe')).toBe(false);
    struck(sample, 'rotor', 5, 0);
    expect(sample.of('broken')).toHaveLength(2);
  });

  it.each([
    ['front', 0, 'front! rotor~ rotor~ right_side front front front left_side rotor~ rotor~ rotor!~'],
    [
      'right',
      0,
      'right_side! rotor~ rotor~ front right_side right_side right_side! rear rotor~ rotor~ rotor!~',
    ],
    ['left', 1, 'left_side! rotor~ turret front left_side left_side left_side! rear rotor~ rotor~ rotor!~'],
    ['rear', 1, 'rear! rotor~ turret left_side rear rear rear right_side rotor~ rotor~ rotor!~'],
  ] as const)('from the %s, with %i turrets, go by the table', (side, turrets, expected) => {
    const tables = vehicleHitTables(false, turrets, false, true);
    const cells = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => {
      const { location, throughArmorCritical, motive } = struckBy(
        tables,
        'full',
        side as BodySide,
        { dice: [], total },
        () => 1,
      );
      const marks = `${throughArmorCritical ? '!' : ''}${motive === undefined ? '' : '~'}`;
      return `${tables.plan.locations[location]}${marks}`;
    });
    expect(cells.join(' ')).toBe(expected);
  });

  it('do a tenth to the rotor, rounded up, and each costs a cruising point: 10 points do 1, 15 do 2', () => {
    const sample = aloft();
    const rotor = locationOf(sample, 'rotor');
    struck(sample, 'rotor', 10, 0);
    expect([sample.red.armor[rotor], moverOf(sample.battle, sample.red).walk]).toEqual([19, 9]);
    struck(sample, 'rotor', 15, 0);
    expect([sample.red.armor[rotor], moverOf(sample.battle, sample.red).walk]).toEqual([17, 8]);
    expect(sample.of('rotor-hit').map(({ cruise }) => cruise)).toEqual([9, 8]);
  });

  it('by a blow do all their damage', () => {
    const sample = aloft();
    struck(sample, 'rotor', 10, -1);
    expect(sample.red.armor[locationOf(sample, 'rotor')]).toBe(10);
  });

  it('that force it down among its own make room for it: of two platoons below, one has to leave', () => {
    const sample = aloft({
      red: [
        { unit: customVehicle({ ...COPTER, cruise: 1 }), at: [8, 8], facing: 0 },
        { unit: customInfantry(), at: [8, 9] },
        { unit: customInfantry(), at: [8, 10] },
      ],
      elevation: 3,
      dice: [4, 5],
    });
    for (const unit of sample.units.slice(1, 3)) sample.battle.place(unit, sample.red.hex);
    struck(sample, 'rotor', 5, 0);
    const [copter, ...platoons] = sample.units.filter(({ side }) => side === 0);
    expect(platoons.filter(({ hex }) => hex === copter?.hex)).toHaveLength(1);
    checkInvariants(sample.battle);
  });

  it("that force it down on a roof bring it down beside the 'Mech that stands there", () => {
    const roof = {
      terrain: ['building'],
      building: { construction: 4, height: 2, strength: 120, exits: 0 },
    } as const;
    const sample = aloft({
      copter: { cruise: 1 },
      elevation: 4,
      map: mapOf({ '8,8': roof }),
      blue: [{ unit: customMech(), at: [8, 7] }, FAR],
      dice: [4, 5],
    });
    sample.blue.elevation = 2;
    sample.battle.place(sample.blue, sample.red.hex);
    sample.add(...Array<number>(40).fill(3));
    struck(sample, 'rotor', 5, 0);
    expect(sample.red.elevation).toBe(2);
    expect(sample.blue.hex).toBe(sample.red.hex);
    checkInvariants(sample.battle);
  });

  it('that take the last cruising point force it down: driving 5 + 4, and on a 9 it lands', () => {
    const sample = aloft({ copter: { cruise: 1 }, elevation: 3, dice: [4, 5] });
    struck(sample, 'rotor', 5, 0);
    sample.done();
    expect(sample.of('piloting-roll')).toMatchObject([
      { cause: 'forced-landing', roll: { needed: 9 }, passed: true },
    ]);
    expect(sample.of('landing')).toMatchObject([{ forced: true }]);
    expect([sample.red.elevation, sample.red.isOut]).toEqual([0, false]);
    endOfPhase(sample.battle);
    expect(sample.red.isImmobile).toBe(true);
  });

  it('that take all of the rotor bring it down, whatever the pilot does', () => {
    // A die of 1 says that it falls on its front; the groups strike it there.
    const sample = aloft({ copter: { armor: 0 }, elevation: 1, dice: [1, 3, 3, 3, 3] });
    struck(sample, 'rotor', 30, 0);
    expect(sample.of('crash')).toMatchObject([{ levels: 1, damage: 6 }]);
  });
});

describe('A VTOL that crashes', () => {
  it('from elevation 4 takes 3 × 5 = 15 points in three groups', () => {
    const sample = aloft({ elevation: 4, copter: { armor: 50 } });
    critical(sample, 'rotor', 6, 6, 1, 3, 3, 3, 4, 4, 3);
    expect(sample.of('vehicle-critical')).toMatchObject([{ critical: 'rotors-destroyed' }]);
    expect(sample.of('crash')).toMatchObject([{ levels: 4, damage: 15 }]);
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    expect([sample.red.elevation, sample.red.isOut]).toEqual([0, false]);
    checkInvariants(sample.battle);
  });

  it('burns if its hull is broken and its engine holds fuel; a fusion engine does not', () => {
    const fallen = (fusion: boolean): SampleBattle => {
      const sample = aloft({ elevation: 1, copter: { armor: 4, fusion } });
      // On its front: 5 points, one of them into the structure, which asks for a critical roll; then 1, and another.
      critical(sample, 'rotor', 6, 6, 1, 3, 3, 1, 2, 3, 3, 1, 2);
      return sample;
    };
    expect(fallen(false).red.lost).toBe('crashed');
    expect(fallen(true).red.lost).toBeUndefined();
  });

  it('into water is lost', () => {
    const map = mapOf({ '8,8': { terrain: ['water'], waterDepth: 1 } });
    const sample = aloft({ elevation: 2, map });
    critical(sample, 'rotor', 6, 6, 1);
    expect(sample.red.lost).toBe('sunk');
  });

  it('over woods has no place to be set down', () => {
    const sample = aloft({ elevation: 3, map: mapOf({ '8,8': WOODS }), copter: { armor: 50 } });
    critical(sample, 'left_side', 5, 5, 1, 3, 3, 3, 4, 3, 3);
    expect(sample.of('vehicle-critical')).toMatchObject([{ critical: 'engine' }]);
    expect(sample.of('piloting-roll')).toEqual([]);
    expect(sample.of('crash')).toMatchObject([{ levels: 3, damage: 12 }]);
  });
});

describe('A critical hit on a VTOL', () => {
  it('on the co-pilot adds 1 to its attacks and nothing to driving; another kills the crew', () => {
    const sample = aloft({ copter: { equipment: { Front: ['Medium Laser'] } } });
    critical(sample, 'front', 3, 3);
    const [gun] = sample.red.design.weapons;
    expect(sample.red.fireDamage(gun as NonNullable<typeof gun>)).toMatchObject([{ value: 1 }]);
    expect(pilotStateOf(sample.red)).toMatchObject({ commanderHit: false, driverHit: false });
    critical(sample, 'front', 3, 3);
    expect(sample.red.lost).toBe('crew-killed');
  });

  it('on the pilot asks for a roll at once, 2 harder, and costs a level if it fails; another kills the crew', () => {
    const sample = aloft({ elevation: 3 });
    critical(sample, 'front', 5, 5, 3, 3);
    expect(sample.of('piloting-roll')).toMatchObject([
      { cause: 'pilot-hit', roll: { needed: 7 }, passed: false },
    ]);
    expect(sample.of('loses-height')).toEqual([{ type: 'loses-height', unit: 0, elevation: 2 }]);
    expect(sample.red.elevation).toBe(2);
    critical(sample, 'front', 5, 5);
    expect(sample.red.lost).toBe('crew-killed');
  });

  it('on the pilot of one just above the ground may be a crash', () => {
    const sample = aloft({ elevation: 1, copter: { armor: 50 } });
    critical(sample, 'front', 5, 5, 3, 3, 1, 3, 3, 3, 3);
    expect(sample.of('crash')).toMatchObject([{ levels: 1, damage: 6 }]);
    expect(sample.red.isImmobile).toBe(false);
  });

  it('on the rotor costs a cruising point, then comes the flight stabilizer with +3 to driving rolls, once', () => {
    const sample = aloft();
    critical(sample, 'rotor', 3, 4);
    expect(moverOf(sample.battle, sample.red).walk).toBe(9);
    critical(sample, 'rotor', 4, 5);
    expect(pilotStateOf(sample.red).flightStabilizerHit).toBe(true);
    critical(sample, 'rotor', 4, 5, 1, 3, 3, 3, 3);
    expect(sample.of('vehicle-critical').map(({ critical: what }) => what)).toEqual([
      'rotor-damage',
      'flight-stabilizer',
      'rotors-destroyed',
    ]);
  });

  it('on the engine forces it down, and it stays there', () => {
    const sample = aloft({ elevation: 2 });
    critical(sample, 'rear', 5, 6, 6, 6);
    expect(sample.of('landing')).toMatchObject([{ forced: true }]);
    endOfPhase(sample.battle);
    expect([sample.red.elevation, moverOf(sample.battle, sample.red).walk, sample.red.isImmobile]).toEqual([
      0,
      0,
      true,
    ]);
  });
});

describe('A VTOL that comes damaged into a battle', () => {
  const begun = (vehicle: VehicleCondition, map = mapOf()): SampleBattle =>
    sampleBattle({
      red: [{ unit: customVehicle(COPTER), at: [8, 8], condition: { vehicle } }],
      blue: [FAR],
      map,
    });

  it('stays on the ground without its engine, its rotor or any points, and flies with any other damage', () => {
    expect(begun({ engineHit: true }).red.elevation).toBe(0);
    expect(begun({ immobilized: true }).red.elevation).toBe(0);
    expect(begun({ mpLost: 10 }).red).toMatchObject({ elevation: 0, stranded: true });
    expect(begun({ mpLost: 9, flightStabilizerHit: true }).red).toMatchObject({
      elevation: 1,
      stranded: false,
    });
  });

  it('stands on the roof below it', () => {
    const building = { construction: 4, height: 2, strength: 120, exits: 0 };
    const map = mapOf({ '8,8': { terrain: ['building'], building } });
    expect(begun({ engineHit: true }, map).red.elevation).toBe(2);
  });
});

describe('A crash', () => {
  it('counts for whoever shot the VTOL down, when its own fall destroys it', () => {
    const sample = aloft({ elevation: 4, copter: { armor: 1 } });
    sample.add(6, 6, 1, 3, 3);
    checkForCriticals(sample.battle, sample.red, locationOf(sample, 'rotor'), {
      attacker: sample.blue,
      weapon: 0,
      kind: 'energy',
    });
    expect(sample.of('crash')).toMatchObject([{ levels: 4, damage: 15 }]);
    expect([sample.red.isOut, sample.blue.kills]).toEqual([true, 1]);
  });
});

describe('A VTOL flies', () => {
  it('at a point for each hex, hexside and level, and keeps its height over falling ground', () => {
    const sample = aloft({ elevation: 2, map: mapOf({ '8,7': hill(-1), '8,6': { level: -1, ...WOODS } }) });
    expect(flown(sample, 'forward')).toEqual([1, 3]);
    expect(flown(sample, 'forward', 'forward', 'turn-left')).toEqual([3, 3]);
    expect(flown(sample, 'up', 'up', 'down')).toEqual([3, 3]);
    expect(flown(sample, 'backward')).toEqual([1, 2]);
  });

  it('over no hill as high as itself, and over no wood that reaches up to it', () => {
    const map = mapOf({ '8,7': hill(2), '8,9': WOODS });
    expect(flown(aloft({ elevation: 2, map }), 'forward')).toBe('too-low');
    expect(flown(aloft({ elevation: 3, map }), 'forward')).toEqual([1, 1]);
    expect(flown(aloft({ elevation: 2, map }), 'backward')).toBe('too-low');
    expect(flown(aloft({ elevation: 3, map }), 'backward')).toEqual([1, 3]);
    expect(flown(aloft({ elevation: 3, map }), 'backward', 'down')).toBe('cannot-sink');
  });

  it('above roofs, and lands on them; over water it stays a level up', () => {
    const map = mapOf({
      '8,7': { terrain: ['building'], building: { construction: 2, height: 2, strength: 40, exits: 0 } },
      '8,9': { terrain: ['water'], waterDepth: 1 },
    });
    expect(flown(aloft({ elevation: 2, map }), 'forward')).toBe('too-low');
    expect(flown(aloft({ elevation: 3, map }), 'forward', 'down')).toEqual([2, 2]);
    expect(flown(aloft({ elevation: 3, map }), 'forward', 'down', 'down')).toBe('cannot-sink');
    expect(flown(aloft({ elevation: 1, map }), 'backward')).toEqual([1, 1]);
    expect(flown(aloft({ elevation: 1, map }), 'backward', 'down')).toBe('cannot-sink');
  });

  it('not before it has taken off: on the ground it neither turns nor moves, but off a cliff', () => {
    const grounded = aloft({ elevation: 0 });
    expect([flown(grounded, 'turn-left'), flown(grounded, 'forward')]).toEqual(['on-the-ground', 'too-low']);
    expect(flown(grounded, 'up', 'turn-left', 'forward')).toEqual([3, 1]);
    expect(flown(aloft({ elevation: 0, map: mapOf({ '8,7': hill(-1) }) }), 'forward')).toEqual([1, 1]);
  });

  it('to the same places that its steps lead to, with the same points', () => {
    const { battle, red } = aloft({ copter: { cruise: 3 }, map: mapOf({ '8,7': hill(2), '9,8': WOODS }) });
    const reach = new Reach();
    const mover = moverOf(battle, red);
    reach.run(battle.map, mover, battle.occupancyFor(red));
    expect(reach.count).toBeGreaterThan(100);
    for (let place = 0; place < reach.count; place += 1) {
      const steps = reach.stepsTo(place).map((kind) => ({ kind }));
      const { end, obstacle } = evaluatePath(battle.map, mover, steps, pilotStateOf(red));
      expect(obstacle).toBeUndefined();
      expect([end.hex, end.elevation, end.facing, end.mp]).toEqual([
        reach.hexAt(place),
        reach.elevationAt(place),
        reach.facingAt(place),
        reach.mpAt(place),
      ]);
    }
  });

  it("over a 'Mech, which is two levels high, and stops beside one at its own height; both hold for the 'Mech in turn", () => {
    const at = (elevation: number): SampleBattle =>
      aloft({ elevation, blue: [{ unit: 'shadow-hawk-shd-2h', at: [8, 7], facing: 3 }] });
    expect(flown(at(1), 'forward')).toEqual([1, 1]);
    expect(flown(at(1), 'forward', 'forward')).toBe('enemy-in-the-way');
    expect(flown(at(2), 'forward', 'forward')).toEqual([2, 2]);
    const { battle, red, blue } = at(2);
    const below = (): number => battle.occupancyFor(blue)[red.hex] as number;
    expect(below()).toBe(EMPTY);
    battle.lift(red, 1);
    expect(below()).toBe(CONTACT);
  });

  it('is described with its elevation', () => {
    const sample = aloft({ elevation: 2 });
    executeMove(sample.battle, sample.red, { steps: ['up', 'forward'] });
    expect(sample.of('move')).toMatchObject([{ elevation: 3, hexes: 1 }]);
    checkInvariants(sample.battle);
  });

  it('slips sideways into a hill that it would have passed, and crashes there', () => {
    // Flanking 12 hexes: it turns after the tenth, and fails by 2 what 5 asks for.
    const six = Array<StepKind>(10).fill('forward');
    const map = mapOf({ '8,2': hill(6) }, 16, 20);
    const sample = sampleBattle({
      red: [{ unit: customVehicle({ ...COPTER, armor: 50, cruise: 8 }), at: [8, 13], facing: 0 }],
      blue: [FAR],
      ruleset: 'total-warfare',
      map,
      dice: [1, 2, 3, 3, 3, 4],
    });
    executeMove(sample.battle, sample.red, { steps: [...six, 'turn-right', 'forward'] });
    sample.done();
    // 3 × (2 hexes left + 1) = 9 points, 5 and 4, on the side of the hill: it had turned to the right.
    expect(sample.of('crash')).toMatchObject([{ damage: 9, side: 'left' }]);
    expect([sample.battle.map.rowOf(sample.red.hex), sample.red.elevation]).toEqual([3, 0]);
  });

  it('sticks where it lands in a swamp', () => {
    const sample = aloft({ elevation: 1, map: mapOf({ '8,8': { terrain: ['swamp'] } }) });
    sample.battle.phase = 'movement';
    executeMove(sample.battle, sample.red, { steps: ['down'] });
    endOfPhase(sample.battle);
    expect(sample.red.stuck).toBe(true);
  });
});

describe('A VTOL in a fight', () => {
  const gun = { unit: 'shadow-hawk-shd-2h', at: [8, 5], facing: 3 } as const;

  it('is 1 harder to hit in the air or when it flew, as it is to whoever moved 10 hexes', () => {
    const needed = (elevation: number, hexes: number): number => {
      const { battle, red, blue } = aloft({ elevation, blue: [gun] });
      red.hasMoved = true;
      red.movement = hexes > 0 ? 'walk' : 'stationary';
      red.hexesMoved = hexes;
      const weapon = blue.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
      const shot = { weapon, target: red.index } as const;
      return weaponAttackOf(battle, blue, { torsoFacing: 3, shots: [shot] }, shot).needed;
    };
    expect(needed(0, 0)).toBe(4);
    expect(needed(3, 0)).toBe(5);
    // +4 for 10 hexes, +1 airborne.
    expect(needed(3, 10)).toBe(9);
  });

  it('sees over a hill that hides it on the ground', () => {
    const map = mapOf({ '8,5': hill(2) });
    const seen = (elevation: number): boolean => {
      const { battle, red, blue } = aloft({ elevation, blue: [{ ...gun, at: [8, 2] }], map });
      return !lookAt(battle, blue, red).blocked;
    };
    expect([seen(0), seen(6)]).toEqual([false, true]);
  });

  it("is kicked only at the kicker's own level, and loses its rotors to a kick", () => {
    const beside = (elevation: number, level: number): SampleBattle =>
      aloft({
        elevation,
        copter: { armor: 50 },
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [8, 7], facing: 3 }],
        map: mapOf({ '8,7': hill(level) }),
      });
    const kicks = ({ battle, blue }: SampleBattle) =>
      legalBlows(battle, blue).filter(({ kind }) => kind === 'kick');
    expect(kicks(beside(2, 0))).toEqual([]);
    const sample = beside(2, 2);
    const [kick] = kicks(sample);
    expect(kick).toBeDefined();
    sample.battle.declaredBlows.push({ unit: sample.blue.index, order: { blows: kick ? [kick] : [] } });
    // The kick hits the front; then it comes down from two levels, 9 points in two groups.
    sample.add(6, 6, 3, 3, 1, 3, 3, 3, 3);
    resolveBlows(sample.battle);
    expect(sample.of('crash')).toMatchObject([{ levels: 2, damage: 9 }]);
  });
});
