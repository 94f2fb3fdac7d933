import type { XmlElement } from './read-xml.js';

/** A whole number that an attribute states, or undefined. */
export function wholeNumber(element: XmlElement, attribute: string): number | undefined {
  const text = element.attributes.get(attribute)?.trim() ?? '';
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const isTrue = (element: XmlElement, attribute: string): boolean =>
  element.attributes.get(attribute)?.trim().toLowerCase() === 'true';

/** Words of a list, which `::` joins. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split('::')
    .map((part) => part.trim())
    .filter((part) => part !== '');
