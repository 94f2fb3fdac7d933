import { CopyButton } from '../controls/copy-button.js';
import { fitsInLink, sharedAddress } from '../state/address.js';
import { MOST_UNITS } from '../state/written-address.js';
import { listed } from '../words.js';
import { ownNames } from './found-unit.js';
import type { Member } from './member.js';
import './share-row.css';

/** A link to what is shown, and a note about what it leaves out. */
export function ShareRow({
  members,
  more,
}: {
  readonly members: readonly Pick<Member, 'name'>[];
  readonly more?: string;
}) {
  const own = ownNames(members);
  return (
    <div class="share-row">
      <CopyButton label="Copy link" text={sharedAddress} done="The link was copied." />
      {!fitsInLink.value && (
        <p class="faint">
          A link holds at most {MOST_UNITS} units a side: this one opens without your forces.
        </p>
      )}
      {(own.length > 0 || more !== undefined) && (
        <p class="faint">
          {own.length > 0 &&
            `${listed(own)} ${own.length === 1 ? 'is' : 'are'} only on this device: anyone who opens the link needs the same ${own.length === 1 ? 'file' : 'files'}. `}
          {more}
        </p>
      )}
    </div>
  );
}
