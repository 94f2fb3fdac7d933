import { describe, expect, it } from 'vitest';
import { beginDuel, type DuelAttacker, type DuelTarget } from '../../../src/battle/attack/duel.js';
import { type HeatBalance, heatBalance } from '../../../src/battle/attack/heat-balance.js';
import { type PhysicalChoice, physicalChoices } from '../../../src/battle/attack/physical-choices.js';
import { rollAfterDamage } from '../../../src/battle/attack/piloting-rolls.js';
import { customMech } from '../custom-mech.js';
import { starterUnit } from '../sample-battle.js';

type Attacker = Omit<DuelAttacker, 'unit'>;
type Target = Omit<DuelTarget, 'unit'>;

const duel = (by: Attacker = {}, at: Target = {}, attacker = 'atlas-as7-d', target = 'locust-lct-1v') =>
  beginDuel(
    {
      attacker: { ...by, unit: starterUnit(attacker, { quirks: [] }) },
      target: { ...at, unit: starterUnit(target, { quirks: [] }) },
      range: 1,
    },
    undefined,
    { ruleset: 'total-warfare' },
  );

const choices = (...given: Parameters<typeof duel>): readonly PhysicalChoice[] => {
  const battle = duel(...given);
  return physicalChoices(battle, battle.unit(0), battle.unit(1));
};

const named = (list: readonly PhysicalChoice[], name: string): PhysicalChoice => {
  const found = list.find((choice) => choice.name === name);
  if (found === undefined)
    throw new Error(`no ${name} among ${list.map((choice) => choice.name).join(', ')}`);
  return found;
};

describe('physical attacks on a unit in the next hex', () => {
  it('are punches, kicks and a push for a unit that stands still, each with its number and its damage', () => {
    const list = choices();
    expect(list.map(({ name, limb }) => [name, limb])).toEqual([
      ['Punch', 'left_arm'],
      ['Punch', 'right_arm'],
      ['Push', null],
      ['Kick', 'left_leg'],
      ['Kick', 'right_leg'],
    ]);
    // Piloting 5: a punch adds nothing, a kick takes 2, a push 1. 100 tons punch with 10 points and kick with 20.
    expect(named(list, 'Punch')).toMatchObject({ toHit: { targetNumber: 5 }, damage: 10, hitTable: 'punch' });
    expect(named(list, 'Kick')).toMatchObject({ toHit: { targetNumber: 3 }, damage: 20, hitTable: 'kick' });
    expect(named(list, 'Push')).toMatchObject({ toHit: { targetNumber: 4 }, damage: 0 });
  });

  it('are harder after moves of either, and itemised', () => {
    const kick = named(choices({ movementType: 'run' }, { movementType: 'run', hexesMoved: 7 }), 'Kick');
    // 5 − 2, ran 2, target moved seven hexes 3.
    expect(kick.toHit.targetNumber).toBe(8);
    expect(kick.toHit.modifiers.map(({ value }) => value).filter((value) => value !== 0)).toEqual([
      5, -2, 2, 3,
    ]);
  });

  it('ask the target of a kick that hits for a piloting roll, and the attacker of one that misses', () => {
    const { rolls } = named(choices(), 'Kick');
    expect(rolls.map(({ who, after, roll }) => [who, after, roll.targetNumber])).toEqual([
      ['target', 'hit', 5],
      ['attacker', 'miss', 5],
    ]);
  });

  it('include a charge for a unit that has run, with what both take and both rolls', () => {
    // 100 tons over five hexes and the one into the target: 10 × 5 points, and 2 from 20 tons.
    const charge = named(choices({ movementType: 'run', hexesMoved: 5 }), 'Charge');
    expect(charge).toMatchObject({ damage: 50, ownDamage: 2 });
    // Each rolls with 2 more.
    expect(charge.rolls.map(({ who, after, roll }) => [who, after, roll.targetNumber])).toEqual([
      ['attacker', 'hit', 7],
      ['target', 'hit', 7],
    ]);
  });

  it('include a death from above for a unit that has jumped, which falls if it misses', () => {
    const dfa = named(
      choices({ movementType: 'jump', hexesMoved: 3 }, {}, 'griffin-grf-1n'),
      'Death from above',
    );
    // 55 tons: three times a tenth, rounded up, and a fifth to itself.
    expect(dfa).toMatchObject({ damage: 17, ownDamage: 11, fallsOnMiss: true });
    // The attacker lands with 4 more, the target rolls with 2.
    expect(dfa.rolls.map(({ who, after, roll }) => [who, after, roll.targetNumber])).toEqual([
      ['attacker', 'hit', 9],
      ['target', 'hit', 7],
    ]);
  });

  it('include those with a weapon in hand, by its name', () => {
    // 45 tons: a fifth, rounded up.
    expect(named(choices({}, {}, 'hatchetman-hct-3f'), 'Hatchet')).toMatchObject({
      kind: 'hatchet',
      limb: 'right_arm',
      damage: 9,
    });
  });

  it('are none for a prone unit', () => {
    expect(choices({ prone: true })).toEqual([]);
  });
});

describe('heavy damage', () => {
  it('of 20 points asks the target for a piloting roll with 1 more', () => {
    const battle = duel({}, { pilot: { piloting: 4 } });
    const { damage, roll } = rollAfterDamage(battle, battle.unit(1));
    expect({ damage, needs: roll.targetNumber }).toEqual({ damage: 20, needs: 5 });
  });
});

describe('the balance of heat', () => {
  const balance = (by: Attacker, weapons: number, attacker = 'marauder-mad-3r'): HeatBalance => {
    const battle = duel(by, {}, attacker);
    return heatBalance(battle, battle.unit(0), weapons);
  };

  it('adds movement and weapons to what there was, and takes what the sinks can', () => {
    // 16 single sinks against 27 of weapons and 1 of walking.
    const { before, generated, sinks, after, effects } = balance({ movementType: 'walk', heat: 3 }, 27);
    expect(generated.map(({ id, value }) => [id, value])).toEqual([
      ['movement', 1],
      ['weapons', 27],
    ]);
    expect({ before, sinks, after }).toEqual({ before: 3, sinks: 16, after: 15 });
    // From 15 on three points of movement, from 13 two to hit, from 14 a roll of 4 against shutdown.
    expect(effects).toMatchObject({ movementLoss: 3, toHit: 2, ammunition: null, inferno: null, wounds: 0 });
    expect(effects.shutdown?.targetNumber).toBe(4);
  });

  it('has 5 for each hit on the engine', () => {
    const condition = { criticals: { center_torso: [0, 1] } } as const;
    expect(balance({ condition }, 0).generated).toMatchObject([{ id: 'engine', value: 10 }]);
  });

  it('shuts the reactor down for sure from 30 on, and has ammunition roll', () => {
    const { after, effects } = balance({ heat: 25 }, 27);
    expect(after).toBe(36);
    expect(effects.shutdown?.impossible).toBe(true);
    expect(effects.ammunition?.targetNumber).toBe(8);
  });

  it('never ends below 0, where it means nothing', () => {
    const { after, effects } = balance({}, 3);
    expect(after).toBe(0);
    expect(effects).toEqual({
      movementLoss: 0,
      toHit: 0,
      shutdown: null,
      ammunition: null,
      inferno: null,
      wounds: 0,
    });
  });

  it('has no ammunition roll for a unit that carries none', () => {
    const battle = beginDuel({
      attacker: { unit: customMech(), heat: 29 },
      target: { unit: customMech() },
      range: 1,
    });
    expect(heatBalance(battle, battle.unit(0), 10).effects.ammunition).toBeNull();
  });
});
