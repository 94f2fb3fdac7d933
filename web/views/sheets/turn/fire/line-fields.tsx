import type { Combatant, Stage } from '../../../../../src/edge/battle.js';
import type { FireChoices } from '../../../../../src/edge/table.js';
import { Choice } from '../../../../controls/choice.js';
import { Disclosure } from '../../../../controls/disclosure.js';
import { Stepper } from '../../../../controls/stepper.js';
import { Toggle } from '../../../../controls/toggle.js';
import { titled } from '../../../../words.js';
import { unitWords } from '../../log/action-words.js';
import { ANYWHERE, type LinePlan, NO_SPOTTER } from './fire-plan.js';

const BEARINGS = [
  { value: 'front', label: 'Ahead' },
  { value: 'left', label: 'To its left' },
  { value: 'right', label: 'To its right' },
  { value: 'rear', label: 'Behind it' },
] as const;

interface LineFieldsProps {
  readonly stage: Stage;
  /** Undefined for a target without a sheet. */
  readonly target: Combatant | undefined;
  readonly choices: FireChoices;
  readonly line: LinePlan;
  readonly onChange: (fields: Partial<LinePlan>) => void;
}

/** The line to the target: intervening terrain, cover, spotters, and the location aimed at. */
export function LineFields({ stage, target, choices, line, onChange }: LineFieldsProps) {
  return (
    <Disclosure title="Line of fire" summary={lineWords(line)}>
      <div class="fields">
        <Choice
          label="Target is"
          value={line.bearing}
          choices={BEARINGS}
          onChange={(bearing) => onChange({ bearing })}
        />
        <Stepper
          label="Light woods between"
          value={line.light}
          min={0}
          max={9}
          onChange={(light) => onChange({ light })}
        />
        <Stepper
          label="Heavy woods between"
          value={line.heavy}
          min={0}
          max={9}
          onChange={(heavy) => onChange({ heavy })}
        />
        {target !== undefined && (
          <Choice<LinePlan['location']>
            label="Aims at"
            value={line.location}
            choices={[
              { value: ANYWHERE, label: 'Anywhere' },
              ...target.plan.locations.map((location, index) => ({
                value: location,
                label: titled(target.plan.words[index] ?? location),
              })),
            ]}
            onChange={(location) => onChange({ location })}
          />
        )}
      </div>
      <Toggle
        label="Partial cover hides its legs"
        checked={line.cover}
        onChange={(cover) => onChange({ cover })}
      />
      <Toggle
        label="Hostile ECM lies over it, or on the way"
        checked={line.ecm}
        onChange={(ecm) => onChange({ ecm })}
      />
      <Toggle
        label="It cannot be seen: indirect fire only"
        checked={line.blocked}
        onChange={(blocked) => onChange({ blocked, ...(!blocked && { spotter: NO_SPOTTER }) })}
      />
      {line.blocked && (
        <div class="fields">
          <Choice
            label="Who spots"
            value={line.spotter}
            choices={[
              { value: NO_SPOTTER, label: 'Nobody' },
              ...choices.friends.map((friend) => ({
                value: String(friend),
                label: unitWords(stage, friend),
              })),
            ]}
            onChange={(spotter) => onChange({ spotter })}
          />
          {line.spotter !== NO_SPOTTER && (
            <Stepper
              label="Range from the spotter"
              value={line.spotterRange}
              min={1}
              max={60}
              onChange={(spotterRange) => onChange({ spotterRange })}
            />
          )}
        </div>
      )}
    </Disclosure>
  );
}

function lineWords({ bearing, light, heavy, cover, blocked, ecm, location, spotter }: LinePlan): string {
  return [
    BEARINGS.find(({ value }) => value === bearing)?.label.toLowerCase() ?? '',
    ...(light > 0 ? [`${light} light woods`] : []),
    ...(heavy > 0 ? [`${heavy} heavy woods`] : []),
    ...(cover ? ['cover'] : []),
    ...(ecm ? ['ECM'] : []),
    ...(blocked ? [spotter === NO_SPOTTER ? 'unseen' : 'spotted'] : []),
    ...(location === ANYWHERE ? [] : ['aimed']),
  ].join(', ');
}
