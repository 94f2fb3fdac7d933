// The code without the data of the package, which are under another licence: everything works with a catalog of one's own,
// and what is missing is said.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMtf } from '../units/sample-units.js';

/** A weapon of no universe. */
const OWN_GUN = {
  id: 'own-gun',
  name: 'Own Gun',
  kind: 'weapon',
  techBase: 'any',
  rulesLevel: 'standard',
  techRating: 'C',
  tonnage: 1,
  slots: 1,
  vehicleSlots: 1,
  cost: 1000,
  battleValue: 100,
  heat: 2,
  category: 'energy',
  damage: 7,
  ranges: { short: 3, medium: 6, long: 9, extreme: 12 },
  startsFires: 7,
  damageToInfantry: 'direct-fire',
  aerospaceRange: 'none',
  traits: ['direct-fire'],
  mountedOn: ['mech'],
  years: { introduced: 3000 },
  aliases: ['OwnGun'],
};

const SCRIPT = `
import { readFileSync } from 'node:fs';
import { strict as assert } from 'node:assert';
import { createCatalog } from 'tarcomp/catalog';
import { parseUnit } from 'tarcomp/units';
import { calculateBattleValue } from 'tarcomp/battle-value';
import { calculateToHit } from 'tarcomp/rules';
import { createBattle } from 'tarcomp/battle';
import { simulate } from 'tarcomp/simulate';
import { LibraryError, QueryError, searchUnits } from 'tarcomp/library';

const catalog = createCatalog([${JSON.stringify(OWN_GUN)}]);
const text = readFileSync('own.mtf', 'utf8');
const unit = parseUnit(text, 'own.mtf', { catalog });
assert.equal(unit.equipment.filter(({ item }) => item?.id === 'own-gun').length, 3);
const without = parseUnit(text, 'own.mtf', { catalog: createCatalog([]) });
assert.ok(calculateBattleValue(unit).battleValue > calculateBattleValue(without).battleValue);
const pilot = { gunnery: 4, movementType: 'stationary', heat: 0 };
const target = { movementType: 'stationary', hexesMoved: 0 };
assert.equal(calculateToHit(pilot, target, 'medium', 5, { weapon: 'OwnGun', catalog }).finalToHit, 6);
assert.equal(simulate({ red: [{ unit }], blue: [{ unit }], games: 2 }).games, 2);
assert.equal(typeof createBattle, 'function');
assert.equal(typeof QueryError, 'function');
assert.throws(() => searchUnits('atlas'), (error) => error instanceof LibraryError && /not installed/.test(error.message));
`;

/** @param consumer a folder into which the package is installed; its data are gone afterwards */
export function checkWithoutData(consumer: string, name: string): void {
  const installed = join(consumer, 'node_modules', name);
  writeFileSync(join(consumer, 'own.mtf'), sampleMtf().replaceAll('Medium Laser', 'OwnGun'));
  writeFileSync(join(consumer, 'without-data.js'), SCRIPT);
  const tarcomp = (...args: string[]) =>
    spawnSync(join(consumer, 'node_modules/.bin', name), args, { cwd: consumer, encoding: 'utf8' });

  rmSync(join(installed, 'public/data'), { recursive: true });
  const find = tarcomp('find', 'atlas');
  expectFailure('find', find, /^The library of units is not installed: .*index\.json is missing\..*--units/);
  const own = tarcomp('bv', '--json', 'own.mtf');
  if (own.status !== 0) throw new Error(`without the library, bv fails on a file: ${own.stderr}`);

  rmSync(join(installed, 'dist/data'), { recursive: true });
  execFileSync('node', ['without-data.js'], { cwd: consumer, stdio: 'inherit' });
  expectFailure(
    'bv',
    tarcomp('bv', 'own.mtf'),
    /^The equipment catalog is not installed: .*official-catalog\.js is missing/,
  );
  console.log('ran without the data of the package, with a catalog of its own');
}

function expectFailure(command: string, said: ReturnType<typeof spawnSync>, words: RegExp): void {
  if (said.status === 1 && said.stdout === '' && words.test(String(said.stderr))) return;
  throw new Error(`without data, ${command} ends with ${said.status} and says: ${said.stdout}${said.stderr}`);
}
