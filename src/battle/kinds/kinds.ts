import type { Unit } from '../../units/index.js';
import type { Design } from '../combatant/design.js';
import { UnsupportedInBattleError } from '../combatant/unsupported.js';
import { BATTLE_ARMOR } from './battle-armor/battle-armor.js';
import { EMPLACEMENT } from './emplacement/emplacement.js';
import { INFANTRY } from './infantry/infantry.js';
import type { Kind } from './kind.js';
import { MECH } from './mech/mech.js';
import { PROTOMECH } from './protomech/protomech.js';
import { VEHICLE } from './vehicle/vehicle.js';

/** Every kind of unit that fights battles. */
const KINDS: readonly Kind[] = [MECH, VEHICLE, BATTLE_ARMOR, EMPLACEMENT, PROTOMECH, INFANTRY];

const designs = new WeakMap<Unit, Design>();

/**
 * The design of a unit, worked out once.
 * @param further kinds, besides those that everybody knows
 * @throws {UnsupportedInBattleError} for a unit of no kind that fights battles
 */
export function designOf(unit: Unit, further: readonly Kind[] = []): Design {
  let design = designs.get(unit);
  if (design === undefined) {
    design = builtBy([...further, ...KINDS], unit);
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
