import { describe, expect, it } from 'vitest';
import { abilityBehind, SPA_CATALOG } from '../../../src/edge/rules.js';

describe('The ability behind an id', () => {
  it('is the entry of the catalog, in any spelling', () => {
    for (const written of ['iron_man', 'iron-man', 'Iron Man'])
      expect(abilityBehind(written)?.entry).toEqual(SPA_CATALOG.iron_man);
  });

  it('comes with what it was chosen for', () => {
    const { entry, designations } = abilityBehind('range_master_long') ?? {};
    expect(entry?.id).toBe('range_master');
    expect(designations).toEqual(['long']);
  });

  it('says what it may be chosen for', () => {
    expect(abilityBehind('weapon_specialist')?.choice).toBe('weapon');
    expect(abilityBehind('sandblaster')?.choice).toBe('weapon');
    expect(abilityBehind('blood_stalker')?.choice).toBe('opponent');
    expect(abilityBehind('gunnery_specialist')?.choice).toEqual(
      expect.arrayContaining(['energy', 'ballistic', 'missile']),
    );
    expect(abilityBehind('iron_man')?.choice).toBeUndefined();
  });

  it('is nothing where no ability has that id', () => {
    expect(abilityBehind('iron_woman')).toBeUndefined();
  });
});
