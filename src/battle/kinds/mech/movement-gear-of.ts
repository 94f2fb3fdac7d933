import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';
import type { MovementGear } from './movement-gear.js';

interface Known {
  readonly version: number;
  readonly gear: MovementGear;
}

const known = new WeakMap<Combatant, Known>();

/** What bears on a unit's movement and still works. Only damage changes it, so that it is kept until then. */
export function movementGearOf(unit: Combatant): MovementGear {
  const { design, version } = unit;
  const figures = mechFigures(design);
  if (version === 0) return figures.movementGear;
  let kept = known.get(unit);
  if (kept?.version !== version) {
    const gear = figures.movementGearOf((mount) => unit.isWorking(design.fixtureOf(mount)));
    kept = { version, gear };
    known.set(unit, kept);
  }
  return kept.gear;
}
