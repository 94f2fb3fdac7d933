import { describe, expect, it } from 'vitest';
import type { GyroType } from '../../../src/catalog/gyro-types.js';
import type { CockpitType, EngineType } from '../../../src/units/mech/systems.js';
import { mech } from './mtf-text.js';

const engineOf = (Engine: string, header: Readonly<Record<string, string>> = {}) =>
  mech({ header: { Engine, ...header } }).engine;

describe('The engine', () => {
  it('has its rating before the first blank', () => {
    expect(engineOf('300 Fusion Engine').rating).toBe(300);
    expect(engineOf('85 ICE Engine').rating).toBe(85);
  });

  it.each<[string, EngineType]>([
    ['200 Fusion Engine', 'fusion'],
    ['200 Fusion (Clan) Engine(IS)', 'fusion'],
    ['200 XL Engine(IS)', 'xl'],
    ['200 XL Fusion Engine', 'xl'],
    ['200 XXL Engine', 'xxl'],
    ['200 Large XXL Engine', 'xxl'],
    ['200 Light Fusion Engine', 'light'],
    ['200 Compact Engine(IS)', 'compact'],
    ['200 ICE Engine(IS)', 'ice'],
    ['200 I.C.E. Engine', 'ice'],
    ['200 Fission Engine(IS)', 'fission'],
    ['200 Fuel Cell Engine(IS)', 'fuel-cell'],
    ['200 Fuel-Cell Engine', 'fuel-cell'],
    ['200 None', 'none'],
    ['200 MagLev Engine', 'maglev'],
    ['200 Steam Engine', 'steam'],
    ['200 Battery Engine', 'battery'],
    ['200 Solar Engine', 'solar'],
    ['200 xl engine', 'xl'],
    ['200 Something New', 'fusion'],
  ])('written %s is of type %s', (written, type) => {
    expect(engineOf(written).type).toBe(type);
  });

  it('called primitive is plain fusion: the cockpit tells what is primitive', () => {
    const unit = mech({ header: { Engine: '200 Primitive Fusion Engine' } });
    expect(unit.engine.type).toBe('fusion');
    expect(unit.primitive).toBe(false);
  });

  it.each<[string, string, boolean]>([
    ['Clan', '200 XL (Clan) Engine(IS)', true],
    ['Clan', '200 XL Engine(IS)', true],
    ['Inner Sphere', '200 XL (Clan) Engine', false],
    ['Mixed (Clan Chassis)', '200 XL Engine', true],
    ['Mixed (Clan Chassis)', '200 XL Engine(IS)', false],
    ['Mixed (Clan Chassis)', '200 XL Fusion Engine (Inner Sphere)', false],
    ['Mixed (IS Chassis)', '200 XL Engine', false],
    ['Mixed (IS Chassis)', '200 XL (Clan) Engine', true],
    ['Mixed (IS Chassis)', '200 XL Engine(C)', true],
  ])('of a unit with tech base %s, written %s: Clan %s', (TechBase, written, clan) => {
    expect(engineOf(written, { TechBase }).clan).toBe(clan);
  });

  it.each<[string, string, number, number]>([
    ['Inner Sphere', '200 Fusion Engine', 0, 0],
    ['Inner Sphere', '200 Compact Engine', 0, 0],
    ['Inner Sphere', '200 Light Engine', 2, 1],
    ['Inner Sphere', '200 XL Engine', 3, 2],
    ['Clan', '200 XL Engine', 2, 1],
    ['Inner Sphere', '200 XXL Engine', 6, 3],
    ['Clan', '200 XXL Engine', 4, 2],
  ])(
    '%s %s fills %d slots of each side torso, %d in a superheavy',
    (TechBase, written, slots, superheavy) => {
      expect(engineOf(written, { TechBase }).sideTorsoSlots).toBe(slots);
      expect(engineOf(written, { TechBase, Mass: '150' }).sideTorsoSlots).toBe(superheavy);
    },
  );
});

describe('The gyro', () => {
  it.each<[string | undefined, GyroType]>([
    ['Standard Gyro', 'standard'],
    ['XL Gyro', 'xl'],
    ['XL', 'xl'],
    ['Compact Gyro', 'compact'],
    ['Heavy Duty Gyro', 'heavy-duty'],
    ['Superheavy Gyro', 'superheavy'],
    ['None', 'none'],
    ['Perpetual Gyro', 'standard'],
    ['constructor', 'standard'],
    [undefined, 'standard'],
  ])('written %s is %s', (Gyro, gyro) => {
    expect(mech({ header: { Gyro } }).gyro).toBe(gyro);
  });
});

describe('The cockpit', () => {
  it.each<[string | undefined, CockpitType]>([
    ['Standard Cockpit', 'standard'],
    ['Small Cockpit', 'small'],
    ['Small', 'small'],
    ['Industrial Cockpit', 'industrial'],
    ['Primitive Cockpit', 'primitive'],
    ['Torso-Mounted Cockpit', 'torso-mounted'],
    ['Command Console', 'command-console'],
    ['Interface Cockpit', 'interface'],
    ['Superheavy Tripod Cockpit', 'superheavy-tripod'],
    ['Tripod Cockpit', 'tripod'],
    ['Superheavy Cockpit', 'superheavy'],
    ['Primitive Industrial Cockpit', 'primitive-industrial'],
    ['Industrial Cockpit (AFC)', 'standard'],
    ['toString', 'standard'],
    [undefined, 'standard'],
  ])('written %s is %s', (Cockpit, cockpit) => {
    expect(mech({ header: { Cockpit } }).cockpit).toBe(cockpit);
  });

  it('of a QuadVee is a QuadVee cockpit, whatever the file says', () => {
    expect(mech({ kind: 'QuadVee', header: { Cockpit: 'Small Cockpit' } }).cockpit).toBe('quadvee');
  });

  it('makes a unit primitive, industrial or not', () => {
    expect(mech({ header: { Cockpit: 'Primitive Cockpit' } }).primitive).toBe(true);
    expect(mech({ header: { Cockpit: 'Primitive Industrial Cockpit' } }).primitive).toBe(true);
    expect(mech({ header: { Cockpit: 'Industrial Cockpit' } }).primitive).toBe(false);
  });

  it('may have a full head ejection system', () => {
    expect(mech({ header: { Ejection: 'Full Head Ejection System' } }).fullHeadEjection).toBe(true);
    expect(mech().fullHeadEjection).toBe(false);
  });
});

describe('The heat sinks', () => {
  const sinks = (written: string, TechBase = 'Inner Sphere') =>
    mech({ header: { 'Heat Sinks': written, TechBase, Engine: '250 Fusion Engine' } });

  it.each<[string, 'single' | 'double' | 'laser' | 'compact']>([
    ['10 Single', 'single'],
    ['10', 'single'],
    ['10 Double', 'double'],
    ['10 IS Double', 'double'],
    ['10 Clan Double', 'double'],
    ['10 Double (Inner Sphere)', 'double'],
    ['10 Laser', 'laser'],
    ['10 Laser Double', 'laser'],
    ['10 Compact', 'compact'],
  ])('written %s are %s ones', (written, kind) => {
    expect(sinks(written).heatSinks).toMatchObject({ kind, count: 10 });
  });

  it.each<[string, string, 'ISDoubleHeatSink' | 'CLDoubleHeatSink']>([
    ['10 Double', 'Inner Sphere', 'ISDoubleHeatSink'],
    ['10 Double', 'Clan', 'CLDoubleHeatSink'],
    ['10 Double', 'Mixed (IS Chassis)', 'ISDoubleHeatSink'],
    ['10 Double', 'Mixed (Clan Chassis)', 'CLDoubleHeatSink'],
    ['10 IS Double', 'Mixed (Clan Chassis)', 'ISDoubleHeatSink'],
    ['10 Clan Double', 'Mixed (IS Chassis)', 'CLDoubleHeatSink'],
    ['10 Double (Clan)', 'Mixed (IS Chassis)', 'CLDoubleHeatSink'],
    ['10 Double (Inner Sphere)', 'Mixed (Clan Chassis)', 'ISDoubleHeatSink'],
  ])('%s on a unit with tech base %s: the engine holds %s', (written, techBase, name) => {
    const inEngine = sinks(written, techBase).equipment.filter(({ item }) =>
      item?.traits.includes('double-heat-sink'),
    );
    expect(inEngine).toHaveLength(10);
    expect(new Set(inEngine.map((mount) => mount.item?.aliases[0]))).toEqual(new Set([name]));
  });

  it('of an OmniMech have a number that no configuration may remove', () => {
    expect(mech({ header: { 'Base Chassis Heat Sinks': '12' } }).sheet.baseChassisHeatSinks).toBe(12);
  });

  it('may have the RISC override kit', () => {
    const kit = { 'heat sink kit': 'RISC Heat Sink Override Kit' };
    expect(mech({ header: kit }).riscHeatSinkOverrideKit).toBe(true);
    expect(mech().riscHeatSinkOverrideKit).toBe(false);
  });
});

describe('The myomer line', () => {
  it('is ignored: triple-strength myomer is told by its slots', () => {
    expect(mech({ header: { Myomer: 'Triple-Strength' } }).myomer).toBe('standard');
    expect(mech({ items: { LT: ['TSM'] } }).myomer).toBe('triple-strength');
    expect(mech({ items: { LT: ['Industrial TSM'] } }).myomer).toBe('industrial-triple-strength');
    expect(mech({ items: { LT: ['Prototype TSM'] } }).myomer).toBe('prototype-triple-strength');
  });
});
