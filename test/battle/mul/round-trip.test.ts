import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { designOf } from '../../../src/battle/kinds/kinds.js';
import { MUL_FATES, type MulUnit, readMul, writeMul } from '../../../src/battle/mul/index.js';
import { customMech } from '../custom-mech.js';
import { sample } from './sample-force.js';

const design = designOf(sample);
const { locations } = design.plan;
const LOCATION_NAMES: readonly string[] = locations;

/** Less than whole, as far as the sample has any. */
const pointsBelow = (full: Float64Array) =>
  fc
    .tuple(...locations.map((_, at) => fc.option(fc.nat(Math.max(0, (full[at] ?? 0) - 1)))))
    .map((points) =>
      Object.fromEntries(
        locations.flatMap((location, at) =>
          points[at] === null || full[at] === 0 ? [] : [[location, points[at]]],
        ),
      ),
    );

const criticals = fc
  .tuple(...design.slots.map((slots) => fc.subarray(slots.map((_, slot) => slot))))
  .map((hits) =>
    Object.fromEntries(
      locations.flatMap((location, at) => ((hits[at] ?? []).length === 0 ? [] : [[location, hits[at]]])),
    ),
  );

const condition = fc
  .record({
    armor: pointsBelow(design.armor),
    rearArmor: pointsBelow(design.rearArmor),
    structure: pointsBelow(design.structure),
    criticals,
    rounds: fc.tuple(...design.bins.map(({ rounds }) => fc.nat(rounds - 1))),
    wounds: fc.integer({ min: 1, max: 5 }),
  })
  .map((setup): ConditionSetup => {
    // What is gone has no armor left.
    for (const [location, left] of Object.entries(setup.structure)) {
      if (left !== 0) continue;
      const at = LOCATION_NAMES.indexOf(location);
      if (design.armor[at] !== 0) setup.armor[location] = 0;
      if (design.rearArmor[at] !== 0) setup.rearArmor[location] = 0;
    }
    return Object.fromEntries(
      Object.entries(setup).filter(([, value]) => typeof value === 'number' || Object.keys(value).length > 0),
    );
  });

const abilities = fc.subarray(
  ['sniper', 'iron_man', 'weapon_specialist_medium_laser', 'range_master_long', 'gunnery_specialist_energy'],
  { minLength: 1 },
);

/** Anything that a person or a prank could write, but for what XML has no place for. */
const name = fc
  .string({ unit: 'binary', minLength: 1 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  .map((text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '?'));

const unit: fc.Arbitrary<MulUnit> = fc
  .record({
    pilot: fc.record(
      { name, gunnery: fc.nat(8), piloting: fc.nat(8), abilities, edge: fc.nat(9) },
      { requiredKeys: [] },
    ),
    condition: fc.option(condition, { nil: undefined }),
    commander: fc.constantFrom(true as const, undefined),
    edgeTriggers: fc.constantFrom(['edge_when_headhit', 'edge_when_tac'], undefined),
    fate: fc.constantFrom(...MUL_FATES, undefined),
  })
  .map(({ pilot, condition: suffered, commander, edgeTriggers, fate }) => ({
    unit: sample,
    pilot,
    ...(suffered && { condition: suffered }),
    ...(commander && { commander }),
    ...(edgeTriggers && { edgeTriggers }),
    ...(fate && { fate }),
  }));

describe('a force that is written and read again', () => {
  it('is the same force', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 4 }), (force) => {
        const list = force.map(({ fate: _, ...entry }) => entry);
        const { units, warnings, leftOut } = readMul(writeMul(list), () => sample);
        expect([warnings, leftOut]).toEqual([[], []]);
        expect(units).toEqual(list);
      }),
    );
  });

  it('is the same record of a game, group by group', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), (force) => {
        const record = force.map((entry) => ({ fate: 'survivors' as const, ...entry }));
        const grouped = MUL_FATES.flatMap((group) => record.filter(({ fate }) => fate === group));
        expect(readMul(writeMul(record), () => sample).units).toEqual(grouped);
      }),
    );
  });
});

describe('a C3 network that is written and read again', () => {
  it('has the same members, with a master on top where it has one', () => {
    const slave = customMech({ slots: { LT: ['ISC3SlaveUnit'] } });
    const master = customMech({ slots: { LT: ['ISC3MasterUnit*5'] } });
    const force = [
      { unit: slave, pilot: {}, network: 'alpha' },
      { unit: master, pilot: {}, network: 'alpha' },
      { unit: slave, pilot: {}, network: 'beta' },
      { unit: slave, pilot: {} },
    ];
    const text = writeMul(force);
    expect(text).toMatch(/c3UUID="alpha 1" c3MasterIs="alpha"/);
    let next = 0;
    expect(readMul(text, () => force[next++]?.unit).units).toEqual(force);
  });

  it('of C3i has a list of its members with each of them', () => {
    const unit = customMech({ slots: { LT: ['ISC3iUnit*2'] } });
    const force = [1, 2, 3].map((place) => ({ unit, pilot: {}, network: place < 3 ? 'gamma' : 'delta' }));
    const text = writeMul(force);
    expect(text.match(/<c3i_link link="gamma( 2)?"\/>/g)).toHaveLength(4);
    expect(readMul(text, () => unit).units).toEqual(force);
  });

  it('is that of the company, where a master has a master', () => {
    const unit = customMech();
    const entity = (links: string) => `<entity chassis="Custom" model="T-1" ${links}/>`;
    const text = `<unit>${entity('c3UUID="a" c3MasterIs="a"')}${entity('c3UUID="b" c3MasterIs="a"')}
      ${entity('c3UUID="c" c3MasterIs="b"')}${entity('c3UUID="d"')}${entity('')}</unit>`;
    const { units } = readMul(text, () => unit);
    expect(units.map(({ network }) => network)).toEqual(['a', 'a', 'a', 'd', undefined]);
  });
});

describe('what is written', () => {
  it('is what MegaMek reads', () => {
    const text = writeMul([
      {
        unit: { ...sample, clanName: 'Muster' },
        pilot: {
          name: 'O\'Neil "&" <Sons>',
          gunnery: 3,
          piloting: 4,
          abilities: ['sniper', 'weapon_specialist_medium_laser', 'gunnery_specialist_energy', 'edge'],
        },
        condition: { armor: { right_arm: 2 }, criticals: { right_arm: [4] }, rounds: [7], wounds: 1 },
      },
    ]);
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07">
  <entity chassis="Sample (Muster)" model="SMP-1" type="Biped" commander="false" deployment="0">
    <pilot size="1" name="O'Neil &quot;&amp;&quot; &lt;Sons&gt;" gunnery="3" piloting="4" hits="1" advantages="sniper true::weapon_specialist Medium Laser::specialist Energy" edge="edge 1"/>
    <location index="3">
      <slot index="3" type="IS Ammo SRM-6" isHit="false" isDestroyed="false" shots="7"/>
    </location>
    <location index="4">
      <armor points="2"/>
      <slot index="5" type="Medium Laser" isHit="true" isDestroyed="true"/>
    </location>
  </entity>
</unit>
`);
  });

  it('has a replacement where XML has no place for a character', () => {
    expect(writeMul([{ unit: sample, pilot: { name: 'a\u0000b\ud800c' } }])).toContain(
      'name="a\ufffdb\ufffdc"',
    );
  });
});
