import type { Chance } from '../../fuzz/chance.js';
import { unlessRefused } from '../../fuzz/refusal.js';
import type { BlockSheet } from '../../fuzz/seeds/block-sheet.js';
import { UnsupportedInBattleError } from '../../src/battle/combatant/unsupported.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { type MechSheet, readUnitJson, UnitFileError, writeUnitJson } from '../../src/units/index.js';

/** The same force with other loads in some of its bins: published 'Mechs carry little but the standard ones. */
export const withOtherLoads = (force: readonly ForceUnit[], chance: Chance): readonly ForceUnit[] =>
  force.map((entry) => (chance.percent(40) ? reloaded(entry, chance) : entry));

function reloaded(entry: ForceUnit, chance: Chance): ForceUnit {
  const sheet = JSON.parse(writeUnitJson(entry.unit)) as MechSheet | BlockSheet;
  const others = (names: readonly string[]) =>
    names.map((name) => (chance.percent(60) ? otherLoad(name, chance) : name));
  const inAll = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([place, names]) => [place, others(names)]));
  const changedSheet =
    'blocks' in sheet ? { ...sheet, blocks: inAll(sheet.blocks) } : { ...sheet, slots: inAll(sheet.slots) };
  const unit = unlessRefused([UnitFileError, UnsupportedInBattleError], () => {
    const changed = readUnitJson(JSON.stringify(changedSheet), officialCatalog, 'reloaded.json');
    designOf(changed);
    return changed;
  });
  // Rounds that were left of other loads say nothing of these.
  const { rounds: _, ...condition } = entry.condition ?? {};
  return unit === undefined ? entry : { ...entry, unit, ...(entry.condition && { condition }) };
}

/** What else goes where this ammunition goes; anything else stays what it is. */
function otherLoad(name: string, chance: Chance): string {
  const item = officialCatalog.find(name);
  if (item?.kind !== 'ammunition') return name;
  return chance.pick(officialCatalog.ammunitionFor(item.ammoFamily, item.rackSize)).name;
}
