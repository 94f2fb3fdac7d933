import { say } from '../../state/toast.js';
import { keptUnits } from '../../units/kept-units.js';
import type { OwnUnit } from '../../units/own-unit.js';
import { nameOf } from '../../units/shelf-unit.js';
import { counted } from '../../words.js';

/** Deletes units from the device, and offers to put them back. */
export async function deleteUnits(units: readonly OwnUnit[]): Promise<void> {
  const [first] = units;
  if (first === undefined) return;
  const texts = await keptUnits.texts(units.map(({ id }) => id));
  await keptUnits.delete(...units.map(({ id }) => id));
  const putBack = () => {
    void keptUnits.putTexts(...units.map((value) => ({ value, text: texts.get(value.id) })));
  };
  const words = units.length === 1 ? `${nameOf(first.facts)} was` : `${counted(units.length, 'unit')} were`;
  say(`${words} deleted.`, { label: 'Undo', act: putBack });
}
