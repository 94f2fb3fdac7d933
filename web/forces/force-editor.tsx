import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../controls/button.js';
import { Skills } from '../controls/skills.js';
import { UnitPicker } from '../controls/unit-picker.js';
import { say } from '../state/toast.js';
import { NotUnderstood } from '../units/not-understood.js';
import type { ShelfUnit } from '../units/shelf-unit.js';
import { capitalised } from '../words.js';
import { MOST_MEMBERS } from './force.js';
import { unitOf } from './found-unit.js';
import { KeptForcesRow } from './kept-forces-row.js';
import { type Member, memberOf, whole } from './member.js';
import { MemberDamage } from './member-damage.js';
import { focusNext, MemberTools, type Tool } from './member-tools.js';
import { MulRow } from './mul-row.js';
import './forces.css';

interface ForceEditorProps {
  /** "Red", for the names of its controls. */
  readonly title: string;
  /** The label of its units, without the number: "Unit". The force's title by default. */
  readonly unitLabel?: string;
  readonly members: readonly Member[];
  readonly onChange: (members: readonly Member[]) => void;
  readonly refuse?: (unit: ShelfUnit) => string | undefined;
  /** Whether its units' damage counts here. */
  readonly keepsDamage?: boolean;
  /** Further buttons for a member. With these the force may be empty, and units can be copied and moved. */
  readonly tools?: (member: Member, place: number) => ComponentChildren;
  /** Further controls for a member. */
  readonly more?: (member: Member, place: number, change: (member: Member) => void) => ComponentChildren;
}

/** Units with their pilots, one below the other. */
export function ForceEditor({
  title,
  unitLabel = title,
  members,
  onChange,
  refuse,
  keepsDamage = false,
  tools,
  more,
}: ForceEditorProps) {
  const [adding, setAdding] = useState(false);
  const change = (place: number) => (member: Member) =>
    onChange(members.map((other, index) => (index === place ? member : other)));
  const now = useRef(members);
  now.current = members;
  const remove = (member: Member, place: number) => {
    onChange(members.filter((_, index) => index !== place));
    say(`${member.name} was removed.`, {
      label: 'Undo',
      // Into the latest version of the force.
      act: () => onChange([...now.current.slice(0, place), member, ...now.current.slice(place)]),
    });
  };
  const list = useRef<HTMLOListElement>(null);
  const arrange = (next: readonly Member[], place: number, tool: Tool) => {
    onChange(next);
    focusNext(list, place, tool);
  };
  return (
    <div class="force">
      <ol class="members" ref={list}>
        {/* In one list, so that the field of a new unit stays the same, and focused, once it is chosen. */}
        {[
          ...members.map((member, place) => (
            <li key={place} class="member">
              <div class="member-head">
                <UnitPicker
                  label={`${unitLabel} ${place + 1}`}
                  value={member.name}
                  onChange={(name) => change(place)({ ...whole(member), name })}
                  {...(refuse && { refuse })}
                />
                <button
                  type="button"
                  class="icon-button"
                  aria-label={`Remove ${unitLabel} ${place + 1}, ${member.name}`}
                  disabled={members.length === 1 && tools === undefined}
                  onClick={() => remove(member, place)}
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
              <NotUnderstood unit={unitOf(member)} />
              {member.condition !== undefined && (
                <MemberDamage
                  member={member}
                  label={`${unitLabel} ${place + 1}`}
                  onRepair={() => change(place)(whole(member))}
                />
              )}
              {more?.(member, place, change(place))}
              {tools && (
                <MemberTools
                  members={members}
                  place={place}
                  label={`${unitLabel} ${place + 1}, ${member.name}`}
                  onArrange={arrange}
                >
                  {tools(member, place)}
                </MemberTools>
              )}
            </li>
          )),
          adding && (
            <li key={members.length} class="member">
              <div class="member-head">
                <UnitPicker
                  label={`${unitLabel} ${members.length + 1}`}
                  value=""
                  onChange={(name) => {
                    setAdding(false);
                    onChange([...members, memberOf(name)]);
                  }}
                  onCancel={() => setAdding(false)}
                  {...(refuse && { refuse })}
                />
              </div>
            </li>
          ),
        ]}
      </ol>
      <div class="row">
        <Button disabled={members.length >= MOST_MEMBERS} onClick={() => setAdding(true)}>
          + Add a unit to {title}
        </Button>
        {tools === undefined && (
          <>
            <MulRow title={title} members={members} onChange={onChange} keepsDamage={keepsDamage} />
            <KeptForcesRow
              title={capitalised(title)}
              members={members}
              onChange={onChange}
              fights={refuse !== undefined}
            />
          </>
        )}
      </div>
    </div>
  );
}
