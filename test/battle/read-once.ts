import type { Unit } from '../../src/units/index.js';

// Mutation tests forget these units before each try, so that a mutant can change their designs: test/mutation/quick-runner.ts.
const shared = globalThis as typeof globalThis & { unitsRead?: Map<string, Unit> };
shared.unitsRead ??= new Map();
const units = shared.unitsRead;

/** The unit that `what` describes; many tests share it, because reading takes longer than most of them. */
export function readOnce(what: object, read: () => Unit): Unit {
  const key = JSON.stringify(what);
  const unit = units.get(key) ?? read();
  units.set(key, unit);
  return unit;
}
