import { useState } from 'preact/hooks';
import { Button } from '../controls/button.js';
import { saveFile } from '../controls/save-file.js';
import { ruleset } from '../state/address.js';
import { say } from '../state/toast.js';
import { MOST_UNITS } from '../state/written-address.js';
import { counted, grouped } from '../words.js';
import { type Member, whole } from './member.js';
import { sayLost } from './say-lost.js';

const MOST_PROBLEMS = 20;

interface MulRowProps {
  readonly title: string;
  readonly members: readonly Member[];
  readonly onChange: (members: readonly Member[]) => void;
  /** Whether its units' damage counts here. */
  readonly keepsDamage: boolean;
}

/** Opens a force that MegaMek saved, and saves one for it. */
export function MulRow({ title, members, onChange, keepsDamage }: MulRowProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    try {
      const { readForceFile } = await import('./force-files.js');
      const { members: read, problems: told } = await readForceFile(file, MOST_UNITS, ruleset.value);
      const battered = keepsDamage ? 0 : read.filter(({ condition }) => condition !== undefined).length;
      setProblems([
        ...(read.length === 0 ? ['None of its units is available here.'] : []),
        ...told,
        ...(battered > 0
          ? [`Damage to ${counted(battered, 'unit')} is left out: it does not change a Battle Value here.`]
          : []),
      ]);
      if (read.length === 0) return;
      onChange(keepsDamage ? read : read.map(whole));
      say(`Opened ${file.name} as ${title}: ${counted(read.length, 'unit')}.`, {
        label: 'Undo',
        act: () => onChange(members),
      });
    } catch (error) {
      setProblems([error instanceof Error ? error.message : String(error)]);
    }
  };
  const save = async () => {
    const { writeMulFile } = await import('./force-files.js');
    const { text, lost } = writeMulFile(members, ruleset.value);
    saveFile(`${title.toLowerCase().replaceAll(' ', '-')}.mul`, text, 'application/xml');
    sayLost(lost);
  };
  return (
    <>
      <label class="button">
        Open a .mul
        <input
          class="unseen"
          aria-label={`Open a .mul as ${title}`}
          type="file"
          accept=".mul"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      <Button aria-label={`Save as .mul: ${title}`} onClick={() => void save()}>
        Save as .mul
      </Button>
      {problems.length > 0 && (
        <ul class="problems mul-problems" role="alert">
          {problems.slice(0, MOST_PROBLEMS).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {problems.length > MOST_PROBLEMS && <li>… and {grouped(problems.length - MOST_PROBLEMS)} more</li>}
        </ul>
      )}
    </>
  );
}
