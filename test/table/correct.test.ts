import { describe, expect, it } from 'vitest';
import { locationIndex } from './locations.js';
import { duel, play } from './table.js';

describe('corrections by hand', () => {
  it('take points from armor, and then from structure', () => {
    const game = duel();
    const { design } = game.battle.unit(0);
    const leg = locationIndex(game.battle.unit(0), 'left_leg');
    const armor = design.armor[leg] as number;
    play(game, { do: 'correct', unit: 0, damage: { location: 'left_leg', points: armor + 3 } });
    expect(game.battle.unit(0).armor[leg]).toBe(0);
    expect(game.battle.unit(0).structure[leg]).toBe((design.structure[leg] as number) - 3);
  });

  it('give back what was too much: structure first, and never more than was built in', () => {
    const game = duel();
    const { design } = game.battle.unit(0);
    const leg = locationIndex(game.battle.unit(0), 'left_leg');
    const armor = design.armor[leg] as number;
    play(game, { do: 'correct', unit: 0, damage: { location: 'left_leg', points: armor + 3 } });
    play(game, { do: 'correct', unit: 0, damage: { location: 'left_leg', points: -5 } });
    expect(game.battle.unit(0).structure[leg]).toBe(design.structure[leg]);
    expect(game.battle.unit(0).armor[leg]).toBe(2);
    play(game, { do: 'correct', unit: 0, damage: { location: 'left_leg', points: -1000 } });
    expect(game.battle.unit(0).armor[leg]).toBe(armor);
  });

  it('go on to the location further in, and a lost side torso takes its arm along', () => {
    const game = duel();
    const unit = () => game.battle.unit(0);
    const [torso, center, arm] = ['right_torso', 'center_torso', 'right_arm'].map((name) =>
      locationIndex(unit(), name),
    ) as [number, number, number];
    const { armor, structure } = unit().design;
    const points = (armor[torso] as number) + (structure[torso] as number) + 4;
    play(game, { do: 'correct', unit: 0, damage: { location: 'right_torso', points } });
    expect(unit().armor[center]).toBe((armor[center] as number) - 4);
    expect(unit().structure[arm]).toBe(0);
  });

  it('that wake the dead, or put a sound pilot to sleep, do not stop the turn', () => {
    const game = duel();
    play(game, { do: 'correct', unit: 0, wounds: 6 });
    play(game, { do: 'correct', unit: 0, wounds: 0 });
    expect(game.battle.unit(0)).toMatchObject({ conscious: true, pilotDead: false, lost: undefined });
    play(game, { do: 'correct', unit: 0, conscious: false });
    play(game, { do: 'begin-turn', initiative: 'red' });
    for (let phase = 0; phase < 4; phase += 1) play(game, { do: 'end-phase' });
    expect(game.battle.unit(0).conscious).toBe(true);
  });

  it('do not bring back what fatal damage has taken', () => {
    const game = duel();
    play(game, { do: 'correct', unit: 0, damage: { location: 'center_torso', points: 1000 } });
    expect(() => game.play({ do: 'correct', unit: 0, lost: null })).toThrow('its damage is fatal');
  });

  it('of a slot change what works', () => {
    const game = duel();
    const head = locationIndex(game.battle.unit(0), 'head');
    const sensors = game.battle
      .unit(0)
      .design.slots[head]?.findIndex(
        ({ fixture }) => game.battle.unit(0).design.fixtures[fixture]?.system === 'sensors',
      ) as number;
    play(game, { do: 'correct', unit: 0, slot: { location: 'head', slot: sensors, hit: true } });
    expect(game.battle.unit(0).sensorHits).toBe(1);
    play(game, { do: 'correct', unit: 0, slot: { location: 'head', slot: sensors, hit: false } });
    expect(game.battle.unit(0).sensorHits).toBe(0);
  });

  it('that empty the center torso destroy the unit, and bring it back when they are taken back', () => {
    const game = duel();
    play(game, { do: 'correct', unit: 0, damage: { location: 'center_torso', points: 1000 } });
    expect(game.battle.unit(0).lost).toBe('center-torso-destroyed');
    play(game, { do: 'correct', unit: 0, damage: { location: 'center_torso', points: -1000 } });
    expect(game.battle.unit(0).lost).toBeUndefined();
  });

  it('set heat, wounds, consciousness, stance, reactor, rounds and jams', () => {
    const game = duel();
    play(game, {
      do: 'correct',
      unit: 0,
      heat: 14,
      wounds: 2,
      conscious: false,
      prone: true,
      shutDown: true,
      rounds: { bin: 0, rounds: 3 },
      jammed: { weapon: 0, jammed: true },
    });
    const { heat, wounds, conscious, prone, shutDown, rounds, jammed } = game.battle.unit(0);
    expect({ heat, wounds, conscious, prone, shutDown }).toEqual({
      heat: 14,
      wounds: 2,
      conscious: false,
      prone: true,
      shutDown: true,
    });
    expect(rounds[0]).toBe(3);
    expect(jammed[0]).toBe(1);
  });

  it.each([
    [{ damage: { location: 'wing', points: 1 } }, 'damage.location'],
    [{ slot: { location: 'head', slot: 11, hit: true } }, 'slot.slot'],
    [{ rounds: { bin: 9, rounds: 1 } }, 'rounds.bin'],
    [{ rounds: { bin: 0, rounds: 1000 } }, 'rounds.rounds'],
    [{ jammed: { weapon: 99, jammed: true } }, 'jammed.weapon'],
    [{ heat: -1 }, 'action.heat'],
    [{ wounds: 7 }, 'action.wounds'],
  ] as const)('refuse %j', (correction, field) => {
    const game = duel();
    expect(() => game.play({ do: 'correct', unit: 0, ...correction })).toThrow(field);
    expect(game.entries).toEqual([]);
  });
});
