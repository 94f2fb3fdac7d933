import { signal } from '@preact/signals';
import { isKnownAbility } from '../../../src/rules/abilities/index.js';
import { shareInAddress } from '../../state/address.js';
import type { Field } from './fields.js';
import { FIELDS, NAMES, type Situation, USUAL } from './situation-fields.js';

export const situation = signal<Situation>(USUAL);

export function change(changes: Partial<Situation>): void {
  situation.value = { ...situation.value, ...changes };
}

export function startOver(): void {
  situation.value = USUAL;
}

function read(query: URLSearchParams): void {
  const values: Record<string, unknown> = { ...USUAL };
  for (const name of NAMES) {
    const written = query.get(name);
    const value = written === null ? undefined : FIELDS[name].read(written);
    if (value !== undefined) values[name] = value;
  }
  const known = values as unknown as Situation;
  situation.value = {
    ...known,
    abilities: known.abilities.filter(isKnownAbility),
    targetAbilities: known.targetAbilities.filter(isKnownAbility),
  };
}

function write(): URLSearchParams {
  const query = new URLSearchParams();
  const { value } = situation;
  // Whose units these are is said even where they are the usual ones: a link should tell something.
  query.set('attacker', value.attacker);
  query.set('target', value.target);
  for (const name of NAMES) {
    const field = FIELDS[name] as Field<unknown>;
    const written = field.write(value[name]);
    if (written !== field.write(field.usual)) query.set(name, written);
  }
  return query;
}

shareInAddress('attack', read, write);
