import type { BattleEvent, CauseOfLoss, Combatant } from '../../../../src/edge/battle.js';
import { DEADLY_WOUNDS, type LocationName, SEATS } from '../../../../src/edge/rules.js';

/** A unit as the replay shows it at one moment. */
export interface ShownUnit {
  readonly locations: readonly LocationName[];
  hex: number;
  facing: number;
  torsoFacing: number;
  prone: boolean;
  shutDown: boolean;
  conscious: boolean;
  wounds: number;
  readonly crewSize: number;
  /** Seats of a crew of several whose members are unconscious or dead. */
  out: readonly string[];
  heat: number;
  lost: CauseOfLoss | undefined;
  /** By location. */
  armor: number[];
  rearArmor: number[];
  structure: number[];
}

export const shownAtStart = (unit: Combatant): ShownUnit => ({
  locations: unit.plan.locations,
  hex: unit.hex,
  facing: unit.facing,
  torsoFacing: unit.torsoFacing,
  prone: unit.prone,
  shutDown: unit.shutDown,
  conscious: unit.conscious,
  wounds: unit.wounds,
  crewSize: unit.design.crewSize,
  out: SEATS.filter((_, seat) => unit.crewConscious[seat] === 0),
  heat: unit.heat,
  lost: unit.lost,
  armor: [...unit.armor],
  rearArmor: [...unit.rearArmor],
  structure: [...unit.structure],
});

/**
 * The battle after this many events. It follows from the events alone, so that the picture shows exactly what the log
 * says.
 */
export function frameAt(
  start: readonly ShownUnit[],
  events: readonly BattleEvent[],
  count: number,
): readonly ShownUnit[] {
  const units = start.map((unit) => ({
    ...unit,
    armor: [...unit.armor],
    rearArmor: [...unit.rearArmor],
    structure: [...unit.structure],
  }));
  for (let place = 0; place < count; place += 1) {
    const event = events[place];
    if (event !== undefined) follow(units, event);
  }
  return units;
}

function follow(units: readonly ShownUnit[], event: BattleEvent): void {
  if (event.type === 'turn') {
    for (const unit of units) unit.torsoFacing = unit.facing;
    return;
  }
  const unit = 'unit' in event ? units[event.unit] : undefined;
  if (unit === undefined) return;
  switch (event.type) {
    case 'move':
      unit.hex = event.to;
      turn(unit, event.facing);
      break;
    case 'skid':
    case 'displaced':
      unit.hex = event.to;
      break;
    case 'fall':
      unit.hex = event.hex;
      unit.prone = true;
      turn(unit, event.facing);
      break;
    case 'stand':
      unit.prone = false;
      break;
    case 'go-prone':
      unit.prone = true;
      break;
    case 'twist':
      unit.torsoFacing = event.torsoFacing;
      break;
    case 'damage':
      (event.rear ? unit.rearArmor : unit.armor)[unit.locations.indexOf(event.location)] = event.armorLeft;
      unit.structure[unit.locations.indexOf(event.location)] = event.structureLeft;
      if (event.destroyed) loseLocation(unit, event.location);
      break;
    case 'critical-check':
      if (event.blownOff) loseLocation(unit, event.location);
      break;
    case 'wound':
      if (event.seat === undefined || event.seat === 'pilot') unit.wounds = event.wounds;
      if (event.seat !== undefined && event.wounds >= DEADLY_WOUNDS) seatIs(unit, event.seat, false);
      break;
    case 'consciousness':
      if (event.seat === undefined) unit.conscious = event.conscious;
      else seatIs(unit, event.seat, event.conscious);
      break;
    case 'heat':
      unit.heat = event.after;
      break;
    case 'shutdown':
      unit.shutDown = event.shutDown;
      break;
    case 'startup':
      unit.shutDown = !event.started;
      break;
    case 'lost':
      unit.lost = event.cause;
      break;
    default:
      break;
  }
}

function turn(unit: ShownUnit, facing: number): void {
  unit.facing = facing;
  unit.torsoFacing = facing;
}

function loseLocation(unit: ShownUnit, lost: LocationName): void {
  const location = unit.locations.indexOf(lost);
  unit.armor[location] = 0;
  unit.rearArmor[location] = 0;
  unit.structure[location] = 0;
}

/** A unit is conscious while one of its crew is. */
function seatIs(unit: ShownUnit, seat: string, conscious: boolean): void {
  const others = unit.out.filter((out) => out !== seat);
  unit.out = conscious ? others : [...others, seat];
  unit.conscious = unit.out.length < unit.crewSize;
}
