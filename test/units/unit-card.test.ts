import { describe, expect, it } from 'vitest';
import { unitCard } from '../../src/edge/units.js';
import { RULESETS } from '../../src/rules/ruleset.js';
import { customMech } from '../battle/custom-mech.js';
import { starterUnit } from '../battle/sample-battle.js';

describe('The card of an Atlas AS7-D', () => {
  const card = unitCard(starterUnit('atlas-as7-d'));

  // Figures of its record sheet.
  it('lists armor and structure by location', () => {
    expect(card.locations).toContainEqual({
      location: 'CT',
      name: 'center torso',
      armor: 47,
      rear: 14,
      structure: 31,
    });
  });

  it('lists weapons with their figures and rounds', () => {
    expect(card.weapons).toContainEqual({
      count: 1,
      name: 'AC/20',
      place: 'RT',
      gun: { damage: '20', heat: 7, minimum: 0, short: 3, medium: 6, long: 9, shots: 10 },
    });
    expect(card.weapons).toContainEqual(
      expect.objectContaining({ count: 2, name: 'Medium Laser', place: 'CT rear' }),
    );
  });

  it('says in words what it is', () => {
    expect(card.facts).toEqual(expect.arrayContaining(['100 tons', 'BattleMech', 'Inner Sphere', '2755']));
    expect(card.rows).toContainEqual({ label: 'Movement', text: 'walk 3, run 5' });
  });
});

describe('A ton of armor-piercing rounds', () => {
  it('is half a ton of plain ones on the card, and four fifths by the new book', () => {
    const unit = customMech({ slots: { RT: ['Autocannon/5*4', 'IS Armor-Piercing Ammo AC/5'] } });
    const shown = RULESETS.map((ruleset) => {
      const { ammunition, weapons } = unitCard(unit, { ruleset });
      return [ammunition[0]?.where, weapons[0]?.gun?.shots];
    });
    expect(shown).toEqual([
      ['10 in RT', 10],
      ['10 in RT', 10],
      ['16 in RT', 16],
    ]);
  });
});
