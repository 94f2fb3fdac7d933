import type { Trait, Weapon } from '../../catalog/index.js';
import { LEFT_ARM, NOWHERE, RIGHT_ARM } from '../../rules/damage/body.js';
import type { Mount, Unit } from '../../units/index.js';
import { battleLocation } from '../combatant/battle-location.js';
import { pilotDesign } from '../combatant/pilot.js';
import type { ShotFacts } from '../shot/shot-facts.js';
import type { AttackingUnit } from './attack-from.js';

/** A shooter that battles have no design of: a unit of another kind, or nothing but a weapon and a pilot. */
export function strangerWith(
  by: AttackingUnit,
  unit: Unit | undefined,
  mount: Mount | undefined,
  item: Weapon | undefined,
): Pick<ShotFacts, 'unit' | 'mount' | 'load' | 'linkedTo' | 'shield'> {
  const { condition = {} } = by;
  const id = String(unit === undefined || mount === undefined ? 0 : unit.equipment.indexOf(mount));
  const location = battleLocation(mount?.location);
  const inArm = unit?.unitType === 'Mek' && (location === LEFT_ARM || location === RIGHT_ARM);
  const has = (trait: Trait, place?: string): boolean =>
    unit?.equipment.some(
      (one) => one.item?.traits.includes(trait) && (place === undefined || one.location === place),
    ) ?? false;
  const linked = mount?.linked?.item;
  return {
    unit: {
      pilot: pilotDesign(by.pilot),
      design: {
        quirks: unit?.quirks ?? [],
        weaponQuirks: { [id]: mount?.quirks ?? [] },
        sensors: 'standard',
        fireControl: 'standard',
        secondPilot: false,
        quad: false,
      },
      movement: by.movementType ?? 'stationary',
      heat: by.heat ?? condition.heat ?? 0,
      wounds: by.pilotWounds ?? condition.wounds ?? 0,
      sensorHits: by.sensorHits ?? 0,
      prone: by.prone ?? condition.prone ?? false,
      skidded: by.skidded ?? false,
      spotting: by.spotting ? 0 : -1,
      legsLost: 0,
      hasHipHit: false,
      hasWorking: (gear) => has(gear),
      hasEnhancedActuators: () => has('actuator-enhancement-system', mount?.location),
      hasArmDamage: () => false,
      armDamage: () => ({}),
    },
    mount: { id, item, arm: inArm ? location : NOWHERE },
    load: linked?.kind === 'ammunition' ? linked : undefined,
    linkedTo: mount?.linkedBy?.item,
    shield: undefined,
  };
}
