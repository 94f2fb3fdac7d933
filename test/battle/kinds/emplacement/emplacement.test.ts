import { describe, expect, it } from 'vitest';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { explodeBehindGuns } from '../../../../src/battle/kinds/emplacement/building.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { toHitOfBlow } from '../../../../src/battle/physical/to-hit.js';
import { torsoFacings } from '../../../../src/battle/weapons/arcs.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import { emplacementCriticalAt } from '../../../../src/rules/vehicle/emplacement.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { customMech } from '../../custom-mech.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

const guns = (turret = true): SampleBattle =>
  sampleBattle({
    red: [{ unit: customEmplacement({ turret }), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    ruleset: 'total-warfare',
  });

/** A blow of 15 points, which costs 7 of the Construction Factor, and the critical roll that it asks for. */
function shaken(dice: readonly number[], sample = guns()): SampleBattle {
  sample.add(...dice);
  applyHit(sample.battle, sample.red, struckForSure(0), 15, false, NOBODY);
  sample.done();
  return sample;
}

const criticals = ({ of }: SampleBattle): readonly string[] =>
  of('vehicle-critical').map(({ critical }) => critical);

describe('A gun emplacement', () => {
  it('takes half of every blow, rounded down, and its guns are shaken by more than a tenth of the Construction Factor', () => {
    const sample = shaken([2, 3]);
    expect(sample.red.structure[0]).toBe(33);
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'guns', total: 5, hits: 0 });
    // Four points are a tenth of 40, and no more than that.
    applyHit(sample.battle, sample.red, struckForSure(0), 8, false, NOBODY);
    expect(sample.red.structure[0]).toBe(29);
    expect(sample.of('critical-check')).toHaveLength(1);
  });

  it('is measured by its Construction Factor at the start of the phase', () => {
    const sample = shaken([1, 1]);
    // A tenth of 33, rounded up, would be 4 as well; after the next phase it is a tenth of 29.
    applyHit(sample.battle, sample.red, struckForSure(0), 8, false, NOBODY);
    endOfPhase(sample.battle);
    sample.add(1, 1);
    applyHit(sample.battle, sample.red, struckForSure(0), 8, false, NOBODY);
    sample.done();
    expect(sample.red.structure[0]).toBe(25);
  });

  it('is measured without what an explosion has taken off it, point for point', () => {
    const sample = guns();
    explodeBehindGuns(sample.battle, sample.red, 0, 35, 0, NOBODY);
    expect(sample.red.structure[0]).toBe(23);
    // Five points are more than a tenth of 40, whatever has blown up in the same phase.
    sample.add(1, 1);
    applyHit(sample.battle, sample.red, struckForSure(0), 10, false, NOBODY);
    sample.done();
    expect(sample.of('critical-check')).toHaveLength(1);
  });

  it('falls with its building', () => {
    const sample = guns();
    applyHit(sample.battle, sample.red, struckForSure(0), 80, false, NOBODY);
    expect(sample.red.lost).toBe('hull-destroyed');
  });

  it.each([
    [[3, 3, 1], 'weapon-malfunction'],
    [[3, 4], 'crew-stunned'],
    [[4, 4, 1], 'weapon-destroyed'],
    [[4, 5], 'crew-killed'],
    [[5, 5, 3], 'turret-struck'],
    [[5, 6], 'ammunition'],
  ])('suffers on %j: %s', (dice, critical) => {
    expect(criticals(shaken(dice))).toEqual([critical]);
  });

  it('loses a piece of other equipment on 12, and nothing where there is none left', () => {
    const sample = shaken([6, 6]);
    expect(criticals(sample)).toEqual(['equipment-destroyed']);
    expect(sample.red.isWorking(2)).toBe(false);
    expect(criticals(shaken([6, 6], sample))).toEqual(['equipment-destroyed']);
  });

  it('has its turret jammed on a die of 1 to 3, and locked on 4 to 6', () => {
    const jammed = shaken([5, 5, 3]);
    expect(torsoFacings(jammed.red)).toEqual([0]);
    expect(jammed.red.design.kind.freeTurret(jammed.red)).toBe(true);
    const locked = shaken([5, 5, 4]);
    expect(locked.red.design.kind.freeTurret(locked.red)).toBe(false);
  });

  it('loses half of what its ammunition does', () => {
    const sample = shaken([5, 6]);
    // Ten rounds of ten points and a hundred of two are 300 points, of which the building bears 150.
    expect(sample.of('explosion')[0]).toMatchObject({ damage: 300 });
    expect(sample.red.lost).toBe('ammunition-explosion');
  });

  it('loses any of its weapons on 8, each as likely as the others', () => {
    // Of two weapons, odd numbers name the first and even ones the second.
    const destroyed = (die: number) => shaken([4, 4, die]).of('vehicle-critical')[0]?.weapon;
    expect([1, 2, 3, 4, 5, 6].map(destroyed)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('is not shaken by what blows up inside, which is no attack', () => {
    const sample = guns();
    sample.red.rounds.set([1, 0]);
    sample.add(5, 6);
    applyHit(sample.battle, sample.red, struckForSure(0), 15, false, NOBODY);
    sample.done();
    // One round of ten points: five of them off the Construction Factor, more than a tenth.
    expect(sample.red.structure[0]).toBe(28);
    expect(sample.of('critical-check')).toHaveLength(1);
  });

  it('is hit from 8 hexes at medium range on gunnery 4 + 2 − 4 = 2', () => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: customEmplacement({ turret: true }), at: [5, 12] }],
      blue: [
        { unit: customMech({ slots: { RT: ['Gauss Rifle*7', 'IS Gauss Ammo'] } }), at: [5, 4], facing: 3 },
      ],
      ruleset: 'total-warfare',
    });
    const shot = { weapon: 0, target: red.index };
    expect(weaponAttackOf(battle, blue, { torsoFacing: 3, shots: [shot] }, shot).needed).toBe(2);
  });

  it('never moves, and is easy to hit; from the next hex nobody misses', () => {
    const { battle, red, blue } = guns();
    expect(red.isImmobile).toBe(true);
    blue.hex = battle.map.indexOf(5, 7);
    battle.place(blue, blue.hex);
    const [shot] = legalShots(battle, blue, { torsoFacing: 3, armsFlipped: false });
    expect(shot).toBeDefined();
    expect(toHitOfBlow(battle, blue, { kind: 'kick', target: 0, limb: 7 })).toBeLessThanOrEqual(2);
  });

  it('turns its turret to any side, and fires ahead where it has none', () => {
    expect(torsoFacings(guns().red)).toHaveLength(6);
    expect(torsoFacings(guns(false).red)).toEqual([0]);
  });

  it('stays where it is when it is run into, and so does the unit that ran into it', () => {
    const { battle, red, blue } = guns();
    const before = red.hex;
    resolveBlows(battle);
    expect(red.hex).toBe(before);
    expect(battle.occupancyFor(blue)[red.hex]).toBe(2);
  });
});

describe('The critical table of gun emplacements', () => {
  it.each([
    [2, undefined],
    [5, undefined],
    [6, 'weapon-malfunction'],
    [7, 'crew-stunned'],
    [8, 'weapon-destroyed'],
    [9, 'crew-killed'],
    [10, 'turret-struck'],
    [11, 'ammunition'],
    [12, 'equipment-destroyed'],
  ])('has for %i: %s', (roll, critical) => {
    expect(emplacementCriticalAt(roll)).toBe(critical);
  });
});
