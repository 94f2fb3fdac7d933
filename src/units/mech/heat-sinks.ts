import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { GEAR } from './gear.js';
import type { Inventory } from './inventory.js';
import { isSideTorso } from './layout.js';
import type { MechHeatSinks, MechLocationState } from './mech.js';
import type { HeatSinkKind, MechSheet } from './mech-sheet.js';
import { type OpenMount, openMount } from './open-mount.js';
import { whyNoSuchEngine } from './systems.js';

/** An engine has room for one sink for each 25 points of its rating. Compact sinks need half the room. */
const RATING_PER_SINK = 25;

const ANY_SINK = GEAR['heat-sink'] | GEAR['double-heat-sink'] | GEAR['double-heat-sink-prototype'];

/** Returns the sinks that are not in slots: they are in the engine, as far as it has room. */
export function engineHeatSinks(
  sheet: MechSheet,
  catalog: Catalog,
  inventory: Inventory,
): readonly OpenMount[] {
  const { count, kind } = sheet.heatSinks;
  const found = inventory.sumOfGear(ANY_SINK, sinksIn);
  const rating = whyNoSuchEngine(sheet.engine) === undefined ? sheet.engine.rating : 0;
  const room = Math.floor(rating / RATING_PER_SINK) * (kind === 'compact' ? 2 : 1);
  const inEngine = Math.max(0, Math.min(count - found, room));
  const item = engineSinks(catalog)[kind === 'double' && sheet.heatSinks.clan ? 'clan double' : kind];
  const name = item?.aliases[0] ?? `${kind} heat sink`;
  const slots = typeof item?.slots === 'number' ? item.slots : 1;
  const sinks: OpenMount[] = [];
  for (let sink = 0; sink < inEngine; sink += 1) sinks.push(openMount(name, item, slots));
  return sinks;
}

/** Sinks in an engine, by the words of the sheet. */
const engineSinks = oncePer((catalog: Catalog) => {
  const doubles = catalog
    .withTrait('double-heat-sink')
    .filter(({ traits }) => !traits.includes('compact-heat-sink') && !traits.includes('laser-heat-sink'));
  return {
    single: catalog.withTrait('heat-sink').find(({ traits }) => !traits.includes('compact-heat-sink')),
    compact: catalog.withTrait('compact-heat-sink').find(({ traits }) => traits.includes('heat-sink')),
    laser: catalog.withTrait('laser-heat-sink')[0],
    double: doubles.find(({ techBase }) => techBase !== 'clan'),
    'clan double': doubles.find(({ techBase }) => techBase === 'clan'),
  } satisfies Record<HeatSinkKind | 'clan double', EquipmentItem | undefined>;
});

/** Number of heat sinks that an item counts as. */
export function sinksIn(item: EquipmentItem): number {
  const { traits } = item;
  if (traits.includes('double-heat-sink')) return traits.includes('compact-heat-sink') ? 2 : 1;
  return traits.includes('heat-sink') || traits.includes('double-heat-sink-prototype') ? 1 : 0;
}

/** Heat that an item dissipates in a turn. */
function heatSunkBy(item: EquipmentItem): number {
  const { traits } = item;
  if (traits.includes('heat-sink')) return 1;
  return traits.includes('double-heat-sink') || traits.includes('double-heat-sink-prototype') ? 2 : 0;
}

const PARTIAL_WING_COOLING = 3;
const RADICAL_COOLING_SHARE = 0.4;

/** A partial wing dissipates heat only in the side torsos. */
export const hasWingInTorsos = (
  { gear }: Inventory,
  locations: readonly Pick<MechLocationState, 'location' | 'slots'>[],
): boolean =>
  (gear & GEAR['partial-wing']) !== 0 &&
  locations.some(
    ({ location, slots }) =>
      isSideTorso(location) && slots.some(({ mount }) => mount?.item?.traits.includes('partial-wing')),
  );

/** A partial wing dissipates 3 heat. A radical heat sink system adds two fifths of the number of sink items. */
export function heatSinksOf(
  sheet: MechSheet,
  inventory: Inventory,
  inEngine: number,
  winged: boolean,
): MechHeatSinks {
  const wing = winged ? PARTIAL_WING_COOLING : 0;
  const boost =
    inventory.gear & GEAR['radical-heat-sink']
      ? Math.ceil(inventory.sum((item) => (isBoosted(item) ? 1 : 0)) * RADICAL_COOLING_SHARE)
      : 0;
  return {
    count: inventory.sumOfGear(ANY_SINK, sinksIn),
    kind: sheet.heatSinks.kind,
    inEngine,
    capacity: inventory.sumOfGear(ANY_SINK, heatSunkBy) + wing + boost,
  };
}

const isBoosted = (item: EquipmentItem): boolean =>
  sinksIn(item) > 0 && !item.traits.includes('double-heat-sink-prototype');
