import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { EDGE_TRIGGERS, edgeTriggersOf, type RulesetName } from '../../../src/rules/index.js';
import type { SampleBattle } from '../sample-battle.js';
import { AFTER_A_FALL, WALK, walkOver } from './ground.js';
import { faceToFace, HAWK, type Moment, only, play, RED_WINS } from './moments.js';
import { headHit } from './wounded.js';

const LUCKY: PilotSetup = { abilities: ['edge'] };

/** Spends a point on this, and on nothing else. */
const on =
  (wanted: string): NonNullable<Bot['spendEdge']> =>
  (_battle, _unit, trigger) =>
    trigger === wanted;

type Stage = (ruleset: RulesetName, pilot: PilotSetup) => Moment;

/** Red, who is lucky, fires a laser at blue: gunnery 4. */
const lucky =
  (...dice: readonly number[]): Stage =>
  (ruleset, pilot) => ({
    ...faceToFace(3, { pilot }),
    ruleset,
    dice: [...RED_WINS, ...dice],
    turns: [{ 0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }],
    until: 'physical',
  });

/** Blue, who is lucky, is hit by the laser of red; its left torso has no armor left. */
const struck =
  (...dice: readonly number[]): Stage =>
  (ruleset, pilot) => ({
    ...faceToFace(3, {}, { pilot, condition: { armor: { left_torso: 0 }, rounds: [50, 24, 1] } }),
    ruleset,
    dice: [...RED_WINS, 6, 6, ...dice],
    turns: [{ 0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }],
    until: 'physical',
  });

const TRIPS: Stage = (ruleset, pilot) =>
  walkOver({ ruleset, pilot, ground: 'rubble', steps: WALK, dice: [2, 2] });

/** A point of Edge is spent on this trigger, and on nothing else; then without any point, by the same dice. */
function spent(
  stage: Stage,
  trigger: string,
): { readonly edge: SampleBattle; readonly without: SampleBattle } {
  const edge = play({ ...stage('standard', LUCKY), spendEdge: on(trigger) });
  const [event] = edge.of('edge');
  expect(event).toMatchObject({ trigger, remaining: 0 });
  expect(edge.of('edge')).toHaveLength(1);
  return { edge, without: play({ ...stage('standard', {}), spendEdge: on(trigger) }) };
}

describe('Edge in standard', () => {
  it('rolls an own shot again', () => {
    const { edge, without } = spent(lucky(1, 2, 2, 2, 3, 4), 'reroll_to_hit');
    expect(only(edge, 'edge')).toMatchObject({ unit: 0 });
    expect(only(edge, 'weapon-attack')).toMatchObject({ hit: true, roll: { dice: [2, 2] } });
    expect(only(without, 'weapon-attack')).toMatchObject({ hit: false, roll: { dice: [1, 2] } });
  });

  it("rolls the location of a hit on its own 'Mech again", () => {
    const { edge, without } = spent(struck(6, 6, 3, 4, 6, 6), 'reroll_damage_location');
    expect(only(edge, 'edge')).toMatchObject({ unit: 1 });
    expect(only(edge, 'hit')).toMatchObject({ location: 'center_torso', dice: [3, 4] });
    expect(edge.of('wound')).toEqual([]);
    expect(only(without, 'hit')).toMatchObject({ location: 'head', dice: [6, 6] });
    expect(only(without, 'wound')).toMatchObject({ unit: 1, wounds: 1 });
  });

  it("rolls a critical check on its own 'Mech again", () => {
    // The left torso; one critical hit, then none. Without, the first slot is hit.
    const { edge, without } = spent(struck(4, 4, 4, 4, 1, 1), 'reroll_critical_hit');
    expect(only(edge, 'critical-check')).toMatchObject({ location: 'left_torso', hits: 0, dice: [1, 1] });
    expect(edge.of('critical-hit')).toEqual([]);
    expect(only(without, 'critical-check')).toMatchObject({ hits: 1, dice: [4, 4] });
    expect(only(without, 'critical-hit')).toMatchObject({ unit: 1, location: 'left_torso', slot: 0 });
  });

  it('rolls an own piloting roll again', () => {
    const { edge, without } = spent(TRIPS, 'reroll_psr');
    expect(only(edge, 'piloting-roll')).toMatchObject({ unit: 0, passed: true, roll: { dice: [3, 4] } });
    expect(edge.of('fall')).toEqual([]);
    expect(without.of('fall')).toHaveLength(1);
  });

  it('rolls the roll again by which a pilot comes out of a fall unhurt', () => {
    // Red trips, and is spared for its point; the fall itself brings its head no harm.
    const stage: Stage = (ruleset, pilot) => ({
      ...TRIPS(ruleset, pilot),
      dice: [...RED_WINS, 2, 2, 3, 3, 4, 3, 4, 1, 1, 6, 6, 6, 6],
    });
    const asked: number[] = [];
    const second: NonNullable<Bot['spendEdge']> = (_battle, _unit, trigger) => {
      if (trigger === 'reroll_psr') asked.push(asked.length);
      return trigger === 'reroll_psr' && asked.length === 2;
    };
    const edge = play({ ...stage('standard', LUCKY), spendEdge: second });
    expect(edge.of('piloting-roll').map(({ cause, passed }) => [cause, passed])).toEqual([
      ['terrain', false],
      ['fall', true],
    ]);
    expect(edge.of('wound')).toEqual([]);
    expect(play(stage('standard', {})).of('wound')).toHaveLength(1);
  });

  it('rolls the location of what a fall does again', () => {
    // Six points, in groups of five and one: the first would strike the head.
    const stage: Stage = (ruleset, pilot) => ({
      ...TRIPS(ruleset, pilot),
      dice: [...RED_WINS, 2, 2, 1, 6, 6, ...AFTER_A_FALL],
    });
    const { edge, without } = spent(stage, 'reroll_damage_location');
    expect(edge.of('hit')[0]).toMatchObject({ target: 0, location: 'center_torso', damage: 5 });
    expect(without.of('hit')[0]).toMatchObject({ target: 0, location: 'head', damage: 5 });
  });

  it('rolls an own consciousness roll again', () => {
    const stage: Stage = (ruleset, pilot) => {
      const moment = headHit(ruleset, pilot);
      return { ...moment, dice: [...(moment.dice ?? []), 4, 4] };
    };
    const { edge, without } = spent(stage, 'reroll_consciousness');
    expect(only(edge, 'consciousness')).toMatchObject({ unit: 1, conscious: true, roll: { dice: [4, 4] } });
    expect(only(without, 'consciousness')).toMatchObject({ unit: 1, conscious: false });
  });

  it('makes a critical hit not happen', () => {
    const { edge, without } = spent(struck(4, 4, 4, 4, 1, 1), 'negate_critical_hit');
    expect(only(edge, 'critical-check')).toMatchObject({ hits: 0, negated: 1, dice: [4, 4] });
    expect(edge.of('critical-hit')).toEqual([]);
    expect(only(without, 'critical-check')).toMatchObject({ hits: 1, negated: 0 });
    expect(without.of('critical-hit')).toHaveLength(1);
  });

  it('keeps a second roll, be it worse, and ends with the last point', () => {
    const twice = lucky(1, 2, 1, 1);
    const edge = play({ ...twice('standard', LUCKY), spendEdge: on('reroll_to_hit') });
    expect(only(edge, 'weapon-attack')).toMatchObject({ hit: false, roll: { dice: [1, 1] } });
    expect(edge.red.edge).toMatchObject({ maxPoints: 1, remainingPoints: 0 });
    expect(edge.red.edge.usageHistory).toMatchObject([
      { trigger: 'reroll_to_hit', turn: 1, unitId: 'red-1' },
    ]);
    const rich = play({
      ...twice('standard', { ...LUCKY, edge: 2 }),
      dice: [...RED_WINS, 1, 2, 1, 1, ...RED_WINS, 1, 2, 6, 6, 3, 4],
      turns: Array(2).fill({ 0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }),
      spendEdge: on('reroll_to_hit'),
    });
    expect(rich.of('edge').map(({ remaining }) => remaining)).toEqual([1, 0]);
  });

  it('is spent when its pilot wants it, and not before', () => {
    const stingy = play(lucky(1, 2)('standard', LUCKY));
    expect(stingy.of('edge')).toEqual([]);
    expect(only(stingy, 'weapon-attack')).toMatchObject({ hit: false });
  });

  it('has a moment for each of its six triggers', () => {
    expect(Object.keys(EDGE_TRIGGERS)).toEqual([
      'reroll_to_hit',
      'reroll_damage_location',
      'reroll_critical_hit',
      'reroll_psr',
      'reroll_consciousness',
      'negate_critical_hit',
    ]);
  });
});

/** By the book a point goes by itself, whatever a pilot wants; then without any point, by the same dice. */
function byItself(
  stage: Stage,
  trigger: string,
): { readonly edge: SampleBattle; readonly without: SampleBattle } {
  const edge = play({ ...stage('total-warfare', LUCKY), spendEdge: () => false });
  expect(only(edge, 'edge')).toMatchObject({ trigger, remaining: 0 });
  return { edge, without: play(stage('total-warfare', {})) };
}

describe('Edge in total-warfare', () => {
  it('goes when the head is hit', () => {
    const { edge, without } = byItself(struck(6, 6, 3, 4, 6, 6), 'edge_when_headhit');
    expect(only(edge, 'hit')).toMatchObject({ location: 'center_torso', dice: [3, 4] });
    expect(only(without, 'hit')).toMatchObject({ location: 'head' });
  });

  it('goes when a hit would go through armor', () => {
    // Without, a critical check that brings nothing.
    const { edge, without } = byItself(struck(1, 1, 3, 4, 1, 1), 'edge_when_tac');
    expect(only(edge, 'hit')).toMatchObject({ throughArmor: false, dice: [3, 4] });
    expect(edge.of('critical-check')).toEqual([]);
    expect(only(without, 'hit')).toMatchObject({ throughArmor: true, dice: [1, 1] });
    expect(without.of('critical-check')).toHaveLength(1);
  });

  it('goes when the pilot would be knocked out', () => {
    // Wounded by what is hot about its head: the hit itself has cost no point.
    const stage: Stage = (ruleset, pilot) => ({
      ...faceToFace(12, {
        pilot,
        // Both life supports are gone: heat of 15 wounds; the fourth time takes 10.
        condition: { heat: 27, wounds: 3, criticals: { head: [0, 5] } },
      }),
      ruleset,
      // The reactor holds; the pilot does not, until asked again.
      dice: [...RED_WINS, 6, 6, 3, 3, 6, 6],
      turns: [{}],
    });
    const { edge, without } = byItself(stage, 'edge_when_ko');
    expect(only(edge, 'consciousness')).toMatchObject({ unit: 0, conscious: true, roll: { dice: [6, 6] } });
    expect(only(without, 'consciousness')).toMatchObject({
      unit: 0,
      conscious: false,
      roll: { dice: [3, 3] },
    });
  });

  it('goes when ammunition would explode', () => {
    // The sixth slot holds it; the first, in its place, a jump jet.
    const stage = struck(4, 4, 4, 4, 1, 6, 1, 1, 6, 6, 6, 6);
    const { edge, without } = byItself(stage, 'edge_when_explosion');
    expect(only(edge, 'critical-hit')).toMatchObject({ location: 'left_torso', slot: 0 });
    expect(edge.of('explosion')).toEqual([]);
    expect(only(without, 'critical-hit')).toMatchObject({ location: 'left_torso', slot: 5 });
    expect(without.of('explosion')).toHaveLength(1);
  });

  it('goes when MASC would fail', () => {
    const run: StepKind[] = Array<StepKind>(12).fill('forward');
    const stage: Stage = (ruleset, pilot) => ({
      red: [{ unit: 'dasher-prime', quirks: [], at: [5, 15], facing: 0, pilot }],
      blue: [{ unit: HAWK, quirks: [], at: [15, 0], facing: 3 }],
      ruleset,
      dice: [...RED_WINS, 1, 1, 6, 6, ...AFTER_A_FALL],
      turns: [{ 0: { move: { steps: run, masc: true } } }],
      until: 'weapons',
    });
    const { edge, without } = byItself(stage, 'edge_when_masc_fails');
    expect(only(edge, 'booster-roll')).toMatchObject({ gear: 'masc', failed: false, roll: { dice: [6, 6] } });
    expect(edge.of('critical-hit')).toEqual([]);
    expect(only(without, 'booster-roll')).toMatchObject({
      gear: 'masc',
      failed: true,
      roll: { dice: [1, 1] },
    });
    expect(without.of('critical-hit')).toHaveLength(2);
  });

  it('rolls no shot, no critical check and no piloting roll again', () => {
    const eager: NonNullable<Bot['spendEdge']> = () => true;
    for (const stage of [lucky(1, 2), struck(4, 4, 4, 4, 1, 1), TRIPS]) {
      expect(play({ ...stage('total-warfare', LUCKY), spendEdge: eager }).of('edge')).toEqual([]);
    }
  });

  it('has a moment for each of its five triggers', () => {
    expect(Object.keys(edgeTriggersOf({ ruleset: 'total-warfare' }))).toEqual([
      'edge_when_headhit',
      'edge_when_tac',
      'edge_when_ko',
      'edge_when_explosion',
      'edge_when_masc_fails',
    ]);
  });
});
