import { describe, expect, it } from 'vitest';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { resolveAttack } from '../../../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { hitsByTable } from '../../../../src/rules/cluster/table.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import type { TerrainType } from '../../../../src/rules/terrain/terrain.js';
import { type CustomInfantry, customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const BOOK = { ruleset: 'total-warfare' } as const;

interface Duel {
  readonly platoon?: CustomInfantry;
  readonly terrain?: TerrainType;
  readonly weapon: string;
  readonly ammunition?: readonly string[];
  readonly load?: string;
  readonly shots?: number;
  readonly dice: readonly number[];
}

/** Troopers that one hit of a 'Mech's weapon costs a platoon 3 hexes away, after the attack roll. */
function lostTo({ platoon, terrain, weapon, ammunition = [], load, shots, dice }: Duel): number {
  const sample = sampleBattle({
    red: [{ unit: customMech({ slots: { RT: [weapon, ...ammunition] } }), at: [5, 8], facing: 0 }],
    blue: [{ unit: customInfantry(platoon), at: [5, 5] }],
    ...(terrain && { map: mapOf({ '5,5': { terrain: [terrain] } }) }),
    ...BOOK,
    dice: [6, 6, ...dice],
  });
  const { battle, red, blue } = sample;
  const bin = red.design.bins.find(({ item }) => item.name === load)?.index;
  const shot = { weapon: 0, target: blue.index, ...(bin !== undefined && { bin }), ...(shots && { shots }) };
  const before = blue.structure[0] as number;
  resolveAttack(battle, weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot));
  sample.done();
  return before - (blue.structure[0] as number);
}

describe('Worked examples of infantry', () => {
  it('infantry fire: 28 rifles, 7 on the table, do 9 points in groups of 2', () => {
    const sample = sampleBattle({
      red: [{ unit: customInfantry(), at: [5, 8] }],
      blue: [{ unit: customMech(), at: [5, 7], facing: 3 }],
      ...BOOK,
      dice: [6, 6, 3, 4, ...Array<number>(10).fill(3)],
    });
    const { battle, red, blue, of } = sample;
    const shot = { weapon: 0, target: blue.index };
    resolveAttack(battle, weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot));
    sample.done();
    expect(of('cluster')).toMatchObject([{ size: 28, hits: 17 }]);
    expect(of('hit').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 1]);
  });

  it('infantry fire: with two portable machine guns a squad, 17 of 28 do 9 points, and march a point slower', () => {
    const { red } = sampleBattle({
      red: [
        { unit: customInfantry({ motion: 'Motorized', secondary: 'Machine Gun (Portable)' }), at: [5, 8] },
      ],
      blue: [{ unit: customMech(), at: [5, 7] }],
    });
    const arms = red.design.weapons[0]?.smallArms;
    expect(Math.round((arms?.perTrooper ?? 0) * 17)).toBe(9);
    expect(arms?.rangeModifiers).toHaveLength(4);
    expect(red.design.infantry?.walk).toBe(2);
  });

  it('cluster above the table: 56 shooting men are row 40 plus row 16, two rolls', () => {
    const rolls = [7, 3];
    // 24 of 40 on a 7, 5 of 16 on a 3.
    expect(hitsByTable(56, () => rolls.shift() ?? Number.NaN)).toBe(29);
    expect(rolls).toEqual([]);
  });

  it("range: rifles 2 hexes from a 'Mech that moved 5, by gunnery 4, need 8, whatever the platoon did", () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customInfantry({ motion: 'Motorized' }), at: [5, 8] }],
      blue: [{ unit: customMech(), at: [5, 6] }],
      ...BOOK,
    });
    red.movement = 'walk';
    red.hexesMoved = 3;
    blue.movement = 'run';
    blue.hexesMoved = 5;
    const shot = { weapon: 0, target: blue.index };
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(8);
  });

  it.each<readonly [string, Duel, number]>([
    ['a medium pulse laser in the clear', { weapon: 'Medium Pulse Laser', dice: [] }, 6],
    [
      'the same against armor that halves',
      { weapon: 'Medium Pulse Laser', platoon: { divisor: 2 }, dice: [] },
      3,
    ],
    ['an LRM 20', { weapon: 'LRM 20*5', ammunition: ['IS Ammo LRM-20'], dice: [] }, 8],
    [
      'a machine gun that rolls 7',
      { weapon: 'Machine Gun', ammunition: ['ISMG Ammo (200)'], dice: [3, 4] },
      14,
    ],
    ['a PPC', { weapon: 'PPC*3', dice: [] }, 2],
    ['a PPC, in woods', { weapon: 'PPC*3', terrain: 'light_woods', dice: [] }, 1],
    [
      'a medium pulse laser at those who ride',
      { weapon: 'Medium Pulse Laser', platoon: { motion: 'Wheeled' }, dice: [] },
      12,
    ],
    [
      'a machine gun at those who ride',
      {
        weapon: 'Machine Gun',
        ammunition: ['ISMG Ammo (200)'],
        platoon: { motion: 'Tracked' },
        dice: [3, 4],
      },
      6,
    ],
    [
      'an SRM 6 in rough ground',
      { weapon: 'SRM 6*2', ammunition: ['IS Ammo SRM-6'], terrain: 'rough', dice: [] },
      3,
    ],
    [
      'cluster rounds of an LB 10-X in rough ground',
      {
        weapon: 'ISLBXAC10*6',
        ammunition: ['IS LB 10-X Cluster Ammo'],
        load: 'LB 10-X Cluster Ammo',
        terrain: 'rough',
        dice: [],
      },
      2,
    ],
    [
      'an Ultra AC/10 that fires twice in rough ground',
      { weapon: 'ISUltraAC10*7', ammunition: ['IS Ultra AC/10 Ammo'], shots: 2, terrain: 'rough', dice: [] },
      3,
    ],
    [
      'three inferno missiles of an SRM 4, wherever it is',
      { weapon: 'SRM 4', ammunition: ['ISSRM4 Inferno Ammo'], dice: [3, 4] },
      9,
    ],
  ])('damage to infantry: %s', (_, duel, lost) => expect(lostTo(duel)).toBe(lost));

  it("stomp: 12 points of a 60-ton 'Mech's foot cost a platoon in the clear 2 troopers", () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customMech({ tonnage: 60 }), at: [5, 8] }],
      blue: [{ unit: customInfantry(), at: [5, 7] }],
      ...BOOK,
    });
    applyHit(battle, blue, struckForSure(0), 12, false, { attacker: red, weapon: -1, kind: 'physical' });
    expect(blue.structure[0]).toBe(26);
  });
});

describe('Fragmentation missiles', () => {
  const SRM = { weapon: 'SRM 6*2', ammunition: ['SRM 6 Fragmentation Ammo'], dice: [] } as const;
  const LRM = { weapon: 'LRM 10*2', ammunition: ['LRM 10 Fragmentation Ammo'], dice: [] } as const;

  it('cost a platoon a soldier for each point of the whole rack, in the open twice as many', () => {
    expect(lostTo({ ...SRM, terrain: 'light_woods' })).toBe(12);
    expect(lostTo({ ...LRM, terrain: 'light_woods' })).toBe(10);
    expect(lostTo(LRM)).toBe(20);
  });

  it('do nothing to others', () => {
    const { battle, red, blue, of } = sampleBattle({
      red: [
        {
          unit: customMech({ slots: { RT: ['SRM 6*2', 'SRM 6 Fragmentation Ammo'] } }),
          at: [5, 8],
          facing: 0,
        },
      ],
      blue: [{ unit: customMech(), at: [5, 5] }],
      ...BOOK,
      dice: Array<number>(30).fill(6),
    });
    const shot = { weapon: 0, target: blue.index };
    resolveAttack(battle, weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot));
    expect(of('damage')).toEqual([]);
    expect(of('critical-check')).toEqual([]);
  });
});
