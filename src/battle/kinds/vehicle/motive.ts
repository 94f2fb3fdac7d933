import { roll2d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import type { Motion } from '../../../rules/vehicle/motion.js';
import type { MotiveEffect } from '../../../rules/vehicle/motive.js';
import { landingModifier, motiveEffect, motiveModifier, mpLostAfter } from '../../../rules/vehicle/motive.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { markLost } from '../../damage/loss.js';
import { NOBODY, type Source } from '../../damage/source.js';
import type { EdgeMatter } from '../../decision.js';
import { GROWTH, TERRAIN_BIT } from '../../map/hex-map.js';
import {
  count,
  counted,
  ENGINE_HIT,
  GRADE_BITS,
  IMMOBILIZED,
  JUST_NOW,
  MOTIVE_GRADES,
  MP_LOST,
} from './counters.js';
import { vehicleFigures } from './figures.js';
import { crash, forceDown, isInTheAir } from './flight.js';
import { fullCruise } from './full-cruise.js';
import { breakFixture } from './take-stock.js';

/** Rolls for motive damage, with a modifier for the side that was struck. */
export function hitMotiveSystem(battle: Battle, unit: Combatant, added: number, source: Source): void {
  const { motion, armoredMotive } = vehicleFigures(unit.design);
  if (motion === 'vtol') {
    loseMast(battle, unit);
    slowRotor(battle, unit, source);
  } else rollMotive(battle, unit, added + motiveModifier(motion, armoredMotive), source);
}

/** A mast above the rotor breaks at its first hit, with everything in it. */
function loseMast(battle: Battle, unit: Combatant): void {
  for (const { index, location } of unit.design.fixtures) {
    if (location !== unit.design.rotor || !unit.isWorking(index)) continue;
    breakFixture(unit, index);
    if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture: index });
  }
}

/** Every hit slows a rotor down; a rotor without points cannot keep a VTOL in the air. */
export function slowRotor(battle: Battle, unit: Combatant, source: Source): void {
  const cruise = fullCruise(unit);
  if (unit.isOut || counted(unit, MP_LOST) >= cruise) return;
  const lost = counted(unit, MP_LOST) + 1;
  count(unit, MP_LOST, lost);
  unit.refresh();
  if (battle.listening) battle.tell({ type: 'rotor-hit', unit: unit.index, cruise: cruise - lost });
  if (lost >= cruise) immobilize(battle, unit, source);
}

/** A VTOL without rotor crashes without a roll. */
export function loseRotors(battle: Battle, unit: Combatant, source: Source): void {
  if (counted(unit, IMMOBILIZED) === 0) count(unit, IMMOBILIZED, JUST_NOW);
  unit.refresh();
  if (!unit.isOut && isInTheAir(battle, unit)) crash(battle, unit, source);
}

/** In a collision the side that struck, or was struck, counts. Rotors are not damaged. */
export function shakeMotiveSystem(battle: Battle, unit: Combatant, side: BodySide, source: Source): void {
  if (unit.design.rotor >= 0) return;
  hitMotiveSystem(battle, unit, unit.aptitudes.hitTables.motive[side], source);
}

const BROKEN_GROUND = GROWTH | TERRAIN_BIT.rough | TERRAIN_BIT.ultra_rough;

/** Tracks, wheels and skirts are damaged by jumps. */
export function landJump(battle: Battle, unit: Combatant): void {
  const { motion, armoredMotive } = vehicleFigures(unit.design);
  const broken = ((battle.map.terrain[unit.hex] as number) & BROKEN_GROUND) !== 0;
  rollMotive(battle, unit, landingModifier(motion, broken, armoredMotive), NOBODY);
}

const ALL = 12;
const STRANDED: EdgeMatter = { hits: 1 };

function rollMotive(battle: Battle, unit: Combatant, modifier: number, source: Source): void {
  if (unit.isOut) return;
  let roll = roll2d6(battle.roller);
  if (roll.total + modifier >= ALL && battle.spendsEdge(unit, 'reroll_critical_hit', undefined, 1, STRANDED))
    roll = roll2d6(battle.roller);
  const total = roll.total + modifier;
  const effect = motiveEffect(total);
  if (battle.listening) {
    battle.tell({ type: 'motive', unit: unit.index, dice: roll.dice, total, effect });
  }
  sufferMotive(battle, unit, effect, source);
}

/** The permanent effects of motive damage. */
export function sufferMotive(battle: Battle, unit: Combatant, effect: MotiveEffect, source: Source): void {
  const { rating } = vehicleFigures(unit.design);
  count(unit, MOTIVE_GRADES, counted(unit, MOTIVE_GRADES) | (GRADE_BITS[effect] ?? 0));
  count(unit, MP_LOST, mpLostAfter(effect, fullCruise(unit), counted(unit, MP_LOST), rating));
  unit.refresh();
  if (effect === 'immobilized') immobilize(battle, unit, source);
}

/** A hovercraft on water sinks, and a flying vehicle comes down. */
export function immobilize(battle: Battle, unit: Combatant, source: Source): void {
  if (counted(unit, IMMOBILIZED) === 0) count(unit, IMMOBILIZED, JUST_NOW);
  unit.refresh();
  const { motion } = vehicleFigures(unit.design);
  if (ON_AIR.includes(motion) && isOverWater(battle, unit)) markLost(battle, unit, 'sunk', source.attacker);
  // A WiGE needs its motive system to stay in the air: without it, no driving roll brings it down safely.
  const dropped = motion === 'wige' && counted(unit, ENGINE_HIT) === 0 && isInTheAir(battle, unit);
  if (dropped && !unit.isOut) crash(battle, unit, source);
  else forceDown(battle, unit, source);
}

const ON_AIR: readonly Motion[] = ['hover', 'wige'];

const isOverWater = ({ map }: Battle, { hex, elevation }: Combatant): boolean =>
  elevation === 0 &&
  (map.waterDepth[hex] as number) > 0 &&
  ((map.terrain[hex] as number) & TERRAIN_BIT.ice) === 0 &&
  (map.bridgeConstruction[hex] as number) === 0;
