import { useState } from 'preact/hooks';
import { say } from '../state/toast.js';
import { grouped } from '../words.js';

interface Choice {
  readonly label: string;
  /** In bytes. */
  readonly largest: number;
  /** Takes the content of the file, or throws an error that says what is wrong with it. Returns the way back. */
  readonly open: (content: unknown) => Promise<(() => void) | undefined>;
  readonly class?: string;
}

/** Opens a JSON file. If the file is refused, the page says why and nothing changes. */
export function OpenJsonFile({ label, largest, open, class: name = '' }: Choice) {
  const [problem, setProblem] = useState('');
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    try {
      const undo = await open(await contentOf(file, largest));
      setProblem('');
      say(`Opened ${file.name}.`, undo && { label: 'Undo', act: undo });
    } catch (error) {
      setProblem(`${file.name} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  return (
    <>
      <label class="button">
        {label}
        <input
          class="unseen"
          type="file"
          accept=".json"
          onChange={(event) => void choose(event.currentTarget)}
        />
      </label>
      {problem !== '' && (
        <p class={`notice bad ${name}`} role="alert">
          {problem} Nothing was changed.
        </p>
      )}
    </>
  );
}

/** @throws {Error} saying what is wrong with the file */
async function contentOf(file: File, largest: number): Promise<unknown> {
  if (file.size > largest) throw new Error(`it is too large (${grouped(file.size)} bytes)`);
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error('it is not JSON');
  }
}
