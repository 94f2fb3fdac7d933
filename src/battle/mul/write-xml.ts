import { isXmlCharacter } from './read-xml.js';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Returns one element; undefined attributes are left out. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const stated = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${stated}/>`;
  const inner = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${stated}>`, ...inner, `</${name}>`].join('\n');
}

/** Characters that XML does not allow become replacement characters. */
function escaped(text: string): string {
  let result = '';
  for (const character of text) {
    const known = isXmlCharacter(character.codePointAt(0) ?? 0);
    result += known ? (ESCAPES[character] ?? character) : '\ufffd';
  }
  return result;
}
