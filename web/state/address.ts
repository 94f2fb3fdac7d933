import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { RULESETS, type RulesetName } from '../../src/edge/rules.js';
import { keep, kept } from './kept.js';
import { hashProblem, readHash, type ViewName } from './written-address.js';

// In the browser's history each change of view and each `asEntry` is a step of its own; everything else that is changed
// is written into the step that is open.

export const view = signal<ViewName>('attack');
export const ruleset = signal<RulesetName>('standard');
/** Why the link that was opened was refused; empty if it was not. */
export const refusal = signal('');

const CHOSEN_RULESET = 'tarcomp-ruleset';

/** Remembered for the next time the page is opened; a link that says otherwise wins. */
export function chooseRuleset(name: RulesetName): void {
  ruleset.value = name;
  keep(CHOSEN_RULESET, name);
}

const usualRuleset = (): RulesetName => kept(CHOSEN_RULESET, RULESETS) ?? 'standard';

interface Shared {
  readonly read: (query: URLSearchParams) => void;
  readonly write: () => URLSearchParams;
}

const shared = new Map<ViewName, Shared>();
/** What a link said about views that have not been opened yet, and what open ones say about themselves. */
const queries = signal<Readonly<Partial<Record<ViewName, string>>>>({});

const RULES = 'rules';
/** Browsers refuse pages that change their address too often. */
const PAUSE = 250;

/**
 * Keeps a view's situation and the address in step. `read` gets what the link says, at once and whenever the address is
 * changed from outside; `write` is run again whenever a signal that it reads changes.
 */
export function shareInAddress(name: ViewName, read: Shared['read'], write: Shared['write']): void {
  shared.set(name, { read, write });
  const known = untracked(() => queries.value[name]);
  if (known !== undefined) batch(() => read(new URLSearchParams(known)));
  effect(() => {
    const query = write().toString();
    const all = queries.peek();
    if (all[name] !== query) queries.value = { ...all, [name]: query };
  });
}

/** Whether a link can hold the situation that is on show. */
export const fitsInLink = computed(
  () => hashProblem(fullHashOf(view.value, queries.value, ruleset.value)) === undefined,
);

/** The address of the situation that is on show, or of the view alone where that is too much for a link. */
export function sharedAddress(): string {
  return new URL(hashOf(view.peek()), location.href).href;
}

/** The address of a view with this query, under the rules in use; undefined where it is too much for a link. */
export function linkTo(name: ViewName, query: URLSearchParams): string | undefined {
  const hash = fullHashOf(name, { [name]: query.toString() }, ruleset.peek());
  return hashProblem(hash) === undefined ? new URL(hash, location.href).href : undefined;
}

export function openView(name: ViewName): void {
  if (name === view.peek()) return;
  flush();
  refusal.value = '';
  view.value = name;
  push();
}

/** What the address of a view says, or will say when it is opened. */
const writtenQuery = (name: ViewName): URLSearchParams => new URLSearchParams(queries.peek()[name]);

/** Opens a view with a part of its situation replaced: what `changes` names, and nothing else. */
export function openViewWith(name: ViewName, changes: URLSearchParams): void {
  const query = writtenQuery(name);
  for (const field of new Set(changes.keys())) query.delete(field);
  for (const [field, value] of changes) query.append(field, value);
  flush();
  refusal.value = '';
  batch(() => {
    view.value = name;
    takeOver(name, query);
  });
  push();
}

/**
 * Makes a change that Back undoes. Gives back the same way out for a button; it does nothing once the browser has gone
 * elsewhere.
 */
export function asEntry(change: () => void): () => void {
  flush();
  batch(change);
  const entry = push();
  return () => {
    if (isEntry(history.state, entry)) history.back();
  };
}

let entries = 0;

function push(): string {
  entries += 1;
  const entry = `${performance.timeOrigin}-${entries}`;
  history.pushState({ entry }, '', hashOf(view.peek()));
  return entry;
}

const isEntry = (state: unknown, entry: string): boolean =>
  typeof state === 'object' && state !== null && 'entry' in state && state.entry === entry;

export function followAddress(): void {
  readAddress();
  addEventListener('popstate', readAddress);
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    // Read, so that the effect runs again when any of them changes.
    hashOf(view.value, queries.value, ruleset.value);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  });
  addEventListener('pagehide', flush);
}

function flush(): void {
  const hash = hashOf(view.peek());
  if (location.hash !== hash) history.replaceState(history.state, '', hash);
}

/** A link that would be refused is not written. */
function hashOf(name: ViewName, all = queries.peek(), rules = ruleset.peek()): string {
  const hash = fullHashOf(name, all, rules);
  return hashProblem(hash) === undefined ? hash : fullHashOf(name, {}, rules);
}

function fullHashOf(name: ViewName, all: typeof queries.value, rules: RulesetName): string {
  const parts = [rules === 'standard' ? '' : `${RULES}=${rules}`, all[name] ?? ''].filter(
    (part) => part !== '',
  );
  return `#/${name}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

function readAddress(): void {
  const { view: name, query, problem = '' } = readHash(location.hash);
  // A link that names no rules was made with the standard ones; an address that says nothing leaves it to the user.
  const rules = query?.get(RULES) ?? (query === undefined ? usualRuleset() : 'standard');
  query?.delete(RULES);
  batch(() => {
    view.value = name;
    refusal.value = problem;
    ruleset.value = RULESETS.find((known) => known === rules) ?? 'standard';
    if (query !== undefined) takeOver(name, query);
  });
}

/** A view that stands as the query says already is left alone: what no address holds stays as it is. */
function takeOver(name: ViewName, query: URLSearchParams): void {
  const written = query.toString();
  if (queries.peek()[name] === written) return;
  queries.value = { ...queries.peek(), [name]: written };
  shared.get(name)?.read(query);
}
