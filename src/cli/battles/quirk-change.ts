import type { ForceUnit } from '../../battle/setup.js';
import { officialCatalog } from '../../catalog/official.js';
import { QUIRK_CATALOG } from '../../rules/quirks/index.js';
import { canonicalQuirkId, fullName, type Mount, type Unit } from '../../units/index.js';
import { withQuirks, withWeaponQuirks } from '../../units/mech/other-quirks.js';
import { InputError } from '../files/input-error.js';
import { spelled } from '../flags/quirk-and-ability-names.js';
import { didYouMean } from '../print/did-you-mean.js';
import { added, moreOrLess } from './more-or-less.js';

const idsOf = (ofWeapons: boolean): readonly string[] =>
  Object.values(QUIRK_CATALOG)
    .filter(({ category }) => (category === 'weapon') === ofWeapons)
    .map(({ id }) => id);
const UNIT_QUIRKS = idsOf(false);
const WEAPON_QUIRKS = idsOf(true);

/** Reads `quirk=+ID` or `quirk=-ID`. */
export function quirkChange(value: string): (member: ForceUnit) => ForceUnit {
  const { more, id } = moreOrLess(value, 'quirk');
  const quirk = canonicalQuirkId(spelled(id));
  if (more) checkUnitQuirk(quirk, id);
  return (member) => ({
    ...member,
    unit: withQuirks(
      member.unit,
      added(member.unit.quirks, quirk, more, `the ${fullName(member.unit)}`, 'quirk'),
    ),
  });
}

function checkUnitQuirk(quirk: string, written: string): void {
  if (UNIT_QUIRKS.includes(quirk)) return;
  if (WEAPON_QUIRKS.includes(quirk)) {
    throw new InputError(
      `--change: "${written}" is a weapon quirk; name the weapon, as in red.1.weapon-quirk=+${quirk}:Medium Laser`,
    );
  }
  const hint = didYouMean(quirk, UNIT_QUIRKS);
  throw new InputError(`--change: no quirk that matters in battle is called "${written}".${hint}`);
}

/** Reads `weapon-quirk=+ID:WEAPON` for all weapons of a name, or `…:WEAPON:LOCATION` for those in one location. */
export function weaponQuirkChange(value: string): (member: ForceUnit) => ForceUnit {
  const [signed = '', weapon = '', location] = value.split(':').map((part) => part.trim());
  const { more, id } = moreOrLess(signed, 'weapon-quirk');
  const quirk = canonicalQuirkId(spelled(id));
  if (weapon === '') {
    throw new InputError(
      `--change: weapon-quirk is "${value}"; expected a weapon after the quirk, as in ${signed}:Medium Laser or ${signed}:Medium Laser:RA`,
    );
  }
  if (more && !WEAPON_QUIRKS.includes(quirk)) {
    const hint = didYouMean(quirk, WEAPON_QUIRKS);
    throw new InputError(`--change: no weapon quirk is called "${id}".${hint}`);
  }
  return (member) => ({ ...member, unit: changedWeapons(member.unit, quirk, more, weapon, location) });
}

function changedWeapons(
  unit: Unit,
  quirk: string,
  more: boolean,
  weapon: string,
  location: string | undefined,
): Unit {
  const who = `the ${fullName(unit)}`;
  if (unit.unitType !== 'Mek') {
    throw new InputError(`--change: ${who} is not a 'Mech, and weapon quirks can be changed for 'Mechs only`);
  }
  const meant = weaponsNamed(unit.equipment, weapon, location);
  if (meant.length === 0) {
    const names = [...new Set(unit.equipment.flatMap((mount) => (isWeapon(mount) ? nameOf(mount) : [])))];
    const where = location === undefined ? '' : ` in ${location.toUpperCase()}`;
    const hint = didYouMean(weapon, names) || ` It has: ${names.join(', ')}.`;
    throw new InputError(`--change: ${who} has no "${weapon}"${where}.${hint}`);
  }
  const change = meant.filter(({ quirks }) => quirks.includes(quirk) !== more);
  if (change.length === 0) added(meant[0]?.quirks ?? [], quirk, more, `${weapon} of ${who}`, 'quirk');
  return withWeaponQuirks(
    unit,
    (mount) => {
      if (!change.includes(mount)) return mount.quirks;
      return more ? [...mount.quirks, quirk] : mount.quirks.filter((other) => other !== quirk);
    },
    officialCatalog,
  );
}

function weaponsNamed(
  equipment: readonly Mount[],
  weapon: string,
  location: string | undefined,
): readonly Mount[] {
  const known = officialCatalog.find(weapon)?.name ?? weapon;
  return equipment.filter(
    (mount) =>
      isWeapon(mount) &&
      (nameOf(mount) === known || mount.name === weapon) &&
      (location === undefined || mount.location === location.toUpperCase()),
  );
}

const isWeapon = ({ item }: Mount): boolean => item?.kind === 'weapon' || item?.kind === 'physical-weapon';
const nameOf = ({ item, name }: Mount): string => item?.name ?? name;
