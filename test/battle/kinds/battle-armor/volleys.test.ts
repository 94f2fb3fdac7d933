import { describe, expect, it } from 'vitest';
import type { Facing } from '../../../../src/battle/hex/hex.js';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { type CustomSquad, customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { type SampleBattle, type SampleSetup, sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
type Rules = (typeof RULESETS)[number];
const CLAW = 'BABattleClaw:LA';

/** A squad that fires its first weapon at a tank, where every hit strikes the front on a 7. */
function volley(
  squad: CustomSquad,
  ruleset: Rules,
  dice: readonly number[],
  setup: Partial<SampleSetup> = {},
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customSquad(squad), at: [5, 8], facing: 0 }],
    blue: [{ unit: customVehicle({ armor: 100 }), at: [5, 6], facing: 3 }],
    ruleset,
    dice: [6, 6, ...dice, ...Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 3 : 4))],
    ...setup,
  });
  sample.battle.enter('weapons');
  declareFire(sample.battle, sample.red, {
    torsoFacing: sample.red.torsoFacing,
    shots: [{ weapon: 0, target: sample.blue.index }],
  });
  resolveFire(sample.battle);
  return sample;
}

const groups = ({ of }: SampleBattle): string =>
  of('hit')
    .map(({ damage }) => damage)
    .join(' ');

describe('A squad that hits', () => {
  it.each<readonly [string, CustomSquad, readonly number[], number, readonly [string, string, string]]>([
    // Column 20 of the cluster table: 12 missiles on a 7.
    [
      'with LRM 5 of four suits',
      { troopers: 4, equipment: ['ISBALRM5:Body', 'BA LRM 5 Ammo:Body:Shots6#'], clan: false },
      [3, 4],
      12,
      ['1 1 1 1 1 1 1 1 1 1 1 1', '5 5 2', '5 5 2'],
    ],
    // Column 12: 8 on an 8.
    [
      'with LRM 3 of four suits',
      { troopers: 4, equipment: ['ISBALRM3:Body', 'BA LRM 3 Ammo:Body:Shots6#'], clan: false },
      [4, 4],
      8,
      ['1 1 1 1 1 1 1 1', '5 3', '5 3'],
    ],
    // Column 8: 5 on a 7.
    [
      'with SRM 2 of four suits',
      { troopers: 4, equipment: ['CLBASRM2:Body', 'BA-SRM2 Ammo:Body:Shots2#'] },
      [3, 4],
      5,
      ['2 2 2 2 2', '2 2 2 2 2', '2 2 2 2 2'],
    ],
    // Column 5: 4 on a 10.
    [
      'with lasers of five suits',
      { equipment: [CLAW, 'CLBAMediumPulseLaser:RA'] },
      [5, 5],
      4,
      ['7 7 7 7', '7 7 7 7', '7 7 7 7'],
    ],
    // Column 6: 2 on a 3.
    [
      'with machine guns of six suits',
      { troopers: 6, equipment: [CLAW, 'CLBAMG:RA'] },
      [1, 2],
      2,
      ['2 2', '2 2', '2 2'],
    ],
    [
      'with the flamers of four suits',
      { troopers: 4, equipment: [CLAW, 'CLBAFlamer:RA'] },
      [6, 6],
      4,
      ['2 2 2 2', '2 2 2 2', '2 2 2 2'],
    ],
  ])('%s', (_, squad, dice, hits, expected) => {
    for (const [index, ruleset] of RULESETS.entries()) {
      const sample = volley(squad, ruleset, dice);
      expect(sample.of('cluster')[0], ruleset).toMatchObject({ hits });
      expect(groups(sample), ruleset).toBe(expected[index]);
    }
  });

  it('with MRM of four suits has 1 less on its cluster roll in core, and none in the others', () => {
    const squad: CustomSquad = {
      troopers: 4,
      clan: false,
      equipment: ['ISBAMRM2:Body', 'ISBAMRM2 Ammo:Body:Shots6#'],
    };
    // Column 8: 5 on a 7, 4 on a 6.
    const hits = RULESETS.map((ruleset) => volley(squad, ruleset, [3, 4]).of('cluster')[0]?.hits);
    expect(hits).toEqual([5, 5, 4]);
  });

  it('alone hits with all that one suit has', () => {
    const sample = volley({ troopers: 1, equipment: [CLAW, 'CLBASmall Laser:RA'] }, 'total-warfare', []);
    expect(groups(sample)).toBe('3');
    expect(sample.of('cluster')).toEqual([]);
  });
});

describe('A squad fires', () => {
  const LASER = [CLAW, 'CLBASmall Laser:RA', 'CLBASmall Laser:LA'];
  const needed = (ruleset: Rules, movement: 'stationary' | 'walk' | 'jump', second?: Facing): number => {
    const { battle, red } = sampleBattle({
      red: [{ unit: customSquad({ equipment: LASER }), at: [8, 8], facing: 0 }],
      blue: [
        { unit: customMech(), at: [8, 7] },
        { unit: customMech(), at: second === 3 ? [8, 9] : [9, 7] },
      ],
      ruleset,
    });
    Object.assign(red, { movement, hexesMoved: movement === 'stationary' ? 0 : 1 });
    const shots = [{ weapon: 0, target: 1 }, ...(second === undefined ? [] : [{ weapon: 1, target: 2 }])];
    const shot = shots.at(-1) as (typeof shots)[number];
    return weaponAttackOf(battle, red, { torsoFacing: 0, shots }, shot).needed;
  };

  it.each(RULESETS)('with gunnery alone at short range, whether it walked or jumped (%s)', (ruleset) => {
    expect([needed(ruleset, 'stationary'), needed(ruleset, 'walk'), needed(ruleset, 'jump')]).toEqual([
      4, 4, 4,
    ]);
  });

  it.each(RULESETS)('at +1 at a second target before it or behind it (%s)', (ruleset) => {
    expect([needed(ruleset, 'stationary', 1), needed(ruleset, 'stationary', 3)]).toEqual([5, 5]);
  });
});

describe('A shot at a squad', () => {
  const at = (ruleset: Rules, shooter: 'mech' | 'tank' | 'platoon' | 'squad'): number => {
    const unit = {
      mech: customMech({ slots: { RT: ['Medium Laser'] } }),
      tank: customVehicle({ turrets: 0, equipment: { Front: ['Medium Laser'] } }),
      platoon: customInfantry(),
      squad: customSquad({ equipment: [CLAW, 'CLBASmall Laser:RA'] }),
    }[shooter];
    const { battle, red, blue } = sampleBattle({
      red: [{ unit, at: [5, 7], facing: 0 }],
      blue: [{ unit: customSquad(), at: [5, 6] }],
      ruleset,
    });
    const shot = { weapon: 0, target: blue.index };
    return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
  };

  it.each(RULESETS)("is at +1 for 'Mechs and vehicles, not for soldiers (%s)", (ruleset) => {
    expect([at(ruleset, 'mech'), at(ruleset, 'tank'), at(ruleset, 'squad')]).toEqual([5, 5, 4]);
    // Rifles in the next hex.
    expect(at(ruleset, 'platoon')).toBe(4);
  });
});
