import { oncePer } from '../../check/once-per.js';
import type { D6Roller, DiceRoll } from '../../dice/index.js';
import { type Carrier, hooksOf, weaponHooksOf } from '../../rules/carried-hooks.js';
import { hasWeakLegs } from '../../rules/critical/further-checks.js';
import { cowlPoints, headArmorOf } from '../../rules/damage/head.js';
import { armWeaponLevels, mayTurnAbout } from '../../rules/facing/index.js';
import { disturbsElectronics, mayChangeAmmunition } from '../../rules/firing/index.js';
import { glancingMarginOf } from '../../rules/hit-location/glancing.js';
import { jumpDetour } from '../../rules/movement/index.js';
import type { RepeatedBlow } from '../../rules/physical/repeated-blow.js';
import { diceOfSkill } from '../../rules/pilot/aptitude.js';
import type { Ruleset } from '../../rules/ruleset.js';
import { fuelExplodesFrom } from '../../rules/vehicle/fuel.js';
import { type MovementHeat, movementHeat } from '../heat/movement-heat.js';
import type { Bearing } from '../kinds/kind.js';
import type { FireMode } from '../weapons/fire-mode.js';
import type { ShotsAtBuild } from '../weapons/plain-shot.js';
import type { Design } from './design.js';
import type { PilotDesign } from './pilot.js';
import type { WeaponMount } from './weapon-mount.js';

/** Permanent effects of quirks and abilities on a unit, worked out once because they are needed so often. */
export interface Aptitudes extends Bearing {
  /** Extra levels of the weapons in its arms, while the unit stands. */
  readonly armsAbove: number;
  /** Torso weapons that can be turned from front to rear; undefined if there are none. */
  readonly turnsAbout: readonly boolean[] | undefined;
  readonly jumpDetour: number;
  /** Whether it affects the initiative of its side. */
  readonly leads: boolean;
  /** The round in which it acts before all others; 0 for units that never do. */
  readonly eagerRound: number;
  readonly drawsFire: boolean;
  /** A kick that strikes a leg causes one more critical check there. */
  readonly weakLegs: boolean;
  /** Its legs are always covered. */
  readonly coversLegs: boolean;
  /** Shots that hit it by this margin or less glance off; -1 if none do. */
  readonly glancingMargin: number;
  readonly namesQuarry: boolean;
  /** Infantry that is sheltered in streets. */
  readonly sheltersOnPavement: boolean;
  /** Extra movement points of infantry on foot. */
  readonly marches: number;
  readonly needsNoSpotter: boolean;
  /** The number of dice for its shots, and for its piloting rolls and physical attacks. */
  readonly rollGunnery: (roller: D6Roller) => DiceRoll;
  readonly rollPiloting: (roller: D6Roller) => DiceRoll;
  /** Points of structure of an undamaged head. */
  readonly headArmor: number;
  readonly cowl: number;
  readonly coolingMayFail: boolean;
  /** Whether a quirk or an ability affects its heat. */
  readonly minglesWithHeat: boolean;
  /** Heat of a turn in which it only moves: by movement mode, and by hexes for jumps. */
  readonly movementHeat: MovementHeat;
  /** Whether it can run only after a turn with a full walk. */
  readonly runsOnlyFromWalk: boolean;
  readonly flanksBackward: boolean;
  /** The roll from which its fuel explodes after a critical hit; 13 if it never does. */
  readonly fuelExplodesFrom: number;
  /** Bins that feed each weapon. */
  readonly feeds: readonly (readonly number[])[];
  /** Weapons in each location whose linkage a hit may break; undefined if there are none. */
  readonly exposedLinkages: readonly (readonly number[])[] | undefined;
  /** Weapons that disturb the unit's own electronics when they fire; undefined if there are none. */
  readonly disturbers: readonly boolean[] | undefined;
  /** Weapons whose feed may fail; undefined if there are none. */
  readonly badFeeds: readonly boolean[] | undefined;
  /** The firing modes of its weapons that have been used so far. */
  readonly fireModes: Map<number, FireMode>;
  /** Prepared shots of its weapons at units of other builds, by weapon and load. */
  readonly shots: WeakMap<Aptitudes, ShotsAtBuild>;
  /** Prepared physical attacks, by limb. */
  readonly blows: WeakMap<Aptitudes, (RepeatedBlow | undefined)[]>;
}

const known = oncePer((design: Design) =>
  oncePer((pilot: PilotDesign) => oncePer((ruleset: Ruleset) => workOut(design, pilot, ruleset))),
);

export const aptitudesOf = (design: Design, pilot: PilotDesign, ruleset: Ruleset): Aptitudes =>
  known(design)(pilot)(ruleset);

function workOut(design: Design, pilot: PilotDesign, ruleset: Ruleset): Aptitudes {
  const option = { ruleset };
  const { plan, quirks: unitQuirks } = design;
  const bearing = design.kind.bearingOf(design, pilot, ruleset);
  const { abilities } = pilot;
  const carrier = { unitQuirks, abilities };
  const hooks = hooksOf(carrier, option);
  return {
    twist: bearing.twist,
    twistByGyroHits: bearing.twistByGyroHits,
    flipsArms: bearing.flipsArms,
    armsAbove: armWeaponLevels(carrier, option),
    turnsAbout: turnsAbout(design, ruleset),
    footwork: bearing.footwork,
    sideStep: bearing.sideStep,
    jumpDetour: jumpDetour(carrier, option),
    leads:
      (design.commandPost && ruleset.initiative.commandPost > 0) ||
      hooks.some(({ initiative, initiativeReroll }) => (initiative ?? 0) > 0 || initiativeReroll),
    eagerRound: Math.max(0, ...hooks.map(({ actsFirstInRound }) => actsFirstInRound ?? 0)),
    coversLegs: hooks.some(({ coversLegs }) => coversLegs),
    glancingMargin: glancingMarginOf(unitQuirks, option),
    weakLegs: hasWeakLegs({ unitQuirks }, option),
    drawsFire: hooks.some(({ drawsFirstAttack }) => drawsFirstAttack),
    sheltersOnPavement: hooks.some(({ sheltersInStreets }) => sheltersInStreets),
    marches: Math.max(0, ...hooks.map(({ marches }) => marches ?? 0)),
    namesQuarry: hooks.some(({ namesQuarry }) => namesQuarry),
    needsNoSpotter: hooks.some(({ needsNoSpotter }) => needsNoSpotter),
    rollGunnery: diceOfSkill('gunnery', abilities, option),
    rollPiloting: diceOfSkill('piloting', abilities, option),
    headArmor: headArmorOf(design.armor[plan.head] ?? 0, carrier, option),
    cowl: cowlPoints(carrier, option),
    coolingMayFail: hooks.some(({ coolingFailsFrom }) => coolingFailsFrom !== undefined),
    minglesWithHeat: hooks.some(({ heat }) => heat !== undefined),
    movementHeat: movementHeat(design, ruleset),
    runsOnlyFromWalk: hooks.some(({ runsOnlyFromWalk }) => runsOnlyFromWalk),
    flanksBackward: hooks.some(({ flanksBackward }) => flanksBackward),
    fuelExplodesFrom: fuelExplodesFrom(carrier, option),
    feeds: design.weapons.map((mount) =>
      mayChangeAmmunition(mount.quirks, option) ? mount.bins : binsOfFirstLoad(design, mount),
    ),
    hitTables: bearing.hitTables,
    onLegs: bearing.onLegs,
    exposedLinkages: exposedLinkages(design, ruleset),
    disturbers: disturbersOf(design, carrier, ruleset),
    badFeeds: badFeeds(design, ruleset),
    fireModes: new Map(),
    shots: new WeakMap(),
    blows: new WeakMap(),
  };
}

function binsOfFirstLoad({ bins }: Design, mount: WeaponMount): readonly number[] {
  const load = bins[mount.firstBin]?.item;
  return mount.bins.filter((bin) => bins[bin]?.item === load);
}

function exposedLinkages({ weapons, plan }: Design, ruleset: Ruleset): Aptitudes['exposedLinkages'] {
  const exposed = weapons.filter(({ quirks }) =>
    weaponHooksOf(quirks, { ruleset }).some(({ linkageBreaksFrom }) => linkageBreaksFrom !== undefined),
  );
  if (exposed.length === 0) return undefined;
  return plan.locations.map((_, at) =>
    exposed
      .filter(({ location, secondLocation }) => location === at || secondLocation === at)
      .map(({ index }) => index),
  );
}

function turnsAbout({ weapons, plan }: Design, ruleset: Ruleset): Aptitudes['turnsAbout'] {
  const turning = weapons.map(
    ({ location, quirks }) => plan.torsos.includes(location) && mayTurnAbout(quirks, { ruleset }),
  );
  return turning.includes(true) ? turning : undefined;
}

function disturbersOf({ weapons }: Design, carrier: Carrier, ruleset: Ruleset): Aptitudes['disturbers'] {
  const disturbers = weapons.map(
    ({ item, quirks }) => item.category === 'energy' && disturbsElectronics(carrier, quirks, { ruleset }),
  );
  return disturbers.includes(true) ? disturbers : undefined;
}

function badFeeds({ weapons }: Design, ruleset: Ruleset): Aptitudes['badFeeds'] {
  const bad = weapons.map(({ quirks }) =>
    weaponHooksOf(quirks, { ruleset }).some(({ feedFails }) => feedFails),
  );
  return bad.includes(true) ? bad : undefined;
}
