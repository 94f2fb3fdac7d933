import type { Unit } from '../../units/index.js';
import type { Design } from '../combatant/design.js';
import { UnsupportedInBattleError } from '../combatant/unsupported.js';
import type { Kind } from './kind.js';

const designs = new WeakMap<Unit, Design>();

/**
 * Returns the design of a unit, made once, by the first kind that accepts it.
 * @throws {UnsupportedInBattleError} for a unit that no kind accepts
 */
export function designBy(kinds: readonly Kind[], unit: Unit): Design {
  let design = designs.get(unit);
  if (design === undefined) {
    design = builtBy(kinds, unit);
    designs.set(unit, design);
  }
  return design;
}

function builtBy(kinds: readonly Kind[], unit: Unit): Design {
  for (const kind of kinds) {
    const design = kind.designOf(unit);
    if (design !== undefined) return design;
  }
  const name = `${unit.chassis} ${unit.model}`.trim();
  const names = kinds.map((kind) => kind.name);
  const known = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  throw new UnsupportedInBattleError(
    `${name} is of type ${unit.unitType}: only ${known} can fight a battle; choose another unit`,
  );
}
