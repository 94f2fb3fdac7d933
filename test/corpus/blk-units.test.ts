import { describe, expect, it } from 'vitest';
import type { EquipmentItem } from '../../src/catalog/item.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { buildOtherUnit } from '../../src/units/blk/read-blk.js';
import type { OtherMount, OtherUnit } from '../../src/units/other-unit.js';
import { canonicalQuirkId } from '../../src/units/quirks/quirk-ids.js';
import { expectedFigures, otherUnitAt } from './read-once.js';
import { referenceData, referenceText, whereAbsent } from './shared.js';

interface ExpectedMount {
  readonly name: string;
  readonly loc: string | null;
  readonly slot?: number;
  readonly rear?: boolean;
  readonly omniPod?: boolean;
  readonly size?: number;
  readonly shots?: number;
  readonly linkedName?: string;
}

interface Expected {
  readonly path: string;
  readonly unitType: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly mulId: number;
  readonly year: number;
  readonly techBase: string;
  readonly weight: number;
  readonly omni: boolean;
  readonly role: string;
  readonly source: string;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly umuMP: number;
  readonly troopers?: number;
  readonly squads?: number;
  readonly heatCapacity: number;
  readonly engine?: { readonly type: string; readonly clan: boolean };
  readonly useManualBV: boolean;
  readonly bv: number;
  readonly locations: readonly {
    readonly loc: string;
    readonly armor: number;
    readonly internal: number;
    readonly armorType: string;
    readonly armorTech: string;
    readonly bar: number;
  }[];
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly {
    readonly name: string;
    readonly loc: string;
    readonly slot: number;
    readonly quirks: readonly string[];
  }[];
  readonly equipment: readonly ExpectedMount[];
}

describe.skipIf(!referenceData)(
  `Every BLK file of the corpus is read as the reference has it${whereAbsent}`,
  () => {
    const units = new Map<Expected, OtherUnit>();
    for (const reference of expectedFigures<Expected>('.blk'))
      units.set(reference, otherUnitAt(reference.path));

    /** Differences of all files, in one field or several. */
    function differences(
      fields: (unit: OtherUnit, reference: Expected) => Record<string, readonly [unknown, unknown]>,
    ) {
      const found: string[] = [];
      for (const [reference, unit] of units) {
        for (const [field, [actual, wanted]] of Object.entries(fields(unit, reference))) {
          const [left, right] = [JSON.stringify(actual), JSON.stringify(wanted)];
          if (left !== right) found.push(`${reference.path} ${field}: ${left}, reference ${right}`);
        }
      }
      return found;
    }

    const none = (found: readonly string[]) => {
      expect(found.slice(0, 25)).toEqual([]);
      expect(found).toHaveLength(0);
    };

    it('loads all files', () => {
      expect(units.size).toBeGreaterThan(0);
    });

    it('agrees in identity', () => {
      none(
        differences((unit, reference) => ({
          unitType: [unit.unitType, reference.unitType],
          chassis: [unit.chassis, reference.chassis],
          model: [unit.model, reference.model],
          clanName: [unit.clanName ?? '', reference.clanName],
          mulId: [unit.mulId ?? -1, reference.mulId],
          year: [unit.year, reference.year],
          techBase: [unit.techBase, reference.techBase],
          role: [unit.role?.toUpperCase().replaceAll(' ', '_') ?? 'UNDETERMINED', reference.role],
          source: [unit.source ?? '', reference.source],
          omni: [unit.omni, reference.omni],
          tonnage: 'tonnage' in unit.blocks ? [unit.tonnage, reference.weight] : ['', ''],
          manualBattleValue: [unit.manualBattleValue !== undefined, reference.useManualBV],
        })),
      );
    });

    it('agrees in movement', () => {
      none(
        differences((unit, reference) => ({
          movement: [
            [unit.walk, unit.run, unit.jump, unit.umu],
            [reference.walkMP, reference.runMP, reference.jumpMP, reference.umuMP],
          ],
        })),
      );
    });

    it('agrees in armor and structure by location', () => {
      none(
        differences((unit, { locations }) => ({
          points: [
            unit.locations.map(({ location, armorPoints, structurePoints }) => [
              location,
              armorPoints,
              structurePoints,
            ]),
            // Below 0 stands for "not applicable".
            locations.map(({ loc, armor, internal }) => [loc, Math.max(0, armor), Math.max(0, internal)]),
          ],
          kind: [
            unit.locations
              .filter(({ armorPoints }) => armorPoints > 0)
              .map(({ armor, armorRating }) => [armor?.name, armorRating]),
            locations.filter(({ armor }) => armor > 0).map(({ armorType, bar }) => [armorType, bar]),
          ],
          // Where a file states none, the reference works it out from years; it makes no difference then.
          techBase: !('armor_tech' in unit.blocks)
            ? ['', '']
            : [
                unit.locations.map(({ armorTechBase }) => armorTechBase),
                locations.map(({ armorTech }) => (armorTech === 'Clan' ? 'clan' : 'inner-sphere')),
              ],
        })),
      );
    });

    it('agrees in troopers, heat sinks and engine', () => {
      none(
        differences((unit, reference) => ({
          troopers: [troopersOf(unit), [reference.troopers, reference.squads]],
          heatCapacity: [heatCapacity(unit), reference.heatCapacity],
          engine: 'engine' in unit ? [engineWords(unit.engine.type), reference.engine?.type] : ['', ''],
          clanEngine: 'engine' in unit ? [unit.engine.clan, reference.engine?.clan] : ['', ''],
        })),
      );
    });

    it('agrees in quirks', () => {
      none(
        differences((unit, { quirks }) => ({
          quirks: [[...unit.quirks].sort(), quirks.map(canonicalQuirkId).sort()],
        })),
      );
    });

    it('gives each weapon the quirks that the reference gives it', () => {
      none(
        differences((unit, { weaponQuirks }) => ({
          weaponQuirks: [
            [
              ...unit.equipment.map(({ item, location, slot, quirks }) => [item?.id, location, slot, quirks]),
              ...('bays' in unit ? unit.bays : []).map(({ bayClass, location, slot, quirks }) => [
                ...[bayClass, location, slot, quirks],
              ]),
            ].filter(([, , , quirks]) => Array.isArray(quirks) && quirks.length > 0),
            weaponQuirks.map(({ name, loc, slot, quirks }) => {
              const item = itemNamed(name);
              const named = item.kind === 'bay-weapon' ? item.bayClass : item.id;
              return [named, loc, slot, quirks.map(canonicalQuirkId)];
            }),
          ],
        })),
      );
    });

    it('mounts every listed item where the reference has it, in the same order', () => {
      none(
        differences((unit, reference) => ({
          equipment: [
            compared(unit).map(({ item, location }) => [item?.id, location]),
            comparedReference(unit, reference).map(({ name, loc }) => [itemNamed(name).id, loc]),
          ],
        })),
      );
    });

    it('agrees in what it says of each mounted item', () => {
      none(
        differences((unit, reference) => {
          const mounts = compared(unit);
          const references = comparedReference(unit, reference);
          return {
            slots: [
              mounts.map(({ slot }, place) => (references[place]?.slot === undefined ? undefined : slot)),
              references.map(({ slot }) => (unit.unitType === 'Infantry' ? undefined : slot)),
            ],
            rear: [mounts.map(({ rear }) => rear), references.map(({ rear }) => rear === true)],
            omnipod: [
              mounts.map(({ omnipod }) => omnipod),
              references.map(({ omniPod }) => omniPod === true),
            ],
            shots: [mounts.map(({ shots }) => shots), references.map(({ shots }) => shots)],
            size: [
              mounts.map(({ size }, place) => (hasSize(references[place]) ? size : undefined)),
              references.map((mount) => (hasSize(mount) ? mount.size : undefined)),
            ],
            linked: [
              mounts.map(({ linked }) => linked?.item?.id),
              references.map(({ name, linkedName }) => {
                const { kind, traits } = itemNamed(name);
                const builtIn = kind === 'infantry-weapon' || traits.includes('one-shot');
                return linkedName === undefined || builtIn ? undefined : itemNamed(linkedName).id;
              }),
            ],
          };
        }),
      );
    });

    it('mounts the weapons and the armor of infantry', () => {
      none(
        differences((unit, { equipment }) => {
          if (unit.unitType !== 'Infantry') return {};
          const fights = unit.secondaryPerSquad >= 2 ? unit.secondary : unit.primary;
          const kit = (item: EquipmentItem | undefined) => item?.traits.includes('armor-kit') === true;
          const references = equipment.map(({ name }) => itemNamed(name));
          return {
            // The reference mounts the one that settles the range.
            weapon: [fights?.item?.id, references.find((item) => item.kind === 'infantry-weapon')?.id],
            kit: [unit.armor.kit?.item?.id, references.find(kit)?.id],
            others: [
              unit.equipment
                .filter(({ item, location }) => location === 'TPRS' && item?.kind !== 'infantry-weapon')
                .filter(({ item }) => item !== undefined && !references.includes(item)),
              [],
            ],
          };
        }),
      );
    });

    it('arms the bays of large craft like the reference', () => {
      none(
        differences((unit, { equipment }) =>
          'bays' in unit
            ? {
                bays: [
                  unit.bays.map(({ location, rear, bayClass, scale }) => [location, rear, bayClass, scale]),
                  equipment.flatMap(({ name, loc, rear }) => {
                    const item = itemNamed(name);
                    return item.kind === 'bay-weapon'
                      ? [[loc, rear === true, item.bayClass, item.scale]]
                      : [];
                  }),
                ],
              }
            : {},
        ),
      );
    });

    it('tells where Clan fighters have CASE', () => {
      none(
        differences((unit, { equipment }) =>
          'clanCase' in unit
            ? {
                clanCase: [[...unit.clanCase].sort(), [...clanCaseIn(equipment)].sort()],
              }
            : {},
        ),
      );
    });

    it('warns of blocks that it passed over, of names that the reference has no item for, and of nothing else', () => {
      const told = [...units].flatMap(([{ path }, { warnings }]) =>
        warnings
          .filter(({ message }) => !/^(a second )?block .* was ignored$/.test(message))
          .map(({ line, message }) => `${path}:${line}: ${message}`),
      );
      const unknown = [...units].flatMap(([{ path }, unit]) =>
        unknownLines(unit).map((name) => ({ path, name })),
      );
      expect(told.map((text) => text.replace(/:\d+:/, ':'))).toEqual(
        unknown.map(({ path, name }) => `${path}: unknown equipment "${name}"`),
      );
      const names = new Set(Object.keys(JSON.parse(referenceText('equipment-aliases.json'))));
      for (const { name } of unknown) {
        for (const prefix of ['', 'is ', 'clan ']) expect(names).not.toContain(prefix + name.toLowerCase());
      }
    });

    it('makes the same unit again of the blocks that it kept', () => {
      for (const [{ path }, unit] of units) {
        const again = buildOtherUnit(JSON.parse(JSON.stringify(unit.blocks)), officialCatalog, path);
        expect({ ...again, warnings: [] }, path).toEqual({ ...unit, warnings: [] });
      }
    });
  },
);

function itemNamed(name: string): EquipmentItem {
  const item = officialCatalog.find(name);
  if (item === undefined) throw new RangeError(`the catalog does not know ${name}`);
  return item;
}

/** The reference does not read a size that stands in the name, and calls the weight of a bin a size as well. */
const hasSize = (mount: ExpectedMount | undefined): boolean =>
  mount?.size !== undefined && mount.size > 0 && itemNamed(mount.name).kind !== 'ammunition';

const isClanCase = (item: EquipmentItem | undefined): boolean =>
  item?.traits.includes('case') === true && item.techBase === 'clan';

/** Some files list what their chassis has anyway, which makes no difference. */
const clanCaseIn = (equipment: readonly ExpectedMount[]): ReadonlySet<string | null> =>
  new Set(equipment.flatMap(({ name, loc }) => (isClanCase(itemNamed(name)) ? [loc] : [])));

/**
 * The reference leaves out what it does not know, and mounts more than files list: attacks on 'Mechs, rounds in one-shot weapons, motive systems of battle
 * armor, bays. Of these and of the arms of infantry, one weapon and what special training brings, other tests speak.
 */
function isListed(unit: OtherUnit, item: EquipmentItem, location: string | null | undefined): boolean {
  if (location === null || item.kind === 'bay-weapon' || item.traits.includes('infantry-attack'))
    return false;
  if (unit.unitType === 'Infantry' && location === 'TPRS') return false;
  return !('clanCase' in unit && isClanCase(item));
}

const compared = (unit: OtherUnit): readonly OtherMount[] =>
  unit.equipment.filter(({ item, location }) => item !== undefined && isListed(unit, item, location));

const comparedReference = (unit: OtherUnit, { equipment }: Expected): readonly ExpectedMount[] =>
  equipment.filter(({ name, loc }) => isListed(unit, itemNamed(name), loc));

const unknownLines = ({ equipment }: OtherUnit): readonly string[] =>
  equipment.flatMap(({ item, name }) => (item === undefined ? [name] : []));

function troopersOf(unit: OtherUnit): readonly [number | undefined, number | undefined] {
  if (unit.unitType === 'Infantry') return [unit.troopers, unit.squads];
  return unit.unitType === 'BattleArmor' ? [unit.troopers, 1] : [undefined, undefined];
}

const NO_HEAT = 999;

function heatCapacity(unit: OtherUnit): number {
  if (!('heatSinks' in unit) || unit.unitType === 'Conventional Fighter') return NO_HEAT;
  return unit.heatSinks.count * (unit.heatSinks.kind === 'double' ? 2 : 1);
}

const ENGINE_WORDS: Readonly<Record<string, string>> = {
  fusion: 'Fusion',
  ice: 'ICE',
  xl: 'XL',
  xxl: 'XXL',
  light: 'Light',
  compact: 'Compact',
  'fuel-cell': 'Fuel Cell',
  fission: 'Fission',
  none: 'None',
  steam: 'Steam',
  battery: 'Battery',
};

const engineWords = (type: string): string => ENGINE_WORDS[type] ?? type;
