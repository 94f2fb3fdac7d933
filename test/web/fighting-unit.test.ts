import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit } from '../../src/units/index.js';
import { fitForBattle } from '../../web/forces/fit-for-battle.js';
import { memberOf } from '../../web/forces/member.js';
import { fighterProblem } from '../../web/units/fighting-unit.js';
import { sampleBlk } from '../units/sample-units.js';
import { starterUnit } from './starter-unit.js';

const locust = { member: memberOf('Locust LCT-1V'), unit: starterUnit('locust-lct-1v') };
const tank = { member: memberOf('Sample Tank'), unit: readUnit(sampleBlk(), 'tank.blk', officialCatalog) };
const carrier = { ...tank, member: memberOf('Other Tank') };

describe('A force that is sent to a battle', () => {
  it('goes as a whole if all its units are ’Mechs', () => {
    expect(fitForBattle([locust, locust])).toEqual({
      members: [locust.member, locust.member],
      behind: undefined,
    });
  });

  it.each([
    [[tank, locust], 'Sample Tank cannot fight in a battle yet and will stay behind.'],
    [
      [locust, tank, carrier],
      'Sample Tank and Other Tank cannot fight in a battle yet and will stay behind.',
    ],
  ])('leaves other units behind and names them', (force, behind) => {
    expect(fitForBattle(force)).toEqual({ members: [locust.member], behind });
  });

  it('does not go if it has no ’Mech', () => {
    expect(fitForBattle([tank])).toEqual({
      members: [],
      behind: 'None of these units can fight in a battle yet.',
    });
  });
});

describe('A battle that is set up', () => {
  it('has no problem with a ’Mech', () => {
    expect(fighterProblem('Locust LCT-1V', locust.unit)).toBeUndefined();
  });

  it('says before a game is played which unit cannot fight, and why', () => {
    expect(fighterProblem('Sample Tank', tank.unit)).toBe(
      'Sample Tank cannot fight in a battle (vehicle: only ’Mechs here so far). Choose another unit.',
    );
  });

  it('says which unit is missing', () => {
    const missing = 'is not among the units here. Drop its file, or choose another unit.';
    expect(fighterProblem('Nobody NB-1', undefined)).toBe(`Nobody NB-1 ${missing}`);
    expect(fighterProblem('', undefined)).toBe(`A unit without a name ${missing}`);
  });
});
