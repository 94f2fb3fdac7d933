import type { Combatant, Facing } from '../../../../../src/edge/battle.js';
import type { FireChoices } from '../../../../../src/edge/table.js';
import { Choice } from '../../../../controls/choice.js';
import { Disclosure } from '../../../../controls/disclosure.js';
import { Segmented } from '../../../../controls/segmented.js';
import { Toggle } from '../../../../controls/toggle.js';
import type { FirePlan } from './fire-plan.js';

/** From left to right. */
const AROUND: readonly Facing[] = [3, 4, 5, 0, 1, 2];
const FACING_WORDS: Readonly<Record<Facing, string>> = {
  0: 'Ahead',
  1: 'Right ↷',
  2: 'Right, back',
  3: 'Behind',
  4: 'Left, back',
  5: '↶ Left',
};
/** The number of buttons in a row. */
const SIDE_BY_SIDE = 3;

interface OtherOrdersProps {
  readonly unit: Combatant;
  readonly choices: FireChoices;
  readonly plan: FirePlan;
  readonly onChange: (fields: Partial<FirePlan>) => void;
}

/** The facing of torso or turret, and orders besides or instead of fire. */
export function OtherOrders({ unit, choices, plan, onChange }: OtherOrdersProps) {
  const { facings, secondFacings, turns, flipsArms, dodges, freesTurret, friends, weapons } = choices;
  const jammed = weapons.filter(({ clears }) => clears);
  const charging = weapons.filter(({ charges }) => charges);
  const nameOf = (weapon: number) => unit.design.weapons[weapon]?.item.name ?? `weapon ${weapon}`;
  return (
    <Disclosure title="Other orders" summary={orderWords(plan, turns)}>
      {facings.length > 1 && (
        <FacingChoice
          label={turns === 'torso' ? 'Torso' : 'Turret'}
          facings={facings}
          value={plan.facing}
          onChange={(facing) => onChange({ facing })}
        />
      )}
      {secondFacings.length > 1 && (
        <FacingChoice
          label="Front turret"
          facings={secondFacings}
          value={plan.secondFacing}
          onChange={(secondFacing) => onChange({ secondFacing })}
        />
      )}
      {flipsArms && (
        <Toggle
          label="Flips its arms back"
          checked={plan.flipArms}
          onChange={(flipArms) => onChange({ flipArms })}
        />
      )}
      {dodges && <Toggle label="Dodges" checked={plan.dodge} onChange={(dodge) => onChange({ dodge })} />}
      {friends.length > 0 && (
        <Toggle
          label="Spots this target for others"
          checked={plan.spots}
          onChange={(spots) => onChange({ spots })}
        />
      )}
      {freesTurret && (
        <Toggle
          label="Frees its turret, and fires nothing"
          checked={plan.freeTurret}
          onChange={(freeTurret) => onChange({ freeTurret })}
        />
      )}
      {jammed.length > 0 && (
        <Choice
          label="Clears a jam"
          value={plan.clears}
          choices={[
            { value: -1, label: 'None' },
            ...jammed.map(({ weapon }) => ({ value: weapon, label: nameOf(weapon) })),
          ]}
          onChange={(clears) => onChange({ clears })}
        />
      )}
      {charging.map(({ weapon }) => (
        <Toggle
          key={weapon}
          label={`Charges ${nameOf(weapon)}`}
          checked={plan.charges.includes(weapon)}
          onChange={(on) =>
            onChange({
              charges: on ? [...plan.charges, weapon] : plan.charges.filter((other) => other !== weapon),
            })
          }
        />
      ))}
    </Disclosure>
  );
}

interface FacingChoiceProps {
  readonly label: string;
  readonly facings: readonly Facing[];
  readonly value: Facing;
  readonly onChange: (facing: Facing) => void;
}

function FacingChoice({ label, facings, value, onChange }: FacingChoiceProps) {
  const choices = AROUND.filter((facing) => facings.includes(facing)).map((facing) => ({
    value: facing,
    label: FACING_WORDS[facing],
  }));
  return choices.length > SIDE_BY_SIDE ? (
    <Choice label={label} value={value} choices={choices} onChange={onChange} />
  ) : (
    <Segmented
      label={label}
      name={label.toLowerCase().replaceAll(' ', '-')}
      labelled
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

function orderWords(plan: FirePlan, turns: FireChoices['turns']): string {
  const words = [
    ...(plan.facing === 0
      ? []
      : [`${turns} ${FACING_WORDS[plan.facing].replace(/[↶↷]/, '').trim().toLowerCase()}`]),
    ...(plan.flipArms ? ['arms flipped'] : []),
    ...(plan.dodge ? ['dodges'] : []),
    ...(plan.spots ? ['spots'] : []),
    ...(plan.freeTurret ? ['frees its turret'] : []),
    ...(plan.clears >= 0 ? ['clears a jam'] : []),
    ...(plan.charges.length > 0 ? ['charges'] : []),
  ];
  return words.length === 0 ? 'none' : words.join(', ');
}
