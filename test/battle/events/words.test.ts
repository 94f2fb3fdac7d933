import { describe, expect, test } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { explodeInside } from '../../../src/battle/damage/criticals.js';
import { wakeUp } from '../../../src/battle/damage/pilot.js';
import { NOBODY } from '../../../src/battle/damage/source.js';
import type { BattleEvent, BattleEventType } from '../../../src/battle/events/event.js';
import { describeEvent } from '../../../src/battle/events/words.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import type { BlowOrder, FireOrder, MoveOrder } from '../../../src/battle/orders.js';
import { endPhase } from '../../../src/battle/phases/end.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { heatPhase } from '../../../src/battle/phases/heat.js';
import { initiativePhase } from '../../../src/battle/phases/initiative.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { declareBlows, resolveBlows } from '../../../src/battle/physical/index.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_TORSO, RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { MechLocation } from '../../../src/rules/hit-location/locations.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import {
  idleBot,
  type SampleBattle,
  type SampleMech,
  type SampleSetup,
  sampleBattle,
} from '../sample-battle.js';

const HAWK = 'shadow-hawk-shd-2h';
const RED = 'Shadow Hawk SHD-2H (red 1)';
const BLUE = 'Shadow Hawk SHD-2H (blue 1)';

interface Scene extends Omit<SampleSetup, 'red' | 'blue'> {
  readonly red?: Partial<SampleMech>;
  readonly blue?: Partial<SampleMech>;
  readonly hexes?: Readonly<Record<string, Partial<MapHex>>>;
  readonly friends?: readonly SampleMech[];
}

/** Red looks north at blue, two hexes away. After the dice that matter, all others show three and four. */
function scene({ red, blue, hexes, dice = [], friends = [], ...setup }: Scene = {}): SampleBattle {
  return sampleBattle({
    explaining: false,
    map: mapOf(hexes),
    ...setup,
    dice: [...dice, ...Array.from({ length: 100 }, (_, index) => 3 + (index % 2))],
    red: [{ unit: HAWK, at: [5, 7], facing: 0, quirks: [], ...red }, ...friends],
    blue: [{ unit: HAWK, at: [5, 5], facing: 3, quirks: [], ...blue }],
  });
}

function moved(order: MoveOrder, setup: Scene): SampleBattle {
  const sample = scene(setup);
  executeMove(sample.battle, sample.red, order);
  return sample;
}

const weapon = ({ design }: Combatant, name: string): number => {
  const found = design.weapons.find(({ item }) => item.name === name);
  if (found === undefined) throw new Error(`${design.name} has no ${name}`);
  return found.index;
};

/** Red fires these weapons at blue, each as the order says. */
function fired(shots: Readonly<Record<string, object>>, setup: Scene = {}, order: Partial<FireOrder> = {}) {
  const sample = scene({
    bots: [
      {
        ...idleBot,
        fire: (_, unit) => ({
          torsoFacing: unit.facing,
          shots: Object.entries(shots).map(([name, rest]) => ({
            weapon: weapon(unit, name),
            target: 1,
            ...rest,
          })),
          ...order,
        }),
      },
      idleBot,
    ],
    ...setup,
  });
  sample.battle.phase = 'weapons';
  while (sample.battle.phase === 'weapons') sample.battle.step();
  return sample;
}

function struck(blow: Omit<BlowOrder, 'target'>, setup: Scene = {}): SampleBattle {
  const sample = scene({ ...setup, red: { at: [5, 6], ...setup.red } });
  declareBlows(sample.battle, sample.red, { blows: [{ ...blow, target: sample.blue.index }] });
  resolveBlows(sample.battle);
  endOfPhase(sample.battle);
  return sample;
}

function heated(heat: number, setup: Scene = {}): SampleBattle {
  const sample = scene({ ...setup, red: { condition: { heat }, ...setup.red } });
  heatPhase(sample.battle);
  return sample;
}

/** Where a rule has no scene of its own yet, the event is made by hand. */
const told = (event: BattleEvent): SampleBattle => {
  const sample = scene();
  sample.battle.tell(event);
  return sample;
};

const WATER = { '5,6': { terrain: ['water'], waterDepth: 1 } } as const;
const PAVED = Object.fromEntries(
  Array.from({ length: 16 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] } as const]),
);
const laser = { 'Medium Laser': {} };

/** How each type of event comes about, and its words. */
const SCENES: { readonly [Type in BattleEventType]: readonly [() => SampleBattle, string] } = {
  convert: [() => told({ type: 'convert', unit: 0, mode: 'vehicle' }), `${RED} converts to vehicle mode.`],
  motive: [
    () => told({ type: 'motive', unit: 0, dice: [3, 4], total: 9, effect: 'moderate' }),
    `Motive system of ${RED}: rolls 3 + 4 + 2 = 9: moderate damage, cruising MP −1 and driving rolls +2.`,
  ],
  'rotor-hit': [
    () => told({ type: 'rotor-hit', unit: 0, cruise: 9 }),
    `The rotor of ${RED} is damaged: cruising MP 9.`,
  ],
  landing: [() => told({ type: 'landing', unit: 0, hex: 0, forced: true }), `${RED} is set down in 0101.`],
  crash: [
    () => told({ type: 'crash', unit: 0, hex: 0, levels: 4, damage: 15, side: 'left' }),
    `${RED} crashes from 4 levels up in 0101, for 15 damage to the left.`,
  ],
  'loses-height': [
    () => told({ type: 'loses-height', unit: 0, elevation: 2 }),
    `${RED} drops to an elevation of 2.`,
  ],
  'vehicle-critical': [
    () => told({ type: 'vehicle-critical', unit: 0, location: 'turret', critical: 'turret-jam' }),
    `Critical hit on the turret of ${RED}: the turret jams.`,
  ],
  'near-miss': [
    () => told({ type: 'near-miss', target: 0, damage: 5, dice: [1, 2] }),
    `5 points go past ${RED}: a near miss.`,
  ],
  'protomech-critical': [
    () => told({ type: 'protomech-critical', unit: 0, location: 'legs', hits: 2 }),
    `Critical hit on the legs of ${RED}: MP halved.`,
  ],
  'crew-stunned': [
    () => told({ type: 'crew-stunned', unit: 0, turns: 1 }),
    `The crew of ${RED} is stunned for this turn and the next.`,
  ],
  'anti-mech': [
    () =>
      told({
        type: 'anti-mech',
        unit: 0,
        target: 1,
        attack: 'swarm',
        roll: { needed: 7, dice: [3, 4], total: 7 },
        hit: true,
      }),
    `${RED} swarms ${BLUE}: needs 7, rolls 3 + 4 = 7: success.`,
  ],
  'swarm-attack': [
    () => told({ type: 'swarm-attack', unit: 0, target: 1, damage: 12 }),
    `${RED} tears at ${BLUE} for 12 damage.`,
  ],
  'in-the-way': [
    () => told({ type: 'in-the-way', unit: 0, target: 1, damage: 5 }),
    `${RED} is in the way of a hit at ${BLUE}, and takes 5 of it.`,
  ],
  'swarm-ends': [
    () => told({ type: 'swarm-ends', unit: 0, target: 1, how: 'thrown-off' }),
    `${RED} is thrown off ${BLUE}.`,
  ],
  repaired: [() => told({ type: 'repaired', unit: 0, weapon: 0 }), `The crew of ${RED} repairs its SRM 2.`],
  'turret-freed': [() => told({ type: 'turret-freed', unit: 0 }), `The crew of ${RED} frees its turret.`],
  turn: [() => begun(), 'Turn 2'],
  phase: [() => begun(), 'Movement'],
  initiative: [() => begun(), 'Red rolls 3 + 4 = 7.'],
  'initiative-won': [() => begun(), 'Red wins the initiative.'],
  move: [
    () => moved({ steps: ['forward', 'forward', 'turn-left'] }, { red: { at: [5, 9] } }),
    `${RED} walks 2 hexes from 0610 to 0608 by 0609, facing north-west.`,
  ],
  // Piloting 5, and one less for water of depth 1.
  'piloting-roll': [
    () => moved({ steps: ['forward'] }, { hexes: WATER, dice: [1, 2] }),
    `${RED} makes a piloting roll in the water of 0607: needs 4, rolls 1 + 2 = 3: failed.`,
  ],
  // 55 tons fall a level for 12, and for half of that in water.
  fall: [
    () => moved({ steps: ['forward'] }, { hexes: WATER, dice: [1, 2, 4] }),
    `${RED} falls 1 level in 0607 on its back for 6 damage, now facing south.`,
  ],
  stand: [
    () => moved({ steps: ['stand'] }, { red: { condition: { prone: true } }, dice: [3, 3] }),
    `${RED} stands up.`,
  ],
  'go-prone': [() => moved({ steps: ['go-prone'] }, {}), `${RED} drops prone.`],
  // Half of the 6 hexes that it had run; 3 damage for each.
  skid: [
    () =>
      moved(
        { steps: [...Array<'forward'>(6).fill('forward'), 'turn-right', 'forward'] },
        { hexes: PAVED, red: { at: [5, 15] }, blue: { at: [1, 1] }, dice: [1, 1] },
      ),
    `${RED} skids from 0610 to 0607, for 9 damage.`,
  ],
  signature: [
    () => told({ type: 'signature', unit: 0, system: 'null-signature', on: true }),
    `${RED} switches its null-signature system on.`,
  ],
  stuck: [
    () => moved({ steps: ['forward'] }, { hexes: { '5,6': { terrain: ['swamp'] } }, dice: [1, 1] }),
    `${RED} is stuck in the ground.`,
  ],
  ice: [
    () =>
      moved(
        { steps: ['forward'] },
        { hexes: { '5,6': { terrain: ['water', 'ice'], waterDepth: 1 } }, dice: [6] },
      ),
    `The ice of 0607 breaks under ${RED} (die: 6).`,
  ],
  'booster-roll': [
    () =>
      moved(
        { steps: Array<'forward'>(11).fill('forward'), masc: true },
        { red: { unit: 'dasher-prime', at: [2, 15] }, dice: [2, 2] },
      ),
    'Dasher Prime (red 1) runs on its MASC: needs 3, rolls 2 + 2 = 4: it holds.',
  ],
  twist: [() => fired({}, {}, { torsoFacing: 1 }), `${RED} turns its torso to the north-east.`],
  dodge: [
    () => fired({}, { red: { pilot: { abilities: ['dodge_maneuver'] } } }, { dodge: true }),
    `${RED} dodges.`,
  ],
  spot: [() => fired({}, {}, { spot: 1 }), `${RED} spots ${BLUE} for others.`],
  designated: [
    () => fired({}, { red: { pilot: { abilities: ['blood_stalker'] } } }, { quarry: 1 }),
    `${RED} hunts ${BLUE} from now on.`,
  ],
  'weapon-attack': [
    () => fired(laser, { dice: [2, 3] }),
    `${RED} fires its Medium Laser at ${BLUE} over 2 hexes (short range): needs 4, rolls 2 + 3 = 5: hit.`,
  ],
  // Of five missiles a 7 lets three hit.
  cluster: [
    () => fired({ 'LRM 5': {} }, { blue: { at: [5, 1] }, dice: [6, 5, 3, 4] }),
    'Cluster: rolls 3 + 4 = 7: 3 of 5 hit.',
  ],
  'anti-missile': [
    () => fired({ 'SRM 2': {} }, { blue: { unit: 'penetrator-ptr-4d' }, dice: [6, 5] }),
    `Penetrator PTR-4D (blue 1) fires its Anti-Missile System at the missiles of ${RED}.`,
  ],
  // Two shots, and a two: nothing hits, and the cannon is jammed for good.
  jam: [
    () =>
      fired(
        { 'Ultra AC/5': { shots: 2 } },
        { red: { unit: 'daishi-prime' }, dice: [1, 1], ruleset: 'total-warfare' },
      ),
    'The Ultra AC/5 of Daishi Prime (red 1) jams.',
  ],
  // Gunnery 4 and three more.
  'clear-jam': [
    () => {
      const sample = scene({
        red: { swap: { 'Autocannon/5': 'ISRotaryAC5', 'IS Ammo AC/5': 'ISRotaryAC5 Ammo' } },
        dice: [3, 4],
        bots: [{ ...idleBot, fire: (_, unit) => clearing(unit) }, idleBot],
      });
      sample.red.jammed[weapon(sample.red, 'Rotary AC/5')] = 1;
      sample.battle.phase = 'weapons';
      while (sample.battle.phase === 'weapons') sample.battle.step();
      return sample;
    },
    `${RED} tries to clear its Rotary AC/5: needs 7, rolls 3 + 4 = 7: cleared.`,
  ],
  'charge-capacitor': [
    () => told({ type: 'charge-capacitor', unit: 0, weapon: 0 }),
    `${RED} charges its SRM 2.`,
  ],
  shield: [
    () => told({ type: 'shield', unit: 0, arm: 'left_arm', mode: 'passive' }),
    `${RED} holds up the shield of its left arm.`,
  ],
  'no-ammunition': [
    () => {
      const sample = scene();
      const { rounds } = sample.red;
      return fired({ 'AC/5': {} }, { red: { condition: { rounds: [...rounds].map(() => 1) } } });
    },
    `${RED} has no ammunition left for its AC/5.`,
  ],
  // Narrow, low profile: by the book a hit by no more than one glances off.
  glancing: [
    () => fired(laser, { blue: { quirks: ['low_profile'] }, ruleset: 'total-warfare', dice: [2, 2] }),
    `It only glances off ${BLUE}.`,
  ],
  tagged: [
    () => fired({ TAG: {} }, { red: { unit: 'raven-rvn-3l' }, dice: [6, 6] }),
    `Raven RVN-3L (red 1) paints ${BLUE}.`,
  ],
  'building-struck': [
    () => told({ type: 'building-struck', unit: 0, hex: 0, damage: 7 }),
    'The building in 0101 takes 7 points.',
  ],
  'shot-down': [() => told({ type: 'shot-down', unit: 0, die: 2 }), 'Rolls 2: the missile is shot down.'],
  narced: [
    () => fired({ Narc: {} }, { red: { unit: 'raven-rvn-3l' }, dice: [6, 5, 3, 4] }),
    `A beacon of Raven RVN-3L (red 1) clings to the center torso of ${BLUE}.`,
  ],
  disturbed: [
    () => fired(laser, { ruleset: 'total-warfare', red: { quirks: ['em_inter_whole'] } }),
    `The Medium Laser of ${RED} disturbs its electronics for a turn.`,
  ],
  heated: [
    () => fired({ Flamer: { heats: true } }, { red: { unit: 'firestarter-fs9-h' }, dice: [6, 5] }),
    `${BLUE} takes 2 heat.`,
  ],
  shock: [
    () => told({ type: 'shock', unit: 1, roll: { needed: 12, dice: [6, 5], total: 11 }, effect: 'shaken' }),
    `A shock strikes ${BLUE}: needs 12, rolls 6 + 5 = 11: it is shaken.`,
  ],
  // Piloting 5, two less for a kick.
  'physical-attack': [
    () => struck({ kind: 'kick', limb: RIGHT_LEG }, { dice: [1, 2] }),
    `${RED} attacks ${BLUE} (kick, right leg): needs 3, rolls 1 + 2 = 3: hit.`,
  ],
  snare: [
    () =>
      told({
        type: 'snare',
        unit: 0,
        target: 1,
        location: 'left_leg',
        roll: { needed: 5, dice: [3, 4], total: 7 },
        snared: true,
      }),
    `The chain winds around the left leg of ${BLUE}: needs 5, rolls 3 + 4 = 7: it holds.`,
  ],
  'fall-onto': [
    () =>
      told({ type: 'fall-onto', unit: 0, target: 1, roll: { needed: 7, dice: [3, 4], total: 7 }, hit: true }),
    `${RED} comes down on ${BLUE}: needs 7, rolls 3 + 4 = 7: hit.`,
  ],
  'object-lands': [
    () => told({ type: 'object-lands', unit: 0, object: 'limb of Locust LCT-1V', hex: 0 }),
    'The limb of Locust LCT-1V comes to rest in 0101.',
  ],
  broken: [() => told({ type: 'broken', unit: 0, fixture: 0 }), `The life support of ${RED} breaks.`],
  hit: [
    () => fired(laser, { dice: [2, 3, 3, 4] }),
    `5 damage to the center torso of ${BLUE} (location 3 + 4 = 7).`,
  ],
  // 23 points of armor before the center torso.
  damage: [() => fired(laser, { dice: [2, 3, 3, 4] }), 'Center torso: armor −5, 18 left.'],
  'critical-check': [
    () => fired(laser, { blue: bareBlue, dice: [2, 3, 3, 4, 5, 4] }),
    'Critical check of the center torso: rolls 5 + 4 = 9: 1 critical hit.',
  ],
  // Upper half, first slot: the engine.
  breach: [
    () => told({ type: 'breach', unit: 0, location: 'left_leg', dice: [5, 6], breached: true }),
    `Water breaks into the left leg of ${RED}: rolls 5 + 6 = 11.`,
  ],
  'critical-hit': [
    () => fired(laser, { blue: bareBlue, dice: [2, 3, 3, 4, 5, 4, 1, 1] }),
    'Critical hit on the engine (slot 1 of the center torso).',
  ],
  // Lower half, last slot of the left torso that holds something: twenty rounds of five.
  explosion: [
    () => fired(laser, { blue: { condition: { armor: { left_torso: 0 } } }, dice: [2, 3, 4, 4, 5, 4, 1, 6] }),
    `The AC/5 Ammo in the left torso of ${BLUE} explodes for 100 damage.`,
  ],
  // Blue looks another way, and the cowl over its head takes 3 of the 5 points.
  cowl: [
    () =>
      fired(laser, {
        ruleset: 'total-warfare',
        blue: { quirks: ['cowl'], facing: 1 },
        dice: [2, 3, 6, 6, 4, 4],
      }),
    `The cowl of ${BLUE} takes 3 of it, 0 left.`,
  ],
  wound: [() => fired(laser, { dice: [2, 3, 6, 6, 4, 4] }), `The pilot of ${BLUE} is hurt: 1 wound now.`],
  consciousness: [
    () => fired(laser, { dice: [2, 3, 6, 6, 1, 1] }),
    `The pilot of ${BLUE} rolls to stay conscious: needs 3, rolls 1 + 1 = 2: unconscious.`,
  ],
  edge: [
    () =>
      fired(laser, {
        red: { pilot: { abilities: ['edge'] } },
        dice: [1, 1, 6, 6],
        ...edgeBots(),
      }),
    `The pilot of ${RED} spends a point of Edge (reroll to-hit), 0 left.`,
  ],
  displaced: [() => struck({ kind: 'push' }, { dice: [6, 6] }), `${BLUE} is pushed from 0606 to 0605.`],
  'pick-up': [
    () => {
      const sample = scene();
      sample.battle.objects.push({ hex: sample.red.hex, name: 'limb of Locust LCT-1V', tonnage: 1 });
      executeMove(sample.battle, sample.red, { steps: [], pickUp: true });
      return sample;
    },
    `${RED} picks up the limb of Locust LCT-1V (1 ton).`,
  ],
  // Twelve sinks.
  heat: [() => heated(13), `${RED}: heat 13 + 0 − 12 = 1.`],
  shutdown: [
    () => heated(26, { dice: [1, 2] }),
    `${RED} is about to shut down: needs 4, rolls 1 + 2 = 3: it shuts down.`,
  ],
  startup: [
    () => {
      const sample = scene({ red: { condition: { heat: 26 } }, dice: [2, 2] });
      sample.red.shutDown = true;
      heatPhase(sample.battle);
      return sample;
    },
    `${RED} starts up again: needs 4, rolls 2 + 2 = 4.`,
  ],
  // 31 less 12 leaves 19.
  'cooling-failed': [() => told({ type: 'cooling-failed', unit: 0 }), `The cooling of ${RED} fails.`],
  'ammunition-roll': [
    () => heated(31, { dice: [6, 6, 2, 2] }),
    `The ammunition of ${RED} gets hot: needs 4, rolls 2 + 2 = 4: it holds.`,
  ],
  withdrawal: [
    () => told({ type: 'withdrawal', unit: 0, reason: 'it is crippled' }),
    `${RED} has to withdraw: it is crippled.`,
  ],
  lost: [
    () => {
      const sample = scene();
      explodeInside(sample.battle, sample.red, CENTER_TORSO, 50, 0, NOBODY);
      return sample;
    },
    `${RED} is destroyed: its ammunition blew up.`,
  ],
  end: [
    () => {
      const sample = scene();
      sample.blue.lost = 'withdrawn';
      endPhase(sample.battle);
      return sample;
    },
    'Red has won in turn 1.',
  ],
};

const bareBlue = { condition: { armor: { center_torso: 0 } } };

const clearing = (unit: Combatant): FireOrder => ({
  torsoFacing: unit.facing,
  shots: [],
  clearJam: weapon(unit, 'Rotary AC/5'),
});

const edgeBots = () => ({
  bots: [
    {
      ...idleBot,
      fire: (_: unknown, unit: Combatant) => ({
        torsoFacing: unit.facing,
        shots: [{ weapon: weapon(unit, 'Medium Laser'), target: 1 }],
      }),
      spendEdge: () => true,
    },
    idleBot,
  ] as const,
});

function begun(): SampleBattle {
  const sample = scene({ dice: [3, 4, 2, 2] });
  initiativePhase(sample.battle);
  return sample;
}

describe('each event is described in a sentence', () => {
  test.each(Object.entries(SCENES))('%s', (type, [play, words]) => {
    const { battle, events } = play();
    const sentences = events
      .filter((event) => event.type === type)
      .map((event) => describeEvent(battle, event));
    expect(sentences[0]).toBe(words);
  });
});

describe('the words', () => {
  const wordsOf = ({ battle, events }: SampleBattle, type: BattleEventType): string =>
    events
      .filter((event) => event.type === type)
      .map((event) => describeEvent(battle, event))
      .join(' ');

  test('name the modifiers where they were asked for, and leave out those of nothing', () => {
    const sample = fired(laser, { explaining: true, blue: { at: [5, 3] }, dice: [6, 5] });
    expect(wordsOf(sample, 'weapon-attack')).toContain(
      'needs 6 (Gunnery skill 4, Range +2), rolls 6 + 5 = 11: hit.',
    );
  });

  test('tell where a called shot goes', () => {
    const sample = fired({ 'Medium Laser': { location: LEFT_ARM } }, { dice: [6, 6] });
    expect(wordsOf(sample, 'weapon-attack')).toContain(`at the left arm of ${BLUE} over`);
    expect(wordsOf(sample, 'hit')).toBe(`5 damage to the left arm of ${BLUE}.`);
  });

  test('tell of rear armor', () => {
    const sample = fired(laser, { blue: { facing: 0 }, dice: [6, 6, 4, 4] });
    expect(wordsOf(sample, 'hit')).toBe(
      `5 damage to the left torso from behind of ${BLUE} (location 4 + 4 = 8).`,
    );
    expect(wordsOf(sample, 'damage')).toMatch(/^Rear left torso: armor −5, \d+ left\.$/);
  });

  test('tell a knocked out pilot who comes to from one who stays conscious', () => {
    const sample = scene({ dice: [3, 4], red: { condition: { wounds: 1 } } });
    sample.red.conscious = false;
    sample.battle.turn = 2;
    wakeUp(sample.battle, sample.red);
    expect(wordsOf(sample, 'consciousness')).toBe(
      `The pilot of ${RED} rolls to come to: needs 3, rolls 3 + 4 = 7: awake.`,
    );
  });

  test('tell that a torso takes its arm along', () => {
    const sample = scene();
    explodeInside(sample.battle, sample.red, LEFT_TORSO, 13, 0, NOBODY);
    expect(wordsOf(sample, 'damage')).toBe(
      'Left torso: structure −13, 0 left. It is destroyed. Left arm: torn off. It is destroyed.',
    );
  });

  test('tell a draw from a battle that was broken off', () => {
    const sample = scene();
    expect(describeEvent(sample.battle, { type: 'end', turn: 7, winner: null })).toBe(
      'Nobody is left in turn 7: a draw.',
    );
    expect(describeEvent(sample.battle, { type: 'end', turn: 12 })).toBe(
      'The battle ends undecided in turn 12.',
    );
  });

  test.each([
    [5, 'cruises'],
    [6, 'flanks'],
  ] as const)('tell that a vehicle that cruises 5 and goes %d hexes %s', (hexes, does) => {
    const sample = moved(
      { steps: Array<'forward'>(hexes).fill('forward') },
      { red: { unit: customVehicle(), at: [2, 12] } },
    );
    expect(wordsOf(sample, 'move')).toMatch(new RegExp(`${does} ${hexes} hexes from`));
  });

  test('give the legs of a quad their names', () => {
    const sample = scene({ red: { unit: 'scorpion-scp-1n' } });
    const event = {
      type: 'damage',
      unit: 0,
      rear: false,
      armor: 1,
      structure: 0,
      armorLeft: 2,
      structureLeft: 3,
    } as const;
    const at = (location: MechLocation) =>
      describeEvent(sample.battle, { ...event, location, destroyed: false });
    expect(at('left_arm')).toBe('Front left leg: armor −1, 2 left.');
    expect(at('left_leg')).toBe('Rear left leg: armor −1, 2 left.');
  });
});
