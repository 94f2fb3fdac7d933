import type { Trait } from '../../../catalog/index.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { protoMechPlan } from '../../../rules/body/protomech-plans.js';
import { structureRule } from '../../../rules/damage/materials.js';
import type { ProtoMechLocation } from '../../../rules/hit-location/protomech-locations.js';
import type { ProtoMech } from '../../../units/index.js';
import type { Design, Fixture } from '../../combatant/design.js';
import { gearOf } from '../../combatant/gear.js';
import type { WeaponArc } from '../../sight/arcs.js';
import { MECH_SIDES } from '../../sight/hit-side.js';
import { armamentOf, type Placing } from '../armament.js';
import type { Kind } from '../kind.js';
import { fixturesOf } from '../vehicle/fixtures.js';
import { FIXTURES } from './counters.js';

const NAMES: Readonly<Record<string, ProtoMechLocation>> = {
  HD: 'head',
  T: 'torso',
  RA: 'right_arm',
  LA: 'left_arm',
  L: 'legs',
  MG: 'main_gun',
};

const ARCS: Readonly<Partial<Record<ProtoMechLocation, WeaponArc>>> = {
  right_arm: 'right-arm',
  left_arm: 'left-arm',
  main_gun: 'main-gun',
};

/** A ProtoMech as battles see it. */
export function protoMechDesign(unit: ProtoMech, kind: Kind): Design {
  const quad = unit.motion === 'quad';
  const plan = protoMechPlan(quad, unit.mainGun);
  const count = plan.locations.length;
  const at = (code: string | undefined): number => {
    const name = code === undefined ? undefined : NAMES[code];
    return name === undefined ? NOWHERE : plan.locations.indexOf(name);
  };
  const armor = new Float64Array(count);
  const structure = new Float64Array(count);
  const armorTypes: (string | undefined)[] = Array(count).fill(undefined);
  for (const state of unit.locations) {
    const location = at(state.location);
    if (location === NOWHERE) continue;
    armor[location] = state.armorPoints;
    structure[location] = state.structurePoints;
    armorTypes[location] = state.armor?.armor.type;
  }
  const names = plan.locations as readonly ProtoMechLocation[];
  const torso = plan.center;
  const placingOf = ({ location }: Fixture, rear: boolean): Placing => ({
    location,
    secondLocation: NOWHERE,
    arc: rear ? 'rear' : (ARCS[names[location] ?? 'torso'] ?? 'forward'),
    // On four legs the torso does not turn with its guns.
    fixed: quad && location === torso,
    inSecondTurret: false,
    arm: NOWHERE,
    flips: false,
    perTrooper: false,
  });
  const fixtures = fixturesOf(unit.equipment, at);
  const { weapons, bins } = armamentOf(fixtures, (fixture, mount) => placingOf(fixture, mount.rear === true));
  const byMount = new Map(fixtures.map(({ mount, index }) => [mount, index]));
  const has = (trait: Trait): boolean => fixtures.some(({ item }) => item?.traits.includes(trait));
  return {
    kind,
    unit,
    name: `${unit.chassis} ${unit.model}`.trim(),
    tonnage: unit.tonnage,
    plan,
    sides: MECH_SIDES,
    mech: undefined,
    vehicle: undefined,
    squad: undefined,
    infantry: undefined,
    people: undefined,
    fireproof: false,
    struckAllOver: false,
    protoMech: {
      quad,
      mainGun: unit.mainGun,
      walk: unit.walk,
      jump: unit.jump,
      boosted: has('speed-booster'),
      names,
      torsoWeapons: weapons.filter(({ location }) => location === torso).map(({ index }) => index),
    },
    counters: FIXTURES + fixtures.length,
    flight: undefined,
    emplaced: false,
    soldiers: undefined,
    suit: undefined,
    foothold: undefined,
    sharesHex: false,
    stridesOver: false,
    height: 0,
    falls: false,
    pushable: false,
    strikes: false,
    rammable: false,
    rams: false,
    largeSupport: false,
    turrets: 0,
    hasFixedMounts: quad,
    tracksHeat: false,
    stalls: false,
    floods: false,
    quickenedByHeat: false,
    steadyWhenProne: false,
    superheavy: false,
    armor,
    rearArmor: new Float64Array(count),
    structure,
    armorTypes,
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
    pilotInHead: false,
    sensors: 'vehicle',
    fireControl: 'standard',
    crewSize: 1,
    punchesForward: false,
    secondPilot: false,
    improvedJumpJets: false,
    engine: unit.engine.type,
    arms: plan.locations.map(() => 'no-lower-arm'),
    quirks: Object.freeze([...unit.quirks]),
    weaponQuirks: Object.fromEntries(
      weapons.filter(({ quirks }) => quirks.length > 0).map(({ index, quirks }) => [index, quirks]),
    ),
  };
}
