import { describe, expect, it } from 'vitest';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { resolveAttack } from '../../../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import type { Unit } from '../../../../src/units/index.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { type CustomInfantry, customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const WOODS: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };

interface Volley {
  readonly shooter: Unit;
  /** The attack roll comes before. */
  readonly dice?: readonly number[];
  readonly platoon?: CustomInfantry;
  readonly hex?: Partial<MapHex>;
  readonly distance?: number;
  readonly shots?: number;
  readonly load?: string;
  readonly ruleset?: (typeof RULESETS)[number];
}

/** Troopers lost to one attack that hits. */
function lostTo({
  shooter,
  dice = [],
  platoon,
  hex = {},
  distance = 3,
  shots,
  load,
  ruleset = 'total-warfare',
}: Volley): number {
  const sample = sampleBattle({
    red: [{ unit: shooter, at: [5, 2 + distance], facing: 0 }],
    blue: [{ unit: customInfantry(platoon), at: [5, 2] }],
    map: mapOf({ '5,2': hex }),
    ruleset,
    dice: [6, 6, ...dice],
  });
  const { battle, red, blue } = sample;
  const bin = red.design.bins.find(({ item }) => item.name === load)?.index;
  if (load !== undefined) expect(bin, load).toBeDefined();
  const shot = { weapon: 0, target: blue.index, ...(bin !== undefined && { bin }), ...(shots && { shots }) };
  const before = blue.structure[0] as number;
  resolveAttack(battle, weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot));
  sample.done();
  return before - (blue.structure[0] as number);
}

const gunWith = (name: string, ...ammunition: readonly string[]): Unit =>
  customVehicle({ turrets: 0, equipment: { Front: [name], Body: ammunition } });

type Row = readonly [weapon: string, unit: Unit, count: number, more?: Partial<Volley>];
const inFull = ([weapon, unit, count, more = {}]: Row) => [weapon, unit, count, more] as const;

/** Troopers lost in woods; twice as many in the open; those who ride there twice as many again. */
const BY_CLASS: readonly (readonly [weapon: string, unit: Unit, troopers: number, more?: Partial<Volley>])[] =
  [
    // Direct fire: a tenth, rounded up.
    ['AC/20', gunWith('Autocannon/20', 'IS Ammo AC/20'), 2],
    ['Gauss rifle', gunWith('ISGaussRifle', 'IS Gauss Ammo'), 2],
    ['large laser', gunWith('Large Laser'), 1],
    ['Clan ER large laser', gunWith('CLERLargeLaser'), 1],
    ['ER PPC', gunWith('ISERPPC'), 1],
    ['slug of an LB 20-X', gunWith('ISLBXAC20', 'IS Ammo 20-X'), 2],
    ['rotary AC/5, single', gunWith('ISRotaryAC5', 'ISRotaryAC5 Ammo'), 1],
    // Pulse: 2 more than that.
    ['large pulse laser', gunWith('ISLargePulseLaser'), 3],
    ['Clan large pulse laser', gunWith('CLLargePulseLaser'), 3],
    ['Clan medium pulse laser', gunWith('CLMediumPulseLaser'), 3],
    // Cluster, ballistic: 1 more than a tenth.
    ['cluster of an LB 20-X', gunWith('ISLBXAC20', 'IS Ammo 20-X (CL)'), 3],
    ['HAG 20', gunWith('CLHAG20', 'Clan HAG 20 Ammo'), 3],
    ['Silver Bullet', gunWith('ISSBGR', 'ISSBGauss Ammo'), 3],
    ['rotary AC/5, six shots', gunWith('ISRotaryAC5', 'ISRotaryAC5 Ammo'), 4, { shots: 6 }],
    ['Ultra AC/20, two shots', gunWith('ISUltraAC20', 'IS Ammo Ultra AC/20'), 5, { shots: 2 }],
    // Cluster, missile: a fifth of the whole rack, and no cluster roll.
    ['MRM 30', gunWith('ISMRM30', 'ISMRM30 Ammo'), 6],
    ['LRM 15', gunWith('ISLRM15', 'IS Ammo LRM-15'), 3, { distance: 8 }],
    ['SRM 4', gunWith('ISSRM4', 'IS Ammo SRM-4'), 2],
    ['Streak SRM 4', gunWith('ISStreakSRM4', 'ISStreakSRM4 Ammo'), 2],
    ['rocket launcher 10', gunWith('ISRocketLauncher10'), 2],
    ['ATM 6', gunWith('CLATM6', 'Clan Ammo ATM-6'), 2, { distance: 6 }],
    ['ATM 6 with high explosives', gunWith('CLATM6', 'Clan Ammo ATM-6 HE'), 2],
    ['long-range missiles of an MML 7', gunWith('ISMML7', 'IS Ammo MML-7 LRM'), 2, { distance: 8 }],
    ['short-range missiles of an MML 7', gunWith('ISMML7', 'IS Ammo MML-7 SRM'), 3],
    ['Thunderbolt 15', gunWith('ISThunderbolt15', 'ISTBolt15 Ammo'), 3, { distance: 7 }],
  ];

/** Dice of a burst. */
const BURSTS: readonly Row[] = [
  ['light machine gun', gunWith('ISLightMG', 'ISLightMG Ammo (200)'), 1],
  ['machine gun', gunWith('ISMachine Gun', 'ISMG Ammo (200)'), 2],
  ['heavy machine gun', gunWith('ISHeavyMG', 'ISHeavyMG Ammo (100)'), 3, { distance: 2 }],
  ['small pulse laser', gunWith('ISSmallPulseLaser'), 2],
  ['Clan micro pulse laser', gunWith('CLMicroPulseLaser'), 2],
  ['Clan ER small pulse laser', gunWith('CLERSmallPulseLaser'), 1],
  ['AP Gauss rifle', gunWith('CLAPGaussRifle', 'CLAPGaussRifle Ammo'), 2],
  ['flamer', gunWith('ISFlamer'), 4],
  ['vehicle flamer', gunWith('ISVehicleFlamer', 'IS Vehicle Flamer Ammo'), 4],
  ['ER flamer', gunWith('ISERFlamer'), 2],
  ['heavy flamer', gunWith('ISHeavyFlamer', 'IS Heavy Flamer Ammo'), 6],
];

describe('A platoon loses to a hit', () => {
  it.each(BY_CLASS.map(inFull))('by a %s', (_, shooter, troopers, more) => {
    for (const ruleset of RULESETS) {
      const hit = { shooter, ruleset, ...more };
      expect([
        lostTo({ ...hit, hex: WOODS }),
        lostTo(hit),
        lostTo({ ...hit, hex: WOODS, platoon: { motion: 'Tracked' } }),
        lostTo({ ...hit, platoon: { motion: 'Tracked' } }),
        lostTo({ ...hit, platoon: { divisor: 2 } }),
      ]).toEqual([troopers, troopers * 2, troopers * 2, troopers * 4, troopers]);
    }
  });

  it.each(BURSTS.map(inFull))(
    'by the burst of a %s: its dice, half of them among those who ride',
    (_, shooter, count, more) => {
      // Odd sums show which way halves go; no more than 28 can be lost.
      const dice = [1, ...Array<number>(count - 1).fill(2)];
      const sum = 2 * count - 1;
      for (const ruleset of RULESETS) {
        const hit = { shooter, ruleset, dice, ...more };
        expect([
          lostTo({ ...hit, hex: WOODS }),
          lostTo(hit),
          lostTo({ ...hit, platoon: { motion: 'Tracked' } }),
          lostTo({ ...hit, hex: WOODS, platoon: { divisor: 2 } }),
        ]).toEqual([sum, sum * 2, Math.floor(sum / 2) * 2, count]);
      }
    },
  );

  it.each([
    ['a Thunderbolt 15 at 5 hexes', 5, [2, 2, 3]],
    ['a Thunderbolt 20 at 5 hexes', 5, [2, 2, 4]],
    ['a Thunderbolt 20 at 6 hexes', 6, [4, 4, 4]],
  ] as const)('by %s', (weapon, distance, expected) => {
    const rack = weapon.includes('15') ? '15' : '20';
    const shooter = gunWith(`ISThunderbolt${rack}`, `ISTBolt${rack} Ammo`);
    const lost = RULESETS.map((ruleset) => lostTo({ shooter, ruleset, distance, hex: WOODS }));
    expect(lost).toEqual(expected);
  });

  it.each([
    // A tenth rounded up, then 3, 2 or 1 by range; those who ride lose twice the first part.
    [2, 4, 8, 10],
    [4, 3, 6, 8],
    [7, 2, 4, 6],
  ])('by a medium variable-speed laser at %i hexes', (distance, woods, open, riding) => {
    const hit = { shooter: gunWith('ISMediumVSPLaser'), distance };
    expect([
      lostTo({ ...hit, hex: WOODS }),
      lostTo(hit),
      lostTo({ ...hit, platoon: { motion: 'Tracked' } }),
    ]).toEqual([woods, open, riding]);
  });

  it('by an array of three machine guns: six dice on one roll to hit', () => {
    const array = customVehicle({
      turrets: 0,
      equipment: {
        Front: ['ISMGA', 'ISMachine Gun', 'ISMachine Gun', 'ISMachine Gun'],
        Body: ['ISMG Ammo (200)'],
      },
    });
    const lost = lostTo({ shooter: array, dice: [1, 2, 2, 2, 2, 2], hex: WOODS });
    expect(lost).toBe(11);
  });

  it.each<readonly [string, Partial<MapHex>, number]>([
    ['clear ground', {}, 2],
    ['a road', { terrain: ['road'] }, 2],
    ['pavement', { terrain: ['pavement'] }, 2],
    ['mud', { terrain: ['mud'] }, 2],
    ['sand', { terrain: ['sand'] }, 2],
    ['rough ground', { terrain: ['rough'] }, 1],
    ['rubble', { terrain: ['rubble'] }, 1],
    ['swamp', { terrain: ['swamp'] }, 1],
    ['heavy woods', { terrain: ['heavy_woods'], foliageHeight: 2 }, 1],
    ['light jungle', { terrain: ['light_jungle'], foliageHeight: 2 }, 1],
  ])('by a PPC on %s', (_, hex, lost) => {
    expect(lostTo({ shooter: gunWith('ISPPC'), hex })).toBe(lost);
  });
});

describe('Soldiers fired at by soldiers lose', () => {
  const rifles = customInfantry();
  const gunners = customInfantry({ motion: 'Motorized', secondary: 'Machine Gun (Portable)' });

  it.each<readonly [string, Unit, readonly number[], readonly [number, number, number]]>([
    // 17 of 28 on a 7, 0.52 points each: 9, which those who ride halve.
    ['rifles', rifles, [3, 4], [9, 18, 8]],
    // The machine guns give the range, and add a die.
    ['portable machine guns', gunners, [3, 4, 4], [13, 26, 12]],
  ])('to %s in woods, in the open and on vehicles', (_, shooter, dice, expected) => {
    const hit = { shooter, dice, distance: 1 };
    expect([
      lostTo({ ...hit, hex: WOODS }),
      lostTo(hit),
      lostTo({ ...hit, platoon: { motion: 'Wheeled' } }),
    ]).toEqual(expected);
  });

  it.each<readonly [string, readonly string[], readonly number[], number, number]>([
    // Three of five hit on a 7, each by itself.
    ['small lasers', ['BABattleClaw:LA', 'CLBASmall Laser:RA'], [3, 4], 3, 6],
    // Ten missiles are five racks of 2, a fifth of 4 points each, and no roll.
    ['SRM 2', ['CLBASRM2:Body', 'BA-SRM2 Ammo:Body:Shots2#'], [], 5, 10],
    // The cluster roll, then the dice of each of three who hit.
    ['flamers', ['BABattleClaw:LA', 'CLBAFlamer:RA'], [3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 2], 10, 20],
    ['light machine guns', ['BABattleClaw:LA', 'CLBALightMG:RA'], [3, 4, 1, 3, 6], 6, 12],
  ])('to the %s of battle armor', (_, equipment, dice, woods, open) => {
    const hit = { shooter: customSquad({ equipment }), dice, distance: 1 };
    expect([lostTo({ ...hit, hex: WOODS }), lostTo(hit)]).toEqual([woods, open]);
  });
});

describe('Infantry in a building', () => {
  const walls = (exits: number): Partial<MapHex> => ({
    terrain: ['building'],
    building: { construction: 2, height: 1, strength: 40, exits },
  });
  /** In two hexes of one building. */
  function inside(shooter: Unit, dice: readonly number[]) {
    return sampleBattle({
      red: [{ unit: shooter, at: [5, 7], facing: 0 }],
      blue: [{ unit: customInfantry(), at: [5, 6] }],
      map: mapOf({ '5,7': walls(0b000001), '5,6': walls(0b001000) }),
      ruleset: 'total-warfare',
      dice,
    });
  }

  it.each<readonly [string, Unit, readonly number[], number]>([
    ['half of a burst, rounded up', gunWith('ISMachine Gun', 'ISMG Ammo (200)'), [3, 4], 4],
    ['all of a pulse laser', gunWith('ISLargePulseLaser'), [], 3],
    ['all of a PPC', gunWith('ISPPC'), [], 1],
  ])('takes from within %s, and is never in the open', (_, shooter, dice, lost) => {
    const sample = inside(shooter, [6, 6, ...dice]);
    const { battle, red, blue } = sample;
    const shot = { weapon: 0, target: blue.index };
    const attack = weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot);
    resolveAttack(battle, attack);
    sample.done();
    expect(28 - (blue.structure[0] as number)).toBe(lost);
  });
});

describe('What marks targets', () => {
  // Only core lets it mark soldiers; a pod never sticks to battle armor.
  it.each<readonly [string, Unit, Unit, readonly number[]]>([
    ['TAG may be pointed at a platoon', gunWith('TAG'), customInfantry(), [0, 0, 1]],
    ['TAG may be pointed at battle armor', gunWith('TAG'), customSquad(), [0, 0, 1]],
    ['Narc may be fired at a platoon', gunWith('ISNarcBeacon', 'ISNarc Pods'), customInfantry(), [0, 0, 1]],
    ['Narc is not fired at battle armor', gunWith('ISNarcBeacon', 'ISNarc Pods'), customSquad(), [0, 0, 0]],
  ])('%s', (_, unit, target, expected) => {
    const shots = RULESETS.map((ruleset) => {
      const { battle, red } = sampleBattle({
        red: [{ unit, at: [5, 8], facing: 0 }],
        blue: [{ unit: target, at: [5, 5] }],
        ruleset,
      });
      return legalShots(battle, red, { torsoFacing: 0, armsFlipped: false }).length;
    });
    expect(shots).toEqual(expected);
  });
});

describe('A blow at a platoon', () => {
  it.each([
    // A tenth, at least one; twice in the open.
    [4, 1, 2],
    [10, 1, 2],
    [19, 1, 2],
    [20, 2, 4],
    [45, 4, 8],
  ])('of %i points costs %i in woods and %i in the open', (points, woods, open) => {
    for (const [hex, lost] of [
      [WOODS, woods],
      [{}, open],
    ] as const) {
      const { battle, red, blue } = sampleBattle({
        red: [{ unit: customMech(), at: [5, 6] }],
        blue: [{ unit: customInfantry(), at: [5, 5] }],
        map: mapOf({ '5,5': hex }),
        ruleset: 'total-warfare',
      });
      applyHit(battle, blue, struckForSure(0), points, false, {
        attacker: red,
        weapon: -1,
        kind: 'physical',
      });
      expect(28 - (blue.structure[0] as number)).toBe(lost);
    }
  });
});

describe('An emplacement that fires at a platoon', () => {
  it('counts like any other unit', () => {
    const guns = customEmplacement({ turret: false, guns: ['Large Laser'] });
    expect(lostTo({ shooter: guns })).toBe(2);
  });
});
