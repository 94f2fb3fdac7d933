import { AbilityPicker } from '../../controls/ability-picker.js';
import { weaponNames } from '../../controls/ability-words.js';
import { Button } from '../../controls/button.js';
import { Disclosure } from '../../controls/disclosure.js';
import { Stepper } from '../../controls/stepper.js';
import { changeForce } from '../../forces/change-force.js';
import type { Force } from '../../forces/force.js';
import { ForceEditor } from '../../forces/force-editor.js';
import { pilotWords } from '../../forces/force-text.js';
import { worthOf } from '../../forces/force-worth.js';
import { unitOf } from '../../forces/found-unit.js';
import { edgeOf, type Member, withEdge } from '../../forces/member.js';
import { NetworkChoice } from '../../forces/network-choice.js';
import { attackAt, attackWith } from '../../forces/send-force.js';
import { WorthTable } from '../../forces/worth-table.js';
import { ruleset } from '../../state/address.js';
import { refuseAsFighter } from '../../units/fighting-unit.js';
import { ForceExports } from './force-exports.js';
import { ForceHead } from './force-head.js';
import { ForceSummary } from './force-summary.js';
import { ForceUses } from './force-uses.js';
import { TextField } from './text-field.js';

const MOST_EDGE = 10;

/** One force: its value, its units, and where it can be used. */
export function ForcePage({ force }: { readonly force: Force }) {
  const worth = worthOf(force.members, ruleset.value);
  return (
    <article class="force-page" aria-label={force.name}>
      <section class="card screen-only" aria-label="The force as a whole">
        <ForceHead force={force} worth={worth} />
        {force.members.length > 0 && (
          <>
            <WorthTable worth={worth} />
            <ForceUses members={force.members} />
          </>
        )}
        <ForceExports force={force} worth={worth} />
      </section>
      <section class="card screen-only" aria-labelledby="units-of-force">
        <h2 id="units-of-force">Units</h2>
        {force.members.length === 0 && (
          <p class="faint">No units yet. Add one here, or from the Units view.</p>
        )}
        <ForceEditor
          title="the force"
          unitLabel="Unit"
          members={force.members}
          keepsDamage
          onChange={(members) => changeForce(force.id, { members })}
          more={(member, place, change) => (
            <>
              <NetworkChoice member={member} change={change} />
              <MemberDetails member={member} place={place} change={change} />
            </>
          )}
          tools={(member, place) => <AttackButtons member={member} place={place} />}
        />
      </section>
      <ForceSummary force={force} worth={worth} />
    </article>
  );
}

interface MemberProps {
  readonly member: Member;
  readonly place: number;
}

const whoseOf = ({ member, place }: MemberProps): string => `unit ${place + 1}, ${member.name}`;

interface MemberDetailsProps extends MemberProps {
  readonly change: (member: Member) => void;
}

function MemberDetails({ member, place, change }: MemberDetailsProps) {
  const { abilities, pilot } = member;
  const others = abilities.filter((id) => id !== EDGE);
  return (
    <Disclosure title="Pilot" summary={pilotWords(member)}>
      <div class="member-pilot">
        <TextField
          label="Name"
          value={pilot}
          longest={LONGEST_PILOT}
          onChange={(name) => change({ ...member, pilot: name })}
        />
        <Stepper
          label="Edge"
          value={edgeOf(member)}
          min={0}
          max={MOST_EDGE}
          onChange={(points) => change(withEdge(member, points))}
        />
      </div>
      <AbilityPicker
        value={others}
        whose={whoseOf({ member, place })}
        weapons={weaponNames(unitOf(member))}
        opponents={[]}
        without={[EDGE]}
        onChange={(next) => change({ ...member, abilities: withOthers(abilities, next) })}
      />
    </Disclosure>
  );
}

const LONGEST_PILOT = 60;
const EDGE = 'edge';

/** Edge has its own field, and stays among the abilities. */
const withOthers = (before: readonly string[], others: readonly string[]): readonly string[] =>
  before.includes(EDGE) ? [...others, EDGE] : others;

/** Buttons that take a unit to the Attack view. */
function AttackButtons({ member, place }: MemberProps) {
  const unit = unitOf(member);
  if (unit === undefined) return null;
  const refused = refuseAsFighter({ unitType: unit.unitType, unit: () => unit });
  if (refused !== undefined) return <span class="faint">In attacks and battles: {refused}.</span>;
  const whose = whoseOf({ member, place });
  return (
    <>
      <Button aria-label={`Attack with it: ${whose}`} onClick={() => attackWith(member)}>
        Attack with it
      </Button>
      <Button aria-label={`Attack it: ${whose}`} onClick={() => attackAt(member)}>
        Attack it
      </Button>
    </>
  );
}
