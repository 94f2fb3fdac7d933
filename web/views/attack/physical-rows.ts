import type { PhysicalChoice } from '../../../src/edge/battle.js';
import type { ITargetNumber } from '../../../src/edge/rules.js';
import type { Elsewhere } from '../../controls/elsewhere.js';
import type { RestElsewhere, RestOfTurn } from './rest-of-turn.js';

export const needed = ({ targetNumber, impossible }: ITargetNumber): string =>
  impossible ? 'Cannot' : `${targetNumber}+`;

const titleOf = ({ name, limb }: Pick<PhysicalChoice, 'name' | 'limb'>): string =>
  limb === null ? name : `${name} (${limb.replaceAll('_', ' ')})`;

/** A physical attack, with what other rulesets give for it. */
export interface PhysicalRow {
  readonly title: string;
  readonly attack: PhysicalChoice;
  readonly needsElsewhere: readonly Elsewhere[];
  readonly damageElsewhere: readonly Elsewhere[];
}

/** A piloting roll that may follow, and when. */
interface Roll {
  readonly when: string;
  readonly roll: ITargetNumber;
}

export interface RollRow extends Roll {
  readonly elsewhere: readonly Elsewhere[];
}

export const physicalRows = (
  { physicalAttacks }: RestOfTurn,
  elsewhere: readonly RestElsewhere[],
): readonly PhysicalRow[] =>
  physicalAttacks.map((attack) => {
    const title = titleOf(attack);
    const there = elsewhere.map(({ ruleset, rest }) => ({
      ruleset,
      same: rest.physicalAttacks.find((other) => titleOf(other) === title),
    }));
    return {
      title,
      attack,
      needsElsewhere: there.map(({ ruleset, same }) => ({
        ruleset,
        words: same === undefined ? 'not allowed' : needed(same.toHit),
      })),
      damageElsewhere: there.flatMap(({ ruleset, same }) =>
        same === undefined ? [] : [{ ruleset, words: String(same.damage) }],
      ),
    };
  });

/** Attacks that other rulesets allow and this one does not. */
export const allowedElsewhere = (
  { physicalAttacks }: RestOfTurn,
  elsewhere: readonly RestElsewhere[],
): readonly Elsewhere[] =>
  elsewhere.flatMap(({ ruleset, rest }) => {
    const here = physicalAttacks.map(titleOf);
    const more = rest.physicalAttacks.filter((attack) => !here.includes(titleOf(attack)));
    const words = more.map((attack) => `${titleOf(attack)} ${needed(attack.toHit)}`).join(', ');
    return words === '' ? [] : [{ ruleset, words }];
  });

export function rollRows(rest: RestOfTurn, elsewhere: readonly RestElsewhere[]): readonly RollRow[] {
  return rollsOf(rest).map((row) => ({
    ...row,
    elsewhere: elsewhere.map(({ ruleset, rest: there }) => {
      const same = rollsOf(there).find(({ when }) => when === row.when);
      return { ruleset, words: same === undefined ? 'no roll' : needed(same.roll) };
    }),
  }));
}

/** Rolls that other rulesets ask for and this one does not. */
export const askedElsewhere = (rest: RestOfTurn, elsewhere: readonly RestElsewhere[]): readonly Elsewhere[] =>
  elsewhere.flatMap(({ ruleset, rest: there }) => {
    const here = rollsOf(rest).map(({ when }) => when);
    const more = rollsOf(there).filter(({ when }) => !here.includes(when));
    const words = more.map(({ when, roll }) => `${when} ${needed(roll)}`).join(', ');
    return words === '' ? [] : [{ ruleset, words }];
  });

const rollsOf = ({ physicalAttacks, afterDamage: { damage, roll } }: RestOfTurn): readonly Roll[] => [
  { when: `Target takes ${damage} or more damage in a phase`, roll },
  ...physicalAttacks.flatMap((attack) =>
    attack.rolls.map(({ who, after, roll: following }) => ({
      when: `${who === 'target' ? 'Target' : 'Attacker'}, ${titleOf(attack).toLowerCase()} ${
        after === 'hit' ? 'hits' : 'misses'
      }`,
      roll: following,
    })),
  ),
];
