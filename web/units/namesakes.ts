import type { WithText } from '../kept/with-text.js';
import type { OwnUnit } from './own-unit.js';

/** Keeps units apart that were given together and share their names, as some published ones do. */
export class Namesakes {
  /** By id, what tells the texts apart that had it. */
  readonly #texts = new Map<string, string[]>();

  /** The same unit, with an id of its own unless its text was given before. */
  apart(unit: WithText<OwnUnit>): WithText<OwnUnit> {
    const { value, text } = unit;
    const texts = this.#texts.get(value.id) ?? [];
    this.#texts.set(value.id, texts);
    const print = fingerprint(text ?? '');
    if (!texts.includes(print)) texts.push(print);
    const place = texts.indexOf(print);
    if (place === 0) return unit;
    const id = `${value.id}#${place + 1}`;
    return { text, value: { ...value, id, facts: { ...value.facts, id } } };
  }
}

function fingerprint(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${text.length}:${hash}`;
}
