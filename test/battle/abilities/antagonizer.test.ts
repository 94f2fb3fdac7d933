import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { randomBot } from '../../../src/battle/bots/random-bot.js';
import { sensibleFire } from '../../../src/battle/bots/sensible/gunner.js';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { mapOf } from '../map-of.js';
import { idleBot, type SampleMech, sampleBattle, starterUnit } from '../sample-battle.js';
import { BOTH_RULESETS, type Fired, HAWK, type Moment, play, RED_WINS } from './moments.js';

const DRAWS_FIRE = { abilities: ['antagonizer'] };

/** Red before two opponents, three hexes from either; the first is all but destroyed. */
const forces = (second: Partial<SampleMech> = { pilot: DRAWS_FIRE }) => ({
  red: [{ unit: HAWK, quirks: [], at: [5, 8], facing: 0 }] as const,
  blue: [
    { unit: HAWK, quirks: [], at: [5, 5], facing: 3, condition: { structure: { center_torso: 1 } } },
    { unit: HAWK, quirks: [], at: [6, 6], facing: 3, ...second },
  ] as const,
});

/** All shots miss. */
const fire = (shots: readonly Fired[], ruleset: RulesetName = 'standard', further: Partial<Moment> = {}) =>
  play({
    ...forces(),
    ruleset,
    dice: [...RED_WINS, 1, 1, 1, 1],
    turns: [{ 0: { fire: { shots } } }],
    until: 'physical',
    ...further,
  })
    .of('weapon-attack')
    .map(({ target }) => target);

const at = (target: number, weapon = 'Medium Laser'): Fired => ({ weapon, target });

describe('Antagonizer', () => {
  it('is fired at first in standard, and others after it', () => {
    expect(fire([at(2), at(1, 'SRM 2')])).toEqual([2, 1]);
    expect(() => fire([at(1)])).toThrow('another draws its fire');
    expect(() => fire([at(1), at(2, 'SRM 2')])).toThrow('another draws its fire');
  });

  it('draws no fire in total-warfare', () => {
    expect(fire([at(1)], 'total-warfare')).toEqual([1]);
  });

  it('shares the fire with others of its kind', () => {
    const both = forces();
    const blue = both.blue.map((mech) => ({ ...mech, pilot: DRAWS_FIRE }));
    expect(fire([at(1)], 'standard', { blue })).toEqual([1]);
  });

  it('does not draw the fire of units that cannot fire at it', () => {
    const wall = Array.from({ length: 16 }, (_, row) => [`9,${row}`, { level: 5 }]);
    const away = forces({ pilot: DRAWS_FIRE, at: [12, 6] });
    expect(() => fire([at(1)], 'standard', away)).toThrow('another draws its fire');
    const hidden = { ...away, map: mapOf(Object.fromEntries(wall)) };
    expect(fire([at(1)], 'standard', hidden)).toEqual([1]);
  });

  it('draws the fire of a unit that would have to turn its torso for it', () => {
    // Two hexes to the left of red and abreast of it: out of the arc of everything until the torso turns.
    const beside = forces({ pilot: DRAWS_FIRE, at: [3, 8] });
    expect(() => fire([at(1)], 'standard', beside)).toThrow('another draws its fire');
    const turned: Partial<Moment> = {
      ...beside,
      turns: [{ 0: { fire: { torsoFacing: 5, shots: [at(2)] } } }],
    };
    expect(fire([], 'standard', turned)).toEqual([2]);
  });

  it('spoils the choice of a gunner who thinks', () => {
    const chosen = (ruleset: RulesetName, second?: Partial<SampleMech>) => {
      const gunner: Bot = { ...idleBot, fire: sensibleFire };
      const sample = sampleBattle({
        ...forces(second),
        ruleset,
        dice: [...RED_WINS, ...Array<number>(12).fill(1)],
        bots: [gunner, idleBot],
      });
      while (sample.battle.phase !== 'physical') sample.battle.step();
      return sample.of('weapon-attack')[0]?.target;
    };
    expect(chosen('standard', {})).toBe(1);
    expect(chosen('standard')).toBe(2);
    expect(chosen('total-warfare')).toBe(1);
  });

  it('is a legal opponent for every bot, from the first turn to the last', () => {
    for (const ruleset of BOTH_RULESETS) {
      for (const seed of [1, 2, 3, 4]) {
        const lance = ['shadow-hawk-shd-2h', 'archer-arc-2r', 'awesome-aws-8q'].map((unit, index) => ({
          unit: starterUnit(unit),
          ...(index === 0 && { pilot: DRAWS_FIRE }),
        }));
        const bots = [seed % 2 === 0 ? sensibleBot() : randomBot(seed), sensibleBot()] as const;
        const battle = createBattle({
          map: mapOf(),
          red: lance,
          blue: lance,
          bots,
          seed,
          ruleset,
          turnLimit: 15,
        });
        battle.run();
        expect(battle.phase).toBe('over');
      }
    }
  });
});
