import { describe, expect, it } from 'vitest';
import { createBattle } from '../../../../src/battle/create-battle.js';
import { wakeUp, woundPilot } from '../../../../src/battle/damage/pilot.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { loadBattle } from '../../../../src/battle/save/load-battle.js';
import { saveBattle } from '../../../../src/battle/save/save-battle.js';
import { officialCatalog } from '../../../../src/catalog/official.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import type { CustomMech } from '../../custom-mech.js';
import { customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { idleBot } from '../../sample-battle.js';
import { redFires, shootingRange } from '../../shooting-range.js';

const TRIPOD: CustomMech = {
  chassis: 'tripod',
  cockpit: 'tripod',
  slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] },
};
const QUADVEE: CustomMech = { chassis: 'quadvee', cockpit: 'quadvee' };
const BOOK = { ruleset: 'total-warfare' } as const;
const AWAKE = [6, 6] as const;
const OUT = [1, 1] as const;

/** What the roll after 20 points of damage needs; piloting 5. */
const needed = (range: ReturnType<typeof shootingRange>): number =>
  calculatePilotingRoll(pilotStateOf(range.red), { kind: 'damage' }, BOOK).targetNumber;

const hurtBy = (mech: CustomMech, ...dice: number[]) => {
  const range = shootingRange({ ...BOOK, red: mech, dice });
  woundPilot(range.battle, range.red, 1, undefined);
  range.done();
  return range;
};

describe('A crew of pilot and gunner', () => {
  it('is wounded together, and each rolls alone to stay conscious', () => {
    const range = hurtBy(TRIPOD, ...AWAKE, ...OUT);
    expect(range.of('wound')).toMatchObject([
      { seat: 'pilot', wounds: 1 },
      { seat: 'gunner', wounds: 1 },
    ]);
    expect(range.of('consciousness')).toMatchObject([
      { seat: 'pilot', conscious: true },
      { seat: 'gunner', conscious: false },
    ]);
    expect(range.red).toMatchObject({ conscious: true, dedicatedPilot: 'active', dedicatedGunner: 'out' });
  });

  it('that died with its cockpit is not wounded any more, and nobody wakes up', () => {
    const range = shootingRange({ ...BOOK, red: TRIPOD });
    range.red.pilotDead = true;
    range.red.conscious = false;
    woundPilot(range.battle, range.red, 1, undefined);
    wakeUp(range.battle, range.red);
    range.done();
    expect(range.red).toMatchObject({ pilotDead: true, conscious: false });
  });

  it('comes with wounds to a battle all together', () => {
    const tripod = { unit: customMech(TRIPOD), condition: { wounds: 2 } };
    const battle = createBattle({ map: mapOf(), red: [tripod], blue: [tripod], bots: [idleBot, idleBot] });
    expect(battle.unit(0)).toMatchObject({ pilotingWounds: 2, gunneryWounds: 2 });
  });

  it('pilots a tripod at -1 on three legs, and at -1 more with a pilot who does nothing else', () => {
    // Piloting 5, 20 points of damage +1.
    expect(needed(shootingRange({ ...BOOK, red: TRIPOD }))).toBe(4);
    // The pilot is out: +2 in place of -1.
    expect(needed(hurtBy(TRIPOD, ...OUT, ...AWAKE))).toBe(7);
  });

  it('has no such bonus in a QuadVee, which stands on four legs', () => {
    expect(needed(shootingRange({ ...BOOK, red: QUADVEE }))).toBe(4);
    expect(needed(hurtBy(QUADVEE, ...OUT, ...AWAKE))).toBe(6);
  });

  it('fires at +2 without its gunner', () => {
    const range = hurtBy(TRIPOD, ...AWAKE, ...OUT);
    range.add(1, 1);
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ roll: { needed: 6 } }]);
  });

  it('fires at three targets without a penalty, while the gunner is active', () => {
    const others = [
      [5, 10],
      [6, 10],
    ] as const;
    const friends = others.map((at) => ({ unit: customMech(), at }));
    const fire = (range: ReturnType<typeof shootingRange>) => {
      range.add(1, 1, 1, 1);
      redFires(range, [{ weapon: 'Medium Laser' }, { weapon: 'Medium Laser', target: 3 }]);
      return range.of('weapon-attack').map(({ roll }) => roll.needed);
    };
    // Gunnery 4, short range and then medium +2.
    expect(fire(shootingRange({ ...BOOK, red: TRIPOD, blueFriends: friends }))).toEqual([4, 6]);
    const alone = { ...TRIPOD, cockpit: 'standard' } as const;
    expect(fire(shootingRange({ ...BOOK, red: alone, blueFriends: friends }))).toEqual([4, 7]);
  });

  it('fights on until the last of them is out, and is lost with the last', () => {
    const range = shootingRange({ ...BOOK, red: TRIPOD, dice: [...OUT, ...OUT] });
    woundPilot(range.battle, range.red, 1, undefined);
    expect(range.red).toMatchObject({ conscious: false, pilotDead: false, lost: undefined });
    woundPilot(range.battle, range.red, 5, undefined);
    expect(range.red).toMatchObject({ pilotDead: true, lost: 'pilot-killed' });
    range.done();
  });

  it('wakes up one by one in a later turn', () => {
    const range = hurtBy(TRIPOD, ...OUT, ...OUT);
    wakeUp(range.battle, range.red);
    expect(range.red.conscious).toBe(false);
    range.battle.turn += 1;
    range.add(...OUT, ...AWAKE);
    wakeUp(range.battle, range.red);
    expect(range.red).toMatchObject({ conscious: true, dedicatedPilot: 'out', dedicatedGunner: 'active' });
    range.done();
  });

  it('rolls once for each of them at the end of the phase in core, and not for who is out', () => {
    const range = shootingRange({ ruleset: 'core', red: TRIPOD });
    woundPilot(range.battle, range.red, 1, undefined);
    woundPilot(range.battle, range.red, 1, undefined);
    expect(range.of('consciousness')).toEqual([]);
    // Two wounds: 5.
    range.add(2, 3, 2, 2);
    endOfPhase(range.battle);
    expect(range.of('consciousness')).toMatchObject([
      { seat: 'pilot', conscious: true, waking: false, roll: { needed: 5 } },
      { seat: 'gunner', conscious: false, waking: false, roll: { needed: 5 } },
    ]);
    expect(range.red).toMatchObject({ conscious: true, dedicatedPilot: 'active', dedicatedGunner: 'out' });
    range.add(6, 6);
    woundPilot(range.battle, range.red, 1, undefined);
    endOfPhase(range.battle);
    expect(range.of('consciousness')[2]).toMatchObject({ seat: 'pilot', roll: { needed: 7 } });
    range.done();
  });

  it('wakes up in the turn after the last of them was knocked out', () => {
    const range = hurtBy(TRIPOD, ...OUT, ...AWAKE);
    range.battle.turn += 1;
    range.add(...OUT);
    woundPilot(range.battle, range.red, 1, undefined);
    expect(range.red).toMatchObject({ conscious: false, knockedOutIn: range.battle.turn });
    // The pilot has been out since the last turn, the gunner not so long.
    range.add(...OUT);
    wakeUp(range.battle, range.red);
    range.done();
  });

  it('may lose one member to the sixth wound and fight on with the other, who alone goes on being wounded', () => {
    const range = shootingRange({ ...BOOK, red: TRIPOD, dice: [...AWAKE] });
    range.red.crewWounds.set([5, 2]);
    woundPilot(range.battle, range.red, 1, undefined);
    expect(range.of('wound')).toMatchObject([
      { seat: 'pilot', wounds: 6 },
      { seat: 'gunner', wounds: 3 },
    ]);
    // Three wounds: 7.
    expect(range.of('consciousness')).toMatchObject([{ seat: 'gunner', roll: { needed: 7 } }]);
    expect(range.red).toMatchObject({
      conscious: true,
      pilotDead: false,
      lost: undefined,
      dedicatedPilot: 'out',
      dedicatedGunner: 'active',
    });
    range.add(...OUT);
    woundPilot(range.battle, range.red, 1, undefined);
    expect([...range.red.crewWounds]).toEqual([6, 4]);
    expect(range.red).toMatchObject({ conscious: false, pilotDead: false });
    // Nobody rolls for the dead one.
    range.battle.turn += 1;
    range.add(...AWAKE);
    wakeUp(range.battle, range.red);
    expect(range.red).toMatchObject({ dedicatedPilot: 'out', dedicatedGunner: 'active' });
    range.done();
  });

  it('without a wound, whom a player has marked as unconscious, wakes up without a roll', () => {
    const range = shootingRange({ ...BOOK, red: TRIPOD });
    range.red.crewConscious.set([0, 0]);
    range.red.conscious = false;
    wakeUp(range.battle, range.red);
    expect(range.red).toMatchObject({ conscious: true, dedicatedPilot: 'active', dedicatedGunner: 'active' });
    range.done();
  });

  it('is three in a superheavy tripod', () => {
    const range = hurtBy(
      { chassis: 'tripod', cockpit: 'superheavy-tripod', gyro: 'superheavy', tonnage: 135, walk: 2 },
      ...OUT,
      ...OUT,
      ...AWAKE,
    );
    expect(range.of('wound').map(({ seat }) => seat)).toEqual(['pilot', 'gunner', 'technician']);
    expect(range.red.conscious).toBe(true);
  });

  it('is saved and loaded as it is', () => {
    const bots = [idleBot, idleBot] as const;
    const battle = createBattle({
      red: [{ unit: customMech(TRIPOD) }],
      blue: [{ unit: customMech() }],
      map: mapOf(),
      bots,
    });
    battle.units[0]?.crewWounds.set([1, 2]);
    battle.units[0]?.crewConscious.set([1, 0]);
    const loaded = loadBattle(JSON.parse(JSON.stringify(saveBattle(battle))), bots, officialCatalog);
    expect(loaded.units[0]).toMatchObject({ dedicatedPilot: 'active', dedicatedGunner: 'out' });
    expect([...(loaded.units[0]?.crewWounds ?? [])]).toEqual([1, 2]);
  });
});
