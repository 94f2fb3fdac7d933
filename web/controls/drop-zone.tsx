import { useEffect, useRef } from 'preact/hooks';
import { openView, view } from '../state/address.js';
import { dragging } from '../state/dragging.js';
import { addUnits, openDropZone } from '../units/add-units.js';
import { problems, reading } from '../units/dropped-files.js';
import { keptUnits } from '../units/kept-units.js';
import { counted, grouped } from '../words.js';
import { saveFile } from './save-file.js';

const MOST_PROBLEMS = 20;
const NONE = { values: [], unkept: new Set() };

interface DropZoneProps {
  /** Called with the name of a single unit that was dropped. */
  readonly onUnit?: (name: string) => void;
}

/** Takes unit files from the device and reports the outcome. Files dropped anywhere on the page come here as well. */
export function DropZone({ onUnit }: DropZoneProps) {
  const use = useRef(onUnit);
  use.current = onUnit;
  useEffect(() => openDropZone((name) => use.current?.(name)), []);
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].map((file) => ({
      path: file.webkitRelativePath || file.name,
      file,
    }));
    input.value = '';
    void addUnits(files);
  };
  return (
    <section class="drop-zone" data-over={dragging.value} aria-label="Units of your own">
      <p class="drop-words">
        <OwnUnitsWords />
      </p>
      <div class="row">
        <label class="button">
          Choose files
          <input
            class="unseen"
            type="file"
            multiple
            accept=".mtf,.blk,.json,.zip"
            onChange={(event) => take(event.currentTarget)}
          />
        </label>
        <label class="button folder-button">
          Choose a folder
          <input
            class="unseen"
            type="file"
            // @ts-expect-error Every browser of a desktop knows it, and no standard.
            webkitdirectory
            onChange={(event) => take(event.currentTarget)}
          />
        </label>
      </div>
      {problems.value.length > 0 && (
        <div class="problems" role="alert">
          <div class="problems-head">
            <strong>{counted(problems.value.length, 'file')} could not be read</strong>
            <button
              type="button"
              class="icon-button"
              aria-label="Close this list"
              onClick={() => {
                problems.value = [];
              }}
            >
              ×
            </button>
          </div>
          <ul>
            {problems.value.slice(0, MOST_PROBLEMS).map(({ file, words }) => (
              <li key={file}>
                <code>{file}</code>: {words}
              </li>
            ))}
            {problems.value.length > MOST_PROBLEMS && (
              <li>
                … and {grouped(problems.value.length - MOST_PROBLEMS)} more.{' '}
                <button type="button" class="link-button" onClick={saveProblems}>
                  Save the whole list
                </button>
              </li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

function saveProblems(): void {
  const lines = problems.value.map(({ file, words }) => `${file}: ${words}\n`);
  saveFile('files-not-read.txt', lines.join(''), 'text/plain');
}

function OwnUnitsWords() {
  const { value: progress } = reading;
  if (progress !== undefined) {
    return progress.total < 2
      ? 'Reading …'
      : `Reading … ${grouped(progress.read)} of ${grouped(progress.total)} files`;
  }
  const { values, unkept } = keptUnits.listing.value ?? NONE;
  if (values.length === 0) {
    return 'Add your own units: drop .mtf, .blk or .json files, a .zip or a folder anywhere on the page. They stay on this device; nothing is uploaded.';
  }
  const lost =
    unkept.size === 0
      ? 'kept on this device'
      : unkept.size === values.length
        ? 'until you close the page'
        : `${grouped(unkept.size)} of them only until you close the page`;
  return (
    <>
      {`${counted(values.length, 'unit')} of your own, ${lost}. Nothing is uploaded.`}{' '}
      {view.value !== 'own-units' && (
        <button type="button" class="link-button" onClick={() => openView('own-units')}>
          Show, export or delete them
        </button>
      )}
    </>
  );
}
