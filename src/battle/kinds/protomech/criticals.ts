import { roll1d6, roll2d6 } from '../../../dice/index.js';
import { locationAt } from '../../../rules/body/plan.js';
import { criticalModifiers } from '../../../rules/critical/check.js';
import type { ProtoMechLocation } from '../../../rules/hit-location/protomech-locations.js';
import {
  criticalHitsOf,
  HITS_TO_DESTROY,
  torsoWeaponHit,
  woundsBetween,
} from '../../../rules/protomech/criticals.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { armorTypeAt } from '../../damage/armor-at.js';
import type { CriticalOccasion } from '../../damage/critical-occasion.js';
import { tellLoss } from '../../damage/lose-location.js';
import { markLost } from '../../damage/loss.js';
import { woundPilot } from '../../damage/pilot.js';
import type { Source } from '../../damage/source.js';
import { breakFixture, countHits, hitsAt } from './counters.js';
import { protoMechFigures } from './figures.js';

/** A critical check in a location, and all hits that follow from it. */
export function checkForCriticals(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
): void {
  if (unit.hasLost(location) || unit.isOut) return;
  const armorType = armorTypeAt(unit, location);
  const modifiers = criticalModifiers(
    {
      struck: 'protomech',
      location: locationAt(unit.plan, location),
      unitQuirks: unit.design.quirks,
      ...(source.attacker && { attackerAbilities: source.attacker.pilot.abilities }),
      ...(armorType !== undefined && { armorType }),
      ...occasion,
    },
    battle.rulesetOption,
  );
  // Modifiers apply to the number to be reached, as for 'Mechs.
  const added = 0 - modifiers.reduce((sum, { value }) => sum + value, 0);
  let roll = roll2d6(battle.roller);
  let hits = criticalHitsOf(roll.total + added);
  if (hits > 0 && battle.spendsEdge(unit, 'reroll_critical_hit', undefined, 0.5, { location, hits })) {
    roll = roll2d6(battle.roller);
    hits = criticalHitsOf(roll.total + added);
  }
  if (hits > 0 && battle.spendsEdge(unit, 'negate_critical_hit', undefined, 0.5, { location, hits }))
    hits -= 1;
  if (battle.listening) {
    battle.tell({
      type: 'critical-check',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      dice: roll.dice,
      total: roll.total + added,
      ...(battle.explaining && { modifiers }),
      hits,
      negated: 0,
      blownOff: false,
    });
  }
  for (let hit = 0; hit < hits && !unit.isOut && !unit.hasLost(location); hit += 1)
    suffer(battle, unit, location, source);
}

const nameAt = (unit: Combatant, location: number): ProtoMechLocation =>
  protoMechFigures(unit.design).names[location] as ProtoMechLocation;

function suffer(battle: Battle, unit: Combatant, location: number, source: Source): void {
  const name = nameAt(unit, location);
  const most = HITS_TO_DESTROY[name];
  const before = hitsAt(unit, location);
  if (before >= most) return;
  countHits(unit, location, before + 1);
  const weapon = name === 'torso' ? weaponInTorso(battle, unit) : -1;
  if (battle.listening) {
    battle.tell({
      type: 'protomech-critical',
      unit: unit.index,
      location: locationAt(unit.plan, location),
      hits: before + 1,
      ...(weapon >= 0 && { weapon }),
    });
  }
  if (weapon >= 0) breakFixture(unit, unit.design.weapons[weapon]?.fixture ?? -1);
  unit.refresh();
  const wounds = woundsBetween(name, before, before + 1);
  if (wounds > 0) woundPilot(battle, unit, wounds, source.attacker);
  if (before + 1 >= most) loseAll(battle, unit, location, source);
}

/** A die decides which weapon in the torso is destroyed, if any. */
function weaponInTorso(battle: Battle, unit: Combatant): number {
  const { design } = unit;
  const { quad, torsoWeapons } = protoMechFigures(design);
  const place = torsoWeaponHit(roll1d6(battle.roller).total, quad, design.tonnage);
  const weapon = torsoWeapons[place] ?? -1;
  return weapon >= 0 && unit.isWorking(design.weapons[weapon]?.fixture ?? -1) ? weapon : -1;
}

/** Destroys the location with its remaining structure. */
function loseAll(battle: Battle, unit: Combatant, location: number, source: Source): void {
  unit.structure[location] = 0;
  unit.armor[location] = 0;
  if (battle.listening) tellLoss(battle, unit, location);
  unit.refresh();
  if (location === unit.plan.center) markLost(battle, unit, 'torso-destroyed', source.attacker);
}

/** A location that is shot away wounds the pilot like all its critical hits, and counts as all of them. */
export function sufferLoss(battle: Battle, unit: Combatant, location: number): void {
  const name = nameAt(unit, location);
  const before = hitsAt(unit, location);
  const most = HITS_TO_DESTROY[name];
  if (before >= most) return;
  countHits(unit, location, most);
  unit.refresh();
  const wounds = woundsBetween(name, before, most);
  if (wounds > 0) woundPilot(battle, unit, wounds, undefined);
}

/** Fire destroys a location at once. */
export function burnAway(battle: Battle, unit: Combatant, location: number, source: Source): void {
  if (unit.isOut || unit.hasLost(location)) return;
  loseAll(battle, unit, location, source);
  sufferLoss(battle, unit, location);
}
