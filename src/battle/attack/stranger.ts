import type { Trait, Weapon } from '../../catalog/index.js';
import { NOWHERE } from '../../rules/body/plan.js';
import type { Mount, Unit } from '../../units/index.js';
import { pilotDesign } from '../combatant/pilot.js';
import type { ShotFacts } from '../shot/shot-facts.js';
import type { AttackingUnit } from './attack-from.js';

/** A shooter without a design in battles: a unit of another kind, or a weapon and a pilot without a unit. */
export function strangerWith(
  by: AttackingUnit,
  unit: Unit | undefined,
  mount: Mount | undefined,
  item: Weapon | undefined,
): Pick<ShotFacts, 'unit' | 'mount' | 'load' | 'linkedTo' | 'shield'> {
  const { condition = {} } = by;
  const id = String(unit === undefined || mount === undefined ? 0 : unit.equipment.indexOf(mount));
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
        drives: false,
        soldiers: undefined,
      },
      movement: by.movementType ?? 'stationary',
      heat: by.heat ?? condition.heat ?? 0,
      gunneryWounds: by.pilotWounds ?? condition.wounds ?? 0,
      dedicatedGunner: undefined,
      hasFreeHand: false,
      sensorHits: by.sensorHits ?? 0,
      prone: by.prone ?? condition.prone ?? false,
      skidded: by.skidded ?? false,
      spotting: by.spotting ? 0 : -1,
      isSteadyWhenProne: false,
      isOnThreeSoundLegs: false,
      hasWorking: (gear) => has(gear),
      hasEnhancedActuators: () => has('actuator-enhancement-system', mount?.location),
      fireDamage: () => undefined,
      hasArmDamage: () => false,
      armDamage: () => ({}),
    },
    mount: { id, item, arm: NOWHERE, location: NOWHERE, smallArms: undefined },
    load: linked?.kind === 'ammunition' ? linked : undefined,
    linkedTo: mount?.linkedBy?.item,
    shield: undefined,
  };
}
