import { describe, expect, it } from 'vitest';
import {
  boosterNumber,
  calculateExplosionWounds,
  calculateFallInjuryRoll,
  calculateMovementHeat,
  cripplingDamage,
  rollBreach,
} from '../../src/edge/rules.js';
import {
  calculateBattleValue,
  calculateClusterModifier,
  calculatePhysicalDamage,
  calculatePilotingRoll,
  calculateToHit,
  canUseEdge,
  createBattle,
  createEdgeState,
  determineHitLocationFromRoll,
  makeBot,
  saveBattle,
  simulate,
} from '../../src/index.js';
import { extendRuleset, type Ruleset, type RulesetChanges, rulesetOf } from '../../src/rules/ruleset.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';
import { scriptedDice } from './scripted-dice.js';

const BOOK = rulesetOf('total-warfare');

/** One change in each area: an area that is left out does not compile. */
const CHANGES: Required<RulesetChanges> = {
  battleValue: { xxlStructureFactors: { 6: 1, 4: 1, 3: 1, 2: 1 } },
  toHit: { spotterAttacked: 3 },
  hitLocation: { marksHeadAndCenterTorso: true },
  pilot: { consciousnessRolls: 'end-of-phase' },
  piloting: { perWound: { biped: 1, quad: 1, tripod: 1, lam: 1, quadvee: 1 } },
  falling: { injuryRollFreeLevels: 0 },
  terrain: { waterMp: [0, 2, 4] },
  movement: { boosterNumbers: [4, 6, 8] },
  physical: { muleKick: 0 },
  cluster: { narc: 3 },
  weapons: { clearingJam: 1 },
  environment: { toHit: { night: 5 } },
  edge: { triggers: rulesetOf('standard').edge.triggers },
  electronics: { ecmCuts: 'ends' },
  critical: {
    breachedOnRolls: 'low',
    breachNumber: { vacuum: 4, 'trace-atmosphere': 2, water: 4, surface: 2 },
  },
  damage: { stopsThroughArmor: ['anti-penetrative-ablation'] },
  withdrawal: { engineHits: 1 },
  heat: { attemptToStand: 0 },
  explosions: { pilotWounds: 1 },
  initiative: { surplusMoves: 'early' },
  hooks: { battle_fists_la: { effect: '+3 damage of punches', physicalDamage: () => 3 } },
};
const TRIAL: Ruleset = extendRuleset(BOOK, { name: 'trial', ...CHANGES });

const shooter = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
const standing = { movementType: 'stationary', hexesMoved: 0 } as const;
const indirectFire = { isIndirect: true, spotterAttacked: true };

describe("A ruleset of one's own", () => {
  it('changes what it states, and takes the rest from the ruleset it extends', () => {
    const shot = { ...shooter, indirectFire };
    // Gunnery 4, indirect 1, spotter attacked 1 in the book and 3 in the trial.
    expect(calculateToHit(shot, standing, 'short', 3, { ruleset: 'total-warfare' }).finalToHit).toBe(6);
    expect(calculateToHit(shot, standing, 'short', 3, { ruleset: TRIAL }).finalToHit).toBe(8);
    // Heat 26 adds 4 in the book, and 5 in `standard`.
    const hot = { ...shooter, heat: 26 };
    expect(calculateToHit(hot, standing, 'short', 3, { ruleset: TRIAL }).finalToHit).toBe(8);
    const night = { environment: { light: 'night' }, ruleset: TRIAL } as const;
    expect(calculateToHit(shooter, standing, 'short', 3, night).finalToHit).toBe(9);
  });

  it('acts in every pipeline', () => {
    const option = { ruleset: TRIAL };
    expect(determineHitLocationFromRoll('front', 7, option).isCritical).toBe(true);
    expect(
      calculatePilotingRoll({ piloting: 5, pilotWounds: 2 }, { kind: 'stand' }, option).targetNumber,
    ).toBe(7);
    expect(canUseEdge(createEdgeState(1), 'reroll_psr', option)).toBe(true);
    expect(boosterNumber(1, option)).toBe(6);
    expect(calculateClusterModifier({ weapon: 'LRM 10', targetNarced: true }, option)).toBe(3);
    expect(calculateFallInjuryRoll({ piloting: 5 }, { kind: 'fall' }, 1, option).targetNumber).toBe(6);
    expect(rollBreach('water', {}, scriptedDice(2, 2), option)).toBe(true);
    expect(cripplingDamage({ engineHits: 1 }, option)).toBe('the engine is hit once');
    expect(calculateMovementHeat('walk', { attemptsToStand: 2, ...option })).toBe(1);
    expect(calculateExplosionWounds([], option)).toBe(1);
    const fist = { piloting: 5, tonnage: 50, arm: 'left', unitQuirks: ['battle_fists_la'] } as const;
    expect(calculatePhysicalDamage('punch', fist, option)).toBe(8);
    expect(calculatePhysicalDamage('punch', fist, { ruleset: 'total-warfare' })).toBe(5);
    const atlas = starterUnit('atlas-as7-d');
    expect(calculateBattleValue(atlas, option).battleValue).toBe(calculateBattleValue(atlas).battleValue);
  });

  it('plays battles, and says its name in their results', () => {
    const [red, blue] = [[{ unit: starterUnit('locust-lct-1v') }], [{ unit: starterUnit('atlas-as7-d') }]];
    const result = simulate({ red, blue, games: 2, ruleset: TRIAL });
    expect(result.ruleset).toBe('trial');
    expect(result.games).toBe(2);
  });

  it('cannot be saved: nobody else would know it', () => {
    const battle = createBattle({
      map: mapOf({}, 12, 12),
      red: [{ unit: starterUnit('locust-lct-1v') }],
      blue: [{ unit: starterUnit('atlas-as7-d') }],
      bots: [makeBot('sensible', 1), makeBot('sensible', 2)],
      seed: 1,
      ruleset: TRIAL,
    });
    expect(() => saveBattle(battle)).toThrow(/"trial".*standard or total-warfare/);
  });

  it('is refused where it was not made by extendRuleset, or takes a name that exists', () => {
    const copy = { ...TRIAL };
    expect(() => calculateToHit(shooter, standing, 'short', 3, { ruleset: copy })).toThrow(TypeError);
    expect(() => extendRuleset('standard', { name: 'standard' })).toThrow(/exists already/);
  });
});

describe('What a ruleset of one’s own may not set', () => {
  const refused = (changes: unknown) => () => extendRuleset('standard', changes as RulesetChanges);

  it.each([
    ['an area that nobody knows', { toHat: {} }, /changes\.toHat is \{\}: no such field/],
    ['a cell that nobody knows', { heat: { standing: 1 } }, /changes\.heat\.standing is 1: no such field/],
    ['an area that is none', { heat: 3 }, /changes\.heat is 3: expected an object/],
    ['NaN', { toHit: { apollo: Number.NaN } }, /changes\.toHit\.apollo is NaN/],
    ['NaN in a list', { heat: { woundsFrom: [10, Number.NaN] } }, /changes\.heat\.woundsFrom\[1\] is NaN/],
    ['a word in place of a number', { toHit: { lowerArm: '0' } }, /changes\.toHit\.lowerArm is "0"/],
    ['a number in place of a switch', { toHit: { extremeRange: 1 } }, /changes\.toHit\.extremeRange is 1/],
    [
      'a word that nobody knows',
      { initiative: { surplusMoves: 'soon' } },
      /surplusMoves is "soon": expected one of/,
    ],
    [
      'a table with a hole',
      { hitLocation: { aimed: { dice: 2, from: 6 } } },
      /changes\.hitLocation\.aimed\.to is undefined/,
    ],
    [
      'a hook that is not a number',
      { hooks: { stable: { initiative: Number.NaN } } },
      /hooks\.stable\.initiative is NaN/,
    ],
    [
      'a hook for shots with a fact that nobody knows',
      { hooks: { multi_trac: { toHit: { needs: 'secondTarget', value: -1 } } } },
      /hooks\.multi_trac\.toHit\.needs is "secondTarget": expected one of/,
    ],
    [
      'a hook for shots along some lines, which only a function can tell apart',
      { hooks: { multi_trac: { toHit: { needs: 'partialCover', value: -1 } } } },
      /hooks\.multi_trac\.toHit\.needs is "partialCover": expected one of/,
    ],
    [
      'a hook for some shots without a value',
      { hooks: { multi_trac: { toHit: { needs: 'heat' } } } },
      /hooks\.multi_trac\.toHit\.value is undefined/,
    ],
    [
      'a hook for some shots with a value that is no number',
      { hooks: { multi_trac: { toHit: { needs: 'heat', value: 'x' } } } },
      /hooks\.multi_trac\.toHit\.value is "x"/,
    ],
    ['nothing at all', null, /changes is null/],
  ])('%s', (_, changes, message) => {
    expect(refused(changes)).toThrow(message);
  });
});
