import type { Battle } from '../../../src/battle/battle.js';
import { burstOf } from '../../../src/battle/bots/sensible/expected-damage.js';
import type { Combatant } from '../../../src/battle/mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../../../src/battle/mech/weapon-mount.js';
import { aimObstacle } from '../../../src/battle/weapons/check-order.js';
import { circumstancesOf } from '../../../src/battle/weapons/cluster-roll.js';
import { effectOfShot, heatOfFiring } from '../../../src/battle/weapons/effect-of-shot.js';
import { binFor, lineObstacle, weaponObstacle } from '../../../src/battle/weapons/legality.js';
import { pulseObstacle } from '../../../src/battle/weapons/pulse-module.js';
import { rangesNow } from '../../../src/battle/weapons/ranges.js';
import { bracketOf, loadOf, type Shot } from '../../../src/battle/weapons/shot.js';
import type { WeaponAttack } from '../../../src/battle/weapons/weapon-attack.js';
import type { Ammunition } from '../../../src/catalog/index.js';
import { LEFT_ARM } from '../../../src/rules/damage/body.js';
import { mostShotsOf } from '../../../src/rules/firing/jams.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import type { TerrainFeature } from '../../../src/rules/terrain/index.js';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
} from '../../../src/rules/to-hit/index.js';
import type { Attack } from './attack.js';
import type { Situation } from './situation-fields.js';

/** One weapon's part of the volley. */
export interface WeaponShot {
  readonly mount: WeaponMount;
  readonly name: string;
  readonly place: string;
  /** Undefined where nothing can be fired, with the reason. */
  readonly toHit: IToHitCalculation | undefined;
  readonly obstacle: string | undefined;
  /** Needs more than 12 where it cannot be fired. */
  readonly attack: WeaponAttack;
  readonly load: Ammunition | undefined;
  readonly heat: number;
}

const POINT_OF = { ahead: 0, right: 6, behind: 12, left: 18 } as const;

/** Weapons that can be fired at a 'Mech, each with what it needs. */
export function shotsOf(
  battle: Battle,
  attack: Attack,
  range = attack.situation.range,
): readonly WeaponShot[] {
  return battle
    .unit(0)
    .design.weapons.filter(({ use, array }) => use === 'attack' && array < 0)
    .map((mount) => shotOf(battle, mount, attack, range));
}

function shotOf(battle: Battle, built: WeaponMount, attack: Attack, range: number): WeaponShot {
  const { situation, loads } = attack;
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const chosen = loads[built.id];
  const mount = chosen && built.builtInShots > 0 ? { ...built, builtInLoad: chosen } : built;
  const bin = mount.needsAmmunition ? binWith(unit, mount, chosen) : undefined;
  const indirect = situation.spotter !== 'no';
  const location = situation.called === 'no' ? -1 : MECH_LOCATIONS.indexOf(situation.called);
  const pulse = situation.pulsed.includes(mount.id) && pulseObstacle(unit, mount) === undefined;
  const rounds = Math.min(situation.shots[mount.id] || burstOf(mount), mostShotsOf(mount.item));
  const shot: Shot = {
    unit,
    mount,
    target,
    order: {
      weapon: mount.index,
      target: 1,
      shots: rounds,
      ...(location >= 0 && { location }),
      ...(pulse && { pulse }),
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
    bracket: bracketOf(unit, mount, bin, range),
    distance: range,
    secondary: undefined,
  };
  const obstacle = obstacleOf(battle, shot);
  const toHit =
    obstacle === undefined
      ? calculateToHit(
          attackerOf(battle, shot, situation),
          targetOf(situation, target),
          shot.bracket,
          range,
          optionsOf(battle, shot, situation),
        )
      : undefined;
  const guns = mount.guns.filter((gun) => unit.isWorking(gun)).length;
  const effect = effectOfShot(battle, shot, { rounds, guns, charged: false });
  return {
    mount,
    name: mount.item.name,
    place: `${mount.mount.location ?? ''}${mount.mount.rear ? ' rear' : ''}`,
    toHit,
    obstacle,
    attack: {
      shot,
      effect,
      needed: toHit?.finalToHit ?? Number.POSITIVE_INFINITY,
      spent: 0,
      circumstances: circumstancesOf(battle, shot, effect),
      source: { attacker: unit, weapon: mount.index, kind: effect.kind },
      pay: () => {},
    },
    load: loadOf(shot),
    heat: heatOfFiring(battle, mount, effect),
  };
}

/** A bin that holds the load aboard; or else the one it usually fires from, as if it had been filled so. */
function binWith(unit: Combatant, mount: WeaponMount, load: Ammunition | undefined): AmmoBin | undefined {
  const usual = binFor(unit, mount);
  if (load === undefined || usual === undefined) return usual;
  const aboard = mount.bins.find((bin) => unit.design.bins[bin]?.item.id === load.id);
  return (aboard === undefined ? undefined : binFor(unit, mount, aboard)) ?? { ...usual, item: load };
}

/** Why a weapon cannot be fired; undefined if it can. */
function obstacleOf(battle: Battle, { unit, mount, bin, target, line, order }: Shot): string | undefined {
  const aim = { torsoFacing: unit.torsoFacing, armsFlipped: false };
  return (
    weaponObstacle(battle, unit, mount) ??
    lineObstacle(battle, unit, mount, bin, target, line, aim, order.spotter !== undefined) ??
    aimObstacle(battle, unit, mount, target, order, bin)
  );
}

function attackerOf(battle: Battle, { unit, mount, target }: Shot, situation: Situation): IAttackerState {
  const { design, pilot } = unit;
  const arm = mount.arm < 0 ? [] : mount.arm === LEFT_ARM ? situation.leftArm : situation.rightArm;
  const { secondary, spotter } = situation;
  const calledShot = situation.called !== 'no' && battle.rules.hitLocation.calledShotIsSure;
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
    targetingComputer: unit.hasWorking('targeting-computer'),
    prone: situation.prone,
    ...(secondary !== 'no' && {
      secondaryTarget: {
        isSecondary: true,
        inFrontArc: secondary === 'front',
        arc: secondary,
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
    weaponQuirks: design.weaponQuirks,
    weaponType: mount.item.name,
    targetId: target.id,
    actuatorEnhancement: mount.arm >= 0 && unit.hasEnhancedActuators(mount.arm),
    fireControl: design.fireControl,
    sensors: design.sensors,
    spotting: situation.spotting,
    steadyWhenProne: situation.prone && design.quad && unit.legsLost === 0,
    ...(mount.arm >= 0 && unit.hasShieldIn(mount.arm) && { shield: 'carried' as const }),
  };
}

function targetOf(situation: Situation, { design, pilot }: Combatant): ITargetState {
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
    voidSignature: situation.voidSignature,
    chameleon: situation.chameleon,
    heat: situation.targetHeat,
    tagged: situation.tagged,
    homingPod: situation.homing,
    stuck: situation.stuck,
    skidded: situation.skidded,
  };
}

function optionsOf(battle: Battle, shot: Shot, situation: Situation): IToHitOptions {
  const { unit, mount, bin } = shot;
  const load = loadOf(shot);
  const between: TerrainFeature[][] = [
    ...Array.from({ length: situation.lightWoods }, (): TerrainFeature[] => ['light_woods']),
    ...Array.from({ length: situation.heavyWoods }, (): TerrainFeature[] => ['heavy_woods']),
  ];
  const { light, rain, fog, wind, called, immobile } = situation;
  const aims =
    called !== 'no' && !battle.rules.hitLocation.calledShotIsSure && (!immobile || called === 'head');
  return {
    ruleset: battle.rules,
    weaponId: mount.id,
    weapon: mount.item,
    minimumRange: rangesNow(unit, mount, bin).minimum ?? 0,
    targetTerrain: [situation.terrain],
    interveningTerrain: between,
    environment: { light, precipitation: rain, fog, wind },
    ...(load && { ammunition: load }),
    ...(mount.linkedTo && unit.isWorking(mount.linkedFixture) && { linkedTo: mount.linkedTo }),
    ...(shot.order.pulse && { pulseModule: true }),
    ...(aims && { aimed: immobile ? 'immobile-head' : 'targeting-computer' }),
  };
}
