import { signal } from '@preact/signals';
import { type Member, memberOf } from '../../forces/member.js';
import { readMember, writeMember } from '../../forces/written-member.js';
import { shareInAddress } from '../../state/address.js';

/** Each has its own members, so that switching loses nothing. */
type Subject = 'unit' | 'force';

export const subject = signal<Subject>('unit');
export const comparing = signal(false);
export const units = {
  a: signal<Member>(memberOf('Marauder MAD-3R')),
  b: signal<Member>(memberOf('Warhammer WHM-6R')),
};
export const forces = {
  a: signal<readonly Member[]>([memberOf('Marauder MAD-3R'), memberOf('Locust LCT-1V')]),
  b: signal<readonly Member[]>([memberOf('Warhammer WHM-6R'), memberOf('Commando COM-2D')]),
};
export type Place = keyof typeof units;

shareInAddress(
  'battle-value',
  (query) => {
    const of = (place: Place) => query.getAll(place).map(readMember);
    subject.value = query.get('of') === 'force' ? 'force' : 'unit';
    comparing.value = query.has('b');
    for (const place of ['a', 'b'] as const) {
      const [first, ...others] = of(place);
      if (first === undefined) continue;
      if (subject.value === 'unit') units[place].value = first;
      else forces[place].value = [first, ...others];
    }
  },
  () => {
    const query = new URLSearchParams();
    if (subject.value === 'force') query.set('of', 'force');
    for (const place of comparing.value ? (['a', 'b'] as const) : (['a'] as const)) {
      const members = subject.value === 'unit' ? [units[place].value] : forces[place].value;
      for (const member of members) query.append(place, writeMember(member));
    }
    return query;
  },
);
