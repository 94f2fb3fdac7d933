import { bareName } from '../../src/edge/units.js';
import type { ShelfUnit } from './shelf-unit.js';

type Named = Pick<ShelfUnit, 'chassis' | 'model' | 'clanName'>;

interface Spelling {
  readonly full: string;
  /** By each name of the chassis. */
  readonly chassis: readonly string[];
  readonly model: string;
}

const spellings = new WeakMap<Named, Spelling>();

function spellingOf(unit: Named): Spelling {
  const known = spellings.get(unit);
  if (known !== undefined) return known;
  const { chassis, model, clanName } = unit;
  const spelling = {
    full: bareName(`${chassis}${model}${clanName ?? ''}`),
    chassis: [chassis, clanName ?? ''].map(bareName).filter((name) => name !== ''),
    model: bareName(model),
  };
  spellings.set(unit, spelling);
  return spelling;
}

/** How well a unit matches what was typed; 0 is best. */
function rank({ chassis, model }: Spelling, typed: string): number {
  if (chassis.some((name) => name + model === typed)) return 0;
  if (chassis.includes(typed)) return 1;
  if (chassis.some((name) => (name + model).startsWith(typed))) return 2;
  if (model.startsWith(typed)) return 3;
  return 4;
}

/**
 * Units whose names contain every word that was typed, best matches first: by the share of the name that was typed,
 * then well-known units, then the plainest variant, which has the shortest name.
 */
export function searchUnits<Unit extends Named>(
  units: readonly Unit[],
  typed: string,
  isWellKnown: (unit: Unit) => boolean,
): readonly Unit[] {
  const words = typed
    .split(/\s+/)
    .map(bareName)
    .filter((word) => word !== '');
  if (words.length === 0) return units;
  const whole = words.join('');
  return units
    .flatMap((unit) => {
      const spelling = spellingOf(unit);
      if (!words.every((word) => spelling.full.includes(word))) return [];
      return [{ unit, spelling, rank: rank(spelling, whole), known: isWellKnown(unit) ? 0 : 1 }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.known - b.known ||
        a.spelling.full.length - b.spelling.full.length ||
        (a.spelling.full < b.spelling.full ? -1 : 1),
    )
    .map(({ unit }) => unit);
}
