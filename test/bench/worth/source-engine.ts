import type { Engine } from '../../../bench/worth/engine.js';
import { calculateBattleValue, skillFactor } from '../../../src/battle-value/index.js';
import { parseUnit } from '../../../src/built-in/units.js';
import { loadUnit, searchUnits } from '../../../src/edge/library.node.js';
import { SPA_CATALOG } from '../../../src/rules/abilities/index.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/index.js';
import { playJob, simulationOf } from '../../../src/simulate/index.js';
import { writeUnitJson } from '../../../src/units/index.js';
import { withQuirks } from '../../../src/units/mech/other-quirks.js';

/** The sources, playing in this process. */
export const sourceEngine: Engine = {
  abilities: Object.values(SPA_CATALOG),
  quirks: Object.values(QUIRK_CATALOG),
  rowsOf: (kind) => searchUnits(`kind=${kind}`),
  loadUnit: (id) => loadUnit(id),
  readUnit: (json) => parseUnit(json, 'unit.json'),
  writeUnit: writeUnitJson,
  withQuirks,
  battleValueOf: (unit, pilot) => calculateBattleValue(unit, pilot).battleValue,
  skillFactor,
  simulationOf,
  play: async (job, from, to) => playJob(job, from, to),
};
