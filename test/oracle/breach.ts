import { breachCheck } from '../../src/rules/critical/further-checks.js';
import type { HostileSurroundings } from '../../src/rules/critical/index.js';
import { carrierOf, fatalDamageOf, isGone, isLeg, isOut, works } from './condition.js';
import { markLost } from './pilot.js';
import { NOBODY, type Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** A part that was struck in water may be breached: by a roll, or for certain where no armor is left. */
export function checkForBreach(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
): void {
  const around = aroundOf(battle, unit, location, source);
  if (around === undefined || !mayFlood(battle, unit, location)) return;
  if (isBare(unit, location)) {
    flood(battle, unit, location, source, []);
    return;
  }
  const armorType = unit.design.armorTypes[location];
  const { breached, roll } = breachCheck(
    around,
    {
      ...carrierOf(unit),
      ...(armorType !== undefined && { armorType }),
      mendsItself: sits(unit, location, 'harjel-ii') || sits(unit, location, 'harjel-iii'),
    },
    battle.roller,
    battle.option,
  );
  if (breached) flood(battle, unit, location, source, roll.dice);
  else tell(battle, unit, location, roll.dice, false);
}

/** Locations without armor under water flood without a roll at the end of a phase and after a fall. */
export function floodBareParts(battle: OracleBattle, unit: OracleUnit): void {
  for (const location of unit.design.plan.locations.keys()) {
    if (isBelowSurface(unit, location) && isBare(unit, location) && mayFlood(battle, unit, location))
      flood(battle, unit, location, NOBODY, []);
  }
}

/** If a unit's eyes are above the surface, only its legs are below it. */
function isBelowSurface(unit: OracleUnit, location: number): boolean {
  const { elevation, prone, design } = unit;
  if (elevation >= 0) return false;
  return elevation + (prone ? 0 : design.height) < 0 || isLeg(unit, location);
}

function aroundOf(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  { attacker, weapon }: Source,
): HostileSurroundings | undefined {
  if (isBelowSurface(unit, location)) return 'water';
  if (!sails(battle, unit)) return undefined;
  if (['turret', 'front_turret'].includes(at(unit.design.plan.locations, location))) return undefined;
  const mount = attacker?.design.weapons[weapon];
  if (attacker === undefined || mount === undefined) return 'surface';
  const torpedo = mount.item.ranges.long === 0 && mount.item.underwaterRanges !== undefined;
  const fromBelow = isBelowSurface(attacker, mount.location) || (torpedo && sails(battle, attacker));
  return fromBelow ? 'water' : 'surface';
}

const SHIPS = ['naval', 'hydrofoil', 'submarine'];

const sails = ({ map }: OracleBattle, { design, elevation, hex }: OracleUnit): boolean =>
  elevation === 0 && at(map.waterDepth, hex) > 0 && SHIPS.includes(design.vehicle?.motion ?? '');

function mayFlood(battle: OracleBattle, unit: OracleUnit, location: number): boolean {
  const flooded = (unit.breached & (1 << location)) !== 0;
  if (battle.kindOf(unit).flood === undefined || isOut(unit) || isGone(unit, location) || flooded)
    return false;
  return !sits(unit, location, 'harjel');
}

/** A working piece of such equipment is in that location. */
const sits = (unit: OracleUnit, location: number, trait: 'harjel' | 'harjel-ii' | 'harjel-iii'): boolean =>
  unit.design.fixtures.some(
    (fixture) =>
      fixture.location === location &&
      works(unit, fixture.index) &&
      fixture.item !== undefined &&
      fixture.item.kind !== 'ammunition' &&
      fixture.item.traits.includes(trait),
  );

const isBare = ({ armor, rearArmor, design }: OracleUnit, location: number): boolean =>
  at(armor, location) <= 0 || (design.plan.torsos.includes(location) && at(rearArmor, location) <= 0);

function flood(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  source: Source,
  dice: readonly number[],
): void {
  unit.breached |= 1 << location;
  tell(battle, unit, location, dice, true);
  battle.kindOf(unit).flood?.(battle, unit, location);
  // The arm beside a side torso goes with it.
  const limb = at(unit.design.plan.beside, location);
  if (limb >= 0 && mayFlood(battle, unit, limb)) flood(battle, unit, limb, source, []);
  const fatal = fatalDamageOf(unit);
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}

function tell(
  battle: OracleBattle,
  unit: OracleUnit,
  location: number,
  dice: readonly number[],
  breached: boolean,
): void {
  const name = at(unit.design.plan.locations, location);
  battle.tell({ type: 'breach', unit: unit.index, location: name, dice, breached });
}
