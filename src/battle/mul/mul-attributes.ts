import type { XmlElement } from './read-xml.js';

export function wholeNumber(element: XmlElement, attribute: string): number | undefined {
  const text = element.attributes.get(attribute)?.trim() ?? '';
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const isTrue = (element: XmlElement, attribute: string): boolean =>
  element.attributes.get(attribute)?.trim().toLowerCase() === 'true';

/** The words of a list that `::` separates. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split('::')
    .map((part) => part.trim())
    .filter((part) => part !== '');
