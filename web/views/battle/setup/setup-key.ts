import { HexMap } from '../../../../src/edge/battle.js';
import type { SimulationSetup } from '../../../../src/edge/simulate.js';

const numbers = new WeakMap<object, number>();
let known = 0;

/** Units and maps are too large to write out; the same object always has the same number. */
function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++known;
  numbers.set(thing, number);
  return number;
}

/** Two setups have the same key if they describe the same battle, whether or not they are the same object. */
export const setupKey = (setup: SimulationSetup): string =>
  JSON.stringify(setup, (field, value) =>
    field === 'unit' || value instanceof HexMap ? numberOf(value) : value,
  );
