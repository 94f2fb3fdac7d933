import { useEffect, useRef, useState } from 'preact/hooks';
import { problems, readGivenFiles, reading } from '../units/dropped-files.js';
import type { GivenFile } from '../units/given-files.js';
import { keptUnits } from '../units/kept-units.js';
import { unitNamed } from '../units/shelf.js';
import { counted, grouped } from '../words.js';

const MOST_PROBLEMS = 20;
const NONE = { values: [], unkept: new Set() };

interface DropZoneProps {
  /** What the view does with a single unit that was dropped, by its name. */
  readonly onUnit?: (name: string) => void;
}

/** Takes unit files from the device; the whole page takes what is dropped on it. */
export function DropZone({ onUnit }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const use = useRef(onUnit);
  use.current = onUnit;
  const read = async (given: readonly GivenFile[]) => {
    const [first, ...others] = await readGivenFiles(given);
    if (first === undefined || others.length > 0) return;
    await unitNamed(first)
      ?.fetch()
      .catch(() => {});
    use.current?.(first);
  };
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      setOver(false);
      void givenBy(event.dataTransfer).then(read);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);

  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].map((file) => ({
      path: file.webkitRelativePath || file.name,
      file,
    }));
    input.value = '';
    void read(files);
  };
  return (
    <section class="drop-zone" data-over={over} aria-label="Units of your own">
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
              <li>… and {problems.value.length - MOST_PROBLEMS} more</li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
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
  return `${counted(values.length, 'unit')} of your own, ${lost}. Nothing is uploaded.`;
}

async function givenBy({ items, files }: DataTransfer): Promise<readonly GivenFile[]> {
  // Asked for at once: after the first pause the browser has forgotten them.
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  return (await Promise.all(entries.map(filesBelow))).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  // A browser hands a folder over in portions, the last of them empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) break;
    found.push(...portion);
  }
  return (await Promise.all(found.map(filesBelow))).flat();
}
