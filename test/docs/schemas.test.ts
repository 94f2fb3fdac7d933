import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleEventType } from '../../src/battle/events/event.js';
import { forceSchema } from '../../src/battle/force/force-file.js';
import { generateMap, LANDSCAPES } from '../../src/battle/map/generate-map.js';
import { mapSchema, writeMapJson } from '../../src/battle/map/map-json.js';
import { recordBattle } from '../../src/battle/replay/record-replay.js';
import { replaySchema } from '../../src/battle/replay/replay-file.js';
import { saveBattle } from '../../src/battle/save/save-battle.js';
import { savedBattleSchema } from '../../src/battle/save/saved-battle.js';
import { parseBlk, parseMtf } from '../../src/built-in/units.js';
import { shardSchema } from '../../src/cluster/shard-file.node.js';
import { RULESETS } from '../../src/rules/ruleset.js';
import { jobSchema } from '../../src/simulate/job-schema.js';
import { tableFileSchema } from '../../src/table/table-file.js';
import { writeUnitJson } from '../../src/units/index.js';
import { mechSheetSchema } from '../../src/units/json/mech-schema.js';
import { randomSetup } from '../battle/games/random-setup.js';
import { tarcomp } from '../cli/run-in-process.js';
import { folderOf } from '../cli/temporary-folder.js';
import { sampleBlk, sampleMtf } from '../units/sample-units.js';
import { jsonSchemaOf } from './json-schema-of.js';

const folder = fileURLToPath(new URL('../../docs/schemas/', import.meta.url));
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const schemaNamed = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${folder}${name}.schema.json`, 'utf8')) as Record<string, unknown>;

const validators = new Map<string, ValidateFunction>();

/** To compile a schema takes longer than to apply it: each is compiled once. */
function validatorOf(name: string): ValidateFunction {
  const check =
    validators.get(name) ?? new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schemaNamed(name));
  validators.set(name, check);
  return check;
}

/** @throws {Error} naming the field, if the content is not what the schema says */
function validate(name: string, content: unknown): void {
  const check = validatorOf(name);
  if (check(content)) return;
  const [error] = check.errors ?? [];
  throw new Error(
    `${name}: ${error?.instancePath} ${error?.message} in ${JSON.stringify(content).slice(0, 300)}`,
  );
}

/** Files that readers take are described by what the readers check. */
const FILES: Readonly<Record<string, readonly [title: string, schema: () => Record<string, unknown>]>> = {
  map: ['A map file (.json)', () => jsonSchemaOf(mapSchema)],
  'saved-battle': ['A saved battle', () => jsonSchemaOf(savedBattleSchema)],
  'table-game': ['A game at the table', () => jsonSchemaOf(tableFileSchema)],
  replay: ['A replay of a battle', () => jsonSchemaOf(replaySchema)],
  force: ['A force (.json), and what `tarcomp force --json` prints', () => jsonSchemaOf(forceSchema)],
  job: ['A job: games that another process is to play', () => jsonSchemaOf(jobSchema)],
  shard: ['A shard of a battle or a comparison (.json)', () => jsonSchemaOf(shardSchema)],
  unit: ['A unit file (.json)', unitSchema],
};

function unitSchema(): Record<string, unknown> {
  const { properties, required } = jsonSchemaOf(mechSheetSchema) as {
    properties: Record<string, unknown>;
    required: string[];
  };
  const head = { format: { const: 'tarcomp-unit' }, version: { const: 1 } };
  const whole = (more: Record<string, unknown>, needed: readonly string[]) => ({
    type: 'object',
    properties: { ...head, ...more },
    required: ['format', 'version', ...needed],
    additionalProperties: false,
  });
  const blocks = {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  };
  return {
    oneOf: [
      whole({ unitType: { const: 'Mek' }, ...properties }, ['unitType', ...required]),
      whole({ unitType: { type: 'string', not: { const: 'Mek' } }, blocks }, ['unitType', 'blocks']),
    ],
  };
}

describe('docs/schemas', () => {
  it.each(Object.entries(FILES))(
    '%s says what the reader checks (npx vitest run test/docs -u writes it anew)',
    async (name, [title, schema]) => {
      const whole = { $schema: DRAFT, $id: `${name}.schema.json`, title, ...schema() };
      await expect(`${JSON.stringify(whole, null, 2)}\n`).toMatchFileSnapshot(`${folder}${name}.schema.json`);
    },
  );

  it.each(readdirSync(folder))('%s is a JSON Schema of draft 2020-12 with its own name', (file) => {
    const name = file.replace('.schema.json', '');
    expect(schemaNamed(name)).toMatchObject({ $schema: DRAFT, $id: file });
    expect(() => validatorOf(name)).not.toThrow();
  });

  it.each(readdirSync(folder))('%s takes every ruleset, where it takes one', (file) => {
    JSON.parse(readFileSync(`${folder}${file}`, 'utf8'), (key, value: unknown) => {
      if (key === 'ruleset') expect(value).toMatchObject({ enum: RULESETS });
      return value;
    });
  });
});

const FORCES = ['--red', 'Atlas AS7-D', '--blue', 'Locust LCT-1V,Commando COM-2D:3/4:sniper'];
const SHORT = ['--games', '3', '--map', 'light-woods:12x12', '--turns', '8', '--json'];

async function linesOf(...args: string[]): Promise<unknown[]> {
  const { out } = await tarcomp(...args);
  expect(out).not.toBe('');
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

describe('what the commands print', () => {
  // They bring most of the program along.
  beforeAll(() => tarcomp('battle', '--help'), 60_000);

  it.each([
    ['unit-line', ['unit', '--json', 'Atlas AS7-D', 'Mad Cat Prime', 'Goliath GOL-1H', 'nobody']],
    ['bv-line', ['bv', '--json', 'Atlas AS7-D', 'nobody']],
    ['bv-line', ['bv', '--json', '--report', 'Raven RVN-3L']],
    ['to-hit', ['to-hit', '--json', '--weapon', 'PPC', '--range', '3', '--heat', '9', '--light', 'night']],
    ['to-hit', ['to-hit', '--json', '--weapon', 'PPC', '--range', '99']],
    ['to-hit', ['to-hit', '--json', '--attacker', 'Archer ARC-2R', '--range', '9', '--heat', '29']],
    [
      'to-hit',
      [
        'to-hit',
        '--json',
        '--attacker',
        'Griffin GRF-1N',
        '--range',
        '9',
        '--movement',
        'jump',
        '--hexes',
        '4',
      ],
    ],
    [
      'to-hit',
      ['to-hit', '--json', '--attacker', 'Atlas AS7-D:3/4:sniper', '--target', 'Locust', '--range', '9'],
    ],
    ['find-line', ['find', '--json']],
    ['muster', ['muster', '--json', '--bv', '3000', '--count', '2', '--seed', '3']],
    [
      'muster',
      [
        ...['muster', '--json', '--bv', '1500', '--count', '1', '--against', 'Locust LCT-1V'],
        ...['--candidates', '2', '--games', '4', '--threads', '1'],
      ],
    ],
    ['force', ['force', '--json', 'Atlas AS7-D:3/4:sniper,Locust LCT-1V']],
    ['battle', ['battle', ...FORCES, ...SHORT]],
    ['compare', ['compare', ...FORCES, ...SHORT, '--change', 'red.skills=2/3']],
    ['fair', ['fair', ...FORCES, ...SHORT, '--vary', 'red=Atlas AS7-D|Awesome AWS-8Q']],
  ])('is what %s.schema.json says: %j', { timeout: 60_000 }, async (schema, args) => {
    for (const line of await linesOf(...args)) validate(schema, line);
  });

  it('of an analysis is what the schema says', async () => {
    const replay = `${folderOf({})}/replay.json`;
    const quick = ['--map', 'open:10x10', '--turns', '2', '--games', '1', '--threads', '1'];
    await tarcomp('battle', ...FORCES, ...quick, '--replay', replay);
    for (const line of await linesOf('analyse', replay, '--games', '2', '--json')) validate('analysis', line);
  });

  it('of units of other kinds is what the schemas say, too', async () => {
    const units = folderOf({
      'tank.blk': sampleBlk(),
      'odd.mtf': `${sampleMtf()}\nwhat:is this`,
      'bad.mtf': '',
    });
    for (const line of await linesOf('unit', '--json', units)) validate('unit-line', line);
    for (const line of await linesOf('bv', '--json', units)) validate('bv-line', line);
  });

  it('of a force with damage, from a file, is what the schema says', async () => {
    const mul = folderOf({
      'x.mul': `<record><survivors><entity chassis="Atlas" model="AS7-D"><pilot name="A" hits="1" edge="edge 2"/>
        <location index="1" isDestroyed="true"><slot index="1" isHit="true"/></location></entity></survivors></record>`,
    });
    for (const line of await linesOf('force', '--json', `${mul}/x.mul`)) validate('force', line);
  });

  it.each([
    ['battle', []],
    ['compare', ['--change', 'red.skills=2/3']],
  ])('of %s, game by game and in shards, is what the schemas say', async (command, more) => {
    const folder = folderOf({});
    const [results, shard] = [`${folder}/results.ndjson`, `${folder}/shard.json`];
    const { code } = await tarcomp(
      ...[command, ...FORCES, ...SHORT, ...more, '--threads', '1'],
      ...['--shard', '2/2', '--out', shard, '--results', results],
    );
    expect(code).toBe(0);
    validate('shard', JSON.parse(readFileSync(shard, 'utf8')));
    const lines = readFileSync(results, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(command === 'compare' ? 4 : 2);
    for (const line of lines) validate('results-line', JSON.parse(line));
  });

  it('has no field that the schema does not know', () => {
    const [line] = [{ file: 'x', error: 'y', more: 1 }];
    expect(() => validate('bv-line', line)).toThrow();
  });
});

/** Every kind of event; one that is missing here does not compile. */
const EVENT_TYPES: Readonly<Record<BattleEventType, true>> = {
  turn: true,
  phase: true,
  initiative: true,
  'initiative-won': true,
  move: true,
  'piloting-roll': true,
  fall: true,
  stand: true,
  'go-prone': true,
  skid: true,
  motive: true,
  'rotor-hit': true,
  landing: true,
  crash: true,
  'loses-height': true,
  'vehicle-critical': true,
  'near-miss': true,
  'protomech-critical': true,
  'crew-stunned': true,
  'anti-mech': true,
  'swarm-attack': true,
  'in-the-way': true,
  'swarm-ends': true,
  repaired: true,
  'turret-freed': true,
  signature: true,
  convert: true,
  stuck: true,
  ice: true,
  'booster-roll': true,
  twist: true,
  dodge: true,
  spot: true,
  'weapon-attack': true,
  cluster: true,
  'anti-missile': true,
  jam: true,
  'clear-jam': true,
  'charge-capacitor': true,
  shield: true,
  'no-ammunition': true,
  glancing: true,
  tagged: true,
  narced: true,
  'building-struck': true,
  'shot-down': true,
  heated: true,
  shock: true,
  'physical-attack': true,
  snare: true,
  hit: true,
  damage: true,
  'critical-check': true,
  'critical-hit': true,
  breach: true,
  explosion: true,
  cowl: true,
  wound: true,
  consciousness: true,
  'fall-onto': true,
  displaced: true,
  heat: true,
  shutdown: true,
  startup: true,
  'ammunition-roll': true,
  'cooling-failed': true,
  disturbed: true,
  edge: true,
  'pick-up': true,
  'object-lands': true,
  broken: true,
  designated: true,
  withdrawal: true,
  lost: true,
  end: true,
};

describe('what functions give', () => {
  it('is a unit file of its schema', () => {
    validate('unit', JSON.parse(writeUnitJson(parseMtf(sampleMtf()))));
    validate('unit', JSON.parse(writeUnitJson(parseBlk(sampleBlk()))));
  });

  it('and all starter units are of it', () => {
    const units = fileURLToPath(new URL('../../public/data/starters/', import.meta.url));
    for (const file of readdirSync(units)) {
      if (file !== 'index.json') validate('unit', JSON.parse(readFileSync(units + file, 'utf8')));
    }
  });

  it.each(LANDSCAPES)('is a map file of its schema: %s', (landscape) => {
    validate('map', JSON.parse(writeMapJson(generateMap({ landscape, width: 20, height: 20, seed: 7 }))));
  });

  it('has a schema for every kind of event', () => {
    const { oneOf } = schemaNamed('event') as { oneOf: { properties: { type: { const: string } } }[] };
    expect(oneOf.map(({ properties }) => properties.type.const).sort()).toEqual(
      Object.keys(EVENT_TYPES).sort(),
    );
  });

  it.each([
    ['hatchetman-hct-3f', 12],
    ['goliath-gol-1h', 21],
    ['daishi-prime', 30],
    ['firestarter-fs9-h', 41],
    ['raven-rvn-3l', 5],
  ])('are events, saves and replays of their schemas (%s, game %i)', { timeout: 60_000 }, (file, game) => {
    const { battle, replay } = recordBattle(randomSetup(file, game, 12));
    const seen = new Set<string>();
    battle.listen((event) => {
      seen.add(event.type);
      validate('event', JSON.parse(JSON.stringify(event)));
    }, true);
    while (battle.step()) {
      if (battle.turn % 4 === 0) validate('saved-battle', JSON.parse(JSON.stringify(saveBattle(battle))));
    }
    validate('replay', JSON.parse(JSON.stringify(replay())));
    expect(seen.size).toBeGreaterThan(7);
  });
});
