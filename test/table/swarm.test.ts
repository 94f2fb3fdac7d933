import { describe, expect, it } from 'vitest';
import { openTable, type TableGame } from '../../src/table/index.js';
import { customSquad } from '../battle/custom-squad.js';
import { starterUnit } from '../battle/sample-battle.js';
import { locationIndex } from './locations.js';
import { play, upTo } from './table.js';

/** Four suits with claws and small lasers against a Warhammer. */
const squadAndMech = (): TableGame =>
  openTable({
    red: [{ unit: customSquad({ troopers: 4, equipment: ['BABattleClaw:LA', 'CLBASmall Laser:RA'] }) }],
    blue: [{ unit: starterUnit('warhammer-whm-6r') }],
    ruleset: 'total-warfare',
  });

const grip = (attack: 'leg' | 'swarm', target = 1) =>
  ({
    do: 'fire',
    unit: 0,
    order: { torsoFacing: 0, shots: [], antiMech: { attack, target } },
    lines: [],
  }) as const;

function nextWeapons(game: TableGame): void {
  while (game.battle.phase !== 'initiative') play(game, { do: 'end-phase' });
  upTo(game, 'weapons');
}

describe("soldiers in a 'Mech's hex, at the table", () => {
  it('make a leg attack that is rolled when the phase ends: piloting 5, and 4 damage of four suits', () => {
    const game = upTo(squadAndMech(), 'weapons');
    play(game, grip('leg'));
    expect(game.play({ do: 'end-phase' })).toMatchObject({
      asks: { dice: 2, type: 'anti-mech', unit: 0, target: 1, needed: 5 },
    });
    // 6 hits, 1 is the right leg, 6 finds nothing inside.
    play(game, { do: 'end-phase' }, 3, 3, 1, 3, 3);
    const mech = game.battle.unit(1);
    const leg = locationIndex(mech, 'right_leg');
    expect(mech.armor[leg]).toBe((mech.design.armor[leg] as number) - 4);
  });

  it('swarm it at +2, tear at it in the next turn, and let go', () => {
    const game = upTo(squadAndMech(), 'weapons');
    const home = game.battle.unit(0).hex;
    play(game, grip('swarm'));
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { type: 'anti-mech', needed: 7 } });
    play(game, { do: 'end-phase' }, 3, 4);
    expect(game.battle.unit(0).swarming).toBe(1);
    nextWeapons(game);
    const nothing = { do: 'fire', unit: 0, lines: [] } as const;
    play(game, { ...nothing, order: { torsoFacing: 0, shots: [] } });
    // 7 is the center torso, 4 no critical hit: four lasers of 3 points.
    const before = game.battle.unit(1);
    const torso = locationIndex(before, 'center_torso');
    const entry = play(game, { do: 'end-phase' }, 3, 4, 2, 2);
    expect(entry.events).toContainEqual(expect.objectContaining({ type: 'swarm-attack', damage: 12 }));
    expect(game.battle.unit(1).armor[torso]).toBe((before.design.armor[torso] as number) - 12);
    nextWeapons(game);
    play(game, { ...nothing, order: { torsoFacing: 0, shots: [], letGo: true } });
    play(game, { do: 'end-phase' });
    expect(game.battle.unit(0)).toMatchObject({ swarming: -1, hex: home });
  });

  it('come off in a jump that its pilot manages, hurt by three dice', () => {
    const game = openTable({
      red: [{ unit: customSquad({ troopers: 4 }) }],
      blue: [{ unit: starterUnit('griffin-grf-1n') }],
      ruleset: 'total-warfare',
    });
    upTo(game, 'weapons');
    play(game, grip('swarm'));
    play(game, { do: 'end-phase' }, 6, 6);
    while (game.battle.phase !== 'initiative') play(game, { do: 'end-phase' });
    upTo(game, 'movement');
    // Piloting 5 and 4: 9 and more shakes them off. 1 + 1 + 1 points, to the first of them.
    const entry = play(game, { do: 'move', unit: 1, movement: 'jump', hexes: 3 }, 5, 4, 1, 1, 1, 1);
    expect(entry.events).toContainEqual(expect.objectContaining({ type: 'swarm-ends', how: 'thrown-off' }));
    expect(game.battle.unit(0).swarming).toBe(-1);
  });

  it('are forecast with what bars them', () => {
    const game = upTo(squadAndMech(), 'weapons');
    const { order: _, ...fire } = grip('leg');
    const asked = { ...fire, order: { torsoFacing: 0, shots: [] } } as const;
    expect(game.forecastGrips(asked, 1).map(({ attack, toHit }) => [attack, toHit.targetNumber])).toEqual([
      ['leg', 5],
      ['swarm', 7],
    ]);
    expect(game.forecastGrips({ ...asked, unit: 1 }, 0)).toEqual([]);
  });

  it('cling to nobody who has no sheet, but may go for its legs', () => {
    const game = upTo(squadAndMech(), 'weapons');
    const lines = [{ target: 2, somebody: { kind: 'mech' }, range: 0 }] as const;
    expect(() => game.play({ ...grip('swarm', 2), lines })).toThrow('it has no sheet here');
    play(game, { ...grip('leg', 2), lines });
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { type: 'anti-mech', needed: 5 } });
  });
});
