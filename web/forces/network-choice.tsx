import type { ComponentChildren } from 'preact';
import { canJoinNetwork } from '../../src/edge/battle-value.js';
import { Choice } from '../controls/choice.js';
import { Hint } from '../controls/hint.js';
import { unitOf } from './found-unit.js';
import type { Member } from './member.js';

interface NetworkChoiceProps {
  readonly member: Member;
  readonly change: (member: Member) => void;
  /** What it means to name none. */
  readonly none: string;
  /** What a network is good for. */
  readonly children: ComponentChildren;
}

const NAMES = ['1', '2', '3', '4'];

/** The C3 network of a unit that can be in one. */
export function NetworkChoice({ member, change, none, children }: NetworkChoiceProps) {
  const unit = unitOf(member);
  if (unit === undefined || !canJoinNetwork(unit)) return null;
  return (
    <div class="network">
      <Choice
        label="C3"
        value={member.network}
        choices={[
          { value: '', label: none },
          ...NAMES.map((value) => ({ value, label: `network ${value}` })),
        ]}
        onChange={(network) => change({ ...member, network })}
      />
      <Hint about="C3 networks">{children}</Hint>
    </div>
  );
}
