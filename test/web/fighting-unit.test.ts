import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit } from '../../src/units/index.js';
import { fitForBattle } from '../../web/forces/fit-for-battle.js';
import { memberOf } from '../../web/forces/member.js';
import { fighterProblem } from '../../web/units/fighting-unit.js';
import { sampleBlk, sampleFighterBlk } from '../units/sample-units.js';
import { starterUnit } from './starter-unit.js';

const locust = starterUnit('locust-lct-1v');
const fighter = readUnit(sampleFighterBlk(), 'fighter.blk', officialCatalog);
const tank = readUnit(sampleBlk(), 'tank.blk', officialCatalog);
const units = new Map([
  ['Locust LCT-1V', locust],
  ['Sample Tank', tank],
  ['Sample Fighter', fighter],
  ['Other Fighter', fighter],
]);
const fitOf = (...names: readonly string[]) => {
  const { members, behind } = fitForBattle(names.map(memberOf), ({ name }) => units.get(name));
  return { members: members.map(({ name }) => name), behind };
};

describe('A force that is sent to a battle', () => {
  it('goes as a whole if all its units are ’Mechs or vehicles, or not here to be asked', () => {
    expect(fitOf('Locust LCT-1V', 'Sample Tank', 'Nobody NB-1')).toEqual({
      members: ['Locust LCT-1V', 'Sample Tank', 'Nobody NB-1'],
      behind: undefined,
    });
  });

  it.each([
    [
      ['Sample Fighter', 'Locust LCT-1V'],
      'Sample Fighter cannot fight in a battle yet and will stay behind.',
    ],
    [
      ['Locust LCT-1V', 'Sample Fighter', 'Other Fighter'],
      'Sample Fighter and Other Fighter cannot fight in a battle yet and will stay behind.',
    ],
  ])('leaves other units behind and names them: %j', (force, behind) => {
    expect(fitOf(...force)).toEqual({ members: ['Locust LCT-1V'], behind });
  });

  it('does not go if none of its units fights', () => {
    expect(fitOf('Sample Fighter')).toEqual({
      members: [],
      behind: 'None of these units can fight in a battle yet.',
    });
  });
});

describe('A battle that is set up', () => {
  it('has no problem with a ’Mech', () => {
    expect(fighterProblem('Locust LCT-1V', locust)).toBeUndefined();
  });

  it('says before a game is played which unit cannot fight, and why', () => {
    expect(fighterProblem('Sample Fighter', fighter)).toBe(
      'Sample Fighter cannot fight in a battle (aerospace fighter: units of this kind do not fight here yet). Choose another unit.',
    );
  });

  it('says which unit is missing', () => {
    const missing = 'is not among the units here. Drop its file, or choose another unit.';
    expect(fighterProblem('Nobody NB-1', undefined)).toBe(`Nobody NB-1 ${missing}`);
    expect(fighterProblem('', undefined)).toBe(`A unit without a name ${missing}`);
  });
});
