import { writeMapJson } from '../battle/map/map-json.js';
import { BattleFileError } from '../battle/save/battle-file-error.js';
import { Digest } from '../battle/save/digest.js';
import { loadMap } from '../battle/save/load-battle.js';
import { checkHead, readWith } from '../battle/save/read-with.js';
import type { ForceUnit } from '../battle/setup.js';
import { createCatalog, type EquipmentItem } from '../catalog/index.js';
import { equipmentItem } from '../catalog/item-check.js';
import { messageOf } from '../check/refusal.js';
import { registeredName, rulesetOf } from '../rules/ruleset.js';
import { describeUnit } from '../units/described-unit.js';
import { fullName, readUnitJson, type Unit, UnitFileError, writeUnitJson } from '../units/index.js';
import { withQuirks } from '../units/mech/other-quirks.js';
import type { Job } from './job.js';
import { type BattleContent, JOB_FORMAT, JOB_VERSION, type JobContent, jobSchema } from './job-schema.js';
import { describeJob } from './packed-job.js';
import { isGenerated, type Simulation, simulationOf } from './setup.js';

/**
 * Writes a job as JSON for another process or machine. The JSON holds everything that decides the games, including the
 * units' equipment, so its reader plays the same games with any catalog.
 * @throws {TypeError} for a unit that was changed beyond what unit JSON can hold
 * @throws {RangeError} for a ruleset without a registered name
 */
export function writeJobJson(job: Job): string {
  const equipment = new Shelf<EquipmentItem>((item) => JSON.stringify(item));
  const units = new Map<Unit, number>();
  const written: JobContent['units'][number][] = [];
  const place = (unit: Unit): number => {
    let known = units.get(unit);
    if (known === undefined) {
      known = units.size;
      units.set(unit, known);
      written.push(writtenUnit(unit, equipment));
    }
    return known;
  };
  const whole = job.map(simulationOf);
  const battles = whole.map((simulation) => writtenBattle(simulation, place));
  const text = JSON.stringify({
    format: JOB_FORMAT,
    version: JOB_VERSION,
    equipment: equipment.all,
    units: written,
    battles,
  });
  checkCopy(whole, text);
  return text;
}

/** Reads the job back. If anything got lost, this fails here instead of playing different games there. */
function checkCopy(job: readonly Simulation[], text: string): void {
  let problem = 'it would play other games';
  try {
    if (describeJob(readJobJson(text)) === describeJob(job)) return;
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error;
    problem = error.message;
  }
  throw new TypeError(`the job cannot be written as JSON: ${problem}`);
}

/** A list without duplicates. */
class Shelf<Thing> {
  readonly all: Thing[] = [];
  readonly #places = new Map<string, number>();
  readonly #key: (thing: Thing) => string;

  constructor(key: (thing: Thing) => string) {
    this.#key = key;
  }

  place(thing: Thing): number {
    const key = this.#key(thing);
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.all.push(thing) - 1;
      this.#places.set(key, place);
    }
    return place;
  }
}

function writtenUnit(unit: Unit, equipment: Shelf<EquipmentItem>): JobContent['units'][number] {
  const { items, text } = describeUnit(unit);
  const json = writeUnitJson(unit);
  const carries = items.map((item) => equipment.place(item));
  if (textOfCopy(json, items, unit.quirks) !== text) {
    throw new TypeError(
      `${fullName(unit)} differs from the unit that its JSON describes, so another process would play different games: change the unit's file and read that, instead of changing the unit`,
    );
  }
  // Quirks may differ from those in the file. Everything else comes from the file.
  return { unit: JSON.parse(json), quirks: [...unit.quirks], carries, digest: digestOf(text) };
}

/** Describes the unit as the reader of the job will build it. Undefined if it cannot be read. */
function textOfCopy(
  json: string,
  items: readonly EquipmentItem[],
  quirks: readonly string[],
): string | undefined {
  try {
    return describeUnit(withQuirks(readUnitJson(json, createCatalog(items)), quirks)).text;
  } catch (error) {
    if (error instanceof UnitFileError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function digestOf(text: string): string {
  const digest = new Digest();
  digest.text(text);
  return digest.hex;
}

function writtenBattle(simulation: Simulation, place: (unit: Unit) => number): object {
  const { red, blue, map, games, seed, bots, ruleset, turnLimit, environment } = simulation;
  const { forcedWithdrawal, teammateCalledShots } = simulation;
  const member = ({ unit, pilot, at, facing, condition, network }: ForceUnit): object => ({
    unit: place(unit),
    pilot,
    at,
    facing,
    condition,
    network,
  });
  return {
    red: red.map(member),
    blue: blue.map(member),
    map: isGenerated(map)
      ? { landscape: map.landscape, width: map.width, height: map.height }
      : JSON.parse(writeMapJson(map)),
    games,
    seed,
    bots,
    ruleset: registeredName(rulesetOf(ruleset), 'a run on other machines'),
    turnLimit,
    forcedWithdrawal,
    teammateCalledShots,
    environment,
  };
}

const WHAT = 'job';

/**
 * Reads a job that `writeJobJson` wrote. It plays the same games.
 * @throws {BattleFileError} if it is not a job, is damaged, or gives different units in this version, naming the field
 */
export function readJobJson(text: string): Job {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new BattleFileError(WHAT, 'is not JSON', { cause: error });
  }
  return readJob(parsed);
}

/** Reads a job from JSON that is already parsed. */
export function readJob(parsed: unknown): Job {
  checkHead(parsed, WHAT, JOB_FORMAT, [JOB_VERSION]);
  const content = readWith(jobSchema, parsed, WHAT);
  const equipment = content.equipment.map(readItem);
  const units = content.units.map((unit, index) => readUnit(unit, equipment, `${WHAT}: units[${index}]`));
  const [first, second] = content.battles.map((battle, index) =>
    readBattle(battle, units, `${WHAT}: battles[${index}]`),
  );
  return second === undefined ? [first as Simulation] : [first as Simulation, second];
}

function readItem(item: unknown, index: number): EquipmentItem {
  try {
    equipmentItem(item, index, 'equipment');
  } catch (error) {
    throw new BattleFileError(WHAT, messageOf(error), { cause: error });
  }
  return item as EquipmentItem;
}

function readUnit(
  { unit, quirks, carries, digest }: JobContent['units'][number],
  equipment: readonly EquipmentItem[],
  where: string,
): Unit {
  const items = carries.map((place) => {
    const item = equipment[place];
    if (item === undefined) throw new BattleFileError(`${where}.carries`, `there is no equipment[${place}]`);
    return item;
  });
  let read: Unit;
  try {
    read = readUnitJson(JSON.stringify(unit), createCatalog(items), `${where}.unit`);
  } catch (error) {
    if (!(error instanceof UnitFileError || error instanceof RangeError)) throw error;
    throw new BattleFileError(where, error.message, { cause: error });
  }
  if (quirks !== undefined) read = withQuirks(read, quirks);
  if (digestOf(describeUnit(read).text) !== digest) {
    throw new BattleFileError(
      where,
      `this program builds another ${fullName(read)} from it than the program that wrote it; use the same version`,
    );
  }
  return read;
}

function readBattle(
  { red, blue, map, environment, ...rest }: BattleContent,
  units: readonly Unit[],
  where: string,
): Simulation {
  const member = ({ unit: place, ...other }: BattleContent['red'][number]): ForceUnit => {
    const unit = units[place];
    if (unit === undefined) throw new BattleFileError(where, `there is no units[${place}]`);
    return { ...other, unit };
  };
  try {
    return simulationOf({
      ...rest,
      red: red.map(member),
      blue: blue.map(member),
      map: 'format' in map ? loadMap(map, where) : map,
      ...(environment && { environment }),
    });
  } catch (error) {
    if (error instanceof BattleFileError) throw error;
    throw new BattleFileError(where, messageOf(error), { cause: error });
  }
}
