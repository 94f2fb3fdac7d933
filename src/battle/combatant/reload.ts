import type { Ammunition, Catalog } from '../../catalog/index.js';
import type { Writable } from '../../check/writable.js';
import { feeds, loadKind, loadsFor } from '../../rules/firing/loads.js';
import { designOf } from '../kinds/kinds.js';
import { become, type Combatant } from './combatant.js';
import type { Design } from './design.js';
import type { AmmoBin } from './weapon-mount.js';

/** A bin, by index, and the load that replaces its original one. */
export interface BinLoad {
  readonly bin: number;
  readonly item: Ammunition;
}

/** The loads that a bin can hold, its present one first, each once. */
export function loadChoices({ design }: Combatant, bin: number, catalog: Catalog): readonly Ammunition[] {
  const held = design.bins[bin]?.item;
  if (held === undefined) return [];
  const kinds = new Map([[loadKind(held), held]]);
  for (const { item, bins } of design.weapons) {
    if (!bins.includes(bin)) continue;
    for (const load of loadsFor(item, catalog))
      if (!kinds.has(loadKind(load))) kinds.set(loadKind(load), load);
  }
  return [...kinds.values()];
}

/** Fills a bin with another load. Battle Value and file remain those of the unit as built. */
export function reload(unit: Combatant, { bin, item }: BinLoad): void {
  become(unit, reloaded(unit.design, bin, item));
  unit.rounds[bin] = unit.roundsWhenFull(bin);
  unit.version += 1;
  unit.ammunitionVersion += 1;
}

/** Loads of bins that differ from the original ones. */
export function changedLoads({ design }: Combatant): readonly BinLoad[] {
  const built = designOf(design.unit).bins;
  return design.bins.flatMap(({ index, item }) =>
    built[index]?.item.id === item.id ? [] : [{ bin: index, item }],
  );
}

function reloaded(design: Design, bin: number, item: Ammunition): Design {
  const own = withLoad(design, bin, item);
  if (design.otherMode !== undefined)
    own.otherMode = { ...withLoad(design.otherMode, bin, item), otherMode: own };
  return own;
}

function withLoad(design: Design, bin: number, item: Ammunition): Writable<Design> {
  const bins = design.bins.map((old) =>
    old.index === bin ? { ...old, item, rounds: roundsOf(old, item) } : old,
  );
  return {
    ...design,
    bins,
    fixtures: design.fixtures.map((fixture) => (fixture.bin === bin ? { ...fixture, item } : fixture)),
    weapons: design.weapons.map((weapon) => ({
      ...weapon,
      bins: bins.filter((each) => feeds(each.item, weapon.item)).map(({ index }) => index),
    })),
  };
}

/** A half-ton bin stays one. */
const roundsOf = ({ item: before, rounds }: AmmoBin, item: Ammunition): number =>
  Math.max(1, Math.floor((rounds * item.shotsPerTon) / before.shotsPerTon));
