import type { RangeBracket } from '../../rules/to-hit/index.js';
import { RepeatedShot } from '../../rules/to-hit/repeated-shot.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { featuresUnderfoot } from '../movement/ground.js';
import type { ShotAtIt } from '../shot/shot-facts.js';
import { armOf, type ToHitQuestion } from '../shot/shot-from.js';
import { isPrimed } from './charge-capacitors.js';
import { lineThroughSmoke } from './probe.js';
import type { Shot } from './shot.js';

/** Stands for a number that has to be worked out the long way. */
export const NOT_PLAIN = -100;

/**
 * The number of a shot that nothing but range, terrain, movement, heat and damage bears on, as most are. Such a shot is put
 * to the rules once for a weapon, its load and a target of one build; after that only what has changed is asked anew.
 */
export function plainNumber(
  battle: Battle,
  shot: Shot,
  question: (battle: Battle, shot: Shot) => ToHitQuestion,
): number {
  const { unit, mount, target, line } = shot;
  if (
    battle.environment !== undefined ||
    !(isPlainWay(shot) && isPlainShooter(unit) && isPlainTarget(target))
  )
    return NOT_PLAIN;
  if (!isPlainGun(unit, mount) || target.toHitAgainst(AT_IT[shot.bracket]) !== undefined) return NOT_PLAIN;
  const seen = lineThroughSmoke(battle, unit, target, line);
  const repeated = repeatedShot(battle, shot, question);
  const { attacker, target: struck } = repeated;
  attacker.movementType = unit.movement;
  attacker.heat = unit.heat;
  attacker.pilotWounds = unit.gunneryWounds;
  attacker.sensorHits = unit.sensorHits;
  attacker.actuatorDamage = armOf(unit, mount.arm);
  attacker.targetingComputer = unit.hasWorking('targeting-computer');
  attacker.actuatorEnhancement = mount.arm >= 0 && unit.hasEnhancedActuators(mount.arm);
  attacker.gunnerOut = unit.dedicatedGunner === 'out';
  attacker.prone = unit.prone;
  attacker.steadyWhenProne = unit.prone && unit.isSteadyWhenProne;
  attacker.onThreeSoundLegs = unit.prone && unit.isOnThreeSoundLegs;
  attacker.skidded = unit.skidded;
  attacker.targetId = target.id;
  struck.movementType = target.movement;
  struck.hexesMoved = target.hexesMoved;
  struck.heat = target.heat;
  struck.prone = target.prone;
  struck.immobile = target.isImmobile;
  struck.stuck = target.stuck;
  struck.skidded = target.skidded;
  struck.stealth = target.isStealthy && !target.shutDown;
  struck.voidSignature = target.isVoid && !target.shutDown;
  struck.chameleon = target.isCamouflaged && !target.shutDown;
  struck.partialCover = seen.behindCover;
  const ground = featuresUnderfoot(battle.map, target.hex, target.elevation);
  return repeated.number(shot.bracket, shot.distance, seen.interveningModifier, seen.targetModifier, ground);
}

const at = (bracket: RangeBracket): ShotAtIt => ({ bracket, bySoldiers: false });
const AT_IT: Readonly<Record<RangeBracket, ShotAtIt>> = {
  short: at('short'),
  medium: at('medium'),
  long: at('long'),
  extreme: at('extreme'),
  out_of_range: at('out_of_range'),
};

/** Straight at the one target of its unit, in the way that the weapon is usually fired. */
const isPlainWay = ({ order, line, spottersLine, halfway, secondary }: Shot): boolean =>
  order.spotter === undefined &&
  order.location === undefined &&
  order.setting === undefined &&
  !(order.hotLoaded || order.pulse || halfway || line.wades) &&
  spottersLine === undefined &&
  secondary === undefined;

const isPlainShooter = (unit: Combatant): boolean =>
  unit.elevation >= 0 &&
  unit.podsInAll === 0 &&
  unit.spotting < 0 &&
  unit.quarry < 0 &&
  unit.design.shields.length === 0 &&
  unit.design.soldiers === undefined &&
  !unit.afloat;

const isPlainTarget = (target: Combatant): boolean =>
  target.elevation >= 0 &&
  target.podsInAll === 0 &&
  target.taggedBy === 0 &&
  target.narcedBy === 0 &&
  target.design.soldiers === undefined &&
  target.design.flight === undefined &&
  !target.dodging;

/** One that its unit was built with, and that no ECM can blind. */
const isPlainGun = (unit: Combatant, mount: WeaponMount): boolean =>
  unit.design.weapons[mount.index] === mount &&
  !isPrimed(unit, mount) &&
  mount.linkedTo?.traits.includes('artemis-v') !== true &&
  unit.fireDamage(mount) === undefined;

function repeatedShot(
  battle: Battle,
  shot: Shot,
  question: (battle: Battle, shot: Shot) => ToHitQuestion,
): RepeatedShot {
  const { unit, mount, target, bin } = shot;
  const { shots } = unit.aptitudes;
  let known = shots.get(target.aptitudes);
  if (known === undefined) {
    known = [];
    shots.set(target.aptitudes, known);
  }
  const load = bin === undefined ? 0 : bin.index + 1;
  const served = unit.isWorking(mount.linkedFixture) ? 1 : 0;
  const place = (mount.index * (unit.design.bins.length + 1) + load) * 2 + served;
  let repeated = known[place];
  if (repeated === undefined) {
    const asked = question(battle, shot);
    repeated = new RepeatedShot(asked.attacker, asked.target, asked.options);
    known[place] = repeated;
  }
  return repeated;
}
