import { FIXTURES } from '../../src/battle/kinds/protomech/counters.js';
import { roll1d6, roll2d6 } from '../../src/dice/index.js';
import { criticalModifiers } from '../../src/rules/critical/check.js';
import { NEAR_MISS } from '../../src/rules/hit-location/hit-tables.js';
import type { ProtoMechLocation } from '../../src/rules/hit-location/protomech-locations.js';
import {
  criticalHitsOf,
  HITS_TO_DESTROY,
  torsoWeaponHit,
  woundsBetween,
} from '../../src/rules/protomech/criticals.js';
import { protoMechFireModifiers } from '../../src/rules/protomech/fire-damage.js';
import { isGone, isOut, protoMechHits, works } from './condition.js';
import { armorTypeAt, tellLoss } from './damage.js';
import { spendsEdge } from './edge.js';
import type { OracleKind } from './kind.js';
import { rolledLocation } from './location.js';
import { markLost, woundPilot } from './pilot.js';
import { takeStock } from './plating.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

function nameAt({ design }: OracleUnit, location: number): ProtoMechLocation {
  if (design.protoMech === undefined) throw new TypeError(`${design.name} is no ProtoMech`);
  return at(design.protoMech.names, location);
}

const checkForCriticals: OracleKind['checkForCriticals'] = (battle, unit, location, source, occasion) => {
  if (isGone(unit, location) || isOut(unit)) return;
  const name = nameAt(unit, location);
  const armorType = armorTypeAt(unit, location);
  const modifiers = criticalModifiers(
    {
      struck: 'protomech',
      location: name,
      unitQuirks: unit.design.quirks,
      ...(source.attacker && { attackerAbilities: source.attacker.pilot.abilities }),
      ...(armorType !== undefined && { armorType }),
      ...occasion,
    },
    battle.option,
  );
  const added = modifiers.reduce((sum, { value }) => sum - value, 0);
  let roll = roll2d6(battle.roller);
  if (criticalHitsOf(roll.total + added) > 0 && spendsEdge(battle, unit, 'reroll_critical_hit'))
    roll = roll2d6(battle.roller);
  let hits = criticalHitsOf(roll.total + added);
  while (hits > 0 && spendsEdge(battle, unit, 'negate_critical_hit')) hits -= 1;
  battle.tell({
    type: 'critical-check',
    unit: unit.index,
    location: name,
    dice: roll.dice,
    total: roll.total + added,
    modifiers,
    hits,
    negated: 0,
    blownOff: false,
  });
  for (let hit = 0; hit < hits && !isOut(unit) && !isGone(unit, location); hit += 1)
    suffer(battle, unit, location, source);
};

function suffer(battle: OracleBattle, unit: OracleUnit, location: number, source: Source): void {
  const name = nameAt(unit, location);
  const hits = at(unit.counters, location) + 1;
  // A main gun goes with its structure alone.
  if (hits > HITS_TO_DESTROY[name]) return;
  unit.counters[location] = hits;
  const weapon = name === 'torso' ? weaponInTorso(battle, unit) : undefined;
  battle.tell({
    type: 'protomech-critical',
    unit: unit.index,
    location: name,
    hits,
    ...(weapon !== undefined && { weapon }),
  });
  if (weapon !== undefined) breakFixture(unit, at(unit.design.weapons, weapon).fixture);
  woundPilot(battle, unit, woundsBetween(name, hits - 1, hits), source.attacker);
  if (hits === HITS_TO_DESTROY[name]) destroy(battle, unit, location, source);
}

/** A die says which weapon in the torso goes. */
function weaponInTorso({ roller }: OracleBattle, unit: OracleUnit): number | undefined {
  const { protoMech, tonnage, weapons } = unit.design;
  const place = torsoWeaponHit(roll1d6(roller).total, protoMech?.quad === true, tonnage);
  const weapon = protoMech?.torsoWeapons[place];
  return weapon !== undefined && works(unit, at(weapons, weapon).fixture) ? weapon : undefined;
}

function destroy(battle: OracleBattle, unit: OracleUnit, location: number, source: Source): void {
  unit.structure[location] = 0;
  unit.armor[location] = 0;
  tellLoss(battle, unit, at(unit.design.plan.locations, location));
  takeStock(unit);
  if (location === unit.design.plan.center) markLost(battle, unit, 'torso-destroyed', source.attacker);
}

function breakFixture(unit: OracleUnit, fixture: number): void {
  unit.counters[FIXTURES + fixture] = 1;
  takeStock(unit);
}

/** What is shot away wounds the pilot as all of its critical hits would have. */
const loseLocation: OracleKind['loseLocation'] = (battle, unit, location) => {
  const name = nameAt(unit, location);
  const before = at(unit.counters, location);
  const all = HITS_TO_DESTROY[name];
  unit.counters[location] = Math.max(before, all);
  woundPilot(battle, unit, woundsBetween(name, before, all), undefined);
};

const MISSILES_FOR_A_LOCATION = 3;

/** Every third missile of a volley burns a location away, or goes by. */
const burn: OracleKind['burn'] = (battle, unit, missiles, side, source) => {
  for (
    let left = missiles;
    left >= MISSILES_FOR_A_LOCATION && !isOut(unit);
    left -= MISSILES_FOR_A_LOCATION
  ) {
    const { location } = rolledLocation(battle, unit, side);
    if (location === NEAR_MISS || isGone(unit, location)) continue;
    destroy(battle, unit, location, source);
    loseLocation(battle, unit, location);
  }
};

/** Ammunition of ProtoMechs does not explode. */
export const PROTOMECH: OracleKind = {
  checkForCriticals,
  explodeInside: () => {},
  breakFixture,
  loseLocation,
  hitMotiveSystem: () => {},
  burn,
  endOfPhase: () => {},
  pilotStateOf: (unit) => ({
    piloting: unit.pilot.piloting,
    pilotWounds: unit.wounds,
    unitQuirks: unit.design.quirks,
    abilities: unit.pilot.abilities,
    movementType: unit.movement,
    motion: 'protomech',
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  }),
  fireDamage: (unit, location) => {
    const name = unit.design.protoMech?.names[location];
    const arms = protoMechHits(unit, 'left_arm') + protoMechHits(unit, 'right_arm');
    const armHits = name === 'main_gun' ? arms : name?.endsWith('arm') ? protoMechHits(unit, name) : 0;
    return protoMechFireModifiers({ headHits: protoMechHits(unit, 'head'), armHits });
  },
};
