import { canJoinNetwork } from '../../src/edge/battle-value.js';
import { rulesetOf } from '../../src/edge/rules.js';
import { Choice } from '../controls/choice.js';
import { Hint } from '../controls/hint.js';
import { ruleset } from '../state/address.js';
import { unitOf } from './found-unit.js';
import { AUTOMATIC, type Member, NO_NETWORK } from './member.js';

interface NetworkChoiceProps {
  readonly member: Member;
  readonly change: (member: Member) => void;
}

const CHOICES = [
  { value: AUTOMATIC, label: 'linked as far as it fits' },
  { value: NO_NETWORK, label: 'in no network' },
  ...['1', '2', '3', '4'].map((value) => ({ value, label: `network ${value}` })),
];

export function NetworkChoice({ member, change }: NetworkChoiceProps) {
  const unit = unitOf(member);
  if (unit === undefined || !canJoinNetwork(unit)) return null;
  return (
    <div class="network">
      <Choice
        label="C3"
        value={member.network}
        choices={
          CHOICES.some(({ value }) => value === member.network)
            ? CHOICES
            : [...CHOICES, { value: member.network, label: `network ${member.network}` }]
        }
        onChange={(network) => change({ ...member, network })}
      />
      <Hint about="C3 networks">
        All units in a network use the range of the one nearest to the target. {priceWords()} Slaves need a
        master, and a network needs at least two units.
      </Hint>
    </div>
  );
}

function priceWords(): string {
  const { networkShare, boostedNetworkShare, networkShareOf } = rulesetOf(ruleset.value).battleValue;
  const [share, boosted] = [networkShare, boostedNetworkShare].map((part) => `${Math.round(part * 100)} %`);
  return networkShareOf === 'own-value-by-members'
    ? `Each gains ${share} of its own Battle Value for each unit in the network (${boosted} with boosted computers).`
    : `Each gains ${share} of the whole network’s Battle Value (${boosted} with boosted computers).`;
}
