import { PHYSICAL_ATTACKS } from '../../rules/physical/index.js';
import { type TerrainType, terrainType } from '../../rules/terrain/terrain.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { PhysicalMount } from '../combatant/design.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { lookAt } from '../weapons/line.js';
import type { Blow } from './blow.js';

/**
 * Why the state of the battle forbids an attack, in ways that the rules of a single attack cannot know: a carried
 * object, bogging down, other pushes and charges. Undefined if it does not.
 */
export function obstacleTo(battle: Battle, blow: Blow): string | undefined {
  const { unit, kind, limb, target } = blow;
  if (unit.chargeTarget >= 0) return 'it is charging';
  if (unit.clearingJam) return 'it clears a jam instead';
  if (!unit.design.strikes) return 'it has nothing to strike with';
  const attack = PHYSICAL_ATTACKS[kind];
  if (kind === 'thrash') return thrashObstacle(battle, unit, target);
  if (kind === 'vibro_claws' && target.design.soldiers === undefined) return 'claws only reach infantry';
  if (attack.limb === 'leg') return unit.stuck ? 'it is bogged down' : undefined;
  const takesArms = attack.limb === 'arms' || unit.plan.isArm[limb] === 1;
  if (kind === 'club' || kind === 'throw') {
    if (unit.carrying === undefined) return 'it holds nothing';
    const unseen = kind === 'throw' && lookAt(battle, unit, target).blocked;
    return unseen ? 'nothing of the target can be seen' : undefined;
  }
  if (takesArms && unit.carrying !== undefined) return 'its hands are full';
  if (blow.weapon?.item.shield !== undefined && isWornOut(unit, blow.weapon))
    return 'that shield is destroyed';
  if (kind !== 'push') return undefined;
  return target.design.pushable ? pushObstacle(battle, unit, target) : 'the target cannot be pushed';
}

/** It can thrash infantry only on open ground. */
function thrashObstacle({ map }: Battle, unit: Combatant, target: Combatant): string | undefined {
  if (target.design.soldiers === undefined) return 'the target is not infantry';
  const ground = featuresUnderfoot(map, unit.hex, unit.elevation);
  const open = ground.every((feature) => OPEN_GROUND.includes(terrainType(feature)));
  return open ? undefined : 'the ground shelters them';
}

const OPEN_GROUND: readonly TerrainType[] = ['clear', 'pavement', 'road'];

/**
 * A shield cannot strike once it has absorbed all it can; damaged slots do not matter (docs/rules/physical-attacks.md).
 */
const isWornOut = (unit: Combatant, { fixture, location }: PhysicalMount): boolean =>
  unit.isWorking(fixture) && !unit.hasShieldIn(location);

/**
 * A unit that is pushed, charged or jumped on can exchange pushes only with that opponent. A unit that charges or makes
 * a death from above cannot be pushed (docs/rules/physical-attacks.md).
 */
function pushObstacle(battle: Battle, unit: Combatant, target: Combatant): string | undefined {
  if (target.chargeTarget >= 0) return 'the target is charging';
  const pushedByTarget = pushOf(battle, target.index);
  if (pushedByTarget >= 0 && pushedByTarget !== unit.index) return 'the target pushes another';
  const rival = displacerOf(battle, target.index, unit.index);
  if (rival >= 0) return 'another pushes or charges the target';
  const assailant = displacerOf(battle, unit.index, target.index);
  return assailant >= 0 ? 'another pushes or charges it' : undefined;
}

/** The unit that this one has declared to push, or -1. */
function pushOf({ declaredBlows }: Battle, unit: number): number {
  for (const declared of declaredBlows) {
    if (declared.unit !== unit) continue;
    for (const { kind, target } of declared.order.blows) if (kind === 'push') return target;
  }
  return -1;
}

/** A unit, other than this one, that pushes, charges or jumps on the target; -1 if there is none. */
export function displacerOf({ units, declaredBlows }: Battle, struck: number, apartFrom: number): number {
  for (const { index, chargeTarget } of units) {
    if (chargeTarget === struck && index !== apartFrom) return index;
  }
  for (const { unit, order } of declaredBlows) {
    if (unit === apartFrom) continue;
    for (const { kind, target } of order.blows) if (kind === 'push' && target === struck) return unit;
  }
  return -1;
}
