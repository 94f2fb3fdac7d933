import { DropZone } from '../../controls/drop-zone.js';
import { Segmented } from '../../controls/segmented.js';
import { setter } from '../../controls/setter.js';
import { Toggle } from '../../controls/toggle.js';
import { memberOf } from '../../forces/member.js';
import { ShareRow } from '../../forces/share-row.js';
import { ForceView } from './force-view.js';
import { comparing, forces, subject, units } from './state.js';
import { UnitView } from './unit-view.js';
import './battle-value.css';

const SUBJECT_CHOICES = [
  { value: 'unit', label: 'One unit' },
  { value: 'force', label: 'A force' },
] as const;

export function BattleValueView() {
  const places = comparing.value ? (['a', 'b'] as const) : (['a'] as const);
  const members =
    subject.value === 'unit'
      ? places.map((place) => units[place].value)
      : places.flatMap((place) => forces[place].value);
  return (
    <div class="battle-value">
      <div class="view-bar">
        <Segmented
          label="What is it worth?"
          name="battle-value-subject"
          choices={SUBJECT_CHOICES}
          value={subject.value}
          onChange={setter(subject)}
        />
        <Toggle
          label={subject.value === 'unit' ? 'Compare with another unit' : 'Compare with another force'}
          checked={comparing.value}
          onChange={setter(comparing)}
        />
        <ShareRow members={members} />
      </div>
      {subject.value === 'unit' ? <UnitView /> : <ForceView />}
      <DropZone onUnit={show} />
    </div>
  );
}

/** A dropped unit is shown at once: by itself, or as a further unit of the force. */
function show(name: string): void {
  if (subject.value === 'unit') units.a.value = { ...units.a.value, name };
  else if (!forces.a.value.some((member) => member.name === name))
    forces.a.value = [...forces.a.value, memberOf(name)];
}
