import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { conditionProblem } from '../../../src/battle/force/condition-problem.js';
import { readMul, writeMul } from '../../../src/battle/mul/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { openTable } from '../../../src/table/index.js';
import type { Unit } from '../../../src/units/index.js';
import { play } from '../../table/table.js';
import { customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';

// An AC/10 has 10 rounds a ton. Armor-piercing rounds: half of them by Total Warfare, 0.8 of them by the Core
// Rulebook; precision rounds: half and 0.6.
const BINS = ['ISAC10 Armor-Piercing Ammo', 'ISAC10 Precision Ammo'];
const mech = customMech({ slots: { RT: ['Autocannon/10*7'], LT: BINS } });
const vehicle = customVehicle({ equipment: { Turret: ['Autocannon/10'], Body: BINS } });
const KINDS = [
  ["a 'Mech", mech],
  ['a vehicle', vehicle],
] as const;

const FULL: Readonly<Record<RulesetName, readonly number[]>> = {
  standard: [5, 5],
  'total-warfare': [5, 5],
  core: [8, 6],
};

const read = (text: string, unit: Unit, ruleset: RulesetName) => {
  const { units, warnings } = readMul(text, () => unit, 'force.mul', { ruleset });
  return { condition: units[0]?.condition, warnings };
};

const through = (unit: Unit, condition: ConditionSetup, from: RulesetName, to: RulesetName) =>
  read(writeMul([{ unit, condition }], { ruleset: from }), unit, to);

/** Rounds with which a unit in this condition begins a game. */
const roundsIn = (ruleset: RulesetName, unit: Unit, condition: ConditionSetup = {}) => [
  ...openTable({ ruleset, red: [{ unit, condition }], blue: [] }).battle.unit(0).rounds,
];

describe.each(KINDS)('bins of %s into which the editions pack different numbers of rounds', (_, unit) => {
  it('are full with 5 and 5, or 8 and 6', () => {
    for (const ruleset of ['standard', 'total-warfare', 'core'] as const)
      expect(roundsIn(ruleset, unit)).toEqual(FULL[ruleset]);
  });

  it('are not in the file while they are full', () => {
    for (const ruleset of ['standard', 'total-warfare', 'core'] as const)
      expect(writeMul([{ unit, condition: { rounds: FULL[ruleset] } }], { ruleset })).not.toContain('shots=');
  });

  it('stay full when another has been fired, in the same ruleset and in any other', () => {
    // The first has 3 left; the other is full.
    expect(through(unit, { rounds: [3, 6] }, 'core', 'core')).toEqual({
      condition: { rounds: [3, 6] },
      warnings: [],
    });
    expect(through(unit, { rounds: [3, 6] }, 'core', 'total-warfare')).toEqual({
      condition: { rounds: [3, 5] },
      warnings: [],
    });
    expect(through(unit, { rounds: [3, 5] }, 'standard', 'core')).toEqual({
      condition: { rounds: [3, 6] },
      warnings: [],
    });
  });

  it('keep more rounds than a ruleset packs in the file and the condition, and begin a game in it full', () => {
    const { condition = {}, warnings } = through(unit, { rounds: [7, 6] }, 'core', 'total-warfare');
    expect({ condition, warnings }).toEqual({ condition: { rounds: [7, 5] }, warnings: [] });
    expect(roundsIn('total-warfare', unit, condition)).toEqual([5, 5]);
    expect(through(unit, condition, 'total-warfare', 'core').condition).toEqual({ rounds: [7, 6] });
  });

  it('hold no more than the ruleset that packs the most', () => {
    const text = writeMul([{ unit, condition: { rounds: [9, 6] } }], { ruleset: 'core' });
    for (const ruleset of ['total-warfare', 'core'] as const) {
      const { condition, warnings } = read(text, unit, ruleset);
      expect(condition).toBeUndefined();
      expect(warnings.map(({ message }) => message)).toEqual([
        expect.stringMatching(new RegExp(`^9 shots in .* ${FULL[ruleset][0]}: ignored$`)),
      ]);
    }
  });
});

describe('a game by the new book as a .mul', () => {
  it('leaves an unfired bin full when another has been fired', () => {
    const game = openTable({ ruleset: 'core', red: [{ unit: mech }], blue: [] });
    play(game, { do: 'correct', unit: 0, rounds: { bin: 1, rounds: 2 } });
    const text = writeMul(game.mulOf('red'), game.battle.rulesetOption);
    expect(text.match(/shots="\d+"/g)).toEqual(['shots="2"']);
    const { condition = {}, warnings } = read(text, mech, 'core');
    expect(warnings).toEqual([]);
    expect(roundsIn('core', mech, condition)).toEqual([8, 2]);
  });
});

it('a force as JSON keeps the rounds of a full bin by any ruleset, and no more', () => {
  expect(conditionProblem(mech, { rounds: [8, 2] })).toBeUndefined();
  expect(conditionProblem(mech, { rounds: [9, 2] })).toMatch(/^rounds\[0\] is 9/);
});
