import { expect, it } from 'vitest';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { pilotStateOf } from '../../../src/battle/piloting/pilot-state.js';
import { reachedHexes, routeTo } from '../../../src/battle/plan/reached-hexes.js';
import { pilotingNumber } from '../../../src/rules/piloting/calculate.js';
import { customVehicle } from '../../battle/custom-vehicle.js';
import { mapOf } from '../../battle/map-of.js';
import { sampleBattle } from '../../battle/sample-battle.js';

const map = mapOf({ '5,9': { terrain: ['pavement'] } }, 12, 24);
const back = (count: number): StepKind[] => Array<StepKind>(count).fill('backward');

const sample = (quirks: readonly string[], ruleset: 'standard' | 'total-warfare') =>
  sampleBattle({
    red: [{ unit: customVehicle({ quirks }), at: [5, 5], facing: 0 }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [0, 0], facing: 3 }],
    ruleset,
    map,
  });

function path(steps: readonly StepKind[], quirks: readonly string[], ruleset: 'standard' | 'total-warfare') {
  const { battle, red } = sample(quirks, ruleset);
  const order = steps.map((kind) => ({ kind }));
  const pilot = pilotStateOf(red);
  const report = evaluatePath(battle.map, moverOf(battle, red), order, pilot, undefined, { ruleset });
  return { ...report, needed: report.rolls.map(({ cause }) => pilotingNumber(pilot, cause, { ruleset })) };
}

it('Power Reverse: a vehicle may move backward at flank speed, in total-warfare', () => {
  expect(path(back(8), ['power_reverse'], 'total-warfare')).toMatchObject({ mode: 'run' });
  expect(path(back(8), [], 'total-warfare').obstacle).toBe('no-points');
  expect(path(back(8), ['power_reverse'], 'standard').obstacle).toBe('no-points');
});

it('Power Reverse: driving rolls on the way back at flank speed are at +1', () => {
  const turn: StepKind[] = [...back(4), 'turn-right', 'backward', 'backward'];
  const [needed] = path(turn, ['power_reverse'], 'total-warfare').needed;
  // A skid after four hexes is at +0.
  expect(needed).toBe(5 + 1);
});

it('Power Reverse: a plan at flank speed offers the way back', () => {
  const { battle, red } = sample(['power_reverse'], 'total-warfare');
  const behind = map.indexOf(5, 13);
  const hex = reachedHexes(battle, red, { mode: 'run' }).find((each) => each.hex === behind);
  expect(hex?.facings[0]).toBe(8);
  expect(routeTo(battle, red, { mode: 'run' }, behind, 0)?.steps).toEqual(back(8));
});

it('Without Power Reverse, a plan at flank speed only goes ahead', () => {
  const { battle, red } = sample([], 'total-warfare');
  expect(routeTo(battle, red, { mode: 'run' }, map.indexOf(5, 13), 0)).toBeUndefined();
});
