import type { Combatant } from '../../combatant/combatant.js';
import { type MechFigures, mechFigures } from './figures.js';
import type { MovementGear } from './movement-gear.js';

interface Known {
  readonly version: number;
  readonly worn: number;
  readonly gear: MovementGear;
}

const known = new WeakMap<Combatant, Known>();

/** A unit's working equipment for movement. Only damage changes it, so it is cached until then. */
export function movementGearOf(unit: Combatant): MovementGear {
  const { design, version } = unit;
  const figures = mechFigures(design);
  const worn = wornShields(unit);
  if (worn === 0 && (version === 0 || isWhole(unit, figures))) return figures.movementGear;
  let kept = known.get(unit);
  if (kept?.version !== version || kept.worn !== worn) {
    const gear = figures.movementGearOf((mount) => {
      const fixture = design.fixtureOf(mount);
      const location = design.shields.find(({ index }) => index === fixture)?.location;
      return unit.isWorking(fixture) && (location === undefined || (worn & (1 << location)) === 0);
    });
    kept = { version, worn, gear };
    known.set(unit, kept);
  }
  return kept.gear;
}

function isWhole(unit: Combatant, { movementMounts }: MechFigures): boolean {
  for (const mount of movementMounts) if (!unit.isWorking(unit.design.fixtureOf(mount))) return false;
  return true;
}

/** Arms whose shields are worn out and no longer slow the 'Mech down, one bit each. */
function wornShields(unit: Combatant): number {
  const { shields } = unit.design;
  if (shields.length === 0 || unit.rules.physical.wornShieldsWeigh) return 0;
  let worn = 0;
  for (const { location } of shields) if (!unit.hasShieldIn(location)) worn |= 1 << location;
  return worn;
}
