import { designOf } from '../../src/edge/battle.js';
import type { Unit } from '../../src/edge/units.js';
import type { ShelfUnit } from './shelf-unit.js';
import { UNIT_KINDS } from './unit-kinds.js';

/** Types with some units that can fight. */
const FIGHTING: readonly ShelfUnit['unitType'][] = [
  'Mek',
  'Tank',
  'Naval',
  'VTOL',
  'Infantry',
  'BattleArmor',
  'Gun Emplacement',
  'ProtoMek',
];

/** Why a unit cannot fight on the map; undefined if it can. */
export function refuseAsFighter({
  unitType,
  unit,
}: Pick<ShelfUnit, 'unitType' | 'unit'>): string | undefined {
  if (!FIGHTING.includes(unitType))
    return `${UNIT_KINDS[unitType]}: units of this kind do not fight here yet`;
  // A unit that is not loaded yet may be chosen: the view reports a problem once it is.
  const known = unit();
  if (known === undefined) return undefined;
  try {
    designOf(known);
    return undefined;
  } catch {
    return 'it cannot fight here yet';
  }
}

/** Why no battle can be played with the unit of this name; undefined if one can. */
export function fighterProblem(name: string, unit: Unit | undefined): string | undefined {
  if (unit === undefined) {
    const named = name === '' ? 'A unit without a name' : name;
    return `${named} is not among the units here. Drop its file, or choose another unit.`;
  }
  const refused = refuseAsFighter({ unitType: unit.unitType, unit: () => unit });
  return refused && `${name} cannot fight in a battle (${refused}). Choose another unit.`;
}
