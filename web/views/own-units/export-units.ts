import { saveFile } from '../../controls/save-file.js';
import { say } from '../../state/toast.js';
import { doUnitWork } from '../../units/do-unit-work.js';
import { keptUnits } from '../../units/kept-units.js';
import type { OwnUnit } from '../../units/own-unit.js';
import { nameOf } from '../../units/shelf-unit.js';
import type { PackedFile } from '../../units/unit-work.js';
import { counted } from '../../words.js';

export const fileName = (path: string): string => path.split('/').at(-1) ?? path;

/** Saves the file as it was dropped. */
export async function exportUnit({ id, file, facts }: OwnUnit): Promise<void> {
  const text = await keptUnits.text(id);
  if (text === undefined) say(`The file of ${nameOf(facts)} could not be read from this device.`);
  else saveFile(fileName(file), text, 'text/plain');
}

/** Saves all of these files in one archive. */
export async function exportUnits(units: readonly OwnUnit[], unkept: ReadonlySet<string>): Promise<void> {
  // A worker sees only what the device has stored.
  const texts = await keptUnits.texts(units.flatMap(({ id }) => (unkept.has(id) ? [id] : [])));
  const files = units.map(({ id, file }): PackedFile => {
    const text = texts.get(id);
    return { id, path: file, ...(text !== undefined && { text }) };
  });
  try {
    await doUnitWork({ work: 'pack', files }, (told) => {
      if (!('packed' in told)) return;
      const { archive, missing } = told.packed;
      saveFile('own-units.zip', archive, 'application/zip');
      if (missing.length > 0) {
        say(
          `${counted(missing.length, 'file')} could not be read from this device and ${missing.length === 1 ? 'is' : 'are'} missing in the archive.`,
        );
      }
    });
  } catch (error) {
    say(`The archive could not be made: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
