import { describe, expect, it } from 'vitest';
import { kickNumber } from '../../../src/battle/bots/sensible/melee.js';
import { damage } from '../../../src/battle/combatant/condition.js';
import { legalBlows, resolveBlows } from '../../../src/battle/physical/index.js';
import { numberOf } from '../../../src/battle/physical/to-hit.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import {
  calculatePhysicalDamage,
  type PhysicalAttackKind,
  physicalAftermath,
  physicalHitTable,
  rollLancePierces,
  rollSpikesBreak,
} from '../../../src/rules/physical/index.js';
import { extendRuleset, type RulesetOption, rulesetOf } from '../../../src/rules/ruleset.js';
import { duel, LEFT_LEG, placeOf, RIGHT_ARM, redStrikes } from '../../battle/physical/duel.js';
import { needs } from '../physical/fighters.js';
import { scriptedDice } from '../scripted-dice.js';

const { toHit, rolls } = rulesetOf('total-warfare').physical;

const trial: RulesetOption = {
  ruleset: extendRuleset('total-warfare', {
    name: 'blows of the trial',
    physical: {
      toHit: { ...toHit, punch: -1, kick: -1, claw: 0, lance: 0 },
      weaponToHit: { claw: 0, lance: 0 },
      muleKick: 0,
      largeTarget: -1,
      pilotingOfImmobile: 4,
      quadKickNeedsAllHips: false,
      weaponsReachProne: { from: 0, to: 1 },
      charge: { tons: 5, times: 'movement-modifier' },
      missedChargeSwerves: false,
      rolls: { ...rolls, club: { hit: { target: 0 } }, mace: {} },
      lancePiercesFrom: 9,
      spikesBreak: { dice: 1, from: 1, to: 1 },
    },
  }),
};
const book: RulesetOption = { ruleset: 'total-warfare' };
const BOTH = [book, trial];

const weaponOf = (name: string) => {
  const item = officialCatalog.find(name);
  if (item?.kind !== 'physical-weapon') throw new Error(`no weapon ${name}`);
  return item;
};

describe('What a ruleset says of physical attacks', () => {
  it.each<[PhysicalAttackKind, Parameters<typeof needs>[1], Parameters<typeof needs>[2], number, number]>([
    ['punch', {}, {}, 5, 4],
    ['kick', {}, {}, 3, 4],
    ['kick', { chassis: 'quad', muleKick: true }, {}, 4, 4],
    ['claw', {}, {}, 6, 5],
    ['lance', {}, {}, 6, 5],
    ['push', {}, {}, 4, 4],
    ['punch', {}, { superheavy: true }, 5, 3],
    ['push', {}, { large: true }, 4, 3],
    ['charge', { movementType: 'run' }, { piloting: 3, large: true }, 9, 9],
    ['charge', { movementType: 'run' }, { piloting: 3, immobile: true }, 5, 4],
    ['dfa', {}, { piloting: 6, immobile: true }, 3, 5],
  ])('a %s by %o at %o', (kind, by, at, ofBook, ofTrial) => {
    expect(BOTH.map((option) => needs(kind, by, at, option))).toEqual([ofBook, ofTrial]);
  });

  it('decides whether the figure of the catalog counts', () => {
    for (const name of ['Claw', 'Lance']) {
      const weapon = weaponOf(name);
      const kind = name.toLowerCase() as PhysicalAttackKind;
      expect(BOTH.map((option) => needs(kind, {}, {}, { ...option, weapon }))).toEqual([6, 5]);
    }
    const weapon = weaponOf('Hatchet');
    expect(BOTH.map((option) => needs('hatchet', {}, {}, { ...option, weapon }))).toEqual([4, 4]);
  });

  it.each([
    [55, 7, 33, 44],
    [45, 5, 18, 27],
    [45, 8, 32, 36],
    [100, 1, 0, 20],
    [20, 10, 18, 20],
  ])('a charge of %i tons over %i hexes', (tonnage, hexesMoved, ofBook, ofTrial) => {
    const points = BOTH.map((option) =>
      calculatePhysicalDamage('charge', { piloting: 5, tonnage, hexesMoved }, option),
    );
    expect(points).toEqual([ofBook, ofTrial]);
  });

  it('decides who rolls after an attack, and where who misses ends', () => {
    expect(BOTH.map((option) => physicalAftermath('mace', false, {}, option).attackerRoll?.modifier)).toEqual(
      [2, undefined],
    );
    expect(BOTH.map((option) => physicalAftermath('club', true, {}, option).targetRoll?.kind)).toEqual([
      undefined,
      'physical',
    ]);
    expect(BOTH.map((option) => physicalAftermath('charge', false, {}, option).attackerMoves)).toEqual([
      'aside',
      undefined,
    ]);
  });

  it('decides how far down a weapon reaches those who lie', () => {
    const strikes = (elevationDifference: number, prone: boolean) =>
      BOTH.map(
        (option) => physicalHitTable('hatchet', { elevationDifference, target: { prone } }, option) !== null,
      );
    expect([-1, 0, 1, 2].map((levels) => strikes(levels, true))).toEqual([
      [false, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
    expect(strikes(-1, false)).toEqual([true, true]);
    const lying = { prone: true };
    expect(BOTH.map((option) => needs('hatchet', {}, lying, { ...option, elevationDifference: 0 }))).toEqual([
      Number.POSITIVE_INFINITY,
      2,
    ]);
  });

  it('decides when a lance pierces, and when spikes break', () => {
    expect(BOTH.map((option) => rollLancePierces({ armorLeft: 5 }, scriptedDice(5, 4), option))).toEqual([
      false,
      true,
    ]);
    expect(
      [scriptedDice(4, 5), scriptedDice(1)].map((dice, index) => rollSpikesBreak(dice, BOTH[index])),
    ).toEqual([true, true]);
    expect(
      [scriptedDice(4, 4), scriptedDice(2)].map((dice, index) => rollSpikesBreak(dice, BOTH[index])),
    ).toEqual([false, false]);
  });
});

describe('In a battle of such a ruleset', () => {
  it('punches and kicks need what it says, and the sensible bot knows', () => {
    for (const [option, punch, kick] of [
      [book, 5, 3],
      [trial, 4, 4],
    ] as const) {
      const fight = duel({ ...option, dice: [1, 1, 1, 1] });
      expect(kickNumber(fight.red)).toBe(kick);
      redStrikes(fight, { kind: 'punch', limb: RIGHT_ARM });
      redStrikes(fight, { kind: 'kick', limb: LEFT_LEG });
      expect(fight.of('physical-attack').map(({ roll }) => roll.needed)).toEqual([punch, kick]);
      fight.done();
    }
  });

  it('a charger that misses stays where it is', () => {
    for (const [option, dice, place] of [
      // A die for left or right.
      [book, [1, 1, 1], [4, 6]],
      [trial, [1, 1], [5, 6]],
    ] as const) {
      const fight = duel({ ...option, dice });
      const { battle, red, blue } = fight;
      Object.assign(red, { movement: 'run', hexesMoved: 4, chargeTarget: blue.index, chargeKind: 'charge' });
      blue.hasMoved = true;
      resolveBlows(battle);
      expect(placeOf(fight, red)).toEqual(place);
      fight.done();
    }
  });

  it('a quad kicks forward in spite of a damaged rear hip', () => {
    const kicks = BOTH.map((option) => {
      const fight = duel({ ...option, red: { unit: 'scorpion-scp-1n' } });
      damage(fight.red, { criticals: { left_leg: [0] } });
      return legalBlows(fight.battle, fight.red).filter(({ kind }) => kind === 'kick').length;
    });
    expect(kicks).toEqual([0, 2]);
  });

  it('a superheavy is struck more easily', () => {
    const numbers = BOTH.map((option) => {
      const { battle, red, blue } = duel(option);
      Object.defineProperty(blue, 'design', { value: { ...blue.design, superheavy: true } });
      const blow = { unit: red, target: blue, kind: 'push', limb: -1, weapon: undefined } as const;
      const { torsoFacing } = red;
      return numberOf(battle, { ...blow, torsoFacing, aimedAt: undefined, bothHands: false, active: true });
    });
    expect(numbers).toEqual([4, 3]);
  });
});
