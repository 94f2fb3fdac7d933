import type { Finding } from './play-case.js';

/** The findings. Each cause is reported once and counted from then on. */
export class Findings {
  readonly #counts = new Map<string, { readonly first: Finding; count: number }>();

  /** True if this cause is new. */
  add(finding: Finding): boolean {
    const cause = causeOf(finding);
    const known = this.#counts.get(cause);
    if (known !== undefined) known.count += 1;
    else this.#counts.set(cause, { first: finding, count: 1 });
    return known === undefined;
  }

  get causes(): readonly { readonly first: Finding; readonly count: number }[] {
    return [...this.#counts.values()];
  }
}

/** Identifies a cause by its place in the sources, whatever the error and the unit. */
function causeOf({ target, message, stack }: Finding): string {
  const innermost = stack.slice(Math.max(0, stack.lastIndexOf('because of')));
  const places = innermost
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/demand|ask-rule/.test(line));
  const words = message.replace(/"[^"]*"|-?\d[\d.e+-]*/g, '#').slice(0, 100);
  return `${target} ${places[0] ?? words}`;
}

const SHOWN_PLACES = 6;

/** The message of a finding with the innermost stack frames, and its command. */
export function toldFinding(finding: Finding): string {
  const innermost = finding.stack.slice(Math.max(0, finding.stack.lastIndexOf('because of')));
  const places = innermost
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, SHOWN_PLACES);
  return [`${finding.target}: ${finding.message}`, ...places, `  again: ${commandFor(finding)}`].join('\n');
}

/** The command that reproduces it. */
export const commandFor = ({ target, seed, ruleset }: Pick<Finding, 'target' | 'seed' | 'ruleset'>): string =>
  `npm run fuzz -- --only ${target} --seed ${seed}${ruleset === undefined ? '' : ` --ruleset ${ruleset}`}`;
