import type { Trait } from '../../../catalog/index.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import { protoMechPlan } from '../../../rules/body/protomech-plans.js';
import type { ProtoMechLocation } from '../../../rules/hit-location/protomech-locations.js';
import type { ProtoMech } from '../../../units/index.js';
import type { Design, Fixture } from '../../combatant/design.js';
import type { WeaponArc } from '../../sight/arcs.js';
import { MECH_SIDES } from '../../sight/hit-side.js';
import { armamentOf, type Placing } from '../armament.js';
import type { Kind } from '../kind.js';
import { plainDesign } from '../plain-design.js';
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

/** The melee system of a quad counts twice. */
const QUAD_MELEE = 2;

/** Makes the design of a ProtoMech. */
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
    // On four legs the torso and its guns do not turn.
    fixed: quad && location === torso,
    inSecondTurret: false,
    arm: NOWHERE,
    flips: false,
    perTrooper: false,
  });
  const fixtures = fixturesOf(unit.equipment, at);
  const { weapons, bins } = armamentOf(fixtures, (fixture, mount) => placingOf(fixture, mount.rear === true));
  const has = (trait: Trait): boolean => fixtures.some(({ item }) => item?.traits.includes(trait));
  return {
    ...plainDesign({ kind, unit, plan, fixtures, weapons, bins }),
    tonnage: unit.tonnage,
    sides: MECH_SIDES,
    protoMech: {
      quad,
      mainGun: unit.mainGun,
      walk: unit.walk,
      jump: unit.jump,
      boosted: has('speed-booster'),
      names,
      meleeWeapons: has('quad-melee') ? QUAD_MELEE : Number(has('protomech-melee')),
      torsoWeapons: weapons.filter(({ location }) => location === torso).map(({ index }) => index),
    },
    counters: FIXTURES + fixtures.length,
    strikes: true,
    closeAttack: 'frenzy',
    sharesHex: true,
    hasFixedMounts: quad,
    armor,
    structure,
    armorTypes,
    sensors: 'vehicle',
    engine: unit.engine.type,
  };
}
