import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import type { MechHeatSinks } from './mech.js';
import type { MechSheet } from './mech-sheet.js';
import type { OpenMount } from './mounting.js';

/** An engine has room for one sink for each 25 points of its rating; compact ones need half the room. */
const RATING_PER_SINK = 25;

/** Sinks that the slots do not account for sit in the engine, as far as it has room. */
export function engineHeatSinks(
  sheet: MechSheet,
  catalog: Catalog,
  mounts: readonly OpenMount[],
): readonly OpenMount[] {
  const { count, kind } = sheet.heatSinks;
  const found = mounts.reduce((sum, { item }) => sum + (item ? sinksIn(item) : 0), 0);
  const room = Math.floor(sheet.engine.rating / RATING_PER_SINK) * (kind === 'compact' ? 2 : 1);
  const inEngine = Math.max(0, Math.min(count - found, room));
  const item = engineSink(sheet, catalog);
  return Array.from({ length: inEngine }, () => ({
    name: item?.aliases[0] ?? `${kind} heat sink`,
    ...(item && { item }),
    slots: typeof item?.slots === 'number' ? item.slots : 1,
    rear: false,
    turret: false,
    armored: false,
    omnipod: false,
    quirks: [],
  }));
}

function engineSink(sheet: MechSheet, catalog: Catalog): EquipmentItem | undefined {
  const { kind, clan } = sheet.heatSinks;
  switch (kind) {
    case 'single':
      return catalog.withTrait('heat-sink').find(({ traits }) => !traits.includes('compact-heat-sink'));
    case 'compact':
      return catalog.withTrait('compact-heat-sink').find(({ traits }) => traits.includes('heat-sink'));
    case 'laser':
      return catalog.withTrait('laser-heat-sink')[0];
    case 'double':
      return catalog
        .withTrait('double-heat-sink')
        .find(
          ({ traits, techBase }) =>
            !traits.includes('compact-heat-sink') &&
            !traits.includes('laser-heat-sink') &&
            (techBase === 'clan') === clan,
        );
  }
}

/** How many heat sinks an item is. */
export function sinksIn(item: EquipmentItem): number {
  const { traits } = item;
  if (traits.includes('double-heat-sink')) return traits.includes('compact-heat-sink') ? 2 : 1;
  return traits.includes('heat-sink') || traits.includes('double-heat-sink-prototype') ? 1 : 0;
}

/** Heat that an item sinks in a turn. */
export function heatSunkBy(item: EquipmentItem): number {
  const { traits } = item;
  if (traits.includes('heat-sink')) return 1;
  return traits.includes('double-heat-sink') || traits.includes('double-heat-sink-prototype') ? 2 : 0;
}

const PARTIAL_WING_COOLING = 3;
const RADICAL_COOLING_SHARE = 0.4;

/** A partial wing cools by 3; a radical heat sink system adds two fifths of the number of sink items. */
export function heatSinksOf(sheet: MechSheet, mounts: readonly OpenMount[], inEngine: number): MechHeatSinks {
  let count = 0;
  let capacity = 0;
  let items = 0;
  let wing = 0;
  let radical = false;
  for (const { item } of mounts) {
    if (item === undefined) continue;
    const sinks = sinksIn(item);
    if (sinks > 0) {
      count += sinks;
      capacity += heatSunkBy(item);
      if (!item.traits.includes('double-heat-sink-prototype')) items += 1;
    } else if (item.traits.includes('partial-wing')) {
      wing = PARTIAL_WING_COOLING;
    } else if (item.traits.includes('radical-heat-sink')) {
      radical = true;
    }
  }
  const boost = radical ? Math.ceil(items * RADICAL_COOLING_SHARE) : 0;
  return { count, kind: sheet.heatSinks.kind, inEngine, capacity: capacity + wing + boost };
}
