import type { Unit } from '../../units/any-unit.js';
import { plainId, slug } from '../unit-id.js';
import { kindOf } from '../unit-kind.js';

/**
 * Returns an id for each unit, made of chassis and model. If several units share these, the kind is added, then the
 * tech base, and finally a number in the order of the list.
 */
export function idsOf(units: readonly Unit[]): readonly string[] {
  const plain = units.map(plainId);
  const byKind = apart(plain, (index) => kindOf((units[index] as Unit).unitType));
  const byTech = apart(byKind, (index) => slug((units[index] as Unit).techBase));
  const taken = new Map<string, number>();
  return byTech.map((id) => {
    const before = taken.get(id) ?? 0;
    taken.set(id, before + 1);
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}

/** Adds a distinguishing feature to shared ids. The first unit keeps the plain id. */
function apart(ids: readonly string[], feature: (index: number) => string): readonly string[] {
  const first = new Map<string, string>();
  return ids.map((id, index) => {
    const own = feature(index);
    const known = first.get(id);
    if (known === undefined) first.set(id, own);
    return known === undefined || known === own ? id : `${id}-${own}`;
  });
}
