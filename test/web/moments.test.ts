import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/events/event.js';
import { toldBattle } from '../../web/views/battle/replay/told-game.js';
import { momentsOf } from '../../web/views/play/standing/moments.js';
import { sampleBattle } from '../battle/sample-battle.js';

const { battle } = sampleBattle({
  red: [
    { unit: 'atlas-as7-d', at: [3, 9] },
    { unit: 'locust-lct-1v', at: [5, 9] },
  ],
  blue: [{ unit: 'jenner-jr7-d', at: [3, 3] }],
  dice: [],
});

const torn = (unit: number): BattleEvent => ({
  type: 'damage',
  unit,
  location: 'left_arm',
  rear: false,
  armor: 0,
  structure: 3,
  armorLeft: 0,
  structureLeft: 0,
  destroyed: true,
});
const told = toldBattle(battle, [
  { type: 'turn', turn: 1 },
  torn(0),
  { type: 'turn', turn: 2 },
  { ...torn(0), destroyed: false } as BattleEvent,
  torn(1),
  { type: 'lost', unit: 1, cause: 'engine-destroyed' },
  torn(0),
  { type: 'lost', unit: 2, cause: 'engine-destroyed' },
]);

describe('the moments that swung a game', () => {
  it('are what a side suffered in that turn, the gravest first, with the name of the unit and its place in the game', () => {
    const moments = momentsOf(told, 2, 0);
    expect(moments.map(({ at }) => at)).toEqual([6, 7]);
    expect(moments[0]?.words).toMatch(/^Locust LCT-1V/);
    expect(moments[1]?.words).toMatch(/^Atlas AS7-D: Left arm/);
  });

  it('are those of one turn and one side', () => {
    expect(momentsOf(told, 1, 0).map(({ at }) => at)).toEqual([2]);
    expect(momentsOf(told, 1, 1)).toEqual([]);
    expect(momentsOf(told, 2, 1).map(({ at }) => at)).toEqual([8]);
  });
});
