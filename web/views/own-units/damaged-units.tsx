import { Button } from '../../controls/button.js';
import { saveFile } from '../../controls/save-file.js';
import type { DamagedRecord } from '../../kept/kept-collection.js';
import { say } from '../../state/toast.js';
import { keptUnits } from '../../units/kept-units.js';
import { counted } from '../../words.js';
import { fileName } from './export-units.js';

/** Stored units that can no longer be read: nothing is deleted before their owner says so. */
export function DamagedUnits({ damaged }: { readonly damaged: readonly DamagedRecord[] }) {
  if (damaged.length === 0) return null;
  return (
    <section class="notice bad damaged-units" aria-label="Damaged units">
      <p>
        <strong>{counted(damaged.length, 'unit')} on this device cannot be read.</strong> The rest is not
        affected. Export what is left of {damaged.length === 1 ? 'it' : 'each'} before you delete it; adding
        its file again may repair it.
      </p>
      <ul>
        {damaged.map((record) => (
          <li key={record.id}>
            <span>
              <code>{record.id}</code>: {record.problem}
            </span>
            <span class="row">
              <Button
                aria-label={`Export what is left of ${record.id}`}
                onClick={() => void exportRest(record)}
              >
                Export
              </Button>
              <Button aria-label={`Delete ${record.id}`} onClick={() => void keptUnits.delete(record.id)}>
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its file, if that is intact; otherwise everything that is stored. */
async function exportRest({ id, stored }: DamagedRecord): Promise<void> {
  const text = await keptUnits.text(id);
  const name = fileOf(stored);
  if (text !== undefined) saveFile(name ?? 'damaged-unit.txt', text, 'text/plain');
  else saveFile('damaged-unit.json', JSON.stringify(stored, undefined, 2), 'application/json');
  say(
    text === undefined
      ? 'Its file is lost. What is left of the record was exported.'
      : 'Its file was exported.',
  );
}

function fileOf(stored: unknown): string | undefined {
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return undefined;
  const { value } = stored;
  if (typeof value !== 'object' || value === null || !('file' in value)) return undefined;
  return typeof value.file === 'string' ? fileName(value.file) : undefined;
}
