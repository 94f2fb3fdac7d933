import { describe, expect, test } from 'vitest';
import type { Battle } from '../../src/battle/battle.js';
import { makeBot } from '../../src/battle/bots/bots.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { FIXED_FIELDS } from '../../src/battle/save/unit-state.js';
import { RULESETS } from '../../src/rules/ruleset.js';
import { randomSetup } from './games/random-setup.js';
import { storySetup } from './games/story.js';
import { stateBot } from './save/state-bot.js';

const sensible = () => [makeBot('sensible', 1), makeBot('sensible', 2)] as const;

/** A battle in the middle of declaring its fire, with some harm done. */
function battleUnderWay(): Battle {
  const battle = createBattle(storySetup());
  while (battle.turn < 2 || battle.phase !== 'weapons' || battle.declaredFire.length < 2) battle.step();
  return battle;
}

/** A value other than the field's. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return { else: value };
}

describe('a copy of a battle', () => {
  test.each([
    ['locust-lct-1v', 4],
    ['atlas-as7-d', 7],
    ['scorpion-scp-1n', 11],
    ['mad-cat-prime', 12],
  ])('made between any two steps ends as the battle does, and leaves it alone (%s)', (file, game) => {
    const setup = () => ({ ...randomSetup(file, game, 6), bots: [stateBot(), stateBot()] as const });
    const whole = createBattle(setup());
    whole.run();
    const end = stateHash(whole);
    const battle = createBattle(setup());
    for (let step = 0; battle.phase !== 'over'; step += 1) {
      if (step % 3 === 0) {
        const copy = battle.copy();
        expect(stateHash(copy)).toBe(stateHash(battle));
        copy.run();
        expect(stateHash(copy), `copied after step ${step}`).toBe(end);
      }
      battle.step();
    }
    expect(stateHash(battle)).toBe(end);
  });

  test.each(RULESETS)('can be returned to any number of times, whatever came in between (%s)', (ruleset) => {
    const setup = { ...randomSetup('wolverine-wvr-6r', 3, 10), bots: sensible(), ruleset };
    const battle = createBattle(setup);
    const begin = battle.copy();
    battle.run();
    const end = stateHash(battle);
    battle.returnTo(begin);
    for (let step = 0; step < 12; step += 1) battle.step();
    const middle = battle.copy();
    for (const place of [begin, middle, middle, begin]) {
      battle.returnTo(place);
      expect(stateHash(battle)).toBe(stateHash(place));
      // Another game from here on, whose damage bots must not remember.
      battle.dice.reseed(step(place));
      battle.run();
      battle.returnTo(place);
      battle.run();
      expect(stateHash(battle)).toBe(end);
    }
  });

  const step = (battle: Battle): number => 17 + battle.turn;

  test('has every field of a unit', () => {
    const [unit] = battleUnderWay().units;
    if (unit === undefined) throw new RangeError('a battle without units');
    const fixed: readonly string[] = [...FIXED_FIELDS, 'version', 'ammunitionVersion'];
    const fields = Object.keys(unit).filter((field) => !fixed.includes(field));
    expect(fields.length).toBeGreaterThan(60);
    for (const field of fields) {
      const key = field as keyof Combatant;
      const value: unknown = unit[key];
      if (ArrayBuffer.isView(value)) {
        new Uint8Array(value.buffer, value.byteOffset, value.byteLength).fill(1);
      } else if (Array.isArray(value)) value.push('one more');
      else Object.assign(unit, { [field]: other(value) });
      expect(unit.copy()[key], field).toEqual(unit[key]);
    }
  });

  test('of a unit is like it until something happens to either', () => {
    const [unit] = battleUnderWay().units;
    if (unit === undefined) throw new RangeError('a battle without units');
    const changed = (change: (copy: Combatant) => unknown): boolean => {
      const copy = unit.copy();
      change(copy);
      return !copy.isLike(unit);
    };
    expect(changed(() => {})).toBe(false);
    expect(changed((copy) => Object.assign(copy, { heat: copy.heat + 1 }))).toBe(true);
    expect(changed((copy) => copy.armor.fill(1))).toBe(true);
    expect(changed((copy) => copy.rolls.push({ kind: 'fall' }))).toBe(true);
  });

  test('has every field of a battle', () => {
    const battle = battleUnderWay();
    const own = [
      'bots',
      'dice',
      'roller',
      'units',
      'sight',
      'onDecision',
      'listening',
      'explaining',
      'rulesetOption',
    ];
    const copied = Object.keys(battle).filter((field) => !own.includes(field));
    Object.assign(battle, {
      turn: 9,
      initiative: 1,
      cursor: 3,
      sequence: [1, 0],
      winner: 1,
      linesOfPhase: [undefined],
    });
    battle.objects.push({ hex: 3, name: 'an arm', tonnage: 4 });
    battle.declaredBlows.push({ unit: 1, order: { blows: [] } as never });
    battle.acted.fill(1);
    battle.occupants.fill(2);
    const copy = battle.copy();
    for (const field of copied) {
      expect(copy[field as keyof Battle], field).toEqual(battle[field as keyof Battle]);
    }
    expect(copy.dice.state).toEqual(battle.dice.state);
    expect(copy.listening).toBe(false);
  });

  test('has copies of bots that roll dice, which fall as theirs would', () => {
    const battle = createBattle({
      ...storySetup(),
      bots: [makeBot('random', 5), makeBot('random', 6)],
      turnLimit: 6,
    });
    for (let step = 0; step < 9; step += 1) battle.step();
    const copy = battle.copy();
    const again = battle.copy();
    for (const each of [copy, battle]) each.run();
    expect(stateHash(copy)).toBe(stateHash(battle));
    battle.returnTo(again);
    battle.run();
    expect(stateHash(battle)).toBe(stateHash(copy));
  });

  test('is refused where nobody knows what the dice will show', () => {
    const battle = createBattle({ ...storySetup(), roller: () => 3 });
    expect(() => battle.copy()).toThrow(/dice of its caller, which cannot be copied: set it up with a seed/);
  });

  test('of another battle cannot be returned to', () => {
    expect(() => battleUnderWay().returnTo(createBattle(randomSetup('locust-lct-1v', 4, 6)))).toThrow(
      'this is not a copy of the battle',
    );
  });
});
