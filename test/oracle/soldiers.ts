import { INFERNOS } from '../../src/battle/kinds/battle-armor/counters.js';
import { isInWater } from '../../src/battle/movement/ground.js';
import type { PilotState } from '../../src/rules/piloting/index.js';
import { fatalDamageOf, isOut } from './condition.js';
import { loseLocation, tellLoss } from './damage.js';
import type { OracleKind } from './kind.js';
import { rolledLocation } from './location.js';
import { markLost } from './pilot.js';
import { at, type OracleUnit } from './state.js';

const NOT_TO_STICK = 4;

const pilotStateOf = ({ movement, conscious }: OracleUnit): PilotState => ({
  piloting: NOT_TO_STICK,
  movementType: movement,
  motion: 'infantry',
  conscious,
});

/** Neither suits nor people have anything inside that breaks by itself. */
const SOLDIERS: OracleKind = {
  checkForCriticals: () => {},
  explodeInside: () => {},
  breakFixture: () => {},
  loseLocation: () => {},
  hitMotiveSystem: () => {},
  burn: () => {},
  endOfPhase: () => {},
  pilotStateOf,
  fireDamage: () => [],
};

const MISSILES_TO_KILL = 3;

/** Every third incendiary missile of a turn kills a trooper, whatever armor is left, unless that stops fire. */
const burnSuits: OracleKind['burn'] = (battle, unit, missiles, side, source) => {
  const { design, counters } = unit;
  if (design.fireproof) return;
  const inAll = at(counters, INFERNOS) + missiles;
  let left = inAll;
  while (left >= MISSILES_TO_KILL && !isOut(unit)) {
    left -= MISSILES_TO_KILL;
    const { location } = rolledLocation(battle, unit, side);
    unit.armor[location] = 0;
    unit.structure[location] = 0;
    tellLoss(battle, unit, at(design.plan.locations, location));
    loseLocation(battle, unit, location);
    const fatal = fatalDamageOf(unit);
    if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
  }
  counters[INFERNOS] = left;
};

export const SQUAD: OracleKind = { ...SOLDIERS, burn: burnSuits };

/** Levels of water that cover a host, and those who cling to it. */
const COVERED = -2;

/** Who clings to a unit that is deep in water drowns, unless trained to dive. */
const drownOnHost: OracleKind['endOfPhase'] = (battle, unit) => {
  const host = battle.units[unit.swarming];
  if (host === undefined || isOut(unit) || (unit.design.infantry?.umu ?? 0) > 0) return;
  if (host.elevation > COVERED || !isInWater(battle.map, host.hex, host.elevation)) return;
  unit.structure.fill(0);
  markLost(battle, unit, 'wiped-out', undefined);
};

export const PLATOON: OracleKind = { ...SOLDIERS, endOfPhase: drownOnHost };
