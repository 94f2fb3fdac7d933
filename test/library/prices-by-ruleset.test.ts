import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { library, loadUnit } from '../../src/edge/library.node.js';
import { tableOfFacts, unitFacts } from '../../src/edge/search.js';
import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';
import { starterUnit } from '../battle/sample-battle.js';

const ODD = 'chassis=BattleMaster model=BLR-6X';

describe('A search with the prices of a ruleset', () => {
  it.each(RULESETS)('gives those that units have by %s', async (ruleset) => {
    const differing = library()
      .search('')
      .filter(({ id, battleValue }) =>
        RULESETS.some(
          (name) => library().table.pricedBy(name).columns.battleValue[placeOf(id)] !== battleValue,
        ),
      );
    expect(differing).toHaveLength(129);
    const priced = library().table.pricedBy(ruleset);
    for (const { id } of differing) {
      const { battleValue } = calculateBattleValue(await loadUnit(id), { ruleset });
      expect([id, priced.columns.battleValue[placeOf(id)]]).toEqual([id, battleValue]);
    }
  });

  it('goes by the rulebook where none is named', () => {
    expect(library().search(ODD)[0]?.battleValue).toBe(1966);
  });

  it('asks, sorts and shows by the same prices', () => {
    expect(library().search(`${ODD} bv=1986`)).toEqual([]);
    const [row] = library().search(`${ODD} bv=1986`, { ruleset: 'standard', sort: 'bv' });
    expect(row?.battleValue).toBe(1986);
  });

  it('knows the prices of own units as well', () => {
    const facts = unitFacts('own', starterUnit('atlas-as7-d'), 1897, { core: 1900 });
    const own = tableOfFacts([facts]);
    const valueIn = (ruleset?: RulesetName) =>
      library()
        .find('chassis=Atlas model=AS7-D', { ...(ruleset && { ruleset }) }, own)
        .rows()
        .find(({ id }) => id === 'own')?.battleValue;
    expect([valueIn(), valueIn('standard'), valueIn('core')]).toEqual([1897, 1897, 1900]);
  });

  it('refuses what is no name', () => {
    // @ts-expect-error
    expect(() => library().search('atlas', { ruleset: 3 })).toThrow('options.ruleset is 3');
  });
});

const placeOf = (id: string): number => library().table.placeOf(id) ?? -1;
