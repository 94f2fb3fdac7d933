import type { Trait } from '../../../catalog/index.js';
import { EMPLACEMENT_PLAN } from '../../../rules/body/emplacement-plan.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { BUILDING_CF, GUN_BUILDING } from '../../../rules/vehicle/emplacement.js';
import type { GunEmplacement } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';
import { FOUR_SIDES } from '../../sight/hit-side.js';
import { armamentOf, type Placing } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
import { FIXTURES } from '../vehicle/counters.js';
import { fixturesOf } from '../vehicle/fixtures.js';

const GUNS = 0;

/** Makes the design of guns with their own building. */
export function emplacementDesign(unit: GunEmplacement, kind: Kind): Design {
  const fixtures = fixturesOf(unit.equipment, () => GUNS);
  const turrets = unit.turret ? 1 : 0;
  const placing: Placing = {
    location: GUNS,
    secondLocation: NOWHERE,
    // A turret turns to its target; built-in guns point ahead.
    arc: unit.turret ? 'narrow' : 'forward',
    fixed: !unit.turret,
    inSecondTurret: false,
    arm: NOWHERE,
    flips: false,
    perTrooper: false,
  };
  const { weapons, bins } = armamentOf(fixtures, () => placing);
  const has = (trait: Trait): boolean => fixtures.some(({ item }) => item?.traits.includes(trait));
  return {
    ...plainDesign({ kind, unit, plan: EMPLACEMENT_PLAN, fixtures, weapons, bins }),
    stacks: 'alone',
    sides: FOUR_SIDES,
    vehicle: {
      motion: 'fixed',
      sixSided: false,
      superheavy: false,
      builtForWar: true,
      armoredChassis: false,
      cruise: 0,
      rating: 0,
      jump: 0,
      armoredMotive: false,
      burnsFuel: false,
      hasCase: false,
      hasCaseII: false,
      standsStill: true,
      turretAt: [turrets > 0 ? GUNS : NOWHERE, NOWHERE],
      columns: ['turret'],
      bulldozers: [],
    },
    // The last counter holds this phase's loss of the building.
    counters: FIXTURES + fixtures.length + 1,
    foothold: { on: 'hull', clumsy: 0 },
    emplaced: true,
    rammable: true,
    turrets,
    hasFixedMounts: !unit.turret,
    structure: Float64Array.of(BUILDING_CF),
    structureRule: GUN_BUILDING,
    sensors: 'vehicle',
    secondPilot: has('command-console'),
  };
}
