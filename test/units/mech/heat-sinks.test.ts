import { describe, expect, it } from 'vitest';
import { type Changes, mech, times } from '../mtf/mtf-text.js';

const sinks = (changes: Changes) => mech(changes).heatSinks;

describe('Heat sinks in the engine', () => {
  it('are those that no slot accounts for', () => {
    const header = { Engine: '250 Fusion Engine', 'Heat Sinks': '12 Single' };
    expect(sinks({ header, items: { LT: times(4, 'Heat Sink') } })).toEqual({
      ...{ count: 12, kind: 'single', inEngine: 8, capacity: 12 },
    });
  });

  it('are one for each 25 points of its rating at most, rounded down', () => {
    const inEngine = (Engine: string) => sinks({ header: { Engine, 'Heat Sinks': '20 Single' } }).inEngine;
    expect(inEngine('250 Fusion Engine')).toBe(10);
    expect(inEngine('245 Fusion Engine')).toBe(9);
    expect(inEngine('100 Fusion Engine')).toBe(4);
  });

  it('are twice as many if they are compact', () => {
    const header = { Engine: '100 Fusion Engine', 'Heat Sinks': '20 Compact' };
    expect(sinks({ header })).toEqual({ count: 8, kind: 'compact', inEngine: 8, capacity: 8 });
  });

  it('are none where the slots hold all', () => {
    const header = { 'Heat Sinks': '10 Single' };
    expect(sinks({ header, items: { LT: times(10, 'Heat Sink') } }).inEngine).toBe(0);
    expect(sinks({ header, items: { LT: times(12, 'Heat Sink') } })).toMatchObject({
      count: 12,
      inEngine: 0,
    });
  });

  it('are items of the unit without a location', () => {
    const unit = mech({ header: { Engine: '250 Fusion Engine' } });
    const mounts = unit.equipment.filter(({ item }) => item?.id === 'heat-sink');
    expect(mounts).toHaveLength(10);
    for (const mount of mounts) expect(mount).not.toHaveProperty('location');
  });
});

describe('An engine that does not exist', () => {
  it('holds no heat sinks', () => {
    const header = { TechBase: 'Clan', Engine: '200 Light Engine', 'Heat Sinks': '10 Double' };
    expect(sinks({ header, items: { LT: times(2, 'CLDoubleHeatSink') } })).toMatchObject({
      ...{ count: 1, inEngine: 0, capacity: 2 },
    });
  });
});

describe('Heat capacity', () => {
  const Engine = '250 Fusion Engine';

  it('is 1 for a single sink and 2 for a double one', () => {
    expect(sinks({ header: { Engine, 'Heat Sinks': '10 Double' } }).capacity).toBe(20);
    expect(sinks({ header: { Engine, 'Heat Sinks': '10 Laser', TechBase: 'Clan' } }).capacity).toBe(20);
    expect(
      sinks({ header: { Engine, 'Heat Sinks': '12 Double' }, items: { LT: times(6, 'ISDoubleHeatSink') } }),
    ).toEqual({ count: 12, kind: 'double', inEngine: 10, capacity: 24 });
  });

  it('of prototype double sinks among single ones is 2 each', () => {
    const items = { LT: times(6, 'ISDoubleHeatSinkPrototype') };
    expect(sinks({ header: { Engine, 'Heat Sinks': '12 Single' }, items })).toEqual({
      ...{ count: 12, kind: 'single', inEngine: 10, capacity: 14 },
    });
  });

  it('of an item of two compact sinks is 2', () => {
    const items = { LT: ['2 Compact Heat Sinks', '1 Compact Heat Sink'] };
    expect(sinks({ header: { Engine: '100 Fusion Engine', 'Heat Sinks': '10 Compact' }, items })).toEqual({
      ...{ count: 10, kind: 'compact', inEngine: 7, capacity: 10 },
    });
  });

  it('grows by 3 with a partial wing', () => {
    expect(sinks({ header: { Engine }, items: { LT: times(8, 'ISPartialWing') } }).capacity).toBe(13);
  });

  it('does not grow with a partial wing outside the side torsos', () => {
    expect(sinks({ header: { Engine }, items: { CT: times(2, 'ISPartialWing') } }).capacity).toBe(10);
  });

  it('grows by two fifths of the number of sinks, rounded up, with a radical heat sink system', () => {
    const items = { LT: times(3, 'Radical Heat Sink System') };
    expect(sinks({ header: { Engine }, items }).capacity).toBe(14);
    expect(
      sinks({
        header: { Engine, 'Heat Sinks': '11 Double' },
        items: { ...items, RT: times(3, 'ISDoubleHeatSink') },
      }).capacity,
    ).toBe(27);
  });
});
