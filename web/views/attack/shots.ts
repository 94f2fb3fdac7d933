import type { Battle } from '../../../src/battle/battle.js';
import { burstOf } from '../../../src/battle/bots/sensible/expected-damage.js';
import type { Combatant } from '../../../src/battle/mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../../../src/battle/mech/weapon-mount.js';
import { isInArc } from '../../../src/battle/sight/arcs.js';
import { bracketAt, rangesWith } from '../../../src/battle/weapons/ranges.js';
import type { Shot } from '../../../src/battle/weapons/shot.js';
import { LEFT_ARM } from '../../../src/rules/damage/body.js';
import { calculateWeaponHeat } from '../../../src/rules/heat/index.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import type { TerrainFeature } from '../../../src/rules/terrain/index.js';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
} from '../../../src/rules/to-hit/index.js';
import type { Situation } from './situation.js';

/** One weapon's part of the volley. */
export interface WeaponShot {
  readonly mount: WeaponMount;
  readonly name: string;
  readonly place: string;
  /** Undefined where nothing can be fired, with the reason. */
  readonly toHit: IToHitCalculation | undefined;
  readonly obstacle: string | undefined;
  readonly shot: Shot;
  /** Beyond 12 where it cannot be fired. */
  readonly needed: number;
  /** Rounds of a gun that fires bursts. */
  readonly rounds: number;
  readonly heat: number;
}

const POINT_OF = { ahead: 0, right: 6, behind: 12, left: 18 } as const;
const SECONDARY_ARC = { front: 'front', left: 'left', right: 'right', rear: 'rear' } as const;

/** Weapons that can be fired at a 'Mech, each with what it needs. */
export function shotsOf(
  battle: Battle,
  situation: Situation,
  ruleset: RulesetName,
  range = situation.range,
): readonly WeaponShot[] {
  const unit = battle.unit(0);
  return unit.design.weapons
    .filter(({ use, array }) => use === 'attack' && array < 0)
    .map((mount) => shotOf(battle, unit, mount, situation, ruleset, range));
}

function shotOf(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  situation: Situation,
  ruleset: RulesetName,
  range: number,
): WeaponShot {
  const bin = unit.design.bins[mount.firstBin];
  const load = bin?.item ?? mount.builtInLoad;
  const ranges = rangesWith(mount.item, load);
  const bracket = bracketAt(ranges, range);
  const indirect = situation.spotter !== 'no';
  const location = situation.called === 'no' ? -1 : MECH_LOCATIONS.indexOf(situation.called);
  const shot: Shot = {
    unit,
    mount,
    target: battle.unit(1),
    order: {
      weapon: mount.index,
      target: 1,
      ...(location >= 0 && { location }),
      ...(indirect && { spotter: -1 }),
    },
    bin,
    line: {
      distance: range,
      range,
      blocked: indirect,
      interveningModifier: 0,
      targetModifier: 0,
      behindCover: situation.cover,
      wades: situation.terrain === 'water',
      attackerBehindCover: false,
      shallowest: 0,
      point: POINT_OF[situation.bearing],
      side: situation.side,
    },
    spottersLine: undefined,
    bracket,
    distance: range,
    secondary: undefined,
  };
  const beyond = bracket === 'extreme' && !battle.rules.toHit.extremeRange;
  const quirks = mount.quirks.filter((id) => !situation.quirksOff.includes(id));
  const obstacle = obstacleOf(battle, unit, mount, bin, situation, bracket === 'out_of_range' || beyond);
  const rounds = burstOf(mount);
  const toHit =
    obstacle === undefined
      ? calculateToHit(
          attackerOf(unit, mount, situation, quirks, battle.rules.hitLocation.calledShotIsSure),
          targetOf(situation, battle),
          bracket,
          range,
          optionsOf(battle, shot, situation, ruleset, ranges.minimum ?? 0),
        )
      : undefined;
  return {
    mount,
    name: mount.item.name,
    place: `${mount.mount.location ?? ''}${mount.mount.rear ? ' rear' : ''}`,
    toHit,
    needed: toHit?.finalToHit ?? Number.POSITIVE_INFINITY,
    obstacle,
    shot,
    rounds,
    heat: calculateWeaponHeat(mount.item.heat, quirks, { ruleset }) * rounds,
  };
}

function obstacleOf(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  { bearing, spotter, prone, called, immobile }: Situation,
  outOfRange: boolean,
): string | undefined {
  const { item } = mount;
  if (mount.needsAmmunition && bin === undefined) return 'no ammunition for it';
  if (!isInArc(mount.arc === 'leg' ? 'forward' : mount.arc, POINT_OF[bearing], 0))
    return 'the target is out of its arc';
  if (prone && unit.isLeg(mount.location)) return 'a prone unit cannot fire from its legs';
  const indirect = item.traits.includes('indirect-fire') || item.ammoFamily === 'streak-lrm';
  if (spotter !== 'no' && !(indirect && bin?.item.traits.includes('mml-srm') !== true))
    return 'it cannot fire indirectly';
  if (called !== 'no' && !battle.rules.hitLocation.calledShotIsSure) {
    if (!immobile && unit.design.gear['targeting-computer'] === undefined)
      return 'by the book, aiming takes a targeting computer or a target that does not move';
    if (!immobile && called === 'head') return 'by the book, no computer aims at a head';
    if (!immobile && item.traits.includes('pulse'))
      return 'by the book, pulses cannot be aimed at a target that moves';
    if (item.damage === 'by-cluster-table' || item.traits.includes('cannot-be-aimed'))
      return 'by the book, it cannot be aimed';
  }
  return outOfRange ? 'the target is out of range' : undefined;
}

/** Words of the address for the parts of an arm. */
export const ACTUATORS = ['shoulder', 'upper', 'lower'] as const;

function attackerOf(
  unit: Combatant,
  mount: WeaponMount,
  situation: Situation,
  quirks: readonly string[],
  calledShotIsSure: boolean,
): IAttackerState {
  const { design, pilot } = unit;
  const arm = mount.arm < 0 ? [] : mount.arm === LEFT_ARM ? situation.leftArm : situation.rightArm;
  const { secondary, spotter } = situation;
  const calledShot = situation.called !== 'no' && calledShotIsSure;
  return {
    gunnery: situation.gunnery,
    movementType: situation.moved,
    heat: situation.heat,
    pilotWounds: situation.wounds,
    sensorHits: situation.sensors,
    actuatorDamage: {
      shoulderDestroyed: arm.includes('shoulder'),
      upperArmDestroyed: arm.includes('upper'),
      lowerArmDestroyed: arm.includes('lower'),
    },
    targetingComputer: design.gear['targeting-computer'] !== undefined,
    prone: situation.prone,
    ...(secondary !== 'no' && {
      secondaryTarget: {
        isSecondary: true,
        inFrontArc: secondary === 'front',
        arc: SECONDARY_ARC[secondary],
      },
    }),
    ...(spotter !== 'no' && {
      indirectFire:
        spotter === 'none'
          ? { isIndirect: true, noSpotter: true }
          : { isIndirect: true, spotterMovement: spotter, spotterAttacked: situation.spotterAttacked },
    }),
    calledShot,
    teammateCalledShot: calledShot && situation.teammate,
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    weaponQuirks: { [mount.id]: quirks },
    weaponType: mount.item.name,
    targetId: 'blue-1',
    actuatorEnhancement: mount.arm >= 0 && unit.hasEnhancedActuators(mount.arm),
    fireControl: design.fireControl,
    sensors: design.sensors,
    spotting: situation.spotting,
    steadyWhenProne: situation.prone && design.quad,
  };
}

function targetOf(situation: Situation, battle: Battle): ITargetState {
  const { design, pilot } = battle.unit(1);
  return {
    movementType: situation.targetMoved,
    hexesMoved: situation.targetMoved === 'stationary' ? 0 : situation.hexes,
    prone: situation.targetProne,
    immobile: situation.immobile,
    partialCover: situation.cover,
    isDodging: situation.dodging,
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    stealth: situation.stealth,
    heat: situation.targetHeat,
    tagged: situation.tagged,
    stuck: situation.stuck,
    skidded: situation.skidded,
  };
}

function optionsOf(
  battle: Battle,
  { mount, bin }: Shot,
  situation: Situation,
  ruleset: RulesetName,
  minimumRange: number,
): IToHitOptions {
  const load = bin?.item ?? mount.builtInLoad;
  const between: TerrainFeature[][] = [
    ...Array.from({ length: situation.lightWoods }, (): TerrainFeature[] => ['light_woods']),
    ...Array.from({ length: situation.heavyWoods }, (): TerrainFeature[] => ['heavy_woods']),
  ];
  const { light, rain, fog, wind, called, immobile } = situation;
  const aims =
    called !== 'no' && !battle.rules.hitLocation.calledShotIsSure && (!immobile || called === 'head');
  return {
    ruleset,
    weaponId: mount.id,
    weapon: mount.item,
    minimumRange,
    targetTerrain: [situation.terrain],
    interveningTerrain: between,
    environment: { light, precipitation: rain, fog, wind },
    ...(load && { ammunition: load }),
    ...(mount.linkedTo && { linkedTo: mount.linkedTo }),
    ...(aims && { aimed: immobile ? 'immobile-head' : 'targeting-computer' }),
  };
}
