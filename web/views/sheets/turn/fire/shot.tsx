import type { Combatant, WeaponMount } from '../../../../../src/edge/battle.js';
import type { ShotForecast, WeaponChoices } from '../../../../../src/edge/table.js';
import { Choice } from '../../../../controls/choice.js';
import type { Elsewhere } from '../../../../controls/elsewhere.js';
import { needWords } from '../../../../controls/need-words.js';
import { OtherNumbers } from '../../../../controls/other-numbers.js';
import { reasons } from '../../../../controls/reasons.js';
import { Stepper } from '../../../../controls/stepper.js';
import { Toggle } from '../../../../controls/toggle.js';
import { withField } from '../../../../controls/with-field.js';
import { oneDigit, percent, signed } from '../../../../words.js';
import type { ShotPlan } from './fire-plan.js';

interface ShotProps {
  readonly unit: Combatant;
  readonly gun: WeaponMount;
  readonly ways: WeaponChoices | undefined;
  readonly shot: ShotForecast;
  readonly planned: ShotPlan | undefined;
  /** The name of another target that it fires at. */
  readonly elsewhere: string | undefined;
  /** The number needed by other rules. */
  readonly others: readonly Elsewhere[];
  readonly onChange: (plan: Omit<ShotPlan, 'target'> | undefined) => void;
}

/** One weapon: its target number, damage and heat, and how it is fired. */
export function Shot({ unit, gun, ways, shot, planned, elsewhere, others, onChange }: ShotProps) {
  const { obstacle, toHit, expected, heat } = shot;
  const { item, mount } = gun;
  const loads = gun.bins.map((bin) => unit.design.bins[bin]).filter((bin) => bin !== undefined);
  const kinds = new Set(loads.map((bin) => bin.item.id));
  const most = ways?.mostShots ?? 1;
  const settings = ways?.settings ?? [];
  const fires = planned !== undefined;
  const blocked = obstacle !== undefined || toHit?.impossible === true;
  return (
    <li class="shot" data-fires={fires}>
      <label class="shot-head">
        <input
          type="checkbox"
          checked={fires}
          disabled={blocked && !fires}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : undefined)}
        />
        <span class="shot-name">
          {item.name} <span class="faint">{mount.location ?? ''}</span>
          {elsewhere !== undefined && <span class="field-note">at {elsewhere}</span>}
        </span>
        {toHit !== undefined && obstacle === undefined ? (
          <span class="shot-figures numbers">
            <strong>{toHit.impossible ? 'cannot' : `${toHit.finalToHit}+`}</strong>
            <span>{percent(toHit.probability)}</span>
            <span>
              <span class="unseen">expected damage </span>
              {oneDigit(expected)} <small class="faint">dmg</small>
            </span>
            {unit.design.tracksHeat && (
              <span>
                <span class="unseen">heat </span>
                {signed(heat)} <small class="faint">heat</small>
              </span>
            )}
          </span>
        ) : (
          <span class="faint">{obstacle}</span>
        )}
      </label>
      {toHit !== undefined && (
        <p class="shot-reasons faint">
          {reasons(toHit.modifiers)} <OtherNumbers own={needWords(shot)} others={others} />
        </p>
      )}
      {fires && (
        <div class="fields shot-ways">
          {kinds.size > 1 && (
            <Choice
              label={`Load of ${item.name}`}
              value={planned.bin ?? gun.firstBin}
              choices={loads.map((bin) => ({
                value: bin.index,
                label: `${bin.item.name}, ${unit.rounds[bin.index]} left`,
              }))}
              onChange={(bin) => onChange({ ...planned, bin })}
            />
          )}
          {most > 1 && (
            <Stepper
              label={`Shots of ${item.name}`}
              value={planned.shots ?? 1}
              min={1}
              max={most}
              onChange={(shots) => onChange({ ...planned, shots })}
            />
          )}
          {ways?.heats && (
            <Toggle
              label="Heat instead of damage"
              checked={planned.heats === true}
              onChange={(heats) => onChange({ ...planned, heats })}
            />
          )}
          {ways?.pulse && (
            <Toggle
              label="Fires through its pulse module"
              checked={planned.pulse === true}
              onChange={(pulse) => onChange({ ...planned, pulse })}
            />
          )}
          {settings.length > 0 && (
            <Choice
              label={`Setting of ${item.name}`}
              value={planned.setting}
              choices={[
                { value: undefined, label: 'As printed' },
                ...settings.map((value) => ({ value, label: `${value} damage` })),
              ]}
              onChange={(points) => onChange(withField(planned, 'setting', points))}
            />
          )}
          {ways?.hotLoads && (
            <Toggle
              label="Hot-loaded"
              checked={planned.hotLoaded === true}
              onChange={(hotLoaded) => onChange({ ...planned, hotLoaded })}
            />
          )}
        </div>
      )}
    </li>
  );
}
