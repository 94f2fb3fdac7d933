import { describe, expect, it } from 'vitest';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { openTable, readTableGame, type TableGame, writeTableGame } from '../../src/table/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { play, upTo } from './table.js';

/** A Centurion fires an AC/10 at an Archer. */
const game = (): TableGame =>
  openTable({
    red: [{ unit: starterUnit('archer-arc-2r') }],
    blue: [{ unit: starterUnit('centurion-cn9-a') }],
    catalog: officialCatalog,
  });

const namesOf = (at: TableGame, unit: number, bin: number) =>
  at.loadChoices(unit, bin).map(({ munitions }) => munitions.join());

const idOf = (at: TableGame, unit: number, bin: number, munition: string): string =>
  at.loadChoices(unit, bin).find(({ munitions }) => munitions.join() === munition)?.id ?? '';

const binOf = (at: TableGame, unit: number, family: RegExp): number =>
  at.battle.unit(unit).design.bins.findIndex(({ item }) => family.test(item.name));

describe('another load in a bin', () => {
  it('is any that its weapon takes, the one it holds first', () => {
    const at = game();
    const cannon = binOf(at, 1, /AC\/10/);
    expect(namesOf(at, 1, cannon)[0]).toBe('standard');
    expect(namesOf(at, 1, cannon)).toEqual(
      expect.arrayContaining(['armor-piercing', 'flechette', 'precision']),
    );
    expect(namesOf(at, 1, cannon)).not.toContain('inferno');
  });

  // Armor-piercing and precision rounds come half as many to the ton: five of an AC/10, in place of ten.
  it('fills the bin, with as many rounds as go into it', () => {
    const at = game();
    const bin = binOf(at, 1, /AC\/10/);
    const ammunition = idOf(at, 1, bin, 'armor-piercing');
    play(at, { do: 'correct', unit: 1, load: { bin, ammunition } });
    const unit = at.battle.unit(1);
    expect(unit.design.bins[bin]?.item.id).toBe(ammunition);
    expect(unit.rounds[bin]).toBe(5);
    expect(at.undo()).toBe(true);
    expect(at.battle.unit(1).rounds[bin]).toBe(10);
    expect(at.redo()).toBe(true);
    expect(at.battle.unit(1).rounds[bin]).toBe(5);
  });

  // Precision rounds take up to 2 off what the target's movement adds.
  it('is what is fired: precision rounds make light of a target that moved', () => {
    const needed = (munition: string): number | undefined => {
      const at = game();
      const bin = binOf(at, 1, /AC\/10/);
      if (munition !== 'standard')
        play(at, { do: 'correct', unit: 1, load: { bin, ammunition: idOf(at, 1, bin, munition) } });
      upTo(at, 'movement');
      play(at, { do: 'move', unit: 0, movement: 'walk', hexes: 4 });
      play(at, { do: 'end-phase' });
      const weapon = at.battle
        .unit(1)
        .design.weapons.findIndex(({ item }) => /AC\/10|Autocannon\/10/.test(item.name));
      const [shot] = at.forecastFire({
        do: 'fire',
        unit: 1,
        order: { torsoFacing: 0, shots: [{ weapon, target: 0 }] },
        lines: [{ target: 0, range: 8 }],
      }).shots;
      return shot?.toHit?.finalToHit;
    };
    expect(needed('standard')).toBe(7);
    expect(needed('precision')).toBe(6);
  });

  it('is in the file, and in what a link says of the present turn', () => {
    const at = game();
    const bin = binOf(at, 1, /AC\/10/);
    const ammunition = idOf(at, 1, bin, 'flechette');
    play(at, { do: 'correct', unit: 1, load: { bin, ammunition } });
    play(at, { do: 'correct', unit: 1, rounds: { bin, rounds: 3 } });
    play(at, { do: 'begin-turn', initiative: 'red' });
    for (const written of [writeTableGame(at), writeTableGame(at.sinceTurn())]) {
      const again = readTableGame(JSON.parse(JSON.stringify(written)), officialCatalog);
      const unit = again.battle.unit(1);
      expect(unit.design.bins[bin]?.item.id).toBe(ammunition);
      expect(unit.rounds[bin]).toBe(3);
      expect(stateHash(again.start)).toBe(stateHash(readTableGame(written, officialCatalog).start));
    }
    expect(stateHash(at.battle)).not.toBe(stateHash(game().battle));
  });

  it('is refused where it does not fit, or where nobody can look it up', () => {
    const at = game();
    const bin = binOf(at, 1, /AC\/10/);
    const load = { bin, ammunition: 'inner-sphere-lrm-20-ammo' };
    expect(() => at.play({ do: 'correct', unit: 1, load })).toThrow('load.ammunition');
    expect(() => at.play({ do: 'correct', unit: 1, load: { ...load, bin: 99 } })).toThrow('load.bin');
    const without = openTable({ red: [{ unit: starterUnit('centurion-cn9-a') }], blue: [] });
    expect(without.loadChoices(0, 0)).toEqual([]);
    expect(() => without.play({ do: 'correct', unit: 0, load: { bin: 0, ammunition: 'x' } })).toThrow(
      'catalog',
    );
    const file = JSON.parse(JSON.stringify(writeTableGame(game())));
    file.units[1].state.loads = [{ bin, ammunition: 'nothing' }];
    expect(() => readTableGame(file, officialCatalog)).toThrow(
      /units\[1\]\.state\.loads\[0\].*does not go into/,
    );
  });
});
