import { unitOf } from '../../../forces/found-unit.js';
import type { Member } from '../../../forces/member.js';
import { isUnderstood } from '../../../units/unit-problems.js';

/** "Atlas AS7-D 3/4, Locust LCT-1V 4/5 (damaged)": a force while its card is folded. */
export const forceWords = (members: readonly Member[]): string =>
  members
    .map((member) => {
      const { name, gunnery, piloting, condition } = member;
      const unit = unitOf(member);
      const notes = [
        ...(unit === undefined ? ['missing'] : isUnderstood(unit) ? [] : ['not everything understood']),
        ...(condition === undefined ? [] : ['damaged']),
      ];
      return `${name} ${gunnery}/${piloting}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    })
    .join(', ');
