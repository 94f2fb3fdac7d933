import type { Finding, LibraryEntry } from '../../units/library.js';
import { fullName } from '../../units/unit-names.js';
import { hintOf } from '../print/did-you-mean.js';
import { cut } from '../print/visible.js';

/** Says why a unit was not found, and suggests names. */
export function whyNotFound(
  name: string,
  finding: Exclude<Finding, { readonly kind: 'found' }>,
  searched: Searched,
): string {
  return finding.kind === 'ambiguous'
    ? `"${name}" matches several units: ${listed(finding.candidates)}.`
    : unknown(name, finding.near, searched);
}

/** Where the search looked. */
export interface Searched {
  readonly builtInOnly: boolean;
  /** Why the units that come with the package were not searched. */
  readonly problem: string | undefined;
}

const MOST_LISTED = 8;

/** Lists units of the same name with their files. */
function listed(candidates: readonly LibraryEntry[]): string {
  const names = candidates.map(fullName);
  const shown = candidates.slice(0, MOST_LISTED).map((candidate, place) => {
    const name = names[place];
    const unique = names.filter((other) => other === name).length === 1;
    return unique ? `"${name}"` : `"${name}" in ${candidate.file}`;
  });
  const more = candidates.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function unknown(name: string, near: readonly string[], { builtInOnly, problem }: Searched): string {
  if (looksLikePath(name)) return `${cut(name)}: no such file or folder`;
  const hint = hintOf(near);
  if (problem !== undefined) return `No unit is called "${name}".${hint} ${problem}`;
  const more = builtInOnly
    ? ' Only the built-in units were searched; add your own with --units DIR|ZIP.'
    : '';
  return `No unit is called "${name}".${hint}${more}`;
}

const looksLikePath = (text: string): boolean =>
  /[/\\]/.test(text) || /\.(mtf|blk|json|zip|mul)$/i.test(text);
