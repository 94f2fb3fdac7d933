import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { breakFixture } from '../../../src/battle/damage/break-fixture.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { attachPod } from '../../../src/battle/weapons/pods.js';
import type { Unit } from '../../../src/units/index.js';
import { coast } from '../games/coast.js';
import { GROUND_KINDS, someUnits } from '../games/units-of-kinds.js';
import { shootingRange } from '../shooting-range.js';

const GAMES = 6;

const fresh = (): readonly [Bot, Bot] => [makeBot('sensible', 1), makeBot('sensible', 2)];

/** All that is left of everybody when it is over. */
const endOf = ({ turn, winner, units }: Battle): unknown => [
  turn,
  winner,
  units.map(({ hex, heat, armor, structure, rounds }) => [
    hex,
    heat,
    [...armor],
    [...structure],
    [...rounds],
  ]),
];

describe('Bots that have played before', () => {
  it.each(GROUND_KINDS)('play %s as those do who have not', async (kind) => {
    const units = await someUnits(kind, 2);
    const mechs = await someUnits('mek', 2);
    const kept = fresh();
    const play = (bots: readonly [Bot, Bot], game: number): unknown => {
      const battle = createBattle({
        red: units.map((unit) => ({ unit })),
        blue: [{ unit: mechs[game % 2] as Unit }],
        map:
          kind === 'naval'
            ? coast()
            : generateMap({ landscape: 'light-woods', width: 16, height: 17, seed: game }),
        bots,
        seed: game + 1,
        turnLimit: 25,
      });
      battle.run();
      return endOf(battle);
    };
    for (let game = 0; game < GAMES; game += 1) expect(play(kept, game)).toEqual(play(fresh(), game));
  });

  it('expect of shots at a target with a beacon what its ECM leaves of it now, whatever it was before', () => {
    const { battle: start } = shootingRange({
      ruleset: 'total-warfare',
      distance: 3,
      red: { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10 Narc-capable'] } },
      blue: { slots: { LT: ['ISGuardianECMSuite*2'] } },
    });
    const expectation = (outlook: Outlook, jammed: boolean): number => {
      const battle = start.copy(() => 1);
      const [red, blue] = [battle.unit(0), battle.unit(1)];
      outlook.firepower(battle, red, blue);
      if (!jammed) for (const { index } of blue.design.gear.ecm ?? []) breakFixture(blue, index);
      attachPod(blue, 'homing', 0, 2);
      return outlook.firepower(battle, red, blue).ahead(7, 0);
    };
    const kept = new Outlook();
    const jammed = expectation(kept, true);
    const clear = expectation(kept, false);
    expect(clear).toBeGreaterThan(jammed);
    expect(clear).toBe(expectation(new Outlook(), false));
  });
});
