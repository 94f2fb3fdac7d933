import type { WithText } from '../kept/with-text.js';
import type { OwnUnit } from './own-unit.js';

/** Distinguishes units that were dropped together and share a name, as some published ones do. */
export class Namesakes {
  /** By id: the texts that had it. */
  readonly #texts = new Map<string, string[]>();

  /** The unit with a unique id, unless the same text was dropped before. */
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
