import { describe, expect, it } from 'vitest';
import { standAndShootBot } from '../../../src/battle/bots/stand-and-shoot-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { HexMap } from '../../../src/battle/map/hex-map.js';
import { type MulForce, openMul, readMul } from '../../../src/battle/mul/index.js';
import type { ForceUnit } from '../../../src/battle/setup.js';
import { forceOf, sample } from './sample-force.js';

const find = () => sample;
const read = (text: string): MulForce => readMul(text, find);
const [plain] = read(forceOf('gunnery="3" piloting="4"')).units;

describe('a force', () => {
  it('has units by chassis and model, and pilots with name and skills', () => {
    const asked: string[] = [];
    const { units, warnings, leftOut } = readMul(
      `<?xml version="1.0" encoding="UTF-8"?>
       <unit version="0.50.07">
         <entity chassis="Mad Cat (Timber Wolf)" model="Prime" type="Biped" commander="true" deployment="0">
           <pilot size="1" name="A. Pilot" nick="" gunnery="3" piloting="4" hits="0"/>
         </entity>
         <entity chassis="Sample" model=""/>
       </unit>`,
      ({ name }) => {
        asked.push(name);
        return sample;
      },
    );
    expect(asked).toEqual(['Mad Cat (Timber Wolf) Prime', 'Sample']);
    expect(units).toEqual([
      { unit: sample, pilot: { name: 'A. Pilot', gunnery: 3, piloting: 4 }, commander: true },
      { unit: sample, pilot: {} },
    ]);
    expect([warnings, leftOut]).toEqual([[], []]);
  });

  it('may have a crew with members; the first one counts', () => {
    const { units, warnings } =
      read(`<unit><entity chassis="Sample"><crew size="2" hits="1" advantages="sniper true">
      <crewMember slot="0" name="One" gunnery="2" piloting="3" hits="2"/>
      <crewMember slot="1" name="Two" gunnery="5" piloting="6"/></crew></entity></unit>`);
    expect(units[0]?.pilot).toEqual({ name: 'One', gunnery: 2, piloting: 3, abilities: ['sniper'] });
    expect(units[0]?.condition).toEqual({ wounds: 2 });
    expect(warnings).toEqual([{ line: 1, message: '2 in the crew: the skills of the first count' }]);
  });

  it('calls a pilot without a name by the nickname', () => {
    expect(read(forceOf('name="" nick="Ace"')).units[0]?.pilot).toEqual({ name: 'Ace' });
  });

  it('leaves out a unit that nobody knows, and says where it stands', () => {
    const text = '<unit>\n<entity chassis="Nobody" model="X"/>\n<entity chassis="Sample"/></unit>';
    const { units, leftOut } = readMul(text, ({ chassis }) => (chassis === 'Sample' ? sample : undefined));
    expect(units).toHaveLength(1);
    expect(leftOut).toEqual([{ line: 2, message: 'no unit is called "Nobody X"' }]);
  });

  it('leaves out a unit whose pilot is dead', () => {
    expect(read(forceOf('hits="6"'))).toMatchObject({
      units: [],
      leftOut: [{ line: 2, message: 'the pilot of the Sample SMP-1 is dead' }],
    });
  });

  it('can be asked for its names before units are fetched', () => {
    const open = openMul(forceOf(''));
    expect(open.names).toEqual([{ chassis: 'Sample', model: 'SMP-1', name: 'Sample SMP-1', line: 2 }]);
    expect(open.read(find).units).toHaveLength(1);
  });

  it('passes over elements and attributes that it does not know', () => {
    const { units, warnings } = read(
      '<unit><game x="1"><round/></game><entity chassis="Sample" wings="2"><camo file="a.png"/><pilot hair="red"/></entity></unit>',
    );
    expect([units, warnings]).toEqual([[{ unit: sample, pilot: {} }], []]);
  });
});

describe('the record of a game', () => {
  it('tells what became of each unit', () => {
    const groups = ['survivors', 'allies', 'salvage', 'retreated', 'devastated', 'kills'];
    const text = groups.map((group) => `<${group}><entity chassis="Sample"/></${group}>`).join('');
    expect(read(`<record version="1">${text}</record>`).units.map(({ fate }) => fate)).toEqual([
      'survivors',
      'allies',
      'salvage',
      'retreated',
      'devastated',
    ]);
  });
});

describe('abilities', () => {
  it.each([
    ['sniper true', ['sniper']],
    ['weapon_specialist Medium Laser', ['weapon_specialist_medium_laser']],
    ['sniper true::weapon_specialist PPC', ['sniper', 'weapon_specialist_ppc']],
    ['specialist energy', ['gunnery_specialist_energy']],
    ['range_master Medium', ['range_master_medium']],
    ['hvy_lifter true', ['heavy_lifter']],
    ['sniper false::weapon_specialist None::', undefined],
  ])('"%s" are %j', (advantages, abilities) => {
    const { units, warnings } = read(forceOf(`advantages="${advantages}"`));
    expect(units[0]?.pilot?.abilities).toEqual(abilities);
    expect(warnings).toEqual([]);
  });

  it('that TarComp does not know are ignored and reported', () => {
    const { units, warnings } = read(forceOf('advantages="juggler true::sniper true"'));
    expect(units[0]?.pilot).toEqual({ abilities: ['sniper'] });
    expect(warnings).toEqual([
      { line: 3, message: '"juggler true" is not an ability that TarComp knows: ignored' },
    ]);
  });

  it('of Edge are points, and what they are spent on', () => {
    const { units } = read(forceOf('edge="edge 2::edge_when_headhit true::edge_when_tac false"'));
    expect(units[0]).toMatchObject({ pilot: { edge: 2 }, edgeTriggers: ['edge_when_headhit'] });
  });
});

describe('damage', () => {
  const damaged = (damage: string) => {
    const { units, warnings } = read(forceOf('hits="1"', damage));
    return { condition: units[0]?.condition, warnings: warnings.map(({ message }) => message) };
  };

  it('is told by location in the order HD CT RT LT RA LA RL LL, counted from 0', () => {
    const { condition, warnings } = damaged(
      [
        '<location index="0"><armor points="8"/></location>',
        '<location index="1"><armor points="3"/><armor points="9" type="Internal"/><armor points="1" type="Rear"/></location>',
        '<location index="4"><armor points="2"/></location>',
        '<location index="7"><armor points="N/A" type="Rear"/><armor points="Destroyed"/></location>',
      ].join('\n'),
    );
    expect(warnings).toEqual([]);
    expect(condition).toEqual({
      armor: { head: 8, center_torso: 3, right_arm: 2, left_leg: 0 },
      structure: { center_torso: 9 },
      rearArmor: { center_torso: 1 },
      wounds: 1,
    });
  });

  it('of a location that is gone takes its armor and structure', () => {
    expect(damaged('<location index="3" isDestroyed="true"/>').condition).toEqual({
      armor: { left_torso: 0 },
      rearArmor: { left_torso: 0 },
      structure: { left_torso: 0 },
      wounds: 1,
    });
  });

  it('of slots is counted from 1 in the file and from 0 in a battle', () => {
    const { condition, warnings } = damaged(
      '<location index="4"><slot index="5" type="Medium Laser" isHit="false" isDestroyed="true"/><slot index="1" type="System" isHit="true" isDestroyed="false"/></location>',
    );
    expect(warnings).toEqual([]);
    expect(condition).toEqual({ criticals: { right_arm: [4, 0] }, wounds: 1 });
  });

  it('knows the shots that are left in a bin', () => {
    const { condition } = damaged(
      '<location index="3"><slot index="3" type="IS Ammo SRM-6" isHit="false" isDestroyed="false" shots="4"/></location>',
    );
    expect(condition).toEqual({ rounds: [4], wounds: 1 });
  });

  it.each([
    ['<location index="9"/>', `location "9" is not one of this unit: ignored`],
    [
      '<location index="0"><armor points="99"/></location>',
      '99 points on the head, where the maximum is 9 (another variant?): ignored',
    ],
    ['<location index="0"><armor points="lots"/></location>', '"lots" points on the head: ignored'],
    ['<location index="4"><slot index="13" isHit="true"/></location>', 'slot "13" of the right arm: ignored'],
    [
      '<location index="3"><slot index="3" shots="99"/></location>',
      '99 shots in slot 3 of the left torso, which holds 15: ignored',
    ],
    [
      '<location index="4"><slot index="5" type="PPC" isHit="false"/></location>',
      `slot 5 of the right arm holds "PPC" here and "Medium Laser" in the unit's file, which counts`,
    ],
  ])('that cannot be is passed over and told: %s', (damage, message) => {
    expect(damaged(damage)).toEqual({ condition: { wounds: 1 }, warnings: [message] });
  });

  it('is what the unit goes into a battle with', () => {
    const { units } = read(
      forceOf(
        'hits="2"',
        '<location index="5" isDestroyed="true"/><location index="3"><slot index="3" shots="4"/></location>',
      ),
    );
    const bots = [standAndShootBot(), standAndShootBot()] as const;
    const battle = createBattle({
      map: new HexMap('Field', 10, 10),
      red: units,
      blue: [plain as ForceUnit],
      bots,
    });
    const [unit] = battle.units;
    expect(unit?.wounds).toBe(2);
    expect(unit?.structure[4]).toBe(0);
    expect([...(unit?.rounds ?? [])]).toEqual([4]);
  });
});
