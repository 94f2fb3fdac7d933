import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../../src/battle-value/index.js';
import type { FairResult } from '../../../src/simulate/index.js';
import { SENSIBLE_SKILLS } from '../../../src/simulate/skill-variants.js';
import { starterUnit } from '../../battle/sample-battle.js';
import { tarcomp } from '../run-in-process.js';

const fair = (...flags: string[]) =>
  tarcomp(
    'fair',
    ...['--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V', '--map', 'open:8x8', '--games', '2'],
    ...flags,
  );

interface Printed {
  readonly candidates: readonly (FairResult & { readonly battleValue: { red: number; blue: number } })[];
}

describe('tarcomp fair', () => {
  it('tries all sensible skills of a side, with the Battle Values of both beside them', async () => {
    const { code, out } = await fair('--vary', 'blue.skills', '--json', '--bots', 'stand-and-shoot');
    expect(code).toBe(0);
    const printed = JSON.parse(out) as Printed;
    expect(printed).toMatchObject({ schema: 1, games: 2, seed: 1, map: 'open:8x8', vary: 'blue.skills' });
    const names = printed.candidates.map(({ name }) => name);
    expect([...names].sort()).toEqual(
      SENSIBLE_SKILLS.map(([gunnery, piloting]) => `${gunnery}/${piloting}`).sort(),
    );
    const leads = printed.candidates.map(({ lead }) => Math.abs(lead));
    expect(leads).toEqual([...leads].sort((one, other) => one - other));
    const unit = starterUnit('locust-lct-1v');
    for (const { name, battleValue } of printed.candidates) {
      const [gunnery = 4, piloting = 5] = name.split('/').map(Number);
      expect(battleValue).toEqual({
        red: calculateBattleValue(unit).battleValue,
        blue: calculateBattleValue(unit, { gunnery, piloting }).battleValue,
      });
    }
  });

  it('chooses from several forces', async () => {
    const { out } = await fair('--vary', 'blue=Commando COM-2D|Locust LCT-1V:5/6,Locust LCT-1V');
    expect(out).toMatch(/^[12] +2 +\d/m);
    expect(out).toMatch(/^[12] +Commando COM-2D 4\/5$/m);
    // The same names twice would not fit beside the figures: they stand below, by number.
    expect(out).toMatch(/^[12] +Locust LCT-1V 5\/6, Locust LCT-1V 4\/5$/m);
  });

  it('knows pilots who shoot and drive alike', () => {
    expect(SENSIBLE_SKILLS).toContainEqual([4, 5]);
    expect(SENSIBLE_SKILLS).not.toContainEqual([4, 3]);
    expect(SENSIBLE_SKILLS).not.toContainEqual([2, 8]);
  });

  it.each([
    ['skills', '"skills" is not something to vary; expected blue.skills'],
    ['blue.3.skills', 'there is no blue.3; blue has 1 unit'],
    ['blue=Locust LCT-1V', 'leaves no choice'],
    ['blue=Locust|Nobody', 'No unit is called "Nobody"'],
  ])('refuses to vary %s', async (vary, message) => {
    const { code, out, err } = await fair('--vary', vary);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });

  it('needs something that varies', async () => {
    expect((await fair()).code).toBe(2);
  });
});
