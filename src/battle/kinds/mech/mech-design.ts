import type { EquipmentItem } from '../../../catalog/index.js';
import { hasFourLegs } from '../../../rules/body/chassis.js';
import { MECH_PLANS } from '../../../rules/body/mech-plans.js';
import { LEADS_FROM_TONS } from '../../../rules/crew/command-post.js';
import { crewSizeOf } from '../../../rules/crew/crew-size.js';
import { TECHNICIAN } from '../../../rules/crew/seats.js';
import { fatalEngineHits } from '../../../rules/critical/engine-hits.js';
import { structureRule } from '../../../rules/damage/materials.js';
import type { FireControl } from '../../../rules/to-hit/index.js';
import type { CaseProtection, Mech, System } from '../../../units/index.js';
import type { ArmBuild, Design, Fixture } from '../../combatant/design.js';
import { platingPieces } from '../../combatant/plating-design.js';
import { MECH_SIDES } from '../../sight/hit-side.js';
import { armamentOf } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
import { battleLocation } from './battle-location.js';
import type { MechFigures } from './figures.js';
import { bearsOnMovement, movementGear } from './movement-gear.js';
import { placingOf } from './placing.js';
import { slotsOf } from './slots.js';

/** Makes the design of a 'Mech. */
export function mechDesign(mech: Mech, kind: Kind): Design {
  const plan = MECH_PLANS[mech.chassisKind];
  const count = plan.locations.length;
  const armor = new Float64Array(count);
  const rearArmor = new Float64Array(count);
  const structure = new Float64Array(count);
  const armorTypes: (string | undefined)[] = Array(count).fill(undefined);
  const protection: CaseProtection[] = Array(count).fill('none');
  for (const state of mech.locations) {
    const at = battleLocation(state.location);
    armor[at] = state.armorPoints;
    rearArmor[at] = state.rearArmorPoints ?? 0;
    structure[at] = state.structurePoints;
    armorTypes[at] = state.armor?.armor.type;
    protection[at] = state.case;
  }
  const { slots, fixtures } = slotsOf(mech, plan);
  const { weapons, bins } = armamentOf(fixtures, (fixture, mount) => placingOf(plan, fixture, mount));
  const structureType = mech.structure?.structure.type;
  const sinks = fixtures.filter(({ item }) => isHeatSink(item));
  return {
    ...plainDesign({ kind, unit: mech, plan, fixtures, weapons, bins }),
    tonnage: mech.tonnage,
    sides: MECH_SIDES,
    mech: figuresOf(mech, armorTypes),
    height: mech.superheavy ? 2 : 1,
    falls: true,
    pushable: true,
    strikes: true,
    foothold: { on: 'legs', clumsy: (mech.superheavy ? 1 : 0) + (mech.industrial ? 1 : 0) },
    stacks: mech.superheavy ? 'alone' : 'apart',
    stridesOver: true,
    rammable: true,
    tracksHeat: true,
    hardness: mech.industrial ? 'machine' : 'battlemech',
    stalls: burnsFuel(mech),
    floods: burnsFuel(mech) && !isSealed(mech),
    quickenedByHeat: mech.myomer === 'triple-strength' || mech.myomer === 'prototype-triple-strength',
    steadyWhenProne: hasFourLegs(mech.chassisKind),
    superheavy: mech.superheavy,
    large: mech.superheavy,
    armor,
    rearArmor,
    structure,
    armorTypes,
    structureType,
    structureRule: structureRule(structureType),
    protection,
    plating: platingPieces(fixtures, plan),
    slots,
    physicalWeapons: fixtures.flatMap(({ item, index, location }) =>
      item?.kind === 'physical-weapon' ? [{ item, fixture: index, location }] : [],
    ),
    heatSinks: sinks,
    heatSinkFigures: heatSinkFigures(mech),
    shields: fixtures.filter(({ item }) => item?.kind === 'physical-weapon' && item.shield !== undefined),
    pilotInHead: mech.cockpit !== 'torso-mounted',
    sensors: mech.industrial ? 'industrial' : mech.cockpit === 'torso-mounted' ? 'torso-mounted' : 'standard',
    fireControl: fireControlOf(mech),
    civilEngine: mech.industrial,
    crewSize: crewSizeOf(mech.cockpit),
    strikesForward: mech.chassisKind === 'tripod',
    secondPilot: hasConsole(mech),
    commandPost: leadsFromConsole(mech) || crewSizeOf(mech.cockpit) > TECHNICIAN,
    improvedJumpJets: fixtures.some(
      ({ item }) => item?.traits.includes('jump-jet') && item.traits.includes('improved'),
    ),
    engine: mech.engine.type,
    arms: plan.locations.map((_, at) => (plan.isArm[at] === 1 ? armBuild(fixtures, at) : 'no-lower-arm')),
  };
}

const figuresOf = (mech: Mech, armorTypes: Design['armorTypes']): MechFigures => ({
  chassis: mech.chassisKind,
  motive: mech.motive === 'wheel' ? 'wheeled' : 'tracked',
  gyro: mech.gyro,
  cockpit: mech.cockpit,
  industrial: mech.industrial,
  fatalEngineHits: fatalEngineHits({ compact: mech.engine.type === 'compact', superheavy: mech.superheavy }),
  tripleStrength: MYOMERS[mech.myomer],
  industrialMyomer: mech.myomer === 'industrial-triple-strength',
  hardenedArmor: armorTypes.includes('hardened'),
  movementGear: movementGear(mech),
  movementGearOf: (works) => movementGear(mech, works),
  movementMounts: mech.equipment.filter(bearsOnMovement),
});

/** Industrial and prototype myomer always works. */
const MYOMERS: Readonly<Record<Mech['myomer'], MechFigures['tripleStrength']>> = {
  standard: 'none',
  'triple-strength': 'when-hot',
  'prototype-triple-strength': 'always',
  'industrial-triple-strength': 'always',
};

/** IndustrialMech cockpits have worse fire control, unless advanced fire control was fitted. */
function fireControlOf(mech: Mech): FireControl {
  const { cockpit } = mech;
  if (hasAdvancedFireControl(mech) || !cockpit.includes('industrial')) return 'standard';
  return cockpit.includes('primitive') ? 'primitive' : 'industrial';
}

const hasAdvancedFireControl = ({ equipment }: Mech): boolean =>
  equipment.some(({ item }) => item?.traits.includes('advanced-fire-control'));

const hasConsole = ({ cockpit }: Mech): boolean => cockpit.includes('command-console');

/** In an IndustrialMech it needs advanced fire control. */
const leadsFromConsole = (mech: Mech): boolean =>
  hasConsole(mech) && mech.tonnage >= LEADS_FROM_TONS && (!mech.industrial || hasAdvancedFireControl(mech));

const isHeatSink = (item: EquipmentItem | undefined): boolean =>
  item !== undefined &&
  (item.traits.includes('heat-sink') ||
    item.traits.includes('double-heat-sink') ||
    item.traits.includes('compact-heat-sink') ||
    item.traits.includes('laser-heat-sink') ||
    item.traits.includes('double-heat-sink-prototype'));

function heatSinkFigures({ heatSinks: { count, capacity } }: Mech): Design['heatSinkFigures'] {
  const perSink = count === 0 ? 1 : capacity / count;
  return { count, perSink };
}

function armBuild(fixtures: readonly Fixture[], arm: number): ArmBuild {
  const has = (system: System): boolean =>
    fixtures.some((fixture) => fixture.location === arm && fixture.system === system);
  if (!has('lower-arm-actuator')) return 'no-lower-arm';
  return has('hand-actuator') ? 'full' : 'no-hand';
}

/** The internal combustion engine of an industrial 'Mech, which may stall. */
const burnsFuel = ({ industrial, engine }: Mech): boolean => industrial && engine.type === 'ice';

const isSealed = ({ equipment }: Mech): boolean =>
  equipment.some(({ item }) => item?.traits.includes('environmental-sealing'));
