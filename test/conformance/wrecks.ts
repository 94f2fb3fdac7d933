import type { GyroType } from '../../src/catalog/gyro-types.js';
import { explosionDamage, resolveCriticalCheck, rollCriticalSlot } from '../../src/rules/critical/index.js';
import { applyDamage, applyExplosion } from '../../src/rules/damage/index.js';
import type { HitLocation, MechLocation } from '../../src/rules/hit-location/index.js';
import { fatalGyroHits } from '../../src/rules/piloting/gyro.js';
import { type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { sampleMech } from '../battle-value/sample-mech.js';
import { mechWith } from '../rules/damage/sample-mech.js';
import { itemNamed } from '../rules/items.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { diceOf } from './hits.js';
import type { Answering } from './suite.js';

interface Check {
  readonly location: HitLocation;
  readonly roll: number;
  readonly quirks?: readonly string[];
  readonly negationsUsed?: number;
  readonly structure?: string;
  readonly armor?: string;
}

interface Hit {
  readonly location: MechLocation;
  readonly armor: number;
  readonly structure: number;
  readonly damage: number;
}

interface Explosion extends Omit<Hit, 'armor'> {
  readonly protection: 'none' | 'case' | 'case-ii';
}

/** Plenty of armor stands behind, so that nothing is lost on the way. */
const INSIDE = { armor: 100, structure: 100 };

function struck({ location, armor, structure, damage }: Hit, ruleset: RulesetName) {
  const mech = mechWith({ [location]: { armor, structure }, left_torso: INSIDE });
  return applyDamage(mech, location, damage, { ruleset }).steps;
}

function exploded({ location, structure, damage, protection }: Explosion, ruleset: RulesetName) {
  const mech = mechWith({ [location]: { structure }, center_torso: INSIDE });
  const options = protection === 'none' ? { ruleset } : { ruleset, protection };
  return applyExplosion(mech, location, damage, options).steps;
}

const MATERIALS: Readonly<Record<string, string>> = {
  Reinforced: 'reinforced',
  'Hardened Armor': 'hardened',
};
const CODES: Readonly<Partial<Record<MechLocation, string>>> = {
  head: 'HD',
  center_torso: 'CT',
  left_torso: 'LT',
  left_arm: 'LA',
  left_leg: 'LL',
};

export const WRECKS: Readonly<Record<string, Answering>> = {
  'critical hits': ({ location, roll, quirks = [], negationsUsed = 0, structure, armor }: Check, ruleset) => {
    const check = {
      location,
      unitQuirks: quirks,
      negationsUsed,
      ...(structure && { structureType: MATERIALS[structure] as string }),
      ...(armor && { armorType: MATERIALS[armor] as string }),
    };
    const { hits, limbBlownOff } = resolveCriticalCheck(check, scriptedDice(...diceOf(roll)), { ruleset });
    return limbBlownOff ? 'blown off' : hits;
  },
  'critical slot': ({ slots, dice }: { slots: number; dice: readonly number[] }) => {
    const hittable = Array.from({ length: slots }, () => true);
    return (rollCriticalSlot(hittable, scriptedDice(...dice)) as number) + 1;
  },
  'hits that destroy a gyro': ({ gyro }: { gyro: GyroType }, ruleset) =>
    fatalGyroHits(rulesetOf(ruleset).piloting, gyro),
  'explosion damage': (given: { weapon?: string; ammunition?: string; rounds?: number }, ruleset) => {
    const item = itemNamed(given.weapon ?? given.ammunition ?? '');
    return explosionDamage(item, given.rounds === undefined ? {} : { rounds: given.rounds }, { ruleset });
  },
  'internal structure': ({ tonnage, location }: { tonnage: number; location: MechLocation }) => {
    const { locations } = sampleMech({ tonnage, engine: { rating: tonnage, type: 'fusion', clan: false } });
    return locations.find((place) => place.location === CODES[location])?.structurePoints ?? 0;
  },
  'armor lost': (given: Hit, ruleset) => struck(given, ruleset)[0]?.armorLost ?? 0,
  'structure lost': (given: Hit, ruleset) => struck(given, ruleset)[0]?.structureLost ?? 0,
  'damage passed on': (given: Hit, ruleset) => struck(given, ruleset)[1]?.armorLost ?? 0,
  'structure lost to an explosion': (given: Explosion, ruleset) =>
    exploded(given, ruleset)[0]?.structureLost ?? 0,
  'explosion passed on': (given: Explosion, ruleset) => exploded(given, ruleset)[1]?.structureLost ?? 0,
};
