import type { ComponentChildren } from 'preact';
import { Skills } from '../controls/skills.js';
import { UnitPicker } from '../controls/unit-picker.js';
import type { ShelfUnit } from '../units/shelf-unit.js';
import { type Member, memberOf, whole } from './member.js';
import { MulRow } from './mul-row.js';
import './forces.css';

interface ForceEditorProps {
  /** "Red", for the names of its controls. */
  readonly title: string;
  readonly members: readonly Member[];
  readonly onChange: (members: readonly Member[]) => void;
  readonly refuse?: (unit: ShelfUnit) => string | undefined;
  /** Whether it matters here what units have suffered. */
  readonly keepsDamage?: boolean;
  /** What else is to be said about a member. */
  readonly more?: (member: Member, place: number, change: (member: Member) => void) => ComponentChildren;
}

/** Units with their pilots, one below the other. */
export function ForceEditor({
  title,
  members,
  onChange,
  refuse,
  keepsDamage = false,
  more,
}: ForceEditorProps) {
  const change = (place: number) => (member: Member) =>
    onChange(members.map((other, index) => (index === place ? member : other)));
  const last = members.at(-1);
  return (
    <div class="force">
      <ol class="members">
        {members.map((member, place) => (
          <li key={place} class="member">
            <div class="member-head">
              <UnitPicker
                label={`${title} ${place + 1}`}
                value={member.name}
                onChange={(name) => change(place)({ ...whole(member), name })}
                {...(refuse && { refuse })}
              />
              <button
                type="button"
                class="icon-button"
                aria-label={`Remove ${title} ${place + 1}, ${member.name}`}
                disabled={members.length === 1}
                onClick={() => onChange(members.filter((_, index) => index !== place))}
              >
                ×
              </button>
            </div>
            <div class="member-pilot">
              <Skills
                gunnery={member.gunnery}
                piloting={member.piloting}
                onChange={(skills) => change(place)({ ...member, ...skills })}
              />
            </div>
            {member.condition !== undefined && (
              <p class="member-damage">
                Hurt, as its file says.{' '}
                <button
                  type="button"
                  class="button"
                  aria-label={`Repair ${title} ${place + 1}, ${member.name}`}
                  onClick={() => change(place)(whole(member))}
                >
                  Repair
                </button>
              </p>
            )}
            {more?.(member, place, change(place))}
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => onChange([...members, last === undefined ? memberOf('Atlas AS7-D') : whole(last)])}
        >
          + Add a unit to {title}
        </button>
        <MulRow title={title} members={members} onChange={onChange} keepsDamage={keepsDamage} />
      </div>
    </div>
  );
}
