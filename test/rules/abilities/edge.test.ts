import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canUseEdge,
  createEdgeState,
  edgeTriggersOf,
  rerollWithEdge,
  useEdge,
} from '../../../src/edge/rules/abilities.js';
import { resolveCriticalCheck } from '../../../src/edge/rules/critical.js';
import { determineHitLocation } from '../../../src/edge/rules/hit-location.js';
import { EDGE_TRIGGERS } from '../../../src/rules/abilities/edge-triggers.js';
import { scriptedDice } from '../scripted-dice.js';

const SIX = [
  'reroll_to_hit',
  'reroll_damage_location',
  'reroll_critical_hit',
  'reroll_psr',
  'reroll_consciousness',
  'negate_critical_hit',
];

describe('Edge', () => {
  test('Edge triggers for mek combat', () => {
    expect(Object.keys(EDGE_TRIGGERS)).toEqual(SIX);
    const state = createEdgeState(6);
    const spent = SIX.reduce((left, trigger, turn) => {
      expect(canUseEdge(left, trigger)).toBe(true);
      const next = useEdge(left, trigger, turn, 'atlas', 'needed it');
      expect(next.remainingPoints).toBe(left.remainingPoints - 1);
      return next;
    }, state);
    expect(spent.remainingPoints).toBe(0);
    // They do not come back in later turns.
    expect(canUseEdge(spent, 'reroll_to_hit')).toBe(false);
    expect(spent.usageHistory.map(({ trigger }) => trigger)).toEqual(SIX);
  });

  test('Edge point tracking', () => {
    const one = useEdge(createEdgeState(2), 'reroll_psr', 3, 'atlas', 'about to fall');
    expect(one.remainingPoints).toBe(1);
    const none = useEdge(one, 'reroll_to_hit', 4, 'atlas', 'missed');
    expect(none.remainingPoints).toBe(0);
    expect(canUseEdge(none, 'reroll_to_hit')).toBe(false);
    expect(() => useEdge(none, 'reroll_to_hit', 5, 'atlas', 'missed again')).toThrow(/no Edge is left/);
  });

  test('Edge state initialization', () => {
    expect(createEdgeState(3)).toEqual({ maxPoints: 3, remainingPoints: 3, usageHistory: [] });
  });

  test('Edge trigger validation', () => {
    const state = createEdgeState(1);
    expect(SIX.filter((trigger) => canUseEdge(state, trigger))).toEqual(SIX);
    const others: readonly string[] = ['reroll_initiative', 'toString'];
    for (const trigger of others) expect(canUseEdge(state, trigger), trigger).toBe(false);
    expect(canUseEdge(createEdgeState(0), 'reroll_to_hit')).toBe(false);
  });

  test('is one point where the pilot data says nothing (docs/rules/standard.md)', () => {
    expect(createEdgeState().maxPoints).toBe(1);
  });

  test('remembers what each point was spent on, and leaves the old state alone', () => {
    const before = createEdgeState(1);
    const after = useEdge(before, 'negate_critical_hit', 7, 'atlas', 'saved the gyro');
    expect(after.usageHistory).toEqual([
      { trigger: 'negate_critical_hit', turn: 7, unitId: 'atlas', description: 'saved the gyro' },
    ]);
    expect(before).toEqual(createEdgeState(1));
    expect(after.maxPoints).toBe(1);
  });

  test('touches own rolls, or rolls against the own Mech (docs/rules/standard.md)', () => {
    const own = Object.values(EDGE_TRIGGERS)
      .filter(({ rolledBy }) => rolledBy === 'pilot')
      .map(({ id }) => id);
    expect(own).toEqual(['reroll_to_hit', 'reroll_psr', 'reroll_consciousness']);
  });
});

describe('a reroll with Edge', () => {
  const use = { trigger: 'reroll_damage_location', turn: 1, unitId: 'atlas', description: 'not the head' };

  test('stands, be it worse', () => {
    const dice = scriptedDice(6, 6, 1, 1);
    expect(determineHitLocation('front', dice).location).toBe('head');
    const { edge, result } = rerollWithEdge(createEdgeState(1), use, () =>
      determineHitLocation('front', dice),
    );
    dice.done();
    expect(result).toMatchObject({ location: 'center_torso', throughArmorCritical: true });
    expect(edge.remainingPoints).toBe(0);
  });

  test('rolls nothing where no point is left', () => {
    expect(() => rerollWithEdge(createEdgeState(0), use, scriptedDice(3))).toThrow(RangeError);
  });

  test('of a critical check leaves Rugged as it was before', () => {
    const dice = scriptedDice(4, 4, 3, 3);
    const check = { location: 'left_torso', unitQuirks: ['rugged_1'] } as const;
    expect(resolveCriticalCheck(check, dice).negationsUsed).toBe(1);
    const again = { ...use, trigger: 'reroll_critical_hit' };
    const { result } = rerollWithEdge(createEdgeState(1), again, () => resolveCriticalCheck(check, dice));
    expect(result).toMatchObject({ hits: 0, negationsUsed: 0 });
  });
});

describe('Edge against critical hits', () => {
  test('negates one hit for each point', () => {
    const edge = createEdgeState(1);
    const result = resolveCriticalCheck(
      { location: 'left_torso', edge, turn: 4, unitId: 'atlas' },
      scriptedDice(5, 5),
    );
    expect(result).toMatchObject({ hits: 1, negated: 1, edge: { remainingPoints: 0 } });
    expect(result.edge?.usageHistory).toMatchObject([
      { trigger: 'negate_critical_hit', turn: 4, unitId: 'atlas' },
    ]);
  });

  test('is kept where nothing was hit', () => {
    const edge = createEdgeState(2);
    expect(resolveCriticalCheck({ location: 'head', edge }, scriptedDice(3, 4)).edge).toEqual(edge);
  });

  test('comes after Rugged (docs/rules/standard.md)', () => {
    const check = { location: 'left_torso', unitQuirks: ['rugged_1'], edge: createEdgeState(2) } as const;
    expect(resolveCriticalCheck(check, scriptedDice(4, 4))).toMatchObject({
      hits: 0,
      negated: 1,
      negationsUsed: 1,
      edge: { remainingPoints: 2 },
    });
    expect(resolveCriticalCheck(check, scriptedDice(5, 5))).toMatchObject({
      hits: 0,
      negated: 2,
      negationsUsed: 1,
      edge: { remainingPoints: 1 },
    });
  });

  test('cannot keep a limb that is blown off', () => {
    const check = { location: 'left_arm', edge: createEdgeState(3) } as const;
    expect(resolveCriticalCheck(check, scriptedDice(6, 6))).toMatchObject({
      limbBlownOff: true,
      negated: 0,
      edge: { remainingPoints: 3 },
    });
  });
});

describe('Edge in total-warfare', () => {
  const ruleset = 'total-warfare';

  test('has five triggers, which go off by themselves', () => {
    const triggers = edgeTriggersOf({ ruleset });
    expect(Object.keys(triggers)).toEqual([
      'edge_when_headhit',
      'edge_when_tac',
      'edge_when_ko',
      'edge_when_explosion',
      'edge_when_masc_fails',
    ]);
    expect(Object.values(triggers).every(({ automatic }) => automatic)).toBe(true);
    expect(Object.values(EDGE_TRIGGERS).some(({ automatic }) => automatic)).toBe(false);
  });

  test('knows none of the six of standard, and the other way round', () => {
    const state = createEdgeState(1);
    expect(SIX.some((trigger) => canUseEdge(state, trigger, { ruleset }))).toBe(false);
    expect(canUseEdge(state, 'edge_when_ko', { ruleset })).toBe(true);
    expect(canUseEdge(state, 'edge_when_ko')).toBe(false);
    expect(() => useEdge(state, 'reroll_psr', 1, 'atlas', 'falls', { ruleset })).toThrow(
      /trigger is "reroll_psr"/,
    );
  });

  test('does not negate critical hits', () => {
    const check = { location: 'left_torso', edge: createEdgeState(1) } as const;
    expect(resolveCriticalCheck(check, scriptedDice(4, 4), { ruleset })).toMatchObject({
      hits: 1,
      negated: 0,
      edge: { remainingPoints: 1 },
    });
  });
});

test('points are spent one by one and never below zero, in any order of triggers', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.array(fc.constantFrom(...SIX), { maxLength: 12 }), (points, triggers) => {
      let state = createEdgeState(points);
      for (const trigger of triggers) {
        if (canUseEdge(state, trigger)) state = useEdge(state, trigger, 1, 'atlas', 'because');
      }
      expect(state.usageHistory).toHaveLength(Math.min(points, triggers.length));
      expect(state.remainingPoints).toBe(points - state.usageHistory.length);
    }),
  );
});

test('wrong points and unknown triggers are refused with their value', () => {
  expect(() => createEdgeState(-1)).toThrow(/points is -1/);
  expect(() => createEdgeState(Number.NaN)).toThrow(/points is NaN/);
  const unknown: string = 'luck';
  expect(() => useEdge(createEdgeState(1), unknown, 1, 'atlas', '')).toThrow(/trigger is "luck"/);
});
