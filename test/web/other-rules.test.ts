import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { type Mech, readUnitJson } from '../../src/units/index.js';
import type { Attack } from '../../web/views/attack/attack.js';
import { resultsOf } from '../../web/views/attack/attack-results.js';
import { byOtherRules } from '../../web/views/attack/other-rules.js';
import { physicalRows, rollRows } from '../../web/views/attack/physical-rows.js';
import { restOf } from '../../web/views/attack/rest-of-turn.js';
import { type Situation, USUAL } from '../../web/views/attack/situation-fields.js';

function starter(file: string): Mech {
  const text = readFileSync(new URL(`../../public/data/starters/${file}.json`, import.meta.url), 'utf8');
  const unit = readUnitJson(text, officialCatalog, file);
  if (unit.unitType !== 'Mek') throw new TypeError(`${file} is no 'Mech`);
  return { ...unit, quirks: [] };
}
const ARCHER = starter('archer-arc-2r');
const AWESOME = starter('awesome-aws-8q');
const LOCUST = starter('locust-lct-1v');

const attackOf = (attacker: Mech, changes: Partial<Situation> = {}): Attack => ({
  situation: { ...USUAL, ...changes },
  ruleset: 'standard',
  attacker,
  target: LOCUST,
  loads: {},
});

describe('The other ruleset', () => {
  it('has head hits of its own where missiles strike in groups, and the page says why', () => {
    const [other] = byOtherRules(resultsOf(attackOf(ARCHER)));
    expect(other?.ruleset).toBe('total-warfare');
    expect(other?.differences.join()).toMatch(/% for a head hit/);
    expect(other?.because).toBe(
      'In TarComp standard every missile rolls its own hit location, so missiles find the head more often.',
    );
  });

  it('gives the same numbers where no rule differs', () => {
    // PPCs at 6 hexes: no missiles, no minimum range, no wounds, no quirks.
    const [other] = byOtherRules(resultsOf(attackOf(AWESOME)));
    expect(other?.differences).toEqual([]);
    expect(other?.because).toBeUndefined();
    expect([...(other?.needs ?? [])]).toEqual([]);
  });

  it('is named beside each weapon that needs something else there', () => {
    // At its minimum range of 3 hexes a PPC is too close by the book, by 1.
    const results = resultsOf(
      attackOf(AWESOME, { range: 3, moved: 'stationary', targetMoved: 'stationary' }),
    );
    const [other] = byOtherRules(results);
    const ppcs = results.weapons.filter(({ name }) => name === 'PPC');
    expect(ppcs).toHaveLength(3);
    expect(ppcs.map(({ mount }) => other?.needs.get(mount.id))).toEqual(['5+', '5+', '5+']);
  });
});

describe('A ruleset that cannot give the number of an attack', () => {
  it('is left out, and the numbers by the chosen one stay', () => {
    const here = resultsOf(attackOf(AWESOME));
    const situation = { ...here.attack.situation, gunnery: 99 };
    const refused = { ...here, attack: { ...here.attack, situation } };
    expect(() => resultsOf(refused.attack)).toThrow();
    expect(byOtherRules(refused)).toEqual([]);
  });
});

describe('A weapon that cannot hit', () => {
  it('does not fire and makes no heat', () => {
    // Gunnery 8, long range +4, walked +1: 13.
    const results = resultsOf(attackOf(AWESOME, { gunnery: 8, range: 18 }));
    const ppcs = results.weapons.filter(({ name }) => name === 'PPC');
    expect(ppcs.map(({ fires, obstacle, toHit }) => [fires, obstacle, toHit?.impossible])).toEqual(
      ppcs.map(() => [false, undefined, true]),
    );
    expect(results.heat).toBe(0);
  });
});

describe('Piloting rolls after physical attacks', () => {
  it('come with what another ruleset asks for, where the pilot is wounded', () => {
    const here = resultsOf(attackOf(AWESOME, { wounds: 2 }));
    const elsewhere = byOtherRules(here).map(({ ruleset, results }) => ({ ruleset, rest: restOf(results) }));
    const rows = rollRows(restOf(here), elsewhere);
    const missed = rows.find(({ when }) => when === 'Attacker, kick (right leg) misses');
    // Piloting 5; in TarComp's own rules each wound adds 1, by the book none does.
    expect(missed?.roll.targetNumber).toBe(7);
    expect(missed?.elsewhere).toContainEqual({ ruleset: 'total-warfare', words: '5+' });
  });

  it('and their attacks say what they need there', () => {
    const here = resultsOf(attackOf(AWESOME));
    const elsewhere = byOtherRules(here).map(({ ruleset, results }) => ({ ruleset, rest: restOf(results) }));
    const kick = physicalRows(restOf(here), elsewhere).find(({ title }) => title === 'Kick (right leg)');
    expect(kick?.needsElsewhere.map(({ ruleset }) => ruleset)).toEqual(['total-warfare', 'core']);
  });
});
