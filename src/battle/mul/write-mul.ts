import { NOWHERE } from '../../rules/body/plan.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Mech, Unit } from '../../units/index.js';
import type { ConditionSetup } from '../combatant/condition.js';
import type { Design } from '../combatant/design.js';
import { roundsWhenFull } from '../combatant/full-bin.js';
import { designOf } from '../kinds/kinds.js';
import { MUL_FATES, type MulUnit } from './mul-force.js';
import { mulLocations } from './mul-locations.js';
import { networkParts } from './mul-networks.js';
import { pilotAttributes } from './mul-pilot.js';
import { vehicleElements } from './mul-vehicle.js';
import { element } from './write-xml.js';

/** The version of MegaMek that writes this form. */
const VERSION = '0.50.07';

/**
 * Returns a force as MegaMek's `.mul`: units, pilots, damage, shots left in bins that are not full by the ruleset.
 * `lostInMul` says what the format has no place for, such as heat. If units have a fate, the file is the record of a game.
 * @throws {UnsupportedInBattleError} for damage to a unit that cannot fight
 */
export function writeMul(force: readonly MulUnit[], options: RulesetOption = {}): string {
  const isRecord = force.some(({ fate }) => fate !== undefined);
  const entities = (members: readonly MulUnit[]) => members.map((member) => entity(member, force, options));
  const root = isRecord
    ? element('record', { version: VERSION }, groups(force, entities))
    : element('unit', { version: VERSION }, entities(force));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** A unit without a fate has survived. */
const groups = (
  force: readonly MulUnit[],
  entities: (members: readonly MulUnit[]) => readonly string[],
): string[] =>
  MUL_FATES.flatMap((group) => {
    const members = force.filter(({ fate = 'survivors' }) => fate === group);
    return members.length === 0 ? [] : [element(group, {}, entities(members))];
  });

function entity(member: MulUnit, force: readonly MulUnit[], options: RulesetOption): string {
  const { unit, pilot = {}, condition = {}, commander, edgeTriggers = [] } = member;
  const { chassis, clanName, model } = unit;
  const network = networkParts(member, force);
  return element(
    'entity',
    {
      chassis: clanName === undefined ? chassis : `${chassis} (${clanName})`,
      model,
      type: unit.unitType === 'Mek' ? MOVEMENT[unit.chassisKind] : undefined,
      commander: commander ?? false,
      deployment: 0,
      ...network.attributes,
    },
    [
      element('pilot', pilotAttributes(pilot, condition.wounds ?? 0, edgeTriggers, unit)),
      ...damageElements(unit, condition, options),
      ...network.elements,
    ],
  );
}

const MOVEMENT: Readonly<Partial<Record<Mech['chassisKind'], string>>> = {
  biped: 'Biped',
  quad: 'Quad',
  tripod: 'Tripod',
};

function damageElements(unit: Unit, condition: ConditionSetup, options: RulesetOption): string[] {
  const { armor, rearArmor, structure, criticals, rounds, vehicle, protoMech } = condition;
  const parts = [armor, rearArmor, structure, criticals, rounds, vehicle, protoMech];
  if (parts.every((part) => part === undefined)) return [];
  const design = designOf(unit);
  const full = design.bins.map((bin) => roundsWhenFull(bin, options));
  const locations = mulLocations(design.plan).flatMap((location, index) => {
    if (location === undefined) {
      const loose = namedElements(design, full, NOWHERE, condition);
      return loose.length === 0 ? [] : [element('location', { index }, loose)];
    }
    const layers = (
      [
        [armor, undefined],
        [structure, 'Internal'],
        [rearArmor, 'Rear'],
      ] as const
    ).flatMap(([points, type]) =>
      points?.[location] === undefined ? [] : [element('armor', { points: points[location], type })],
    );
    const at = design.plan.locations.indexOf(location);
    if (at < 0) return [];
    const children = [
      ...layers,
      ...slotElements(design, full, at, criticals?.[location], rounds),
      ...systemHits(protoMech?.hits?.[location] ?? 0),
      ...((vehicle?.stabilizers ?? []).includes(location) ? [element('stabilizer', { isHit: true })] : []),
      ...namedElements(design, full, at, condition),
    ];
    const isDestroyed = structure?.[location] === 0 ? true : undefined;
    return children.length === 0 ? [] : [element('location', { index, isDestroyed }, children)];
  });
  return [...vehicleElements(condition, design), ...locations];
}

/** Critical hits of a ProtoMech are written as slots of systems. */
const systemHits = (hits: number): string[] =>
  Array.from({ length: hits }, (_, slot) =>
    element('slot', { index: slot + 1, type: 'System', isHit: true, isDestroyed: true }),
  );

/** Equipment of a unit without slots that is destroyed or has been fired. */
function namedElements(
  design: Design,
  full: readonly number[],
  at: number,
  condition: ConditionSetup,
): string[] {
  const { rounds = [], vehicle, protoMech } = condition;
  const destroyed = vehicle?.destroyed ?? protoMech?.destroyed ?? [];
  if (design.slots.some((slots) => slots.length > 0)) return [];
  return design.fixtures.flatMap(({ index, location, mount, bin }) => {
    if (location !== at || mount === undefined) return [];
    const shots = rounds[bin] ?? full[bin];
    const isDestroyed = destroyed.includes(index);
    if (!isDestroyed && shots === full[bin]) return [];
    const type = mount.item?.aliases[0] ?? mount.name;
    return [element('slot', { index: 'N/A', type, isHit: isDestroyed, isDestroyed, shots })];
  });
}

function slotElements(
  design: Design,
  full: readonly number[],
  location: number,
  hits: readonly number[] = [],
  rounds: readonly number[] = [],
): string[] {
  return (design.slots[location] ?? []).flatMap(({ fixture }, slot) => {
    const { mount, bin = -1 } = design.fixtures[fixture] ?? {};
    const shots = rounds[bin] ?? full[bin];
    const isHit = hits.includes(slot);
    if (!isHit && shots === full[bin]) return [];
    const type = mount === undefined ? 'System' : (mount.item?.aliases[0] ?? mount.name);
    return [element('slot', { index: slot + 1, type, isHit, isDestroyed: isHit, shots })];
  });
}
