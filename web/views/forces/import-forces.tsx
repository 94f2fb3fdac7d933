import { useId, useState } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { Disclosure } from '../../controls/disclosure.js';
import { Problem } from '../../controls/problem.js';
import { keepForce } from '../../forces/change-force.js';
import { MOST_MEMBERS } from '../../forces/force.js';
import { forceInLink } from '../../forces/written-force.js';
import { ruleset } from '../../state/address.js';
import { say } from '../../state/toast.js';
import { counted } from '../../words.js';
import { showForce } from './state.js';

interface FileProblem {
  readonly file: string;
  readonly words: readonly string[];
}

const MOST_PROBLEMS = 20;

/** Imports forces from files of MegaMek and TarComp, and from links. */
export function ImportForces() {
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    const told: FileProblem[] = [];
    const ids: string[] = [];
    for (const file of files) {
      const { id, words } = await importFile(file);
      if (id !== undefined) ids.push(id);
      if (words.length > 0) told.push({ file: file.name, words });
    }
    setProblems(told);
    const [first] = ids;
    if (first === undefined) return;
    say(`Imported ${counted(ids.length, 'force')}.`);
    showForce(first);
  };
  return (
    <div class="import-forces">
      <div class="row">
        <label class="button">
          Import a file
          <input
            class="unseen"
            aria-label="Import forces from .mul or .json files"
            type="file"
            accept=".mul,.json"
            multiple
            onChange={(event) => void take(event.currentTarget)}
          />
        </label>
        <span class="faint">.mul of MegaMek, or .json</span>
      </div>
      <Disclosure title="Import from a link">
        <LinkField />
      </Disclosure>
      {problems.length > 0 && (
        <div class="problems" role="alert">
          {problems.map(({ file, words }) => (
            <div key={file}>
              <strong>{file}</strong>
              <ul>
                {words.slice(0, MOST_PROBLEMS).map((word) => (
                  <li key={word}>{word}</li>
                ))}
                {words.length > MOST_PROBLEMS && (
                  <li>… and {counted(words.length - MOST_PROBLEMS, 'more', 'more')}</li>
                )}
              </ul>
            </div>
          ))}
          <Button onClick={() => setProblems([])}>Close</Button>
        </div>
      )}
    </div>
  );
}

async function importFile(file: File): Promise<{ readonly id?: string; readonly words: readonly string[] }> {
  try {
    const { readForceFile } = await import('../../forces/force-files.js');
    const { problems, ...force } = await readForceFile(file, MOST_MEMBERS, ruleset.value);
    if (force.members.length === 0) {
      return { words: ['No force was imported: none of its units is available here.', ...problems] };
    }
    return { id: await keepForce(force), words: problems };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { words: [words.replace(`${file.name}: `, '')] };
  }
}

function LinkField() {
  const id = useId();
  const [problem, setProblem] = useState('');
  const open = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('link') ?? '').trim();
    const read = forceInLink(text);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    setProblem('');
    form.reset();
    showForce(await keepForce(read.force));
  };
  return (
    <form
      class="link-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open(event.currentTarget);
      }}
    >
      <label class="label" for={id}>
        Link to a force
      </label>
      <div class="row">
        <input id={id} name="link" class="input" type="text" autocomplete="off" spellcheck={false} />
        <button type="submit" class="button">
          Import
        </button>
      </div>
      <Problem words={problem} />
    </form>
  );
}
