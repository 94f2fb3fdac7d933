import { type BodyPlan, NOWHERE } from '../../rules/body/plan.js';
import { structureRule } from '../../rules/damage/materials.js';
import type { Unit } from '../../units/index.js';
import type { Design, Fixture } from '../combatant/design.js';
import { gearOf } from '../combatant/gear.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { NO_SIDES } from '../sight/hit-side.js';
import type { Kind } from './kind.js';

/** The fields that every kind has to set. */
interface Makings {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly plan: BodyPlan;
  readonly fixtures: readonly Fixture[];
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly AmmoBin[];
}

/**
 * A unit without any features: one level high, no armor, no heat, no sides. Each kind extends it with its own. All
 * designs start from this object, so their fields have the same order, and inner loops can read them quickly.
 */
export function plainDesign({ kind, unit, plan, fixtures, weapons, bins }: Makings): Design {
  const count = plan.locations.length;
  const byMount = new Map(fixtures.map(({ mount, index }) => [mount, index]));
  return {
    kind,
    unit,
    name: `${unit.chassis} ${unit.model}`.trim(),
    tonnage: 0,
    plan,
    sides: NO_SIDES,
    mech: undefined,
    vehicle: undefined,
    squad: undefined,
    protoMech: undefined,
    infantry: undefined,
    people: undefined,
    otherMode: undefined,
    counters: 0,
    flight: undefined,
    rotor: NOWHERE,
    emplaced: false,
    height: 0,
    falls: false,
    pushable: false,
    strikes: false,
    closeAttack: undefined,
    soldiers: undefined,
    singleSquad: false,
    suit: undefined,
    foothold: undefined,
    sharesHex: false,
    stacks: 'freely',
    stridesOver: false,
    rammable: false,
    rams: false,
    largeSupport: false,
    turrets: 0,
    hasFixedMounts: false,
    tracksHeat: false,
    vehicleMode: false,
    fireproof: false,
    hardness: 'machine',
    struckAllOver: false,
    stalls: false,
    floods: false,
    quickenedByHeat: false,
    steadyWhenProne: false,
    superheavy: false,
    large: false,
    armor: new Float64Array(count),
    rearArmor: new Float64Array(count),
    structure: new Float64Array(count),
    armorTypes: Array(count).fill(undefined),
    armorRatings: undefined,
    structureType: undefined,
    structureRule: structureRule(undefined),
    protection: Array(count).fill('none'),
    plating: undefined,
    slots: plan.locations.map(() => []),
    fixtures,
    fixtureOf: (mount) => byMount.get(mount) ?? NOWHERE,
    weapons,
    bins,
    meetsMissiles: weapons.some(({ use }) => use === 'anti-missile'),
    physicalWeapons: [],
    heatSinks: [],
    heatSinkFigures: { count: 0, perSink: 1 },
    gear: gearOf(fixtures),
    shields: [],
    sensors: 'standard',
    fireControl: 'standard',
    civilEngine: false,
    pilotInHead: false,
    crewSize: 1,
    strikesForward: false,
    drives: false,
    secondPilot: false,
    commandPost: false,
    improvedJumpJets: false,
    engine: 'none',
    arms: plan.locations.map(() => 'no-lower-arm'),
    quirks: Object.freeze([...unit.quirks]),
    weaponQuirks: Object.fromEntries(
      weapons.filter(({ quirks }) => quirks.length > 0).map(({ index, quirks }) => [index, quirks]),
    ),
  };
}
