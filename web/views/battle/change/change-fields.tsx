import { QUIRK_CATALOG } from '../../../../src/edge/rules.js';
import { ABILITIES, abilityName, designationsFor, weaponNames } from '../../../controls/ability-words.js';
import { Choice } from '../../../controls/choice.js';
import { Stepper } from '../../../controls/stepper.js';
import { UnitPicker } from '../../../controls/unit-picker.js';
import { unitOf } from '../../../forces/found-unit.js';
import type { Member } from '../../../forces/member.js';
import { BOTH_SIDES, SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { readMember } from '../../../forces/written-member.js';
import { BEST_SKILL, REGULAR, WORST_SKILL } from '../../../skills.js';
import { ruleset } from '../../../state/address.js';
import { refuseAsFighter } from '../../../units/fighting-unit.js';
import { OFFERED_RULESETS, RULESET_WORDS } from '../../../words.js';
import { forces, LANDSCAPE_CHOICES, landscape, opponentsOf } from '../setup/battle-state.js';
import { unitLabels } from '../unit-labels.js';
import { type Change, type ChangeKind, changeText, writeChange } from './change-state.js';

const KIND_CHOICES = [
  { value: 'skills', label: 'its pilot’s skills' },
  { value: 'ability', label: 'an ability, added or removed' },
  { value: 'quirk', label: 'a quirk, added or removed' },
  { value: 'weapon-quirk', label: 'a weapon quirk, added or removed' },
  { value: 'unit', label: 'another unit' },
  { value: 'map', label: 'another landscape' },
  { value: 'ruleset', label: 'another ruleset' },
] as const;

const ALL_QUIRKS = Object.values(QUIRK_CATALOG).sort((one, other) => (one.name < other.name ? -1 : 1));
const QUIRKS = ALL_QUIRKS.filter(({ category }) => category !== 'weapon');
const WEAPON_QUIRKS = ALL_QUIRKS.filter(({ category }) => category === 'weapon');

const memberAt = ({ side, place }: Pick<Change, 'side' | 'place'>): Member | undefined =>
  forces[side].value[place];

/** An initial change that makes a difference. */
export function usualChange(kind: ChangeKind = 'skills', side: Change['side'] = 'red', place = 0): Change {
  return { kind, side, place, value: usualValue(kind, memberAt({ side, place })) };
}

function usualValue(kind: ChangeKind, member: Member | undefined): string {
  switch (kind) {
    case 'skills':
      return `${Math.max(BEST_SKILL, (member?.gunnery ?? REGULAR.gunnery) - 1)}/${Math.max(BEST_SKILL, (member?.piloting ?? REGULAR.piloting) - 1)}`;
    case 'ability':
      return `+${ABILITIES.find(({ id, requiresDesignation }) => !requiresDesignation && !member?.abilities.includes(id))?.id}`;
    case 'quirk':
      return `+${QUIRKS.find(({ id }) => !(member && unitOf(member)?.quirks.includes(id)))?.id}`;
    case 'weapon-quirk': {
      const [weapon = ''] = weaponNames(member && unitOf(member));
      return weaponQuirkChoices(member, weapon)[0]?.value ?? '';
    }
    case 'unit':
      return member?.name ?? '';
    case 'map':
      return LANDSCAPE_CHOICES.find(({ value }) => value !== landscape.peek())?.value ?? 'hills';
    case 'ruleset':
      return OFFERED_RULESETS.find((name) => name !== ruleset.peek()) ?? 'standard';
  }
}

export function ChangeFields({ change }: { readonly change: Change }) {
  const set = (fields: Partial<Change>) => {
    changeText.value = writeChange({ ...change, ...fields });
  };
  const onUnit = change.kind !== 'map' && change.kind !== 'ruleset';
  const members = BOTH_SIDES.flatMap((side) =>
    forces[side].value.map(({ name }, place) => ({ side, place, name })),
  );
  const labels = unitLabels(members.map(({ side, name }) => ({ side: SIDE_NAMES[side], name })));
  const places = members.map(({ side, place }, index) => ({
    value: `${side}.${place}`,
    label: `${SIDE_SIGNS[side]} ${labels[index]}`,
  }));
  return (
    <div class="fields change-fields">
      <Choice
        label="What changes"
        value={change.kind}
        choices={KIND_CHOICES}
        onChange={(kind) => {
          changeText.value = writeChange(usualChange(kind, change.side, change.place));
        }}
      />
      {onUnit && (
        <Choice
          label="Of"
          value={`${change.side}.${change.place}`}
          choices={places}
          onChange={(chosen) => {
            const [side, place] = chosen.split('.');
            changeText.value = writeChange(
              usualChange(change.kind, side === 'blue' ? 'blue' : 'red', Number(place)),
            );
          }}
        />
      )}
      <ValueField change={change} set={set} />
    </div>
  );
}

function ValueField({
  change,
  set,
}: {
  readonly change: Change;
  readonly set: (fields: Partial<Change>) => void;
}) {
  const { kind, value } = change;
  const member = memberAt(change);
  switch (kind) {
    case 'skills': {
      const { gunnery, piloting } = readMember(`x:${value}`);
      return (
        <>
          <Stepper
            label="Gunnery becomes"
            value={gunnery}
            min={BEST_SKILL}
            max={WORST_SKILL}
            onChange={(next) => set({ value: `${next}/${piloting}` })}
          />
          <Stepper
            label="Piloting becomes"
            value={piloting}
            min={BEST_SKILL}
            max={WORST_SKILL}
            onChange={(next) => set({ value: `${gunnery}/${next}` })}
          />
        </>
      );
    }
    case 'ability':
      return (
        <Choice
          label="Ability"
          value={value}
          choices={abilityChoices(change, member)}
          onChange={(next) => set({ value: next })}
        />
      );
    case 'quirk':
      return (
        <Choice
          label="Quirk"
          value={value}
          choices={quirkChoices(member)}
          onChange={(next) => set({ value: next })}
        />
      );
    case 'weapon-quirk': {
      const [, weapon = ''] = value.split(':');
      return (
        <>
          <Choice
            label="Weapons"
            value={weapon}
            choices={weaponNames(member && unitOf(member)).map((name) => ({ value: name, label: name }))}
            onChange={(next) => set({ value: weaponQuirkChoices(member, next)[0]?.value ?? '' })}
          />
          <Choice
            label="Quirk"
            value={value}
            choices={weaponQuirkChoices(member, weapon)}
            onChange={(next) => set({ value: next })}
          />
        </>
      );
    }
    case 'unit':
      return (
        <UnitPicker
          label="Unit becomes"
          value={value}
          refuse={refuseAsFighter}
          onChange={(next) => set({ value: next })}
        />
      );
    case 'map':
      return (
        <Choice
          label="Landscape becomes"
          value={value}
          choices={LANDSCAPE_CHOICES}
          onChange={(next) => set({ value: next })}
        />
      );
    case 'ruleset':
      return (
        <Choice
          label={`In place of ${RULESET_WORDS[ruleset.value]}`}
          value={value}
          choices={OFFERED_RULESETS.map((name) => ({
            value: name as string,
            label: RULESET_WORDS[name],
            disabled: name === ruleset.value,
          }))}
          onChange={(next) => set({ value: next })}
        />
      );
  }
}

function abilityChoices(
  { side }: Change,
  member: Member | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const had = member?.abilities ?? [];
  const opponents = opponentsOf(side);
  const around = { weapons: member === undefined ? [] : weaponNames(unitOf(member)), opponents };
  const ids = ABILITIES.flatMap(({ id, requiresDesignation }) => {
    const chosen = designationsFor(id, around);
    if (chosen.length === 0) return requiresDesignation ? [] : [id];
    return chosen.map(({ value }) => `${id}_${value}`);
  }).filter((id) => !had.includes(id));
  return [
    ...had.map((id) => ({ value: `-${id}`, label: `without ${abilityName(id, opponents)}` })),
    ...ids.map((id) => ({ value: `+${id}`, label: `with ${abilityName(id, opponents)}` })),
  ];
}

function quirkChoices(
  member: Member | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const had = (member && unitOf(member)?.quirks) ?? [];
  const nameOf = (id: string): string =>
    Object.values(QUIRK_CATALOG).find((quirk) => quirk.id === id)?.name ?? id.replaceAll('_', ' ');
  return [
    ...had.map((id) => ({ value: `-${id}`, label: `without ${nameOf(id)}` })),
    ...QUIRKS.filter(({ id }) => !had.includes(id)).map(({ id, name }) => ({
      value: `+${id}`,
      label: `with ${name}`,
    })),
  ];
}

/** For all weapons of a name: a minus if one of them has the quirk, a plus if one lacks it. */
function weaponQuirkChoices(
  member: Member | undefined,
  weapon: string,
): readonly { readonly value: string; readonly label: string }[] {
  const unit = member && unitOf(member);
  const meant = unit?.equipment.filter(({ item }) => item?.name === weapon) ?? [];
  return [
    ...WEAPON_QUIRKS.filter(({ id }) => meant.some(({ quirks }) => quirks.includes(id))).map(
      ({ id, name }) => ({ value: `-${id}:${weapon}`, label: `without ${name}` }),
    ),
    ...WEAPON_QUIRKS.filter(({ id }) => meant.some(({ quirks }) => !quirks.includes(id))).map(
      ({ id, name }) => ({ value: `+${id}:${weapon}`, label: `with ${name}` }),
    ),
  ];
}
