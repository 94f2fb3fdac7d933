import { somebodyKinds } from '../../../../../src/edge/table.js';
import { Choice } from '../../../../controls/choice.js';
import { Stepper } from '../../../../controls/stepper.js';
import { Toggle } from '../../../../controls/toggle.js';
import { titled } from '../../../../words.js';
import { GROUND_CHOICES } from '../terrain-choices.js';
import type { SomebodyPlan } from './fire-plan.js';

const MOVED = [
  { value: 'stationary', label: 'Stood' },
  { value: 'walk', label: 'Walked or cruised' },
  { value: 'run', label: 'Ran, or at flank speed' },
  { value: 'jump', label: 'Jumped' },
] as const;

const KIND_WORDS: Readonly<Record<string, string>> = {
  mech: "'Mech",
  quad: "Four-legged 'Mech",
  vtol: 'VTOL',
};
const MOST_HEXES = 40;
const MOST_TONS = 200;
const WORST_SKILL = 8;

interface SomebodyFieldsProps {
  readonly plan: SomebodyPlan;
  readonly onChange: (fields: Partial<SomebodyPlan>) => void;
  /** For a charge or death from above, in which its weight and pilot matter. */
  readonly rammed?: boolean;
}

/** Describes a target whose sheet is elsewhere: its kind, movement and state. */
export function SomebodyFields({ plan, onChange, rammed = false }: SomebodyFieldsProps) {
  return (
    <>
      <div class="fields">
        <Choice
          label="It is a"
          value={plan.kind}
          choices={somebodyKinds().map((kind) => ({ value: kind, label: KIND_WORDS[kind] ?? titled(kind) }))}
          onChange={(kind) => onChange({ kind })}
        />
        <Choice
          label="It"
          value={plan.movement}
          choices={MOVED}
          onChange={(movement) => onChange({ movement })}
        />
        {plan.movement !== 'stationary' && (
          <Stepper
            label="Hexes it moved"
            value={plan.hexes}
            min={0}
            max={MOST_HEXES}
            onChange={(hexes) => onChange({ hexes })}
          />
        )}
        <Choice
          label="It stands in"
          value={plan.ground}
          choices={GROUND_CHOICES}
          onChange={(ground) => onChange({ ground })}
        />
      </div>
      {rammed && (
        <div class="fields">
          <Stepper
            label="Its tons"
            value={plan.tonnage}
            min={1}
            max={MOST_TONS}
            onChange={(tonnage) => onChange({ tonnage })}
          />
          <Stepper
            label="Its piloting"
            value={plan.piloting}
            min={0}
            max={WORST_SKILL}
            onChange={(piloting) => onChange({ piloting })}
          />
        </div>
      )}
      <div class="fields">
        <Toggle label="It is prone" checked={plan.prone} onChange={(prone) => onChange({ prone })} />
        <Toggle
          label="It cannot move"
          checked={plan.immobile}
          onChange={(immobile) => onChange({ immobile })}
        />
      </div>
    </>
  );
}
