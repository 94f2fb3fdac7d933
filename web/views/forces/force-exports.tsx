import { Button } from '../../controls/button.js';
import { CopyButton } from '../../controls/copy-button.js';
import { saveFile } from '../../controls/save-file.js';
import { deleteForce, keepForce } from '../../forces/change-force.js';
import type { Force } from '../../forces/force.js';
import { forceLink } from '../../forces/force-link.js';
import { forceText } from '../../forces/force-text.js';
import type { ForceWorth } from '../../forces/force-worth.js';
import { ownNames } from '../../forces/found-unit.js';
import { sayLost } from '../../forces/say-lost.js';
import { ruleset } from '../../state/address.js';
import { say } from '../../state/toast.js';
import { MOST_UNITS } from '../../state/written-address.js';
import { counted, listed, RULESET_WORDS } from '../../words.js';
import { showForce, showList, showMuster } from './state.js';

interface ForceExportsProps {
  readonly force: Force;
  readonly worth: ForceWorth;
}

/** Exports a force to other programs, other people and paper; copies or deletes it. */
export function ForceExports({ force, worth }: ForceExportsProps) {
  const link = forceLink(force);
  const isEmpty = force.members.length === 0;
  const copy = async () => {
    showForce(await keepForce(force));
    say(`This is a copy of ${force.name}.`);
  };
  return (
    <>
      {!isEmpty && (
        <div class="row">
          <Button onClick={() => void saveMul(force, worth)}>Save as .mul</Button>
          <Button onClick={() => void saveJson(force)}>Save as .json</Button>
          <CopyButton
            label="Copy as text"
            text={() => forceText({ force, worth, rules: RULESET_WORDS[ruleset.value], link })}
            done="The force was copied as text."
          />
          {link !== undefined && (
            <CopyButton label="Copy link" text={() => link} done="The link was copied." />
          )}
          <Button onClick={() => print()}>Print</Button>
        </div>
      )}
      <LinkNotes force={force} isLinked={link !== undefined} />
      <div class="row">
        <Button onClick={() => void copy()}>Duplicate</Button>
        {!isEmpty && <Button onClick={() => musterAgainst(force, worth)}>Muster a force against it</Button>}
        <Button
          onClick={() => {
            deleteForce(force);
            showList();
          }}
        >
          Delete
        </Button>
      </div>
    </>
  );
}

/** With its points and number of units. */
function musterAgainst({ name, members }: Force, { battleValue }: ForceWorth): void {
  const enemies = members.slice(0, MOST_UNITS);
  showMuster({
    against: { name, members: enemies },
    count: [enemies.length, enemies.length],
    ...(battleValue > 0 && { budget: battleValue }),
  });
}

const fileName = ({ name }: Force, ending: string): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'force'
  }.${ending}`;

async function saveMul(force: Force, { missing }: ForceWorth): Promise<void> {
  const { writeMulFile } = await import('../../forces/force-files.js');
  const { text, lost } = writeMulFile(force.members, ruleset.value);
  saveFile(fileName(force, 'mul'), text, 'application/xml');
  sayLost([...(missing > 0 ? [`${counted(missing, 'unit')} that could not be found here`] : []), ...lost]);
}

async function saveJson(force: Force): Promise<void> {
  const { writeJsonFile } = await import('../../forces/force-files.js');
  saveFile(fileName(force, 'json'), writeJsonFile(force, ruleset.value), 'application/json');
}

/** Says what a link to the force leaves out. */
function LinkNotes({ force, isLinked }: { readonly force: Force; readonly isLinked: boolean }) {
  const own = ownNames(force.members);
  const notes = [
    ...(isLinked
      ? []
      : [`A link holds at most ${MOST_UNITS} units: send the .json or the .mul of this force instead.`]),
    ...(isLinked && own.length > 0
      ? [
          `${listed(own)} ${own.length === 1 ? 'is' : 'are'} only on this device: anyone who opens the link needs the same ${own.length === 1 ? 'file' : 'files'}.`,
        ]
      : []),
    ...(isLinked && force.members.some(({ condition }) => condition !== undefined)
      ? ['The link leaves out damage.']
      : []),
  ];
  if (force.members.length === 0 || notes.length === 0) return null;
  return <p class="faint">{notes.join(' ')}</p>;
}
