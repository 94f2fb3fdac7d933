import { batch, effect, signal, untracked } from '@preact/signals';
import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';

// The address is `#/attack?rules=total-warfare&…`: whoever opens it sees the same view, ruleset and situation.

export const VIEWS = ['attack', 'battle-value', 'battle'] as const;
export type ViewName = (typeof VIEWS)[number];

export const view = signal<ViewName>('attack');
export const ruleset = signal<RulesetName>('standard');

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

/** The address of the situation that is on show. */
export function sharedAddress(): string {
  return new URL(hashOf(view.peek()), location.href).href;
}

export function openView(name: ViewName): void {
  if (name === view.peek()) return;
  flush();
  view.value = name;
  history.pushState(null, '', hashOf(name));
}

/** Makes a change that Back undoes. */
export function asEntry(change: () => void): void {
  flush();
  batch(change);
  history.pushState(null, '', hashOf(view.peek()));
}

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
  if (location.hash !== hash) history.replaceState(null, '', hash);
}

function hashOf(name: ViewName, all = queries.peek(), rules = ruleset.peek()): string {
  const parts = [rules === 'standard' ? '' : `${RULES}=${rules}`, all[name] ?? ''].filter(
    (part) => part !== '',
  );
  return `#/${name}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

function readAddress(): void {
  const [path = '', text = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
  const name = VIEWS.find((known) => known === path) ?? 'attack';
  const query = new URLSearchParams(text);
  const rules = query.get(RULES) ?? 'standard';
  query.delete(RULES);
  batch(() => {
    view.value = name;
    ruleset.value = RULESETS.find((known) => known === rules) ?? 'standard';
    if (text !== '') queries.value = { ...queries.peek(), [name]: query.toString() };
    if (text !== '') shared.get(name)?.read(query);
  });
}
