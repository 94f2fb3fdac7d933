import { conditionProblem } from '../../src/edge/battle.js';
import { Button } from '../controls/button.js';
import { unitOf } from './found-unit.js';
import type { Member } from './member.js';

interface MemberDamageProps {
  readonly member: Member;
  /** "Unit 2" */
  readonly label: string;
  readonly onRepair: () => void;
}

/** Says that a unit is damaged, or that its damage does not fit it, and repairs it. */
export function MemberDamage({ member, label, onRepair }: MemberDamageProps) {
  const { name, condition } = member;
  const unit = unitOf(member);
  const problem = unit && condition && conditionProblem(unit, condition);
  return (
    <p class="member-damage">
      {problem === undefined
        ? 'Damaged, as its file says.'
        : `Its damage is left out, because this unit cannot have it (${problem}).`}{' '}
      <Button aria-label={`Repair ${label}, ${name}`} onClick={onRepair}>
        Repair
      </Button>
    </p>
  );
}
