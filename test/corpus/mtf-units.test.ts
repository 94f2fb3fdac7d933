import { describe, expect, it } from 'vitest';
import type { GyroType } from '../../src/catalog/gyro-types.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Mech } from '../../src/units/mech/mech.js';
import { nominalSlots } from '../../src/units/mech/nominal-slots.js';
import type { CockpitType, EngineType } from '../../src/units/mech/systems.js';
import { canonicalQuirkId } from '../../src/units/quirks/quirk-ids.js';
import { expectedFigures, mechAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

interface Expected {
  readonly path: string;
  readonly class: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly mulId: number;
  readonly year: number;
  readonly techBase: string;
  readonly weight: number;
  readonly omni: boolean;
  readonly primitive: boolean;
  readonly role: string;
  readonly source: string;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly umuMP: number;
  readonly heatSinks: number;
  readonly heatCapacity: number;
  readonly gyro: string;
  readonly cockpit: string;
  readonly tsm: boolean;
  readonly industrialTSM: boolean;
  readonly fullHeadEject: boolean;
  readonly patchwork: boolean;
  readonly structure: string;
  readonly engine: { readonly typeConst: string; readonly rating: number; readonly clan: boolean };
  readonly locations: readonly {
    readonly loc: string;
    readonly armor: number;
    readonly rear?: number;
    readonly internal: number;
    readonly armorType: string;
    readonly armorTech: string;
    readonly bar: number;
  }[];
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly { name: string; loc: string; slot: number; quirks: readonly string[] }[];
  readonly equipment: readonly {
    readonly name: string;
    readonly loc: string | null;
    readonly slot?: number;
    readonly crits: number;
    readonly rear?: true;
    readonly omniPod?: true;
    readonly armored?: true;
    readonly size?: number;
    readonly shots?: number;
    readonly linkedName?: string;
  }[];
}

const ENGINES: Readonly<Record<string, EngineType>> = {
  NORMAL_ENGINE: 'fusion',
  COMBUSTION_ENGINE: 'ice',
  XL_ENGINE: 'xl',
  XXL_ENGINE: 'xxl',
  FUEL_CELL: 'fuel-cell',
  LIGHT_ENGINE: 'light',
  COMPACT_ENGINE: 'compact',
  FISSION: 'fission',
};

const GYROS: Readonly<Record<string, GyroType>> = {
  'Standard Gyro': 'standard',
  'XL Gyro': 'xl',
  'Compact Gyro': 'compact',
  'Heavy Duty Gyro': 'heavy-duty',
  'Superheavy Gyro': 'superheavy',
  None: 'none',
};

const COCKPITS: Readonly<Record<string, CockpitType>> = {
  'Standard Cockpit': 'standard',
  // The reference says so of a standard cockpit on an industrial frame.
  'Industrial Cockpit (Adv. FCS)': 'standard',
  'Command Console': 'command-console',
  'Small Cockpit': 'small',
  'Torso-Mounted Cockpit': 'torso-mounted',
  'Industrial Cockpit': 'industrial',
  'Primitive Cockpit': 'primitive',
  'Primitive Industrial Cockpit': 'primitive-industrial',
  'Interface Cockpit': 'interface',
  'QuadVee Cockpit': 'quadvee',
  'Tripod Cockpit': 'tripod',
  'Superheavy Cockpit': 'superheavy',
  'Superheavy Tripod Cockpit': 'superheavy-tripod',
};

const KINDS: Readonly<Record<string, string>> = {
  BipedMek: 'biped',
  QuadMek: 'quad',
  TripodMek: 'tripod',
  LandAirMek: 'lam',
  QuadVee: 'quadvee',
};

describe.skipIf(!referenceData)(
  `Every .mtf file of the corpus reads as the reference reads it${whereAbsent}`,
  () => {
    const expected = expectedFigures<Expected>('.mtf');

    const differences = (actual: (mech: Mech) => unknown, wanted: (reference: Expected) => unknown) =>
      expected.flatMap((reference) => {
        const left = JSON.stringify(actual(mechAt(reference.path)));
        const right = JSON.stringify(wanted(reference));
        return left === right ? [] : [`${reference.path}: ${left}, reference ${right}`];
      });
    const agree = (actual: (mech: Mech) => unknown, wanted: (reference: Expected) => unknown) => {
      const found = differences(actual, wanted);
      expect(found.slice(0, 10)).toEqual([]);
      expect(found).toHaveLength(0);
    };

    it('all load', () => expect(expected.map(({ path }) => mechAt(path))).not.toHaveLength(0));

    it('none with a warning', () => {
      const warned = expected.map(({ path }) => [path, mechAt(path).warnings] as const);
      expect(warned.filter(([, warnings]) => warnings.length > 0).slice(0, 10)).toEqual([]);
    });

    it('chassis, model, Clan name, Master Unit List id and year', () =>
      agree(
        (mech) => [mech.chassis, mech.model, mech.clanName ?? '', mech.mulId ?? -1, mech.year],
        (reference) => [
          reference.chassis,
          reference.model,
          reference.clanName,
          reference.mulId,
          reference.year,
        ],
      ));

    it('tech base, mass, kind of chassis, omni, primitive', () =>
      agree(
        (mech) => [mech.techBase, mech.tonnage, mech.chassisKind, mech.omni, mech.primitive],
        ({ techBase, weight, class: kind, omni, primitive }) => [
          techBase,
          weight,
          KINDS[kind],
          omni,
          primitive,
        ],
      ));

    it('role and source', () =>
      agree(
        (mech) => [mech.role?.toUpperCase().replaceAll(' ', '_') ?? 'UNDETERMINED', mech.source ?? ''],
        ({ role, source }) => [role, source],
      ));

    it('movement', () =>
      agree(
        ({ walk, run, jump, umu }) => [walk, run, jump, umu],
        ({ walkMP, runMP, jumpMP, umuMP }) => [walkMP, runMP, jumpMP, umuMP],
      ));

    it('engine, gyro, cockpit, ejection and myomer', () =>
      agree(
        (mech) => [
          mech.engine.type,
          mech.engine.rating,
          mech.engine.clan,
          mech.gyro,
          mech.cockpit,
          mech.fullHeadEjection,
          mech.myomer === 'triple-strength' || mech.myomer === 'prototype-triple-strength',
          mech.myomer === 'industrial-triple-strength',
        ],
        ({ engine, gyro, cockpit, fullHeadEject, tsm, industrialTSM }) => [
          ENGINES[engine.typeConst],
          engine.rating,
          engine.clan,
          GYROS[gyro],
          COCKPITS[cockpit],
          fullHeadEject,
          tsm,
          industrialTSM,
        ],
      ));

    it('heat sinks and heat capacity', () =>
      agree(
        ({ heatSinks }) => [heatSinks.count, heatSinks.capacity],
        ({ heatSinks, heatCapacity }) => [heatSinks, heatCapacity],
      ));

    it('armor and structure of every location', () =>
      agree(
        (mech) => [
          mech.structure?.name,
          mech.patchwork,
          mech.locations.map((state) => [
            state.location,
            state.armorPoints,
            state.rearArmorPoints,
            state.structurePoints,
            state.armor?.name,
            state.armorTechBase === 'clan' ? 'Clan' : 'IS',
            state.armor?.armor.armorRating,
          ]),
        ],
        ({ structure, patchwork, locations }) => [
          structure,
          patchwork,
          locations.map(({ loc, armor, rear, internal, armorType, armorTech, bar }) => [
            loc,
            armor,
            rear,
            internal,
            armorType,
            armorTech,
            bar,
          ]),
        ],
      ));

    it('quirks', () =>
      agree(
        ({ quirks }) => [...quirks].sort(),
        ({ quirks }) => quirks.map(canonicalQuirkId).sort(),
      ));

    it('quirks of each weapon', () =>
      agree(
        ({ equipment }) =>
          equipment
            .filter(({ quirks }) => quirks.length > 0)
            .map(({ item, location, slot, quirks }) =>
              [item?.aliases[0], location, slot, [...quirks].sort()].join(),
            )
            .sort(),
        ({ weaponQuirks }) =>
          weaponQuirks
            .map(({ name, loc, slot, quirks }) =>
              [name, loc, slot, quirks.map(canonicalQuirkId).sort()].join(),
            )
            .sort(),
      ));

    it('every mounted item in its order, with location, slot, facing, size, rounds and link', () =>
      agree(
        ({ equipment }) =>
          equipment.map((mount) => [
            mount.item?.aliases[0],
            mount.location ?? null,
            mount.slot ?? null,
            mount.rear,
            mount.omnipod,
            mount.armored,
            mount.item?.sizeStep === undefined ? null : (mount.size ?? 0),
            mount.shots ?? null,
            mount.linked?.item?.aliases[0] ?? null,
          ]),
        ({ equipment }) =>
          equipment.map(({ name, loc, slot, rear, omniPod, armored, size, shots, linkedName }) => [
            name,
            loc,
            slot ?? null,
            rear ?? false,
            omniPod ?? false,
            armored ?? false,
            officialCatalog.fromFile(name)?.sizeStep === undefined ? null : (size ?? 0),
            shots ?? null,
            linkedName ?? null,
          ]),
      ));

    // Some files list the armor of one side in their slots and that of the other in their header, which decides.
    it('every item but armor takes the slots it should', () =>
      agree(
        (mech) =>
          mech.equipment
            .filter(({ item, location }) => location !== undefined && item?.kind !== 'armor')
            .map((mount) => [mount.item?.aliases[0], nominalSlots(mount, mech)]),
        ({ equipment }) =>
          equipment
            .filter(({ name, loc }) => loc !== null && officialCatalog.fromFile(name)?.kind !== 'armor')
            .map(({ name, crits }) => [name, crits]),
      ));
  },
);
