import { FALL_GROUP } from '../../rules/falling/fall.js';
import { splitDamage } from '../../rules/hit-location/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { TERRAIN_BIT } from '../map/hex-map.js';
import type { Footwork } from '../movement/mover.js';
import type { PathPosition } from '../movement/path.js';
import {
  type Filling,
  type Slide,
  type SlideStep,
  slideDamage,
  slideOn,
  startOfSlide,
} from '../movement/skid.js';
import { collide } from '../physical/collision.js';
import { makeRoom } from '../physical/displace.js';
import { applyHit } from './apply-hit.js';
import { bogDown } from './bog-down.js';
import { breaksThroughIce } from './break-ice.js';
import { fall } from './fall.js';
import { rollLocation } from './roll-location.js';
import { NOBODY } from './source.js';

/** A 'Mech that has fallen at a turn slides on in its old direction (docs/rules/falling.md). */
export function slide(battle: Battle, unit: Combatant, before: PathPosition): void {
  const from = unit.hex;
  unit.skidded = true;
  const { footwork } = moverOf(battle, unit);
  const { at, step } = slideToItsEnd(battle, unit, startOfSlide(before), footwork, TERRAIN_BIT.swamp);
  hurtBySlide(battle, unit, from, slideDamage(unit.design.tonnage, at, step));
  endOfSlide(battle, unit, step);
}

/**
 * Moves a unit in its old direction until it has lost its speed or something stops it. `mire` are the bits of ground that
 * holds it.
 */
export function slideToItsEnd(
  battle: Battle,
  unit: Combatant,
  start: Slide,
  footwork: Footwork,
  mire: number,
): { readonly at: Slide; readonly step: SlideStep } {
  const filling = (hex: number): Filling => {
    const occupant = battle.units[battle.occupants[hex] as number];
    return occupant && (occupant.design.emplaced ? 'building' : 'unit');
  };
  let at = start;
  let step = slideOn(battle.map, at, footwork, mire, filling);
  while (step.kind === 'slides' || step.kind === 'collides') {
    if (step.kind === 'slides') {
      at = step.slide;
      settle(battle, unit, at);
      if (unit.isOut || breaksThroughIce(battle, unit)) break;
      step = slideOn(battle.map, at, footwork, mire, filling);
    } else {
      if (collide(battle, unit, battle.unit(battle.occupants[step.hex] as number))) break;
      step = slideOn(battle.map, at, footwork, mire, filling, true);
    }
  }
  if (step.kind === 'ends-in' || step.kind === 'falls') settle(battle, unit, step.slide);
  makeRoom(battle, unit, at.direction);
  return { at, step };
}

export function hurtBySlide(battle: Battle, unit: Combatant, from: number, damage: number): void {
  if (battle.listening) battle.tell({ type: 'skid', unit: unit.index, from, to: unit.hex, damage });
  for (const group of splitDamage(damage, FALL_GROUP)) {
    applyHit(battle, unit, rollLocation(battle, unit, 'front'), group, false, NOBODY);
  }
}

function settle(battle: Battle, unit: Combatant, { hex, elevation }: Slide): void {
  unit.elevation = elevation;
  battle.place(unit, hex);
}

/** Mire stops a sliding unit, and a drop is a fall. */
function endOfSlide(battle: Battle, unit: Combatant, step: SlideStep): void {
  if (unit.isOut) return;
  if (step.kind === 'falls') fall(battle, unit, { kind: 'skid' }, step.levels);
  if (step.kind === 'ends-in' && step.where === 'mire') bogDown(battle, unit);
}
