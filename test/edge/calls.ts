import { strToU8, zipSync } from 'fflate';
import { beginGame, moverOf, PLAIN_FOOTWORK, startOfPath } from '../../src/edge/battle.js';
import { packCatalog } from '../../src/edge/catalog.js';
import type * as cluster from '../../src/edge/cluster.node.js';
import { searchUnits, type UnitRow } from '../../src/edge/library.node.js';
import { packJob, playJob, writeJobJson } from '../../src/edge/simulate.js';
import type * as node from '../../src/edge/simulate.node.js';
import { openTable, writeTableGame } from '../../src/edge/table.js';
import {
  createBattle,
  generateMap,
  type Mech,
  type Mount,
  makeBot,
  officialCatalog,
  recordReplay,
  saveBattle,
  writeMapJson,
  writeUnitJson,
} from '../../src/index.js';
import type { InfantryLocation } from '../../src/rules/hit-location/infantry-locations.js';
import type { ProtoMechOwnLocation } from '../../src/rules/hit-location/protomech-locations.js';
import type { SquadLocation } from '../../src/rules/hit-location/squad-locations.js';
import type { VehicleLocation } from '../../src/rules/hit-location/vehicle-locations.js';
import { starterUnit } from '../battle/sample-battle.js';
import { sampleFiles } from '../library/sample-library.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';
import { sampleBlk, sampleMtf } from '../units/sample-units.js';
import { type CallsOf, call } from './call.js';
import { die, PILOT, rulesCalls, SHOT_BY_UNITS, somePilot, someShot } from './calls-of-rules.js';
import type { Everything } from './entries.js';

const catalog = officialCatalog;
const ofCatalog = { catalog: 'opaque', 'options.catalog': 'opaque' };
const unit = starterUnit('locust-lct-1v') as Mech;
const mount = unit.equipment.find(({ item }) => item?.kind === 'weapon') as Mount;
const library = sampleFiles();
const FACTS = {
  id: 'mine',
  chassis: 'Sample',
  model: 'SMP-1',
  clanName: 'Other',
  unitType: 'Mek',
  tonnage: 50,
  battleValue: 1000,
  year: 3025,
  role: 'Brawler',
  techBase: 'Inner Sphere',
  rulesLevel: 2,
  source: 'a test',
  mulId: 1,
  walk: 5,
  run: 8,
  jump: 0,
  quirks: ['rugged_1'],
  armor: 100,
  heat: 12,
  sinks: 10,
  equipment: [{ name: 'Medium Laser', fileName: 'Medium Laser', count: 4 }],
} as const;
const map = generateMap({ landscape: 'open', width: 10, height: 10, seed: 1 });
const bots = [makeBot('sensible', 1), makeBot('sensible', 2)] as const;

const byLocation = <Value>(value: Value) => ({
  head: value,
  center_torso: value,
  left_torso: value,
  right_torso: value,
  left_arm: value,
  right_arm: value,
  left_leg: value,
  right_leg: value,
  // Only a tripod has one, and only vehicles have sides and turrets, and only infantry troopers.
  ...({} as { readonly center_leg: Value } & Readonly<
    Record<VehicleLocation | SquadLocation | ProtoMechOwnLocation | InfantryLocation, Value>
  >),
});
const environment = { light: 'day', precipitation: 'none', fog: 'none', wind: 'none' } as const;
const member = {
  unit,
  pilot: { name: 'Ann', gunnery: 4, piloting: 5, abilities: ['iron_man'], edge: 1 },
  facing: 0,
  condition: {
    armor: byLocation(1),
    rearArmor: { ...byLocation(0), center_torso: 1 },
    structure: byLocation(1),
    criticals: byLocation([0]),
    rounds: [10],
    heat: 2,
    wounds: 1,
    prone: false,
    vehicleMode: false,
    vehicle: {
      motive: ['minor'],
      mpLost: 1,
      immobilized: false,
      driverHit: true,
      commanderHit: true,
      consoleTakesOver: false,
      sensorHits: 1,
      stunnedTurns: 1,
      engineHit: false,
      flightStabilizerHit: false,
      stabilizers: ['front'],
      turretsLocked: ['turret'],
      destroyed: [0],
    },
    protoMech: { hits: byLocation(1), destroyed: [0] },
  },
  network: 'a',
} as const;
const force = (row: number) => [{ ...member, at: [4, row] }] as const;
const OPTIONS = {
  ruleset: 'standard',
  turnLimit: 1,
  forcedWithdrawal: false,
  teammateCalledShots: false,
  environment,
} as const;
const battleSetup = {
  ...OPTIONS,
  map,
  red: force(9),
  blue: force(0),
  bots,
  seed: 1,
  roller: die,
} as const;
const { bots: _bots, roller: _roller, ...gameSetup } = battleSetup;
const simulation = {
  ...OPTIONS,
  red: force(9),
  blue: force(0),
  map: { landscape: 'open', width: 10, height: 10 },
  games: 1,
  seed: 1,
  bots: ['stand-and-shoot', 'stand-and-shoot'],
} as const;
const ofForces = (name: string) =>
  Object.fromEntries(
    ['red', 'blue'].flatMap((side) => [
      [`${name}.${side}[0].unit`, 'opaque'],
      [`${name}.${side}[0].network`, 'text'],
      [`${name}.${side}[0].pilot.name`, 'text'],
    ]),
  );
const ofSetup = { ...ofForces('setup'), 'setup.map': 'opaque', 'setup.bots[*]': 'opaque' };

const tableForce = () => force(0).map(({ at: _at, facing: _facing, ...entry }) => entry);
const tableSetup = {
  red: tableForce(),
  blue: tableForce(),
  ruleset: OPTIONS.ruleset,
  environment: OPTIONS.environment,
} as const;

// One turn: who is asked for odds without a number of games plays the usual hundreds.
const battle = createBattle({ map, red: [{ unit }], blue: [{ unit }], bots, turnLimit: 1 });
const fighter = battle.units[0] as (typeof battle.units)[number];
const inBattle = { battle: 'opaque', unit: 'opaque' };
const onMap = { map: 'opaque', elevation: 'negative' };

const mover = {
  ...moverOf(battle, fighter),
  soFar: {
    mp: 1,
    mode: 'walk',
    hexesMoved: 1,
    lastWay: 'ahead',
    runBarred: false,
    masc: false,
    supercharger: false,
    mpLastTurn: 3,
  },
  footwork: { ...PLAIN_FOOTWORK, savings: { wooded: 0, deep_water: 0, slopes: 0, mire: 0 } },
} as const;
const ofFootwork = (name: string) => ({ [`${name}.terrain`]: 'opaque', [`${name}.water`]: 'opaque' });
const MOVER = {
  'mover.elevation': 'negative',
  'mover.sideStep': 'negative',
  ...ofFootwork('mover.footwork'),
};
const at = startOfPath(mover);
const AT = { 'at.elevation': 'negative' };
const occupancy = new Uint8Array(map.size);
const end = { hex: 3, elevation: 0, height: 1 };
const ENDS = { 'attacker.elevation': 'negative', 'target.elevation': 'negative' };
const PLACES = { column: 'negative', row: 'negative', toColumn: 'negative', toRow: 'negative' };

const duelist = { unit, pilot: member.pilot, condition: member.condition };
const { attacker: gunner, target: mark } = someShot;
const duel = {
  attacker: {
    ...duelist,
    movementType: gunner.movementType,
    hexesMoved: 3,
    heat: gunner.heat,
    pilotWounds: gunner.pilotWounds,
    sensorHits: gunner.sensorHits,
    prone: gunner.prone,
    skidded: gunner.skidded,
    spotting: gunner.spotting,
    targetingComputer: gunner.targetingComputer,
    secondaryTarget: gunner.secondaryTarget,
    indirectFire: gunner.indirectFire,
    teammateCalledShot: gunner.teammateCalledShot,
    armDamage: { left_arm: gunner.actuatorDamage, right_arm: gunner.actuatorDamage },
  },
  target: {
    ...duelist,
    movementType: mark.movementType,
    hexesMoved: mark.hexesMoved,
    heat: mark.heat,
    prone: mark.prone,
    immobile: mark.immobile,
    partialCover: mark.partialCover,
    isDodging: mark.isDodging,
    stealth: mark.stealth,
    voidSignature: mark.voidSignature,
    chameleon: mark.chameleon,
    tagged: mark.tagged,
    homingPod: mark.homingPod,
    narcPod: mark.narcPod,
    stuck: mark.stuck,
    skidded: mark.skidded,
    narced: true,
  },
  range: 5,
  side: 'front',
  bearing: 'front',
  location: 'head',
  targetTerrain: [{ type: 'water', level: 1 }],
  interveningTerrain: [[{ type: 'light_woods', level: 1 }]],
  environment,
  weapons: { 0: { silent: false, load: ammunitionNamed('IS Ammo LRM-20'), shots: 1, pulse: false } },
} as const;
const DUEL = Object.fromEntries([
  ...['attacker', 'target'].flatMap((who) => [
    [`duel.${who}.unit`, 'opaque'],
    [`duel.${who}.pilot.name`, 'text'],
  ]),
  ['duel.weapons.*.load', 'opaque'],
]);

const ready = simulation;
const jobTally = playJob([ready], 0, 1);
const pairTally = playJob([ready, ready], 0, 1);
const [tally] = jobTally.tallies as [(typeof jobTally.tallies)[number]];
const TALLY = (name: string) => ({
  [`${name}.units[*].kills`]: 'fraction',
  [`${name}.units[*].damageDealt`]: 'fraction',
  [`${name}.units[*].damageTaken`]: 'fraction',
  [`${name}.units[*].damageByWeapon[*]`]: 'fraction',
  [`${name}.units[*].pointsLeft`]: 'fraction',
});
const nothing = () => undefined;
const [row] = searchUnits('locust lct-1v') as [UnitRow];
const fair = [{ name: 'one', setup: simulation }] as const;
const FAIR = { 'candidates[0].name': 'text', ...ofForces('candidates[0].setup') };
const COMPARED = { ...ofForces('before'), ...ofForces('after') };

/** Abilities are looked up when a game begins. */
const JOB = { ...ofForces('job[0]'), 'job[0].*[0].pilot.abilities[0]': 'text' };

const MUL_FORCE = [
  {
    ...member,
    at: [4, 4],
    commander: true,
    edgeTriggers: ['edge_when_headhit'],
    fate: 'survivors',
  },
] as const;
const OF_MUL_FORCE = {
  'force[0].unit': 'opaque',
  'force[0].network': 'text',
  'force[0].pilot.name': 'text',
  'force[0].edgeTriggers[0]': 'text',
} as const;
const WRITES_MUL = call('force options', () => [MUL_FORCE, {}], OF_MUL_FORCE);
/** It looks at what units have suffered, and leaves abilities to those who act on them. */
const LOST_IN_MUL = call('force', () => [MUL_FORCE], {
  ...OF_MUL_FORCE,
  'force[0].pilot.abilities[0]': 'text',
});

export const calls: CallsOf<Everything> = {
  ...rulesCalls(catalog),

  // Dice.
  getProbability: call('targetNumber', () => [7], { targetNumber: 'negative infinity huge' }),
  getBestTwoOfThreeProbability: call('targetNumber', () => [7], { targetNumber: 'negative infinity huge' }),
  seedOf: call('masterSeed index', () => [1, 2]),
  randomRoller: call('', () => []),
  roll1d6: call('roller', () => [die]),
  roll2d6: call('roller', () => [die]),
  rollBestTwoOfThree: call('roller', () => [die]),

  // The catalog.
  createCatalog: call('items', () => [[itemNamed('Medium Laser')]], { 'items[0]': 'opaque' }),
  readCatalogFile: call('content file', () => [{ items: [] }, 'weapons.json'], {
    content: 'trusted',
    file: 'text',
  }),
  loadCatalog: call(
    'readJson files',
    () => [async (path: string) => (path === 'index.json' ? { files: [] } : { items: [] }), ['weapons.json']],
    {
      'files[0]': 'text',
    },
  ),
  pickItems: call('catalog names', () => [catalog, ['Medium Laser']], { ...ofCatalog, 'names[0]': 'text' }),
  fullRounds: call('ammunition built edition', () => [ammunitionNamed('IS Ammo LRM-20'), 6, 'core'], {
    ammunition: 'opaque',
  }),
  evaluateFormula: call(
    'figure subject',
    () => [
      2,
      {
        tonnage: 50,
        traits: ['mech'],
        size: 1,
        itemTonnage: 1,
        runningMp: 6,
        legs: 2,
        locations: 8,
        engineTonnage: 10,
        engineRating: 200,
        directFireTonnage: 5,
        weaponTonnage: 5,
        weaponCost: 5,
        turretTonnage: 5,
        turretCount: 1,
        cargoTonnage: 1,
        tonnageWithoutJumpDrive: 1,
        spikedTorsos: 1,
        patchworkLocations: 1,
        linkedWeapons: [{ id: 'ppc', battleValue: 100 }],
      },
    ],
    {
      figure: 'fraction negative',
      'subject.*': 'fraction',
      'subject.linkedWeapons[0].id': 'text',
      'subject.linkedWeapons[0].battleValue': 'fraction',
    },
  ),

  packCatalog: call('items', () => [[itemNamed('Medium Laser')]], { 'items[0]': 'opaque' }),
  unpackCatalog: call('packed', () => [packCatalog([itemNamed('Medium Laser')])], { 'packed.*': 'text' }),

  // Units.
  parseMtf: call('text options', () => [sampleMtf(), { catalog, file: 'a.mtf' }], {
    ...ofCatalog,
    text: 'text',
    'options.file': 'text',
  }),
  parseBlk: call('text options', () => [sampleBlk(), { catalog, file: 'a.blk' }], {
    ...ofCatalog,
    text: 'text',
    'options.file': 'text',
  }),
  parseUnit: call('text fileName options', () => [sampleMtf(), 'a.mtf', { catalog }], {
    ...ofCatalog,
    text: 'text',
    fileName: 'text',
  }),
  writeUnitJson: call('unit', () => [unit], { unit: 'opaque' }),
  unitCard: call('unit options', () => [unit, { ruleset: 'core' }], { unit: 'opaque' }),
  openUnitArchive: call(
    'bytes options',
    () => [
      zipSync({ 'a.mtf': strToU8(sampleMtf()) }),
      { budget: { bytes: 1_000_000, milliseconds: 1000 }, clock: () => 0 },
    ],
    { bytes: 'opaque', 'options.clock': 'opaque', 'options.budget.milliseconds': 'fraction' },
  ),
  parseWeaponQuirksFromMTF: call('lines', () => [['weaponquirk:accurate:LT:0:Medium Laser']], {
    'lines[0]': 'text',
  }),
  parseWeaponQuirksFromBLK: call('entries', () => [['accurate:LT:0:Medium Laser']], {
    'entries[0]': 'text',
  }),
  canonicalQuirkId: call('id', () => ['easy_pilot'], { id: 'text' }),
  fullName: call('names', () => [{ chassis: 'Mad Cat', model: 'Prime', clanName: 'Timber Wolf' }], {
    'names.*': 'text',
  }),
  parseMechJson: call('text options', () => [writeUnitJson(unit), { catalog, file: 'a.json' }], {
    ...ofCatalog,
    text: 'text',
    'options.file': 'text',
  }),
  parseUnitJson: call('text options', () => [writeUnitJson(unit), { catalog, file: 'a.json' }], {
    ...ofCatalog,
    text: 'text',
    'options.file': 'text',
  }),
  bareName: call('name', () => ['Atlas'], { name: 'text' }),
  isUnitPath: call('path', () => ['a.mtf'], { path: 'text' }),
  decodeUnitText: call('bytes fromUtf8', () => [strToU8('a'), () => 'a'], { bytes: 'opaque' }),
  withQuirks: call('unit quirks', () => [unit, ['battle_computer']], { unit: 'opaque', 'quirks[0]': 'text' }),
  withWeaponQuirks: call('mech quirksOf catalog', () => [unit, () => [], catalog], {
    ...ofCatalog,
    mech: 'opaque',
  }),
  isArm: call('location', () => ['LA'], { location: 'text' }),
  isLeg: call('location', () => ['LL'], { location: 'text' }),
  isSideTorso: call('location', () => ['LT'], { location: 'text' }),
  locationsOf: call('kind', () => ['biped']),
  locationOfCode: call('code', () => ['LA']),
  codeOfLocation: call('location kind', () => ['left_arm', 'quad']),
  slotCount: call('location', () => ['LT']),
  isExplosive: call('mount mounts', () => [mount, [mount]], { mount: 'opaque', 'mounts[0]': 'opaque' }),

  // Battle Value.
  calculateBattleValue: call('unit options', () => [unit, { gunnery: 4, piloting: 5, ruleset: 'standard' }], {
    unit: 'opaque',
  }),
  calculateForceBattleValue: call(
    'members options',
    () => [[{ unit, gunnery: 4, piloting: 5, network: 'a' }], { ruleset: 'standard' }],
    { 'members[0].unit': 'opaque', 'members[0].network': 'text' },
  ),
  networksOf: call('units', () => [[unit]], { 'units[0]': 'opaque' }),
  canJoinNetwork: call('unit', () => [unit], { unit: 'opaque' }),
  skillFactor: call('gunnery piloting', () => [4, 5]),

  // Searches.
  openIndex: call('source', () => [async (file: string) => library.get(file) ?? '']),
  readQuery: call('query', () => ['atlas bv>1500'], { query: 'text' }),
  unitFacts: call('id unit battleValue', () => ['mine', unit, 432], { id: 'text', unit: 'opaque' }),
  tableOfFacts: call('facts', () => [[FACTS]], {
    'facts[0].id': 'text',
    'facts[0].chassis': 'text',
    'facts[0].model': 'text',
    'facts[0].clanName': 'text',
    'facts[0].tonnage': 'fraction',
    'facts[0].role': 'text',
    'facts[0].source': 'text',
    'facts[0].mulId': 'negative',
    'facts[0].quirks[*]': 'text',
    'facts[0].armor': 'fraction',
    'facts[0].heat': 'negative',
    'facts[0].sinks': 'negative',
    'facts[0].equipment[*].name': 'text',
    'facts[0].equipment[*].fileName': 'text',
  }),

  // Hexes, maps and lines of sight.
  hexDistance: call('column row toColumn toRow', () => [1, 2, 3, 4], PLACES),
  bearing: call('column row toColumn toRow', () => [1, 2, 3, 4], PLACES),
  bearingPoint: call('column row toColumn toRow', () => [1, 2, 3, 4], PLACES),
  lineOfHexes: call('column row toColumn toRow', () => [1, 2, 3, 4], PLACES),
  generateMap: call('order', () => [{ landscape: 'open', width: 10, height: 10, seed: 1 }]),
  hexIndex: call('number sheet', () => ['0203', map], { number: 'text', sheet: 'opaque' }),
  hexNumber: call('index sheet', () => [3, map], { sheet: 'opaque' }),
  readMapJson: call('text file', () => [writeMapJson(map), 'a.json'], { text: 'text', file: 'text' }),
  writeMapJson: call('map', () => [map], onMap),
  readBoard: call('text name', () => ['size 1 1\nhex 0101 0 "" ""\nend', 'a'], {
    text: 'text',
    name: 'text',
  }),
  isInArc: call('arc point facing', () => ['forward', 3, 1]),
  explainLineOfSight: call('map attacker target', () => [map, end, { ...end, hex: 7 }], {
    ...onMap,
    ...ENDS,
  }),
  hitSide: call('map attackerHex target targetFacing', () => [map, 3, { ...end, hex: 7 }, 1], {
    ...onMap,
    ...ENDS,
  }),

  // Movement.
  groundElevation: call('map hex', () => [map, 3], onMap),
  topElevation: call('map hex', () => [map, 3], onMap),
  movementGear: call('unit works', () => [unit, () => true], { unit: 'opaque' }),
  footworkOf: call(
    'abilities body options',
    () => [
      ['iron_man'],
      { chassis: 'biped', animalistic: false, superheavy: false },
      { ruleset: 'standard' },
    ],
    { 'abilities[0]': 'negative' },
  ),
  sideStepOf: call('abilities chassis options', () => [['iron_man'], 'biped', { ruleset: 'standard' }]),
  startOfPath: call('mover', () => [mover], MOVER),
  takeStep: call('map mover at kind occupancy', () => [map, mover, at, 'forward', occupancy], {
    ...onMap,
    ...MOVER,
    ...AT,
    occupancy: 'opaque',
  }),
  endObstacle: call('map mover at occupancy', () => [map, mover, at, occupancy], {
    ...onMap,
    ...MOVER,
    ...AT,
    occupancy: 'opaque',
  }),
  evaluatePath: call(
    'map mover steps pilot occupancy options',
    () => [map, mover, [{ kind: 'forward' }], somePilot, occupancy, { ruleset: 'standard' }],
    { ...onMap, ...MOVER, ...PILOT, occupancy: 'opaque' },
  ),

  standingOf: call(
    'battle options',
    () => [battle, { games: 1, seed: 1, bots: ['stand-and-shoot', 'stand-and-shoot'] }],
    inBattle,
  ),
  hintsOf: call(
    'game unit options',
    () => {
      const game = beginGame(gameSetup);
      return [game, game.asked?.units[0] ?? 0, { games: 1, seed: 1 }];
    },
    { game: 'opaque' },
  ),
  analyseReplay: call(
    'file options',
    () => [
      replay(),
      { catalog, games: 1, seed: 1, bots: ['stand-and-shoot', 'stand-and-shoot'], onTurn: nothing },
    ],
    { ...ofCatalog, file: 'trusted' },
  ),

  // Battles.
  createBattle: call('setup', () => [battleSetup], ofSetup),
  recordBattle: call('setup', () => [{ ...battleSetup, roller: undefined as never }], {
    ...ofSetup,
    'setup.roller': 'trusted',
  }),
  recordReplay: call('setup', () => [{ ...battleSetup, roller: undefined as never }], {
    ...ofSetup,
    'setup.roller': 'trusted',
  }),
  makeBot: call('name seed', () => ['random', 1]),
  saveBattle: call('battle', () => [battle], inBattle),
  loadBattle: call('saved options', () => [saveBattle(battle), { bots, catalog }], {
    ...ofCatalog,
    saved: 'trusted',
    'options.bots[*]': 'opaque',
  }),
  openReplay: call('file options', () => [replay(), { catalog }], { ...ofCatalog, file: 'trusted' }),
  playReplay: call('file options', () => [replay(), { catalog, watch: nothing }], {
    ...ofCatalog,
    file: 'trusted',
  }),
  beginGame: call('setup', () => [gameSetup], ofSetup),
  openGame: call('file options', () => [replay(), { catalog }], { ...ofCatalog, file: 'trusted' }),
  openTable: call('setup', () => [tableSetup], ofForces('setup')),
  somebodyKinds: call('', () => []),
  writeTableGame: call('game', () => [openTable({ red: [{ unit }], blue: [] })], { game: 'opaque' }),
  readTableGame: call(
    'file options',
    () => [writeTableGame(openTable({ red: [{ unit }], blue: [] })), { catalog }],
    { ...ofCatalog, file: 'trusted' },
  ),
  stateHash: call('battle', () => [battle], inBattle),
  checkInvariants: call('battle', () => [battle], inBattle),
  battleLog: call('battle explaining', () => [battle, true], inBattle),
  describeEvent: call('stage event', () => [battle, { type: 'turn', turn: 1 }], {
    stage: 'opaque',
    event: 'opaque',
  }),
  locationName: call('stage unit location', () => [battle, 0, 'head'], { stage: 'opaque' }),
  slotName: call('stage unit location slot', () => [battle, 0, 'head', 0], { stage: 'opaque' }),
  designOf: call('unit', () => [unit], { unit: 'opaque' }),
  mechDesignOf: call('unit', () => [unit], { unit: 'opaque' }),
  moverOf: call('battle unit boost', () => [battle, fighter, { masc: false, supercharger: false }], inBattle),
  legalShots: call(
    'battle unit aim',
    () => [battle, fighter, { torsoFacing: 0, armsFlipped: false }],
    inBattle,
  ),
  legalBlows: call('battle unit torsoFacing', () => [battle, fighter, 0], inBattle),
  strikeFacings: call('battle unit', () => [battle, fighter], inBattle),
  attackFrom: call(
    'attack options',
    () => [
      {
        attacker: {
          ...someShot.attacker,
          hexesMoved: 3,
          unit,
          mount,
          pilot: member.pilot,
          condition: member.condition,
        },
        target: { ...someShot.target, unit, pilot: member.pilot, condition: member.condition },
        range: 5,
        bracket: 'medium',
        location: 'head',
        hotLoaded: false,
      },
      { ...someShot.options, catalog },
    ],
    {
      ...SHOT_BY_UNITS,
      'attack.attacker.unit': 'opaque',
      'attack.attacker.mount': 'opaque',
      'attack.attacker.pilot.name': 'text',
      'attack.attacker.pilot.abilities[0]': 'text',
      'attack.target.unit': 'opaque',
      'attack.target.pilot.name': 'text',
      'attack.target.pilot.abilities[0]': 'text',
    },
  ),
  bracketOf: call(
    'weapon range options',
    () => [itemNamed('LRM 20'), 5, { ammunition: ammunitionNamed('IS Ammo LRM-20'), catalog }],
    { weapon: 'opaque', 'options.ammunition': 'opaque', 'options.catalog': 'opaque' },
  ),
  volleyOdds: call(
    'battle unit order',
    () => [
      battle,
      fighter,
      {
        torsoFacing: 0,
        flipArms: false,
        shots: [
          {
            weapon: 0,
            target: 1,
            bin: 0,
            shots: 1,
            location: 'head',
            spotter: 0,
            teammate: 0,
            heats: false,
            hotLoaded: false,
            pulse: false,
          },
        ],
        dodge: false,
        spot: 1,
        clearJam: 0,
        charge: [0],
        quarry: 1,
        shields: { left: 'none', right: 'none' },
      },
    ],
    inBattle,
  ),
  beginDuel: call('duel roller options', () => [duel, die, { ruleset: 'standard' }], DUEL),
  duelVolley: call('duel options', () => [duel, { ruleset: 'standard' }], DUEL),
  damageByRange: call('duel options', () => [duel, { ruleset: 'standard' }], DUEL),
  sampleVolleys: call(
    'duel options',
    () => [duel, { ruleset: 'standard', volleys: 2, seed: 1, every: 1 }],
    DUEL,
  ),
  physicalChoices: call('battle unit target', () => [battle, fighter, fighter], {
    ...inBattle,
    target: 'opaque',
  }),
  rollAfterDamage: call('battle unit', () => [battle, fighter], inBattle),
  heatBalance: call('battle unit weapons', () => [battle, fighter, 5], inBattle),
  canFight: call('unit', () => [unit], { unit: 'opaque' }),
  conditionProblem: call('unit condition', () => [unit, member.condition], {
    unit: 'opaque',
    condition: 'trusted',
  }),
  openForce: call('text file', () => ['{ "format": "tarcomp-force", "schema": 2, "units": [] }', 'a.json'], {
    text: 'text',
    file: 'text',
  }),
  writeForce: call(
    'force',
    () => [
      {
        name: 'Lance',
        budget: 6000,
        ruleset: 'standard',
        battleValue: 432,
        units: [
          {
            chassis: 'Locust',
            model: 'LCT-1V',
            id: 'locust-lct-1v',
            pilot: member.pilot,
            network: 'a',
            condition: member.condition,
            fate: 'survivors',
            unitType: 'Mek',
            tonnage: 20,
            base: 432,
            tagBonus: 0,
            networkBonus: 0,
            battleValue: 432,
          },
        ],
      },
    ],
    {
      'force.name': 'text',
      'force.battleValue': 'fraction',
      'force.units[0].chassis': 'text',
      'force.units[0].model': 'text',
      'force.units[0].id': 'text',
      'force.units[0].pilot.name': 'text',
      'force.units[0].pilot.abilities[0]': 'text',
      'force.units[0].network': 'text null',
      'force.units[0].fate': 'null',
      'force.units[0].unitType': 'text',
      'force.units[0].tonnage': 'fraction null',
      'force.units[0].base': 'fraction',
      'force.units[0].tagBonus': 'fraction',
      'force.units[0].networkBonus': 'fraction',
      'force.units[0].battleValue': 'fraction',
    },
  ),
  openMul: call('text file', () => ['<unit version="0.50.07"/>', 'a.mul'], { text: 'text', file: 'text' }),
  readMul: call('text findUnit file options', () => ['<unit version="0.50.07"/>', nothing, 'a.mul', {}], {
    text: 'text',
    file: 'text',
  }),
  writeMul: WRITES_MUL,
  lostInMul: LOST_IN_MUL,

  // Many games.
  simulationOf: call('setup', () => [simulation], ofSetup),
  simulate: call('setup options', () => [simulation, { onProgress: nothing }], ofSetup),
  compareBattles: call(
    'before after options',
    () => [simulation, simulation, { onProgress: nothing }],
    COMPARED,
  ),
  findFairest: call(
    'candidates play options',
    () => [
      fair,
      async (job: Parameters<typeof playJob>[0], from: number, to: number) => playJob(job, from, to),
      { onRound: nothing },
    ],
    FAIR,
  ),
  findStrongest: call(
    'candidates play options',
    () => [
      fair,
      async (job: Parameters<typeof playJob>[0], from: number, to: number) => playJob(job, from, to),
      { onRound: nothing },
    ],
    FAIR,
  ),
  gamesOfSearch: call('candidates games', () => [12, 400]),
  skillVariants: call('setup side unit', () => [simulation, 'blue', 0], {
    ...ofSetup,
    'setup.*[0].pilot.abilities[0]': 'text',
  }),
  gameOf: call('simulation index', () => [ready, 0], ofForces('simulation')),
  pairOf: call('before after', () => [simulation, simulation], COMPARED),
  comparisonOf: call('job tally', () => [[ready, ready] as const, pairTally], {
    ...ofForces('job[0]'),
    ...ofForces('job[1]'),
    ...TALLY('tally.tallies[*]'),
    'job[*].*[0].pilot.abilities[0]': 'text',
  }),
  pointsOf: call('body', () => [fighter], { body: 'opaque' }),
  packJob: call('job', () => [[ready] as const], JOB),
  unpackJob: call('job', () => [packJob([ready])], { 'job.battles': 'opaque' }),
  playGames: call('simulation from to', () => [ready, 0, 1], ofForces('simulation')),
  playJob: call('job from to onGame', () => [[ready] as const, 0, 1, nothing], ofForces('job[0]')),
  writeJobJson: call('job', () => [[ready] as const], ofForces('job[0]')),
  readJobJson: call('text', () => [writeJobJson([ready])], { text: 'text' }),
  mergeTallies: call('first next', () => [tally, tally], { ...TALLY('first'), ...TALLY('next') }),
  mergeJobTallies: call('first next', () => [jobTally, jobTally], {
    ...TALLY('first.tallies[0]'),
    ...TALLY('next.tallies[0]'),
  }),
  resultOf: call('simulation tally', () => [ready, tally], {
    ...ofForces('simulation'),
    ...TALLY('tally'),
    'simulation.*[0].pilot.abilities[0]': 'text',
  }),
  wilsonInterval: call('hits games', () => [3, 10]),
  pairedDifference: call('gained lost games', () => [3, 2, 10]),

  // Forces for a budget.
  musterForces: call(
    'candidates wish load options',
    () => [
      [row],
      { budget: 432, tolerance: 10, count: 1, gunnery: 4, piloting: 5 },
      () => unit,
      { forces: 1, seed: 1, ruleset: 'standard', accepts: () => true },
    ],
    { 'candidates[0]': 'opaque' },
  ),
};

function replay() {
  const { roller: _, ...setup } = battleSetup;
  return recordReplay(setup);
}

const signal = { aborted: false, addEventListener: () => {} };
const threadOptions = {
  checkpoint: '',
  checkpointPause: 500,
  onProgress: nothing,
  onUnsaved: nothing,
  threads: 1,
  worker: 'file:///nowhere',
  signal,
  headStart: 5,
  apart: false,
  results: '',
} as const;
const THREADS = {
  'options.checkpoint': 'text',
  'options.results': 'text',
  'options.worker': 'text',
  'options.signal.aborted': 'trusted',
};

const shard = { number: 1, of: 1 } as const;
// No server is asked: whatever is wrong is found before.
const server = { queue: 'nowhere', password: 'secret', insecure: false, onNote: nothing, signal } as const;
const queueOptions = {
  ...server,
  shardGames: 10,
  checkpoint: '',
  checkpointPause: 500,
  results: '',
  onProgress: nothing,
  onUnsaved: nothing,
} as const;
const workerOptions = {
  ...server,
  threads: 1,
  once: true,
  lock: 1000,
  worker: 'file:///nowhere',
  onProgress: nothing,
} as const;
const QUEUE = { ...THREADS, 'options.queue': 'text', 'options.password': 'text' };

export const callsInNode: CallsOf<typeof node & typeof cluster> = {
  simulateOnThreads: call('setup options', () => [simulation, threadOptions], { ...ofSetup, ...THREADS }),
  compareOnThreads: call('before after options', () => [simulation, simulation, threadOptions], {
    ...COMPARED,
    ...THREADS,
  }),
  simulateShard: call('setup shard options', () => [simulation, shard, threadOptions], {
    ...ofSetup,
    ...THREADS,
  }),
  compareShard: call('before after shard options', () => [simulation, simulation, shard, threadOptions], {
    ...COMPARED,
    ...THREADS,
  }),
  simulateOnQueue: call('setup options', () => [simulation, queueOptions], { ...ofSetup, ...QUEUE }),
  compareOnQueue: call('before after options', () => [simulation, simulation, queueOptions], {
    ...COMPARED,
    ...QUEUE,
  }),
  workOnQueue: call('options', () => [workerOptions], QUEUE),
  findFairestOnThreads: call('candidates options', () => [fair, threadOptions], { ...FAIR, ...THREADS }),
  findStrongestOnThreads: call('candidates options', () => [fair, threadOptions], { ...FAIR, ...THREADS }),
};
