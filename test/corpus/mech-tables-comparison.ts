import { codeOfLocation } from '../../src/battle/kinds/mech/battle-location.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import {
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
  type HitLocation,
} from '../../src/rules/hit-location/index.js';
import { mechLocationOf } from '../../src/rules/hit-location/locations.js';
import type { FiringArc } from '../../src/rules/to-hit/index.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { type Judged, verdict } from './ground-verdict.js';

interface Place {
  readonly loc: string;
  readonly effects?: readonly string[];
}
type Cell = Place | { readonly byThirdDie: readonly Place[] };

/** A table of hits on a 'Mech. */
export interface MechTableCase {
  readonly id: number;
  readonly chassis: MechChassis;
  readonly table: string;
  readonly side: FiringArc;
  readonly byRoll?: Readonly<Record<string, Cell>>;
  readonly byDie?: Readonly<Record<string, Place>>;
}

/** Cover is worked out when the location is known: the table itself stays the same. */
const TWO_DICE: readonly string[] = ['normal', 'partial_cover'];

const DIE = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const BOOK = { ruleset: 'total-warfare' } as const;

const codeOf = (hit: HitLocation, chassis: MechChassis): string =>
  codeOfLocation(mechLocationOf(hit), chassis) ?? '';

function ours({ table, side, chassis }: MechTableCase): string[] {
  const option = { ...BOOK, chassis };
  if (TWO_DICE.includes(table)) {
    return TOTALS.flatMap((total) =>
      DIE.map((legDie) => {
        const hit = determineHitLocationFromRoll(side, total, { ...option, legDie });
        return `${codeOf(hit.location, chassis)}${hit.throughArmorCritical ? '!' : ''}`;
      }),
    );
  }
  const roll = table === 'punch' ? determinePunchLocation : determineKickLocation;
  return DIE.map((die) => codeOf(roll(scriptedDice(die), { ...option, arc: side }).location, chassis));
}

const marked = ({ loc, effects = [] }: Place): string => `${loc}${effects.includes('critical') ? '!' : ''}`;

function theirs({ byRoll = {}, byDie = {} }: MechTableCase): string[] {
  if (Object.keys(byDie).length > 0) return DIE.map((die) => byDie[die]?.loc ?? '');
  return TOTALS.flatMap((total) => {
    const cell = byRoll[total];
    if (cell === undefined) return [];
    return DIE.map((_, die) => ('byThirdDie' in cell ? marked(cell.byThirdDie[die] as Place) : marked(cell)));
  });
}

/** Those of weapons, punches and kicks; in vehicle mode a QuadVee has the same. */
export function judgeMechTable(situation: MechTableCase): Judged {
  const [own, other] = [ours(situation).join(' '), theirs(situation).join(' ')];
  const { id, chassis, table, side } = situation;
  return verdict(own === other ? [] : [`${own}, reference ${other}`], `${id} ${chassis} ${table} ${side}`);
}
