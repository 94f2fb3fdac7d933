import type { WeaponEffect } from '../../../../src/rules/effect/weapon-effect.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import { type Cell, cellsOf, trialsOf } from '../cells.js';
import { otherDamage } from '../probes/hits.js';
import { type Probe, written } from '../probes/probe.js';
import { BUBBLES } from '../probes/units.js';
import { CLUSTER, effectsInBattles } from '../probes/weapons.js';

/** All that a hit does to armor and heat: not what the attack costs its attacker, nor the shock that a taser adds. */
function toTheTarget(effect: WeaponEffect): Partial<WeaponEffect> {
  const { heat, shots, addedHeat, recoils, shocks, jamsUpTo, jamMisses, breaksUpTo, burstsUpTo, ...rest } =
    effect;
  return rest;
}

/** Tables with an entry for each word of the catalog, which concerns no other equipment. */
const BY_WORD = ['families', 'traits', 'munitions', 'linked', 'armors'];
export const wordOf = ({ path: [table = '', word] }: Cell): string | undefined =>
  BY_WORD.includes(table) ? word : undefined;

/** The fields of a ruleset that the effects of weapons are worked out from. */
function fieldsRead(rules: Ruleset): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = Object.entries(rules).map(([area, fields]: [string, unknown]) => [
    area,
    typeof fields !== 'object' || fields === null
      ? fields
      : new Proxy(fields, {
          get: (own, field, receiver) => {
            read.add(`${area}.${String(field)}`);
            return Reflect.get(own, field, receiver);
          },
        }),
  ]);
  effectsInBattles(Object.fromEntries(watched) as Ruleset);
  return read;
}

/** Those cells of a ruleset that say what a hit by a weapon does to its target. */
export function cellsOfHits(rules: Ruleset, cells = cellsOf(rules)): readonly Cell[] {
  const plain = new Map<string, string>();
  const counts = (cell: Cell, name: string, probes: readonly Probe[]): boolean => {
    const said = (trial: Ruleset): string => written(probes.map((probe) => probe(trial)));
    const usual = plain.get(name) ?? said(rules);
    plain.set(name, usual);
    return trialsOf(rules, cell).some((trial) => said(trial) !== usual);
  };
  const doDamage = effectsInBattles(rules).filter(({ points, damageDice }) => points + damageDice > 0);
  const others = otherDamage(new Set(doDamage.map(({ kind }) => kind)));
  const read = fieldsRead(rules);
  return cells.filter((cell) => {
    const { area, path } = cell;
    const word = wordOf(cell);
    if (area === 'damage') return !counts(cell, 'other damage', others);
    if (area === 'cluster') return counts(cell, 'hits', CLUSTER);
    if (area === 'electronics') return counts(cell, 'bubbles', BUBBLES);
    const effects: Probe = (trial) => effectsInBattles(trial, word).map(toTheTarget);
    return read.has(`${area}.${path[0]}`) && counts(cell, `effects ${word}`, [effects]);
  });
}
