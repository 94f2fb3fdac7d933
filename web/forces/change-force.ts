import { say } from '../state/toast.js';
import { type Force, freeName, newForce } from './force.js';
import { keptForces } from './kept-forces.js';

// Changes to the forces on this device.

/** Changes fields of a force in its latest version on the device. */
export function changeForce(id: string, fields: Partial<Omit<Force, 'id' | 'changed'>>): void {
  void keptForces.change(id, (force) => force && { ...force, ...fields, changed: Date.now() });
}

/** A budget of 0 means no budget. */
export function setBudget(id: string, budget: number | undefined): void {
  void keptForces.change(id, (force) => {
    if (force === undefined) return undefined;
    const { budget: _, ...rest } = force;
    return { ...rest, ...(budget !== undefined && { budget }), changed: Date.now() };
  });
}

/** Keeps a force under a unique name, and returns its id. */
export async function keepForce(fields: Parameters<typeof newForce>[0] = {}): Promise<string> {
  const { values } = await keptForces.list();
  const force = newForce(fields);
  const named = { ...force, name: freeName(force.name, values) };
  void keptForces.put(named);
  return named.id;
}

export function deleteForce(force: Force): void {
  void keptForces.delete(force.id);
  say(`${force.name} was deleted.`, { label: 'Undo', act: () => void keptForces.put(force) });
}
