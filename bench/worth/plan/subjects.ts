import { createHash } from 'node:crypto';
import type { AbilityEntry } from '../../../src/rules/abilities/ability.js';
import { NO_EFFECT } from '../../../src/rules/hooks.js';
import type { QuirkEntry } from '../../../src/rules/quirks/quirk.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import type { Mount, Unit } from '../../../src/units/index.js';
import type { Engine } from '../engine.js';
import type { Change } from './cells.js';

/** Something to measure. */
export interface Subject {
  /** Its name in files: kind, id and ruleset. */
  readonly key: string;
  readonly kind: 'ability' | 'quirk' | 'skill' | 'armor';
  readonly id: string;
  readonly ruleset: RulesetName;
  readonly change: Change;
  /** Its part of seeds: each subject has its own games, so that the luck of one figure does not affect another. */
  readonly number: number;
}

export const RULESETS_MEASURED = ['standard', 'total-warfare'] as const satisfies readonly RulesetName[];

const keyOf = (kind: Subject['kind'], id: string, ruleset: RulesetName): string => `${kind} ${id} ${ruleset}`;

const subject = (kind: Subject['kind'], id: string, ruleset: RulesetName, change: Change): Subject => ({
  key: keyOf(kind, id, ruleset),
  kind,
  id,
  ruleset,
  change,
  number: createHash('sha256')
    .update(keyOf(kind, id, ruleset))
    .digest()
    .readUInt32BE(),
});

const acts = ({ effects }: AbilityEntry | QuirkEntry, ruleset: RulesetName): boolean =>
  effects[ruleset] !== NO_EFFECT;

/** All abilities and quirks in each ruleset in which they act. */
export const abilitiesAndQuirks = (engine: Engine): readonly Subject[] =>
  RULESETS_MEASURED.flatMap((ruleset) => [
    ...engine.abilities
      .filter((ability) => acts(ability, ruleset))
      .map((ability) => subject('ability', ability.id, ruleset, withAbility(ability.id))),
    ...engine.quirks
      .filter((quirk) => acts(quirk, ruleset))
      .map((quirk) => subject('quirk', quirk.id, ruleset, withQuirk(engine, quirk))),
  ]);

/** Every pilot of the side has it, with the designation that is best on paper. */
const withAbility =
  (id: string): Change =>
  (force, opponents) =>
    force.map((member) => ({
      ...member,
      pilot: { abilities: [`${id}${designationOf(id, member.unit, opponents)}`] },
    }));

/** An ability's designation, as the suffix of its id; empty if it needs none. */
function designationOf(id: string, unit: Unit, [opponent = '']: readonly string[]): string {
  const weapon = mainWeapon(unit);
  const type = weapon?.item?.name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  const category = weapon?.item?.kind === 'weapon' ? weapon.item.category : 'energy';
  const chosen: Readonly<Record<string, string | undefined>> = {
    weapon_specialist: type,
    sandblaster: type,
    gunnery_specialist: category,
    blood_stalker: opponent,
    range_master: 'medium',
    animal_mimicry: 'light_woods',
  };
  return chosen[id] === undefined ? '' : `_${chosen[id]}`;
}

/** The weapon with the highest Battle Value; of several of a kind, the first. */
function mainWeapon({ equipment }: Unit): Mount | undefined {
  let best: Mount | undefined;
  const valueOfMount = (mount: Mount | undefined): number => {
    const value = mount?.item?.kind === 'weapon' ? mount.item.battleValue : 0;
    return typeof value === 'number' ? value : 0;
  };
  for (const mount of equipment) if (valueOfMount(mount) > valueOfMount(best)) best = mount;
  return best;
}

/** Every unit of the side has it; a weapon's quirk is that of its main weapon, and of 'Mechs alone. */
function withQuirk(engine: Engine, { id, category }: QuirkEntry): Change {
  const changed = remembered((unit) => {
    if (category !== 'weapon') return engine.withQuirks(unit, [id]);
    const weapon = mainWeapon(unit);
    if (unit.unitType !== 'Mek' || weapon?.location === undefined) return unit;
    const { name, location, slot } = weapon;
    const weaponQuirks = [{ quirk: id, weapon: name, location, ...(slot !== undefined && { slot }) }];
    return engine.readUnit(JSON.stringify({ ...JSON.parse(engine.writeUnit(unit)), weaponQuirks }));
  });
  return (force) => force.map((member) => ({ ...member, unit: changed(member.unit) }));
}

/** Every pilot and crew of the side with these skills, against 4/5. */
export const withSkills =
  (gunnery: number, piloting: number): Change =>
  (force) =>
    force.map((member) => ({ ...member, pilot: { gunnery, piloting } }));

const SKILLS = Array.from({ length: 9 }, (_, skill) => skill);

export const skillGrid = (): readonly Subject[] =>
  SKILLS.flatMap((gunnery) =>
    SKILLS.map((piloting) =>
      subject('skill', `${gunnery}/${piloting}`, 'standard', withSkills(gunnery, piloting)),
    ),
  );

/** Armor of 'Mechs, as percentages of their own. */
const ARMOR_STEPS = [70, 80, 90, 110, 120, 130] as const;

export const armorSteps = (engine: Engine): readonly Subject[] =>
  ARMOR_STEPS.map((percent) => subject('armor', `${percent}`, 'standard', withArmor(engine, percent)));

/** 'Mechs of the side with more or less armor everywhere, regardless of tonnage. */
export function withArmor(engine: Engine, percent: number): Change {
  const changed = remembered((unit) => {
    if (unit.unitType !== 'Mek') return unit;
    const sheet = JSON.parse(engine.writeUnit(unit)) as {
      armorPoints: Record<string, Record<string, number>>;
    };
    for (const sides of Object.values(sheet.armorPoints))
      for (const [side, points] of Object.entries(sides)) sides[side] = Math.round((points * percent) / 100);
    return engine.readUnit(JSON.stringify(sheet));
  });
  return (force) => force.map((member) => ({ ...member, unit: changed(member.unit) }));
}

/** The same unit for the same unit: jobs know units by identity. */
function remembered(change: (unit: Unit) => Unit): (unit: Unit) => Unit {
  const known = new Map<Unit, Unit>();
  return (unit) => {
    let changed = known.get(unit);
    if (changed === undefined) {
      changed = change(unit);
      known.set(unit, changed);
    }
    return changed;
  };
}
