import { describe, it } from 'vitest';
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
import { compareEach, expectAgreement, type Verdict } from './comparison.js';
import { referenceData, referenceLines, whereAbsent } from './shared.js';

interface Place {
  readonly loc: string;
  readonly effects?: readonly string[];
}
type Cell = Place | { readonly byThirdDie: readonly Place[] };

interface Situation {
  readonly id: number;
  readonly type: string;
  readonly kind: string;
  readonly chassis: MechChassis;
  readonly table: string;
  readonly side: FiringArc;
  readonly conversion?: string;
  readonly byRoll?: Readonly<Record<string, Cell>>;
  readonly byDie?: Readonly<Record<string, Place>>;
}

const DIE = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const BOOK = { ruleset: 'total-warfare' } as const;

const codeOf = (hit: HitLocation, chassis: MechChassis): string =>
  codeOfLocation(mechLocationOf(hit), chassis) ?? '';

function ours({ table, side, chassis }: Situation): string[] {
  const option = { ...BOOK, chassis };
  if (table === 'normal') {
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

function theirs({ byRoll = {}, byDie = {} }: Situation): string[] {
  if (Object.keys(byDie).length > 0) return DIE.map((die) => byDie[die]?.loc ?? '');
  return TOTALS.flatMap((total) => {
    const cell = byRoll[total];
    if (cell === undefined) return [];
    return DIE.map((_, die) => ('byThirdDie' in cell ? marked(cell.byThirdDie[die] as Place) : marked(cell)));
  });
}

function judge(situation: Situation): Verdict {
  const [own, other] = [ours(situation).join(' '), theirs(situation).join(' ')];
  if (own === other) return 'equal';
  return {
    different: `${situation.id} ${situation.chassis} ${situation.table} ${situation.side}: ${own}, reference ${other}`,
  };
}

/** In vehicle mode a QuadVee is kicked by another table, which comes with the vehicles. */
const isMech = ({ type, kind, table, conversion }: Situation): boolean =>
  type === 'hitLocation' &&
  kind === 'mek' &&
  conversion !== 'vehicle' &&
  ['normal', 'punch', 'kick'].includes(table);

describe("hit locations of 'Mechs on every chassis", () => {
  it.skipIf(!referenceData)(`agree with the reference in total-warfare${whereAbsent}`, () => {
    const situations = referenceLines<Situation>('situations/ground-hits.jsonl').filter(isMech);
    expectAgreement(compareEach('ground-hits.jsonl', situations, judge));
  });
});
