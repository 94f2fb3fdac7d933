import type { Trait } from '../../../catalog/index.js';
import { EMPLACEMENT_PLAN } from '../../../rules/body/emplacement-plan.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { BUILDING_CF, GUN_BUILDING } from '../../../rules/vehicle/emplacement.js';
import type { GunEmplacement } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';
import { gearOf } from '../../combatant/gear.js';
import { FOUR_SIDES } from '../../sight/hit-side.js';
import { armamentOf, type Placing } from '../armament.js';
import type { Kind } from '../kind.js';
import { FIXTURES } from '../vehicle/counters.js';
import { fixturesOf } from '../vehicle/fixtures.js';

const GUNS = 0;

/** Guns in a building that they bring along, as battles see them. */
export function emplacementDesign(unit: GunEmplacement, kind: Kind): Design {
  const fixtures = fixturesOf(unit.equipment, () => GUNS);
  const turrets = unit.turret ? 1 : 0;
  const placing: Placing = {
    location: GUNS,
    secondLocation: NOWHERE,
    // A turret turns to its target; what is built in points ahead.
    arc: unit.turret ? 'narrow' : 'forward',
    fixed: !unit.turret,
    inSecondTurret: false,
    arm: NOWHERE,
    flips: false,
    perTrooper: false,
  };
  const { weapons, bins } = armamentOf(fixtures, () => placing);
  const byMount = new Map(fixtures.map(({ mount, index }) => [mount, index]));
  const has = (trait: Trait): boolean => fixtures.some(({ item }) => item?.traits.includes(trait));
  return {
    kind,
    unit,
    name: `${unit.chassis} ${unit.model}`.trim(),
    tonnage: 0,
    plan: EMPLACEMENT_PLAN,
    sides: FOUR_SIDES,
    mech: undefined,
    vehicle: {
      motion: 'fixed',
      sixSided: false,
      superheavy: false,
      builtForWar: true,
      cruise: 0,
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
    squad: undefined,
    infantry: undefined,
    people: undefined,
    // The last one counts what the phase has cost the building.
    counters: FIXTURES + fixtures.length + 1,
    soldiers: undefined,
    suit: undefined,
    foothold: { on: 'hull', clumsy: 0 },
    sharesHex: false,
    stridesOver: false,
    protoMech: undefined,
    flight: undefined,
    emplaced: true,
    height: 0,
    falls: false,
    pushable: false,
    strikes: false,
    rammable: true,
    rams: false,
    largeSupport: false,
    turrets,
    hasFixedMounts: !unit.turret,
    tracksHeat: false,
    fireproof: false,
    struckAllOver: false,
    stalls: false,
    floods: false,
    quickenedByHeat: false,
    steadyWhenProne: false,
    superheavy: false,
    armor: new Float64Array(1),
    rearArmor: new Float64Array(1),
    structure: Float64Array.of(BUILDING_CF),
    armorTypes: [undefined],
    armorRatings: undefined,
    structureType: undefined,
    structureRule: GUN_BUILDING,
    protection: ['none'],
    plating: undefined,
    slots: [[]],
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
    pilotInHead: true,
    sensors: 'vehicle',
    fireControl: 'standard',
    crewSize: 1,
    punchesForward: false,
    secondPilot: has('command-console'),
    improvedJumpJets: false,
    engine: 'external',
    arms: ['no-lower-arm'],
    quirks: Object.freeze([...unit.quirks]),
    weaponQuirks: Object.fromEntries(
      weapons.filter(({ quirks }) => quirks.length > 0).map(({ index, quirks }) => [index, quirks]),
    ),
  };
}
