import { computed } from '@preact/signals';
import { mechDesignOf } from '../../../src/edge/battle.js';
import type { Ammunition } from '../../../src/edge/catalog.js';
import { type Mech, withQuirks, withWeaponQuirks } from '../../../src/edge/units.js';
import { ruleset } from '../../state/address.js';
import { equipment } from '../../units/equipment.js';
import { awaited, unitAtHand } from '../../units/shelf.js';
import { UNIT_KINDS } from '../../units/unit-kinds.js';
import type { Attack } from './attack.js';
import { situation } from './situation.js';
import { quirksAddedTo } from './weapon-quirks.js';

/** The attack that the page shows, or why there is none. */
export const attackNow = computed<Attack | { readonly problem: string }>(() => {
  const { value } = situation;
  try {
    return {
      situation: value,
      ruleset: ruleset.value,
      attacker: fighter(value.attacker, value.quirksOff, value.quirksOn, value.weaponQuirks),
      target: fighter(value.target, value.targetQuirksOff, value.targetQuirksOn),
      loads: chosenLoads(value.loads),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});

/** Loads in a link that the catalog does not know are left out. */
function chosenLoads(written: readonly string[]): Readonly<Record<string, Ammunition>> {
  return Object.fromEntries(
    written.flatMap((entry) => {
      const [, weapon = '', id = ''] = /^(\d+)_(.+)$/.exec(entry) ?? [];
      const item = equipment.value.get(id);
      return item?.kind === 'ammunition' ? [[weapon, item]] : [];
    }),
  );
}

const altered = new WeakMap<Mech, Map<string, Mech>>();

/**
 * A unit with quirks switched off and on; the same one for the same switches, since its design is worked out once.
 * @throws {Error} saying which unit cannot fight and why
 */
function fighter(
  name: string,
  off: readonly string[],
  on: readonly string[],
  ofWeapons: readonly string[] = [],
): Mech {
  const unit = unitAtHand(name);
  if (unit === undefined) {
    throw new Error(
      awaited(name) ??
        `${name} is not among the units here. Drop its file on the page, or choose another unit`,
    );
  }
  if (unit.unitType !== 'Mek') {
    throw new Error(
      `${name} is not a ’Mech (${UNIT_KINDS[unit.unitType]}). Attacks by and on other units are not supported yet; the Battle Value view shows what it is worth`,
    );
  }
  mechDesignOf(unit);
  if (off.length + on.length + ofWeapons.length === 0) return unit;
  const key = JSON.stringify([off, on, ofWeapons]);
  const versions = altered.get(unit) ?? new Map<string, Mech>();
  altered.set(unit, versions);
  const version = versions.get(key) ?? otherwise(unit, off, on, ofWeapons);
  versions.set(key, version);
  return version;
}

function otherwise(
  unit: Mech,
  off: readonly string[],
  on: readonly string[],
  ofWeapons: readonly string[],
): Mech {
  const stays = (id: string) => !off.includes(id);
  const changed = withQuirks(unit, [...new Set([...unit.quirks.filter(stays), ...on])]);
  const more = new Map(
    mechDesignOf(unit).weapons.map(({ id, mount }) => [mount, quirksAddedTo(id, ofWeapons)]),
  );
  return ofWeapons.length === 0 && unit.equipment.every(({ quirks }) => quirks.every(stays))
    ? changed
    : withWeaponQuirks(
        changed,
        (mount) => [...new Set([...mount.quirks.filter(stays), ...(more.get(mount) ?? [])])],
        equipment.value,
      );
}
