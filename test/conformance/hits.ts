import { officialCatalog } from '../../src/catalog/official.js';
import { calculateClusterModifier, rollClusterHits, rollWeaponHits } from '../../src/rules/cluster/index.js';
import { resolveFall } from '../../src/rules/falling/index.js';
import {
  determineAimedShotLocation,
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
  distributeClusterHits,
  type HitLocation,
  struckLocation,
} from '../../src/rules/hit-location/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import type { FiringArc, RangeBracket } from '../../src/rules/to-hit/index.js';
import { itemNamed } from '../rules/items.js';
import type { Answering } from './suite.js';

interface Rolled {
  readonly arc: FiringArc;
  readonly roll: number;
}
interface RolledDie {
  readonly arc: FiringArc;
  readonly die: number;
}

/** Two dice that come to this. */
export const diceOf = (roll: number): readonly [number, number] => {
  const first = Math.max(1, roll - 6);
  return [first, roll - first];
};
const inTurn = (...rolls: readonly number[]) => {
  let next = 0;
  return () => rolls[next++ % rolls.length] as number;
};

const located = ({ arc, roll }: Rolled, ruleset: RulesetName) =>
  determineHitLocationFromRoll(arc, roll, { ruleset });
const FALL = { tonnage: 50, levels: 0 };
const SEVEN = [3, 4] as const;

interface Aimed {
  readonly location: HitLocation;
  readonly roll?: number;
  readonly die?: number;
}
interface Volley {
  readonly weapon: string;
  readonly range?: RangeBracket;
  readonly fireControl?: string;
  readonly antiMissile?: boolean;
  readonly abilities?: readonly string[];
  readonly designatedWeapon?: string;
  readonly roll: number;
}

export const HITS: Readonly<Record<string, Answering>> = {
  'hit location': (given: Rolled, ruleset) => located(given, ruleset).location,
  'through-armor critical': (given: Rolled, ruleset) => located(given, ruleset).throughArmorCritical,
  'critical mark': (given: Rolled, ruleset) => located(given, ruleset).isCritical,
  'location behind partial cover': (given: Rolled, ruleset) =>
    struckLocation(located(given, ruleset).location, { partialCover: true }, { ruleset }) ?? 'cover',
  'location of a Low Profile target': (given: Rolled, ruleset) =>
    struckLocation(located(given, ruleset).location, { unitQuirks: ['low_profile'] }, { ruleset }) ?? 'cover',
  'punch location': ({ arc, die }: RolledDie, ruleset) =>
    determinePunchLocation(() => die, { arc, ruleset }).location,
  'kick location': ({ arc, die }: RolledDie, ruleset) =>
    determineKickLocation(() => die, { arc, ruleset }).location,
  'location of an aimed shot': ({ location, roll, die }: Aimed, ruleset) => {
    const dice = roll === undefined ? [die as number] : diceOf(roll);
    return determineAimedShotLocation('front', location, inTurn(...dice, ...SEVEN), { ruleset }).location;
  },
  'damage groups': (given: { weapon: string; hits: number; damagePerHit: number }, ruleset) => {
    const weapon = itemNamed(given.weapon);
    const options = { weapon, ruleset };
    const groups = distributeClusterHits('front', given.hits, given.damagePerHit, () => 1, options);
    return groups.map(({ damage }) => damage);
  },
  'side fallen on': ({ die }: { die: number }, ruleset) =>
    resolveFall({ ...FALL, facing: 0 }, () => die, { ruleset }).side,
  'facing after a fall': ({ die, facing }: { die: number; facing: number }, ruleset) =>
    resolveFall({ ...FALL, facing }, () => die, { ruleset }).facing,
  'cluster hits': ({ size, roll, modifier = 0 }: { size: number; roll: number; modifier?: number }) =>
    rollClusterHits(size, modifier, inTurn(...diceOf(roll))),
  'hits of a volley': ({ weapon, roll, antiMissile = false }: Volley, ruleset) =>
    rollWeaponHits({ weapon: itemNamed(weapon), antiMissile }, inTurn(...diceOf(roll)), { ruleset }),
  'cluster modifier': (given: Volley, ruleset) =>
    calculateClusterModifier(
      {
        weapon: itemNamed(given.weapon),
        antiMissile: given.antiMissile ?? false,
        abilities: given.abilities ?? [],
        ...(given.range && { rangeBracket: given.range }),
        ...(given.fireControl && { linkedTo: itemNamed(given.fireControl) }),
        ...(given.designatedWeapon && { designatedWeaponType: given.designatedWeapon }),
      },
      { ruleset },
      officialCatalog.find,
    ),
};
