import type { Mech, Unit } from '../../units/index.js';
import type { ConditionSetup } from '../combatant/condition.js';
import type { Design } from '../combatant/design.js';
import { designOf } from '../kinds/kinds.js';
import { MUL_FATES, type MulUnit } from './mul-force.js';
import { mulLocations } from './mul-locations.js';
import { networkParts } from './mul-networks.js';
import { pilotAttributes } from './mul-pilot.js';
import { element } from './write-xml.js';

/** The version of MegaMek whose form this is. */
const VERSION = '0.50.07';

/**
 * A force as MegaMek's `.mul`: units, pilots, damage, shots left. Heat and whether a 'Mech lies on the ground have no place
 * in it. Units that have a fate make it the record of a game.
 * @throws {UnsupportedInBattleError} for damage of a unit that cannot fight
 */
export function writeMul(force: readonly MulUnit[]): string {
  const isRecord = force.some(({ fate }) => fate !== undefined);
  const root = isRecord
    ? element('record', { version: VERSION }, groups(force))
    : element(
        'unit',
        { version: VERSION },
        force.map((member) => entity(member, force)),
      );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** A unit without a fate has survived. */
const groups = (force: readonly MulUnit[]): string[] =>
  MUL_FATES.flatMap((group) => {
    const members = force.filter(({ fate = 'survivors' }) => fate === group);
    return members.length === 0
      ? []
      : [
          element(
            group,
            {},
            members.map((member) => entity(member, force)),
          ),
        ];
  });

function entity(member: MulUnit, force: readonly MulUnit[]): string {
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
      ...damageElements(unit, condition),
      ...network.elements,
    ],
  );
}

const MOVEMENT: Readonly<Partial<Record<Mech['chassisKind'], string>>> = {
  biped: 'Biped',
  quad: 'Quad',
  tripod: 'Tripod',
};

function damageElements(unit: Unit, condition: ConditionSetup): string[] {
  const { armor, rearArmor, structure, criticals, rounds } = condition;
  if ([armor, rearArmor, structure, criticals, rounds].every((part) => part === undefined)) return [];
  const design = designOf(unit);
  return mulLocations(design.plan).flatMap((location, index) => {
    if (location === undefined) return [];
    const layers = (
      [
        [armor, undefined],
        [structure, 'Internal'],
        [rearArmor, 'Rear'],
      ] as const
    ).flatMap(([points, type]) =>
      points?.[location] === undefined ? [] : [element('armor', { points: points[location], type })],
    );
    const children = [
      ...layers,
      ...slotElements(design, design.plan.locations.indexOf(location), criticals?.[location], rounds),
    ];
    const isDestroyed = structure?.[location] === 0 ? true : undefined;
    return children.length === 0 ? [] : [element('location', { index, isDestroyed }, children)];
  });
}

function slotElements(
  design: Design,
  location: number,
  hits: readonly number[] = [],
  rounds: readonly number[] = [],
): string[] {
  return (design.slots[location] ?? []).flatMap(({ fixture }, slot) => {
    const { mount, bin = -1 } = design.fixtures[fixture] ?? {};
    const full = design.bins[bin]?.rounds;
    const shots = rounds[bin] ?? full;
    const isHit = hits.includes(slot);
    if (!isHit && shots === full) return [];
    const type = mount === undefined ? 'System' : (mount.item?.aliases[0] ?? mount.name);
    return [element('slot', { index: slot + 1, type, isHit, isDestroyed: isHit, shots })];
  });
}
