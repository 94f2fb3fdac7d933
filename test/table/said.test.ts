import { describe, expect, it } from 'vitest';
import type { Fire, Somebody, TableGame } from '../../src/table/index.js';
import { openTable, somebodyKinds } from '../../src/table/index.js';
import { customMech } from '../battle/custom-mech.js';
import { starterUnit } from '../battle/sample-battle.js';
import { duel, play, toldBy, upTo } from './table.js';

const alone = (file = 'marauder-mad-3r'): TableGame =>
  openTable({ red: [{ unit: starterUnit(file) }], blue: [], ruleset: 'total-warfare' });

describe('what players say of their own and of others', () => {
  it('infantry without a sheet is a target: its losses are reported', () => {
    expect(somebodyKinds()).toContain('infantry');
    const game = upTo(alone(), 'weapons');
    const somebody: Somebody = { kind: 'infantry', movement: 'walk', hexes: 1 };
    const fire: Fire = {
      do: 'fire',
      unit: 0,
      order: { torsoFacing: 0, shots: [{ weapon: 1, target: 1 }] },
      lines: [{ target: 1, somebody, range: 6 }],
    };
    // Gunnery 4, short range; a PPC costs the platoon a trooper for each ten points.
    expect(game.forecastFire(fire).shots[0]?.toHit?.finalToHit).toBe(4);
    play(game, fire);
    const entry = play(game, { do: 'end-phase' }, 3, 3);
    expect(toldBy(game, entry).join(' ')).toMatch(/somebody/);
  });

  it('hostile ECM blinds a guidance system', () => {
    const guided = customMech({
      slots: { RT: ['LRM 20*5', 'IS Artemis IV FCS'], LT: ['IS Ammo LRM-20 Artemis-capable'] },
    });
    const game = upTo(
      openTable({ red: [{ unit: guided }], blue: [{ unit: customMech() }], ruleset: 'total-warfare' }),
      'weapons',
    );
    const expected = (ecm: boolean): number => {
      const order = { torsoFacing: 0, shots: [{ weapon: 0, target: 1 }] } as const;
      const lines = [{ target: 1, range: 7, ...(ecm && { ecm }) }];
      return game.forecastFire({ do: 'fire', unit: 0, order, lines }).shots[0]?.expected ?? 0;
    };
    // The +2 on the cluster roll is gone.
    expect(expected(true)).toBeLessThan(expected(false));
  });

  it('ice over water breaks on a 6, and who stood on it lies on the bottom', () => {
    const walks = {
      do: 'move',
      unit: 0,
      movement: 'walk',
      hexes: 1,
      ground: [{ type: 'ice', level: 1 }],
    } as const;
    const holds = upTo(duel(), 'movement');
    play(holds, walks, 5);
    expect(holds.battle.unit(0)).toMatchObject({ elevation: 0, prone: false });
    const breaks = upTo(duel(), 'movement');
    expect(breaks.play(walks)).toMatchObject({ asks: { dice: 1, type: 'ice' } });
    breaks.roll(walks, dieAfter(6));
    expect(breaks.battle.unit(0)).toMatchObject({ elevation: -1, prone: true });
  });

  it('somebody is charged, by the weight and the pilot that players name', () => {
    const game = upTo(alone(), 'movement');
    const somebody: Somebody = { kind: 'mech', movement: 'walk', hexes: 1, tonnage: 100, piloting: 4 };
    play(game, {
      do: 'move',
      unit: 0,
      movement: 'run',
      hexes: 4,
      charge: { kind: 'charge', target: 1, somebody, side: 'front' },
    });
    play(game, { do: 'end-phase' });
    play(game, { do: 'end-phase' });
    // Piloting 5, ran 2, and the target drives one better.
    expect(game.play({ do: 'end-phase' })).toMatchObject({
      asks: { type: 'physical-attack', unit: 0, needed: 8 },
    });
    const { events } = game.roll({ do: 'end-phase' }, dieAfter(6, 6));
    const suffered = events.flatMap((event) =>
      event.type === 'hit' && event.target === 0 ? [event.damage] : [],
    );
    // A tenth of 100 tons.
    expect(suffered.reduce((sum, points) => sum + points, 0)).toBe(10);
    expect(game.battle.phase).toBe('heat');
    expect(game.battle.units).toHaveLength(1);
  });

  it('a unit that is jumped on', () => {
    const game = upTo(alone('griffin-grf-1n'), 'movement');
    play(game, {
      do: 'move',
      unit: 0,
      movement: 'jump',
      hexes: 3,
      charge: { kind: 'dfa', target: 1, somebody: { kind: 'vehicle' } },
    });
    play(game, { do: 'end-phase' });
    play(game, { do: 'end-phase' });
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { type: 'physical-attack', unit: 0 } });
  });

  it('the same moment gives other numbers by other rules', () => {
    const game = upTo(duel(), 'physical');
    const kick = (ruleset?: 'core') =>
      game.forecastStrikes(0, { target: 1 }, ruleset).find(({ kind }) => kind === 'kick')?.toHit.targetNumber;
    expect([kick(), kick('core')]).toEqual([3, 4]);
    expect(() => game.forecastStrikes(0, { target: 1 }, 'house' as never)).toThrow('ruleset is "house"');
    expect(game.battle.ruleset).toBe('standard');
  });
});

/** These dice first, and then sixes and ones in turn. */
function dieAfter(...first: readonly number[]): () => number {
  const left = [...first];
  let more = 0;
  return () => {
    more += 1;
    return left.shift() ?? (more % 2 === 0 ? 6 : 3);
  };
}

describe('the tables of a body', () => {
  it.each([
    ['vehicle', ['Hit location', 'Critical hits', 'Motive damage']],
    ['battle_armor', ['Trooper hit', 'Swarm attack']],
    ['infantry', ['Swarm attack']],
    ['protomech', ['Hit location']],
    ['gun_emplacement', ['Hit location', 'Critical hits']],
    ['mech', ['Hit location', 'Punch', 'Kick']],
  ] as const)('%s', (kind, titles) => {
    expect(
      duel()
        .tablesOf(kind)
        .map(({ title }) => title),
    ).toEqual(titles);
  });

  it('say where a vehicle is hit, and what comes with it', () => {
    const [hits, criticals, motive] = duel().tablesOf('vehicle');
    const front = hits?.columns.find(({ name }) => name === 'Front');
    expect([2, 3, 7, 10].map((total) => front?.at(total))).toEqual([
      'front (critical)',
      'front (motive)',
      'front',
      'turret',
    ]);
    expect(criticals?.columns.slice(0, 4).map(({ at }) => at(12))).toEqual([
      'crew killed',
      'fuel tank',
      'fuel tank',
      'turret blown off',
    ]);
    expect(motive?.columns.map(({ name, at }) => `${name} ${at(8)}`)).toEqual([
      'Tracked moderate',
      'Wheeled heavy',
      'Hover heavy',
      'WiGE immobilized',
    ]);
  });
});
