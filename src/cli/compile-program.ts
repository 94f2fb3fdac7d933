// The last step of the build: runs the program on a few units and leaves the bytecode of all that it took beside it.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCatalog } from '../catalog/index.js';
import { readUnitJson } from '../units/json/unit-json.js';
import { locationsOf } from '../units/mech/layout.js';
import type { MechSheet } from '../units/mech/mech-sheet.js';
import { headingOf } from '../units/mtf/mtf-keys.js';
import { compiledForm, loadProgram } from './compiled-program.js';

const built = new URL('../../dist/', import.meta.url);
const starters = fileURLToPath(new URL('../../public/data/starters/', import.meta.url));

const { program, script } = loadProgram(built, undefined);
const folder = mkdtempSync(join(tmpdir(), 'tarcomp-compile-'));
try {
  for (const file of readdirSync(starters)) {
    if (file === 'index.json') continue;
    // Its words are wanted here, not its equipment.
    const unit = readUnitJson(readFileSync(join(starters, file), 'utf8'), createCatalog([]), file);
    if (unit.unitType === 'Mek') writeFileSync(join(folder, `${file}.mtf`), mtfOf(unit.sheet));
  }
  let problems = '';
  const streams = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => (problems += text) },
  };
  for (const command of ['bv', 'unit']) {
    const code = await program.run([command, '--json', folder], streams);
    if (code !== 0)
      throw new Error(`tarcomp ${command} failed on the units it is compiled with:\n${problems}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(compiledForm(built), script.createCachedData());
if (loadProgram(built).script.cachedDataRejected) {
  rmSync(compiledForm(built));
  process.stderr.write(
    'This engine does not take the bytecode that it has made: the program starts without it.\n',
  );
}

/** Most units come in this format, and the starter units do not. */
function mtfOf(sheet: MechSheet): string {
  const { techBase, engine, heatSinks, armorPoints } = sheet;
  const values = {
    chassis: sheet.chassis,
    model: sheet.model,
    Config: sheet.omni ? 'Biped Omnimech' : 'Biped',
    TechBase: techBase,
    Era: sheet.year,
    'Rules Level': sheet.rulesLevel,
    role: sheet.role ?? '',
    Mass: sheet.tonnage,
    Engine: `${engine.rating} ${engine.type.toUpperCase()} Engine`,
    Structure: sheet.structure,
    'Heat Sinks': `${heatSinks.count} ${heatSinks.kind}`,
    'Jump MP': sheet.jump,
    Armor: sheet.armor?.name ?? '',
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}:${value}`);
  for (const quirk of sheet.quirks) lines.push(`quirk:${quirk}`);
  for (const [number, location] of locationsOf('biped').entries()) {
    const { front = 0, rear } = armorPoints[location] ?? {};
    lines.push(`${location} armor:${front}`);
    if (rear !== undefined) lines.push(`RT${location[0]} armor:${rear}`);
    lines.push(`${headingOf(number, false)}:`, ...(sheet.slots[location] ?? []), '');
  }
  return lines.join('\n');
}
